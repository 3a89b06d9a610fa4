<?php
/**
 * Terms, and what each is worth to a list.
 *
 * @package Outrigger
 */

namespace Outrigger\Loops;

/**
 * A term counts the items that have it or one below it; each item counts once.
 */
final class LoopTerms {

	/** So many posts are asked for their terms at once. */
	const CHUNK = 1000;

	/**
	 * The terms of a taxonomy by name.
	 *
	 * @param string $taxonomy   WordPress's name of it.
	 * @param int[]  $ids        Numbers of the list's items.
	 * @param bool   $hide_empty Whether terms without an item are left out.
	 */
	public static function count( string $taxonomy, array $ids, bool $hide_empty ): array {
		$terms = get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false ) );
		if ( is_wp_error( $terms ) ) {
			return array();
		}
		$parents = array();
		foreach ( $terms as $term ) {
			$parents[ (int) $term->term_id ] = (int) $term->parent;
		}
		$items = self::items( $taxonomy, $ids, $parents );
		$rows  = array();
		foreach ( $terms as $term ) {
			$count = count( $items[ (int) $term->term_id ] ?? array() );
			if ( $count > 0 || ! $hide_empty ) {
				$rows[] = array(
					'databaseId'       => (int) $term->term_id,
					'parentDatabaseId' => (int) $term->parent,
					'name'             => html_entity_decode( wp_strip_all_tags( $term->name ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
					'slug'             => rawurldecode( $term->slug ),
					'count'            => $count,
				);
			}
		}
		return $rows;
	}

	/** Term → items that have it or one below it, as keys. */
	private static function items( string $taxonomy, array $ids, array $parents ): array {
		$items = array();
		foreach ( array_chunk( $ids, self::CHUNK ) as $chunk ) {
			$found = wp_get_object_terms( $chunk, $taxonomy, array( 'fields' => 'all_with_object_id' ) );
			foreach ( is_wp_error( $found ) ? array() : $found as $term ) {
				$seen = array();
				for ( $id = (int) $term->term_id; $id && ! isset( $seen[ $id ] ); $id = $parents[ $id ] ?? 0 ) {
					$items[ $id ][ (int) $term->object_id ] = true;
					$seen[ $id ]                            = true;
				}
			}
		}
		return $items;
	}
}
