<?php
/**
 * The triggers that open a popup by themselves.
 *
 * @package Outrigger
 */

namespace Outrigger\Popups;

use Outrigger\Stored\Setting;

/**
 * `triggers` of `_elementor_popup_display_settings` as `ElementorPopupTriggers`.
 */
final class Triggers {

	const DEFAULT_OFFSET       = 50.0;
	const DEFAULT_INACTIVITY_S = 30.0;

	/**
	 * Every trigger; null for a trigger that is not switched on.
	 *
	 * @param array $stored Name → stored value.
	 */
	public static function read( array $stored ): array {
		$get     = static function ( string $name ) use ( $stored ) {
			return $stored[ $name ] ?? null;
		};
		$seconds = static function ( string $name, float $fallback ) use ( $get ): float {
			return Setting::number( $get( $name ), ...Bounds::SECONDS ) ?? $fallback;
		};
		$when    = static function ( string $name, array $trigger ) use ( $get ): ?array {
			return Setting::is_on( $get( $name ), false ) ? $trigger : null;
		};
		return array(
			'pageLoad'         => $when( 'page_load', array( 'delay' => $seconds( 'page_load_delay', 0 ) ) ),
			'scrolling'        => $when(
				'scrolling',
				array(
					'direction' => 'up' === $get( 'scrolling_direction' ) ? 'UP' : 'DOWN',
					'offset'    => Setting::number( $get( 'scrolling_offset' ), ...Bounds::PERCENT ) ?? self::DEFAULT_OFFSET,
				)
			),
			'scrollingTo'      => $when( 'scrolling_to', array( 'selector' => Setting::text( $get( 'scrolling_to_selector' ) ) ?? '' ) ),
			'click'            => $when( 'click', array( 'times' => Setting::integer( $get( 'click_times' ), ...Bounds::CLICKS ) ?? 1 ) ),
			'inactivity'       => $when( 'inactivity', array( 'time' => $seconds( 'inactivity_time', self::DEFAULT_INACTIVITY_S ) ) ),
			'exitIntent'       => $when( 'exit_intent', array( 'touch' => Setting::is_on( $get( 'exit_intent_touch' ), false ) ) ),
			'adblockDetection' => $when( 'adblock_detection', array( 'delay' => $seconds( 'adblock_detection_delay', 0 ) ) ),
		);
	}
}
