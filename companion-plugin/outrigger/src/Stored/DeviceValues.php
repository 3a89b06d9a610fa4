<?php
/**
 * Values that the builder keeps per device.
 *
 * @package Outrigger
 */

namespace Outrigger\Stored;

/**
 * `width`, `width_tablet`, `width_mobile` as a list of device and value.
 */
final class DeviceValues {

	/** Stored device names → those of the contract, from desktop to mobile, with widescreen last. */
	const DEVICES = array(
		'desktop'      => 'DESKTOP',
		'laptop'       => 'LAPTOP',
		'tablet_extra' => 'TABLET_EXTRA',
		'tablet'       => 'TABLET',
		'mobile_extra' => 'MOBILE_EXTRA',
		'mobile'       => 'MOBILE',
		'widescreen'   => 'WIDESCREEN',
	);

	/** The largest number that is taken; a larger one is a typing error. */
	const LONGEST = 100000;

	/**
	 * The stored values of a control by device, of the devices that have one.
	 *
	 * @param array    $settings Name → stored value.
	 * @param string   $control  Name of the control on desktop.
	 * @param callable $read     Returns null for an unusable stored value.
	 * @param mixed    $fallback The value for desktop if none is stored; null leaves desktop out.
	 */
	public static function read( array $settings, string $control, callable $read, $fallback = null ): array {
		$values = array();
		foreach ( self::DEVICES as $device => $name ) {
			$key   = 'desktop' === $device ? $control : "{$control}_{$device}";
			$value = $read( $settings[ $key ] ?? null );
			if ( null === $value && 'desktop' === $device ) {
				$value = $fallback;
			}
			if ( null !== $value ) {
				$values[] = array(
					'device' => $name,
					'value'  => $value,
				);
			}
		}
		return $values;
	}

	/**
	 * A reader of sliders as lengths. With the unit `custom` the size is a whole CSS expression; the reader ignores one
	 * that could break out of its declaration.
	 *
	 * @param string $unit Unit of a number without a unit, and of a number whose unit is unknown.
	 */
	public static function lengths( string $unit ): callable {
		return static function ( $value ) use ( $unit ): ?array {
			$is_slider = Setting::is_object( $value );
			$stored    = Setting::fields( $value );
			$own       = $stored['unit'] ?? null;
			if ( $is_slider && 'custom' === $own ) {
				$expression = Setting::text( $stored['size'] ?? null );
				return null !== $expression && self::is_closed( $expression ) ? self::length( null, 'custom', $expression ) : null;
			}
			$size = Setting::number( $value, -self::LONGEST, self::LONGEST );
			if ( null === $size ) {
				return null;
			}
			$is_known = is_string( $own ) && preg_match( '/^(?:px|%|em|rem|vw|vh|svh|dvh|ch|deg|s|ms)\z/', $own );
			return self::length( $size, $is_slider && $is_known ? $own : $unit );
		};
	}

	/**
	 * A length of the contract.
	 *
	 * @param float|null  $size       The number.
	 * @param string      $unit       CSS unit.
	 * @param string|null $expression The whole value, with the unit `custom`.
	 */
	public static function length( ?float $size, string $unit, ?string $expression = null ): array {
		return array(
			'size'       => $size,
			'unit'       => $unit,
			'expression' => $expression,
		);
	}

	/**
	 * True for a CSS value that cannot continue beyond its declaration: it has only known characters, closed
	 * parentheses and no address.
	 */
	private static function is_closed( string $text ): bool {
		if ( ! preg_match( '/^[\w\s.,%+*\/()-]{1,200}\z/', $text ) || preg_match( '/url\s*\(/i', $text ) ) {
			return false;
		}
		$depth = 0;
		foreach ( str_split( $text ) as $character ) {
			$depth += ( '(' === $character ? 1 : 0 ) - ( ')' === $character ? 1 : 0 );
			if ( $depth < 0 ) {
				return false;
			}
		}
		return 0 === $depth;
	}
}
