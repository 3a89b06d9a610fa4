<?php
/**
 * Opens previews on the front end.
 *
 * @package Outrigger
 */

namespace Outrigger\Previews;

use Outrigger\Settings;

/**
 * Leads an editor from a button to the draft on the front end. A press on the button opens a page of this WordPress,
 * which recognises the editor and checks the nonce and the capability. It redirects the browser to a signed link, which
 * is valid once and for a minute.
 */
final class PreviewLinks {

	/** Name of the action at `wp-admin/admin-post.php`. */
	const ACTION = 'outrigger_preview';
	/** Parameter of a link that leads to the editor's view. */
	const IN_VIEW = 'in_view';

	/** Listens to WordPress's hooks. */
	public static function register(): void {
		add_filter( 'preview_post_link', array( self::class, 'link' ), 20, 2 );
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'open' ) );
		add_action( 'admin_post_nopriv_' . self::ACTION, 'auth_redirect' );
		add_action( 'template_redirect', array( self::class, 'lead' ), 1 );
	}

	/**
	 * The link of a preview. Without a secret the plugin cannot sign links: the front end then requires a name and a
	 * password.
	 *
	 * @param string   $link WordPress's own link.
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
		return self::by_way_of_wordpress( $post, array() );
	}

	/**
	 * The link of the editor's view; null if there is no secret, and for documents without such a view.
	 *
	 * @param \WP_Post $post The post.
	 */
	public static function of_view( \WP_Post $post ): ?string {
		$has_view = Settings::is_complete() && null !== Place::in_view( $post );
		return $has_view ? self::by_way_of_wordpress( $post, array( self::IN_VIEW => 1 ) ) : null;
	}

	/** Answers a press on such a button. */
	public static function open(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- `signed` verifies it.
		$address = self::signed( (int) ( $_GET['post'] ?? 0 ), (string) wp_unslash( $_GET['_wpnonce'] ?? '' ), isset( $_GET[ self::IN_VIEW ] ) );
		if ( null === $address ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It chooses a sentence.
			if ( isset( $_GET[ self::IN_VIEW ] ) ) {
				wp_die( esc_html__( 'You may not edit this page, or the link is too old. Go back, load the page again and press Edit with Outrigger once more.', 'outrigger' ), '', array( 'response' => 403 ) );
			}
			wp_die( esc_html__( 'This preview is not yours, or its link is too old. Go back, load the editor again and press Preview once more.', 'outrigger' ), '', array( 'response' => 403 ) );
		}
		self::go( $address );
	}

	/** Redirects an editor who opens a page of this WordPress to the front end, if the settings want that. */
	public static function lead(): void {
		$address = self::instead();
		if ( null !== $address ) {
			self::go( $address );
		}
	}

	/**
	 * The address on the front end for the page of this WordPress that an editor opens from the administration or the
	 * builder: the address of its preview, or of the page itself. Null if the editor stays on this WordPress.
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
			// WordPress shows drafts without a nonce, but an autosave only with a nonce.
			$nonce = isset( $_GET['preview_nonce'] ) ? (string) wp_unslash( $_GET['preview_nonce'] ) : wp_create_nonce( 'post_preview_' . $id );
			return self::signed( $id, $nonce );
		}
		// phpcs:enable WordPress.Security.NonceVerification.Recommended
		$is_asked = 0 === strpos( (string) wp_get_raw_referer(), admin_url() );
		return $is_asked ? Settings::address() . Place::path( $id ) : null;
	}

	/**
	 * The link to the page of this WordPress that recognises the editor and signs a link. The nonce has another name
	 * than `preview_nonce`: on any page WordPress refuses a `preview_nonce` without a login, before it requests a
	 * login.
	 *
	 * @param \WP_Post $post  The post.
	 * @param array    $names Further parameters.
	 */
	private static function by_way_of_wordpress( \WP_Post $post, array $names ): string {
		$names += array(
			'action'   => self::ACTION,
			'post'     => $post->ID,
			'_wpnonce' => wp_create_nonce( 'post_preview_' . $post->ID ),
		);
		return add_query_arg( $names, admin_url( 'admin-post.php' ) );
	}

	/**
	 * The signed address of a preview or of the editor's view; null for a user without the right to edit, for a wrong
	 * nonce, and for a post without a preview.
	 *
	 * @param int    $id      Number of the post.
	 * @param string $nonce   WordPress's nonce for a preview of the post.
	 * @param bool   $in_view True for the editor's view.
	 */
	public static function signed( int $id, string $nonce, bool $in_view = false ): ?string {
		$post  = get_post( $id );
		$place = null;
		if ( $post instanceof \WP_Post ) {
			$place = $in_view ? Place::in_view( $post ) : Place::of( $post );
		}
		if ( null === $place || ! Settings::is_complete() || ! wp_verify_nonce( $nonce, 'post_preview_' . $id ) || ! current_user_can( 'edit_post', $id ) ) {
			return null;
		}
		return Settings::address() . $place . '&preview_token=' . Tokens::link( get_current_user_id(), $id, $place );
	}

	/**
	 * Sends the browser to the front end, which is another host.
	 *
	 * @param string $address The address on the front end.
	 */
	private static function go( string $address ): void {
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		wp_redirect( $address ); // phpcs:ignore WordPress.Security.SafeRedirect -- The address is that of the settings.
		exit;
	}
}
