<?php
/**
 * Effects with which pictures open in the lightbox.
 *
 * @package Outrigger
 */

namespace Outrigger\Kit;

use Outrigger\Stored\Setting;

/**
 * The kit's lightbox tab as `ElementorLightbox`.
 */
final class Lightbox {

	const SWITCHES = array(
		'isGlobal'         => 'global_image_lightbox',
		'enableCounter'    => 'lightbox_enable_counter',
		'enableFullscreen' => 'lightbox_enable_fullscreen',
		'enableZoom'       => 'lightbox_enable_zoom',
		'enableShare'      => 'lightbox_enable_share',
	);
	const TEXTS    = array(
		''            => 'NONE',
		'none'        => 'NONE',
		'alt'         => 'ALT',
		'caption'     => 'CAPTION',
		'description' => 'DESCRIPTION',
		'title'       => 'TITLE',
	);
	const NETWORKS = array( 'digg', 'download', 'email', 'facebook', 'linkedin', 'mix', 'odnoklassniki', 'pinterest', 'pocket', 'print', 'reddit', 'skype', 'stumbleupon', 'telegram', 'threads', 'tumblr', 'twitter', 'vk', 'whatsapp', 'xing' );

	/** The entries of the share menu if none are stored. */
	const DEFAULT_NETWORKS = array( 'FACEBOOK', 'X_TWITTER', 'PINTEREST', 'DOWNLOAD' );

	/**
	 * The settings; each switch is on unless it is stored as off.
	 *
	 * @param array $settings Settings of the kit.
	 */
	public static function read( array $settings ): array {
		$lightbox = array(
			'titleSource'       => Setting::choice( $settings['lightbox_title_src'] ?? null, self::TEXTS, 'TITLE' ),
			'descriptionSource' => Setting::choice( $settings['lightbox_description_src'] ?? null, self::TEXTS, 'DESCRIPTION' ),
			'shareNetworks'     => Setting::choices(
				$settings['lightbox_share_networks'] ?? null,
				Setting::enum( self::NETWORKS ) + array( 'x-twitter' => 'X_TWITTER' ),
				self::DEFAULT_NETWORKS
			),
		);
		foreach ( self::SWITCHES as $field => $control ) {
			$lightbox[ $field ] = Setting::is_on( $settings[ $control ] ?? null, true );
		}
		return $lightbox;
	}
}
