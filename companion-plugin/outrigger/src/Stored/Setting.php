<?php
/**
 * Reads single settings as the builder stores them: their values can have any type.
 *
 * @package Outrigger
 */

namespace Outrigger\Stored;

/**
 * Each function reads one value. JSON objects arrive as `stdClass` (elements) or as arrays with names (PHP metas).
 */
final class Setting {

	/**
	 * The entries of an object, name → value; empty for a value that is no object.
	 *
	 * @param mixed $value Anything.
	 */
	public static function fields( $value ): array {
		if ( $value instanceof \stdClass ) {
			return get_object_vars( $value );
		}
		return self::is_object( $value ) ? $value : array();
	}

	/**
	 * True if a value is an object with names. PHP writes an empty object as an empty list.
	 *
	 * @param mixed $value Anything.
	 */
	public static function is_object( $value ): bool {
		return $value instanceof \stdClass || ( is_array( $value ) && ! self::is_list( $value ) );
	}

	/**
	 * True if a value is a list, also an empty one.
	 *
	 * @param mixed $value Anything.
	 */
	public static function is_list( $value ): bool {
		return is_array( $value ) && array_keys( $value ) === array_keys( array_keys( $value ) );
	}

	/**
	 * The number in a number, in a text or in a slider `{ unit, size }`; null for a number outside of the bounds.
	 *
	 * @param mixed $value Anything.
	 * @param float $from  The lowest allowed number.
	 * @param float $to    The highest allowed number.
	 */
	public static function number( $value, float $from, float $to ): ?float {
		$size = self::is_object( $value ) ? ( self::fields( $value )['size'] ?? null ) : $value;
		if ( is_string( $size ) ) {
			$size = is_numeric( trim( $size ) ) ? (float) trim( $size ) : null;
		}
		if ( ! is_int( $size ) && ! is_float( $size ) ) {
			return null;
		}
		return $size >= $from && $size <= $to ? (float) $size : null;
	}

	/**
	 * The same as `number`, rounded to a whole number; halves are rounded up.
	 *
	 * @param mixed $value Anything.
	 * @param float $from  The lowest allowed number.
	 * @param float $to    The highest allowed number.
	 */
	public static function integer( $value, float $from, float $to ): ?int {
		$number = self::number( $value, $from, $to );
		return null === $number ? null : (int) floor( $number + 0.5 );
	}

	/**
	 * A switch: `yes` is on, an empty text and `no` are off; anything else is the fallback.
	 *
	 * @param mixed $value    Anything.
	 * @param bool  $fallback The value if nothing is stored.
	 */
	public static function is_on( $value, bool $fallback ): bool {
		if ( 'yes' === $value || true === $value ) {
			return true;
		}
		return '' === $value || 'no' === $value || false === $value ? false : $fallback;
	}

	/**
	 * A text; null for an empty text and for a value that is no text. Numbers count as texts.
	 *
	 * @param mixed $value Anything.
	 */
	public static function text( $value ): ?string {
		if ( is_int( $value ) || is_float( $value ) ) {
			return (string) wp_json_encode( $value );
		}
		return is_string( $value ) && ! preg_match( '/^[\s\p{Z}\x{FEFF}]*\z/u', $value ) ? $value : null;
	}

	/**
	 * A stored choice as the contract's enum value.
	 *
	 * @param mixed       $value    Anything.
	 * @param array       $choices  Stored text → enum value.
	 * @param string|null $fallback The enum value for an unknown choice.
	 */
	public static function choice( $value, array $choices, ?string $fallback ): ?string {
		return is_string( $value ) && isset( $choices[ $value ] ) ? $choices[ $value ] : $fallback;
	}

	/**
	 * The known choices of a list, each once; the fallback if no list is stored.
	 *
	 * @param mixed $value    Anything.
	 * @param array $choices  Stored text → enum value.
	 * @param array $fallback Enum values.
	 */
	public static function choices( $value, array $choices, array $fallback ): array {
		$list = is_string( $value ) && '' !== $value ? array( $value ) : $value;
		if ( ! self::is_list( $list ) ) {
			return $fallback;
		}
		$known = array();
		foreach ( $list as $item ) {
			$choice = self::choice( $item, $choices, null );
			if ( null !== $choice && ! in_array( $choice, $known, true ) ) {
				$known[] = $choice;
			}
		}
		return $known;
	}

	/**
	 * Stored names as enum values, which are the same names in capitals.
	 *
	 * @param string[] $names Stored names.
	 */
	public static function enum( array $names ): array {
		return array_combine( $names, array_map( 'strtoupper', $names ) );
	}

	/**
	 * The rows of a repeater as arrays; it omits other entries, and returns no rows for another value.
	 *
	 * @param mixed $value Anything.
	 */
	public static function rows( $value ): array {
		$list = self::is_list( $value ) ? $value : array();
		return array_map( array( self::class, 'fields' ), array_values( array_filter( $list, array( self::class, 'is_object' ) ) ) );
	}
}
