<?php
/**
 * Converts types of fields from SDL to WPGraphQL.
 *
 * @package Outrigger
 */

namespace Outrigger\Contract;

/**
 * `[Int!]!` → `array( 'non_null' => array( 'list_of' => array( 'non_null' => 'Int' ) ) )`.
 */
final class TypeExpression {

	/**
	 * A type as WPGraphQL's registration takes it.
	 *
	 * @param object $node A type of a parsed document.
	 * @return string|array
	 */
	public static function of( $node ) {
		if ( 'NonNullType' === $node->kind ) {
			return array( 'non_null' => self::of( $node->type ) );
		}
		if ( 'ListType' === $node->kind ) {
			return array( 'list_of' => self::of( $node->type ) );
		}
		return $node->name->value;
	}
}
