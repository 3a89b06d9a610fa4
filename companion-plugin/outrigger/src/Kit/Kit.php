<?php
/**
 * The active kit: the site's design settings.
 *
 * @package Outrigger
 */

namespace Outrigger\Kit;

use Outrigger\Reading\ShownSettings;
use Outrigger\Site\Analytics;
use Outrigger\Stored\Setting;

/**
 * The post that the option `elementor_active_kit` names, and its page settings.
 */
final class Kit {

	/** The settings that have typed fields of their own in the contract. */
	const TYPED = array( 'system_colors', 'custom_colors', 'system_typography', 'custom_typography', 'custom_css' );

	/**
	 * The kit as `ElementorKit`; null if there is none.
	 */
	public static function read(): ?array {
		$id = (int) get_option( 'elementor_active_kit' );
		if ( $id <= 0 || 'publish' !== get_post_status( $id ) ) {
			return null;
		}
		$stored   = Setting::fields( get_post_meta( $id, '_elementor_page_settings', true ) );
		$settings = $stored ? $stored : FreshKit::settings();
		return array(
			'databaseId'             => $id,
			'systemColors'           => Globals::colors( $settings['system_colors'] ?? null ),
			'customColors'           => Globals::colors( $settings['custom_colors'] ?? null ),
			'systemTypography'       => Globals::typography( $settings['system_typography'] ?? null ),
			'customTypography'       => Globals::typography( $settings['custom_typography'] ?? null ),
			'breakpoints'            => Breakpoints::read( $settings ),
			'baseBreakpoints'        => Breakpoints::BASE,
			'lightbox'               => Lightbox::read( $settings ),
			'containerFeature'       => self::is_feature_on( get_option( 'elementor_experiment-container', null ), $settings['container'] ?? null ),
			'lazyLoadBackgrounds'    => self::is_feature_on( get_option( 'elementor_lazy_load_background_images', null ), $settings['lazy_load_background_images'] ?? null ),
			'analyticsMeasurementId' => Analytics::measurement_id(),
			'customCss'              => Setting::text( $settings['custom_css'] ?? null ),
			'settings'               => ShownSettings::of( array_diff_key( $settings, array_flip( self::TYPED ) ), null, false ),
		);
	}

	/**
	 * True if a feature is on. The builder stores it in an option, as `active` or `inactive`, or as `1` or an empty
	 * text; an imported kit may have it in its settings.
	 *
	 * @param mixed $option  The option's value; null if it was never stored.
	 * @param mixed $setting The value in the kit's settings.
	 */
	private static function is_feature_on( $option, $setting ): bool {
		$stored = null === $option || 'default' === $option ? $setting : $option;
		if ( in_array( $stored, array( 'inactive', '0', 0 ), true ) ) {
			return false;
		}
		return Setting::is_on( $stored, true );
	}
}
