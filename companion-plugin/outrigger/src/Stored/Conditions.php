<?php
/**
 * Display conditions, `include/singular/page/2265`.
 *
 * @package Outrigger
 */

namespace Outrigger\Stored;

/**
 * `_elementor_conditions` in the form of the contract. If the content that a condition names was deleted, the condition
 * holds nowhere.
 */
final class Conditions {

	/**
	 * All valid conditions.
	 *
	 * @param mixed $stored The meta's value.
	 */
	public static function read( $stored ): array {
		$texts = array_filter( is_array( $stored ) ? $stored : array(), 'is_string' );
		return array_values( array_filter( array_map( array( self::class, 'parse' ), $texts ) ) );
	}

	/** One condition; null for a text that is no condition. */
	private static function parse( string $text ): ?array {
		$parts = explode( '/', $text );
		if ( ! in_array( $parts[0], array( 'include', 'exclude' ), true ) || '' === ( $parts[1] ?? '' ) ) {
			return null;
		}
		$id = $parts[3] ?? '';
		return array(
			'type'    => strtoupper( $parts[0] ),
			'name'    => $parts[1],
			'subName' => '' === ( $parts[2] ?? '' ) ? null : $parts[2],
			'subId'   => is_numeric( $id ) && (float) $id === floor( (float) $id ) && $id > 0 ? (int) $id : null,
		);
	}
}
