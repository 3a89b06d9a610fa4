<?php
/**
 * The kit that the builder sets up with a new site.
 *
 * @package Outrigger
 */

namespace Outrigger\Kit;

/**
 * The defaults of a kit without stored values, which the builder shows.
 */
final class FreshKit {

	const COLORS = array(
		'primary'   => '#6EC1E4',
		'secondary' => '#54595F',
		'text'      => '#7A7A7A',
		'accent'    => '#61CE70',
	);
	const FONTS  = array(
		'primary'   => array( 'Roboto', '600' ),
		'secondary' => array( 'Roboto Slab', '400' ),
		'text'      => array( 'Roboto', '400' ),
		'accent'    => array( 'Roboto', '500' ),
	);

	/** The settings under the builder's control names. */
	public static function settings(): array {
		$settings = array();
		foreach ( self::COLORS as $id => $color ) {
			$settings['system_colors'][] = array(
				'_id'   => $id,
				'title' => ucfirst( $id ),
				'color' => $color,
			);
		}
		foreach ( self::FONTS as $id => list( $family, $weight ) ) {
			$settings['system_typography'][] = array(
				'_id'                    => $id,
				'title'                  => ucfirst( $id ),
				'typography_typography'  => 'custom',
				'typography_font_family' => $family,
				'typography_font_weight' => $weight,
			);
		}
		return $settings;
	}
}
