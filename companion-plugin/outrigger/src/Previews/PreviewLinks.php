<?php
/**
 * Previews open on the front end.
 *
 * @package Outrigger
 */

namespace Outrigger\Previews;

use Outrigger\Settings;

/**
 * The way from a button of an editor to the draft on the front end. A press leads to this WordPress, which knows the
 * editor, checks the nonce and the capability, and sends the browser on with a signed link that counts for a minute and
 * once.
 */
final class PreviewLinks {

	/** Name of the action at `wp-admin/admin-post.php`. */
	const ACTION = 'outrigger_preview';

	/** Listens to WordPress. */
	public static function register(): void {
		add_filter( 'preview_post_link', array( self::class, 'link' ), 20, 2 );
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'open' ) );
		add_action( 'admin_post_nopriv_' . self::ACTION, 'auth_redirect' );
		add_action( 'template_redirect', array( self::class, 'lead' ), 1 );
	}

	/**
	 * The link of a preview. Without the secret nothing can be signed: the front end then asks for a name and a password.
	 *
	 * @param string   $link WordPress's own.
	 * @param \WP_Post $post The post.
	 * @return string
	 */
	public static function link( $link, $post ) {
		$place = '' === Settings::address() || ! $post instanceof \WP_Post ? null : Place::of( $post );
		if ( null === $place ) {
			return $link;
		}
		if ( ! Settings::is_complete() ) {
			return Settings::address() . $place;
		}
		return add_query_arg(
			array(
				'action'        => self::ACTION,
				'preview_id'    => $post->ID,
				'preview_nonce' => wp_create_nonce( 'post_preview_' . $post->ID ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	/** Answers a press on such a link. */
	public static function open(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- `signed` verifies it.
		$address = self::signed( (int) ( $_GET['preview_id'] ?? 0 ), (string) wp_unslash( $_GET['preview_nonce'] ?? '' ) );
		if ( null === $address ) {
			wp_die( esc_html__( 'This preview is not yours, or its link is too old. Go back, load the editor again and press Preview once more.', 'outrigger' ), '', array( 'response' => 403 ) );
		}
		self::go( $address );
	}

	/** Sends an editor on who was led to a page of this WordPress. */
	public static function lead(): void {
		$address = self::instead();
		if ( null !== $address ) {
			self::go( $address );
		}
	}

	/**
	 * The address on the front end for the page of this WordPress that an editor opens from the administration or the
	 * builder: its preview, or the page itself. Null where it stays here.
	 */
	public static function instead(): ?string {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Nothing is changed; `signed` verifies the nonce.
		if ( ! Settings::leads_editors() || isset( $_GET['elementor-preview'] ) ) {
			return null;
		}
		$id = (int) ( $_GET['preview_id'] ?? get_queried_object_id() );
		if ( ! is_singular() || $id <= 0 || ! current_user_can( 'edit_post', $id ) ) {
			return null;
		}
		if ( is_preview() ) {
			// WordPress shows drafts without a nonce, and what was saved by itself with one alone.
			$nonce = isset( $_GET['preview_nonce'] ) ? (string) wp_unslash( $_GET['preview_nonce'] ) : wp_create_nonce( 'post_preview_' . $id );
			return self::signed( $id, $nonce );
		}
		// phpcs:enable WordPress.Security.NonceVerification.Recommended
		$path = (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );
		$home = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
		$is_asked = 0 === strpos( (string) wp_get_raw_referer(), admin_url() );
		return $is_asked ? Settings::address() . substr( $path, strlen( $home ) ) : null;
	}

	/**
	 * The signed address of a preview; null for who may not edit it, a wrong nonce, and what has no preview.
	 *
	 * @param int    $id    Number of the post.
	 * @param string $nonce WordPress's nonce of its preview.
	 */
	private static function signed( int $id, string $nonce ): ?string {
		$post  = get_post( $id );
		$place = $post instanceof \WP_Post ? Place::of( $post ) : null;
		if ( null === $place || ! Settings::is_complete() || ! wp_verify_nonce( $nonce, 'post_preview_' . $id ) || ! current_user_can( 'edit_post', $id ) ) {
			return null;
		}
		return Settings::address() . $place . '&preview_token=' . Tokens::link( get_current_user_id(), $id, $place );
	}

	/**
	 * Sends the browser to the front end, which is another host.
	 *
	 * @param string $address Its address there.
	 */
	private static function go( string $address ): void {
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		wp_redirect( $address ); // phpcs:ignore WordPress.Security.SafeRedirect -- The address is that of the settings.
		exit;
	}
}
