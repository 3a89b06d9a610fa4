<?php
/**
 * Reads `_elementor_data`, also from data that a tool stored with wrong slashes.
 *
 * @package Outrigger
 */

namespace Outrigger\Stored;

/**
 * JSON text → a list of elements.
 */
final class Tree {

	/**
	 * The most bytes of a document. A larger document is a mistake: no design needs more, and it would use up the
	 * memory of the site.
	 */
	const LARGEST_BYTES = 16777216;
	/** From this size on, the memory of an ordinary request may be too small, so the plugin raises the limit. */
	const LARGE_BYTES = 1048576;
	/** The greatest depth of JSON; an element takes two levels. */
	const DEEPEST = 4096;

	/**
	 * The tree; an empty tree for an empty document, null if it is broken.
	 *
	 * @param mixed $stored The meta's value: JSON as text, or a value that a plugin has decoded already.
	 */
	public static function read( $stored ): ?array {
		if ( '' === $stored || null === $stored || false === $stored || array() === $stored ) {
			return array();
		}
		if ( is_array( $stored ) ) {
			$stored = (string) wp_json_encode( $stored );
		}
		if ( ! is_string( $stored ) || strlen( $stored ) > self::LARGEST_BYTES ) {
			return null;
		}
		if ( strlen( $stored ) > self::LARGE_BYTES ) {
			wp_raise_memory_limit( 'outrigger' );
		}
		// Tools that write the meta without WordPress leave slashes in it; tools that add slashes twice leave two of each.
		for ( $slashed = 0; $slashed <= 2; $slashed++ ) {
			$tree = self::tree_of( json_decode( $stored, false, self::DEEPEST ) );
			if ( null !== $tree ) {
				return $tree;
			}
			$stored = stripslashes( $stored );
		}
		return null;
	}

	/**
	 * The list of elements in a stored value: the value itself, the content of an export, or a single element.
	 *
	 * @param mixed $value Decoded JSON.
	 */
	private static function tree_of( $value ): ?array {
		if ( is_array( $value ) ) {
			return $value;
		}
		if ( is_string( $value ) ) {
			$inner = json_decode( $value, false, self::DEEPEST );
			return is_array( $inner ) ? $inner : null;
		}
		if ( ! $value instanceof \stdClass ) {
			return null;
		}
		if ( isset( $value->content ) && is_array( $value->content ) ) {
			return $value->content;
		}
		if ( isset( $value->elType ) || isset( $value->widgetType ) ) {
			return array( $value );
		}
		$values = array_values( get_object_vars( $value ) );
		// PHP writes a list that lost an entry as an object whose names are numbers.
		$are_elements = $values && array_filter( $values, array( Setting::class, 'is_object' ) ) === $values;
		return $are_elements && ctype_digit( implode( '', array_keys( get_object_vars( $value ) ) ) ) ? $values : null;
	}
}
