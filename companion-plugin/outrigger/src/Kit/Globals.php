<?php
/**
 * Colours and type styles that elements refer to.
 *
 * @package Outrigger
 */

namespace Outrigger\Kit;

use Outrigger\Stored\DeviceValues;
use Outrigger\Stored\Setting;

/**
 * `system_colors`, `custom_colors`, `system_typography`, `custom_typography`.
 */
final class Globals {

	/** Field of the contract → control, without the prefix of its group. */
	const TEXTS = array(
		'fontFamily'     => 'font_family',
		'fontWeight'     => 'font_weight',
		'textTransform'  => 'text_transform',
		'fontStyle'      => 'font_style',
		'textDecoration' => 'text_decoration',
	);
	/** Field of the contract → control, and the unit of a number without a unit. */
	const LENGTHS = array(
		'fontSize'      => array( 'font_size', 'px' ),
		'lineHeight'    => array( 'line_height', 'em' ),
		'letterSpacing' => array( 'letter_spacing', 'px' ),
		'wordSpacing'   => array( 'word_spacing', 'px' ),
	);

	/**
	 * Colours of a repeater; a row without an id or a colour is left out.
	 *
	 * @param mixed $stored Anything.
	 */
	public static function colors( $stored ): array {
		$colors = array();
		foreach ( Setting::rows( $stored ) as $row ) {
			$id    = Setting::text( $row['_id'] ?? null );
			$color = Setting::text( $row['color'] ?? null );
			if ( null !== $id && null !== $color ) {
				$colors[] = array(
					'id'    => $id,
					'title' => Setting::text( $row['title'] ?? null ) ?? $id,
					'color' => $color,
				);
			}
		}
		return $colors;
	}

	/**
	 * Type styles of a repeater; a row without an id is left out.
	 *
	 * @param mixed $stored Anything.
	 */
	public static function typography( $stored ): array {
		$styles = array();
		foreach ( Setting::rows( $stored ) as $row ) {
			$id = Setting::text( $row['_id'] ?? null );
			if ( null !== $id ) {
				$styles[] = self::style( $id, $row );
			}
		}
		return $styles;
	}

	/** One type style. */
	private static function style( string $id, array $row ): array {
		$style = array(
			'id'    => $id,
			'title' => Setting::text( $row['title'] ?? null ) ?? $id,
		);
		foreach ( self::TEXTS as $field => $control ) {
			$style[ $field ] = Setting::text( $row[ "typography_$control" ] ?? null );
		}
		foreach ( self::LENGTHS as $field => list( $control, $unit ) ) {
			$style[ $field ] = DeviceValues::read( $row, "typography_$control", DeviceValues::lengths( $unit ) );
		}
		return $style;
	}
}
