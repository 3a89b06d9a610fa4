<?php
/**
 * The limits between devices.
 *
 * @package Outrigger
 */

namespace Outrigger\Kit;

use Outrigger\Stored\DeviceValues;
use Outrigger\Stored\Setting;

/**
 * The limits of devices from `viewport_*` and `active_breakpoints` of the kit.
 */
final class Breakpoints {

	/** Device → CSS pixels and whether it is in use, by the defaults of the contract. */
	const DEFAULTS = array(
		'mobile'       => array( 767, true ),
		'mobile_extra' => array( 880, false ),
		'tablet'       => array( 1024, true ),
		'tablet_extra' => array( 1200, false ),
		'laptop'       => array( 1366, false ),
		'widescreen'   => array( 2400, false ),
	);

	/** Device → the setting of the builder's first years. That setting is the first pixel of the next device. */
	const EARLIER_NAMES = array(
		'mobile' => 'viewport_md',
		'tablet' => 'viewport_lg',
	);

	/** The base table of widths, in CSS pixels. */
	const BASE = array(
		array( 'name' => 'xs', 'value' => 0 ),
		array( 'name' => 'sm', 'value' => 480 ),
		array( 'name' => 'md', 'value' => 768 ),
		array( 'name' => 'lg', 'value' => 1025 ),
		array( 'name' => 'xl', 'value' => 1440 ),
		array( 'name' => 'xxl', 'value' => 1600 ),
	);

	/**
	 * The bound of every device, the smallest first.
	 *
	 * @param array $settings Settings of the kit.
	 */
	public static function read( array $settings ): array {
		$active = $settings['active_breakpoints'] ?? null;
		$rows   = array();
		foreach ( self::DEFAULTS as $device => list( $default, $is_used ) ) {
			$rows[] = array(
				'device'    => DeviceValues::DEVICES[ $device ],
				'value'     => Setting::integer( $settings[ "viewport_$device" ] ?? null, 1, 10000 ) ?? self::earlier( $settings, $device ) ?? $default,
				'direction' => 'widescreen' === $device ? 'MIN' : 'MAX',
				'isEnabled' => Setting::is_list( $active ) ? in_array( "viewport_$device", $active, true ) : $is_used,
			);
		}
		usort(
			$rows,
			static function ( array $one, array $other ): int {
				return $one['value'] <=> $other['value'];
			}
		);
		return $rows;
	}

	/**
	 * A bound that an old kit stores.
	 *
	 * @param array  $settings Settings of the kit.
	 * @param string $device   The device.
	 */
	private static function earlier( array $settings, string $device ): ?int {
		$first = Setting::integer( $settings[ self::EARLIER_NAMES[ $device ] ?? '' ] ?? null, 2, 10000 );
		return null === $first ? null : $first - 1;
	}
}
