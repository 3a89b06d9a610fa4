<?php
/**
 * Terms, and the number of items that a list has for each.
 *
 * @package Outrigger
 */

namespace Outrigger\Loops;

/**
 * The number of a term counts the items that have this term or a term below it; each item counts once. The database
 * counts: a list may have a hundred thousand items.
 */
final class LoopTerms {

	/** The number of terms that one statement counts. */
	const CHUNK = 100;
	/** The most terms of a taxonomy that are counted; more of them would be no usable filter. */
	const MOST = 2000;

	/**
	 * The terms of a taxonomy by name.
	 *
	 * @param string $taxonomy   WordPress's name of the taxonomy.
	 * @param string $items      SQL that selects the ids of the list's items.
	 * @param bool   $hide_empty Whether terms without an item are left out.
	 */
	public static function count( string $taxonomy, string $items, bool $hide_empty ): array {
		$terms = get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false, 'number' => self::MOST ) );
		if ( is_wp_error( $terms ) || '' === $items ) {
			return array();
		}
		$counts = self::counts( self::with_descendants( $terms ), $items );
		$rows   = array();
		foreach ( $terms as $term ) {
			$count = $counts[ (int) $term->term_id ] ?? 0;
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

	/** A term → the ids of the term and of all terms below it, as the table of taxonomies has them. */
	private static function with_descendants( array $terms ): array {
		$parents = array();
		foreach ( $terms as $term ) {
			$parents[ (int) $term->term_id ] = (int) $term->parent;
		}
		$groups = array();
		foreach ( $terms as $term ) {
			$seen = array();
			for ( $id = (int) $term->term_id; $id && ! isset( $seen[ $id ] ); $id = $parents[ $id ] ?? 0 ) {
				$groups[ $id ][] = (int) $term->term_taxonomy_id;
				$seen[ $id ]     = true;
			}
		}
		return $groups;
	}

	/** Term → the number of items with one of its ids. Terms without children are counted in one query. */
	private static function counts( array $groups, string $items ): array {
		$alone = array_filter(
			$groups,
			static function ( array $group ): bool {
				return 1 === count( $group );
			}
		);
		$counts = array();
		foreach ( array_chunk( $alone, self::CHUNK, true ) as $chunk ) {
			$numbers = array_column( $chunk, 0 );
			$found   = self::ask( 'tr.term_taxonomy_id', $numbers, $items, ' GROUP BY tr.term_taxonomy_id' );
			foreach ( $chunk as $id => list( $number ) ) {
				$counts[ $id ] = $found[ $number ] ?? 0;
			}
		}
		foreach ( array_diff_key( $groups, $alone ) as $id => $group ) {
			$counts[ $id ] = self::ask( '0', $group, $items, '' )[0] ?? 0;
		}
		return $counts;
	}

	/** The column that the database counts, by `$by`. */
	private static function ask( string $by, array $numbers, string $items, string $group ): array {
		global $wpdb;
		// phpcs:disable WordPress.DB -- Numbers are integers; the list's statement is WordPress's own.
		$rows = (array) $wpdb->get_results(
			"SELECT $by AS number, COUNT(DISTINCT tr.object_id) AS items FROM {$wpdb->term_relationships} tr"
			. ' WHERE tr.term_taxonomy_id IN (' . implode( ',', array_map( 'intval', $numbers ) ) . ") AND tr.object_id IN (SELECT * FROM ($items) outrigger_list)$group"
		);
		// phpcs:enable
		return array_map( 'intval', array_column( $rows, 'items', 'number' ) );
	}
}
