<?php
/**
 * Addresses that a page calls, and the version of the contract.
 *
 * @package Outrigger
 */

namespace Outrigger\Site;

use Outrigger\Contract\Sdl;
use Outrigger\Settings;
use Outrigger\Stored\Setting;

/**
 * The contract's `ElementorSiteConfig`.
 */
final class SiteConfig {

	/** All of its fields; the logo is an id. */
	public static function read(): array {
		/**
		 * The address from which a social feed is read; null for none. The filter is for plugins whose feed the front
		 * end shows.
		 *
		 * @param string|null $url Full address.
		 */
		$feed = apply_filters( 'outrigger_social_feed_url', null );
		return array(
			'contractVersion'    => Sdl::version(),
			'restUrl'            => rest_url(),
			'ajaxUrl'            => admin_url( 'admin-ajax.php' ),
			'socialFeedAjaxUrl'  => is_string( $feed ) && '' !== $feed ? $feed : null,
			'accessibleDefaults' => Settings::has_accessible_defaults(),
		);
	}

	/** Id of the logo's picture: the theme's logo, else that of the kit; 0 for none. */
	public static function logo_id(): int {
		$id = (int) get_theme_mod( 'custom_logo' );
		if ( $id <= 0 ) {
			$id = (int) get_option( 'site_logo' );
		}
		if ( $id <= 0 ) {
			$kit = Setting::fields( get_post_meta( (int) get_option( 'elementor_active_kit' ), '_elementor_page_settings', true ) );
			$id  = (int) ( Setting::fields( $kit['site_logo'] ?? null )['id'] ?? 0 );
		}
		return $id > 0 && 'attachment' === get_post_type( $id ) ? $id : 0;
	}
}
