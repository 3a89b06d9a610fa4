<?php
/**
 * Begins a preview visit when the front end requests one.
 *
 * @package Outrigger
 */

namespace Outrigger\Previews;

use GraphQL\Error\UserError;
use Outrigger\Settings;

/**
 * `POST /wp-json/outrigger/v1/preview` turns a link into a visit. A query of WPGraphQL with the visit (`Authorization:
 * Outrigger …`) gets the answer that the visit's editor would get; it can change nothing.
 */
final class Visits {

	const SCHEME = 'Outrigger ';
	/** The largest difference between the clocks of this WordPress and the front end, in seconds. */
	const MOST_APART_S = 300;

	/** User and post of this request's visit; null for every other request. @var array|null */
	private static $current = null;

	/** Listens to WordPress's hooks. */
	public static function register(): void {
		self::$current = null;
		add_action( 'rest_api_init', array( self::class, 'add_route' ) );
		add_filter( 'determine_current_user', array( self::class, 'user' ), 25 );
		add_filter( 'graphql_mutation_input', array( self::class, 'refuse' ) );
	}

	/** Adds the route. */
	public static function add_route(): void {
		register_rest_route(
			'outrigger/v1',
			'/preview',
			array(
				'methods'             => 'POST',
				'callback'            => array( self::class, 'begin' ),
				'permission_callback' => array( self::class, 'is_front_end' ),
				'show_in_index'       => false,
			)
		);
	}

	/**
	 * True if the front end sent a request: it signs time and body with the secret.
	 *
	 * @param \WP_REST_Request $request The request.
	 */
	public static function is_front_end( $request ): bool {
		$time = (string) $request->get_header( 'x-outrigger-time' );
		$body = (string) $request->get_body();
		return Settings::is_complete()
			&& abs( time() - (int) $time ) <= self::MOST_APART_S
			&& hash_equals( 'sha256=' . hash_hmac( 'sha256', "$time.$body", Settings::secret() ), (string) $request->get_header( 'x-outrigger-signature' ) );
	}

	/**
	 * Redeems a link and returns its visit.
	 *
	 * @param \WP_REST_Request $request Body: `{"id": "…"}`.
	 * @return array|\WP_Error
	 */
	public static function begin( $request ) {
		$sent  = json_decode( (string) $request->get_body(), true );
		$found = Tokens::redeem( is_array( $sent ) && is_string( $sent['id'] ?? null ) ? $sent['id'] : '' );
		if ( null === $found ) {
			return new \WP_Error( 'outrigger_preview_over', __( 'This link was opened before, or its editor may not edit any more.', 'outrigger' ), array( 'status' => 410 ) );
		}
		$until = time() + Tokens::VISIT_S;
		return array(
			'visit' => Tokens::visit( $found['user'], $found['post'], $until ),
			'until' => $until,
		);
	}

	/**
	 * Id of the user of a GraphQL request with a visit.
	 *
	 * @param int|false $user The user that WordPress has recognised already.
	 * @return int|false
	 */
	public static function user( $user ) {
		$header = (string) wp_unslash( $_SERVER['HTTP_AUTHORIZATION'] ?? $_SERVER['REDIRECT_HTTP_AUTHORIZATION'] ?? '' );
		if ( $user || 0 !== strpos( $header, self::SCHEME ) || ! function_exists( 'is_graphql_http_request' ) || ! is_graphql_http_request() ) {
			return $user;
		}
		$visit = Tokens::read( substr( $header, strlen( self::SCHEME ) ) );
		if ( null === $visit ) {
			return $user;
		}
		self::$current = $visit;
		return $visit['user'];
	}

	/**
	 * Refuses mutations in a preview, which may only read.
	 *
	 * @param mixed $input The input of the mutation.
	 * @return mixed
	 * @throws UserError In a visit.
	 */
	public static function refuse( $input ) {
		if ( null !== self::$current ) {
			throw new UserError( 'A preview changes nothing.' );
		}
		return $input;
	}

	/**
	 * The id of the visiting editor's autosave of a template or popup; 0 if there is none.
	 *
	 * @param int $id Number of the document.
	 */
	public static function unsaved( int $id ): int {
		if ( null === self::$current || self::$current['post'] !== $id ) {
			return 0;
		}
		$autosave = wp_get_post_autosave( $id, self::$current['user'] );
		$post     = get_post( $id );
		return $autosave && $post && $autosave->post_modified_gmt >= $post->post_modified_gmt ? (int) $autosave->ID : 0;
	}
}
