<?php
/**
 * Comparators of display conditions.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

/**
 * Compares values with an editor's comparator; null for a comparator of another kind. The front end has the same rules
 * (`domain/templates/display-comparators.ts`).
 */
final class Comparators {

	/** Compares two texts. */
	public static function texts( string $comparator, string $value, string $other ): ?bool {
		switch ( $comparator ) {
			case 'is':
				return $value === $other;
			case 'is_not':
				return $value !== $other;
			case 'contains':
				return '' === $other || false !== strpos( $value, $other );
			case 'not_contain':
				return '' !== $other && false === strpos( $value, $other );
			case 'is_empty':
				return '' === trim( $value );
			case 'is_not_empty':
				return '' !== trim( $value );
			default:
				return null;
		}
	}

	/**
	 * Compares two numbers: `is`, `is_not`, `is_before`, `is_after`, `is_less_than`, `is_greater_than`; some also with
	 * `_inclusive`.
	 */
	public static function numbers( string $comparator, float $value, ?float $other ): ?bool {
		if ( null === $other ) {
			return null;
		}
		$order     = $value <=> $other;
		$direction = (string) preg_replace( '/_inclusive$/D', '', $comparator );
		if ( 'is' === $direction ) {
			return 0 === $order;
		}
		if ( 'is_not' === $direction ) {
			return 0 !== $order;
		}
		if ( 0 === $order && $direction !== $comparator ) {
			return true;
		}
		if ( in_array( $direction, array( 'is_before', 'is_less_than' ), true ) ) {
			return $order < 0;
		}
		return in_array( $direction, array( 'is_after', 'is_greater_than' ), true ) ? $order > 0 : null;
	}

	/** Compares two days. If there is no date, no day is before or after it. */
	public static function dates( string $comparator, ?string $date, $other ): ?bool {
		$value  = self::day_of( $date );
		$wanted = self::day_of( $other );
		if ( null === $wanted ) {
			return null;
		}
		return null === $value ? 'is_not' === $comparator : self::numbers( $comparator, $value, $wanted );
	}

	/** Reverses an answer for `is_not` and `is_none_of`. */
	public static function negate( string $comparator, bool $is_met ): bool {
		return preg_match( '/(?:^|_)(?:not|none)(?:_|$)/D', $comparator ) ? ! $is_met : $is_met;
	}

	/** Minutes after midnight of `09:30` or `9:30 pm`; null for a text that is no time. */
	public static function minutes_of( $time ): ?int {
		if ( ! is_string( $time ) || ! preg_match( '/^\s*(\d{1,2}):(\d{2})(?::\d{2})?\s*(am|pm)?\s*$/iD', $time, $found ) ) {
			return null;
		}
		$half = strtolower( $found[3] ?? '' );
		if ( (int) $found[1] > ( '' === $half ? 23 : 12 ) || (int) $found[2] > 59 ) {
			return null;
		}
		$hour = '' === $half ? (int) $found[1] : (int) $found[1] % 12 + ( 'pm' === $half ? 12 : 0 );
		return $hour * 60 + (int) $found[2];
	}

	/** A day as a number that can be compared: `2026-05-01T…` → 20260501. */
	private static function day_of( $date ): ?float {
		return is_string( $date ) && preg_match( '/^(\d{4})-(\d{2})-(\d{2})/', $date, $found ) ? (float) ( $found[1] . $found[2] . $found[3] ) : null;
	}
}
