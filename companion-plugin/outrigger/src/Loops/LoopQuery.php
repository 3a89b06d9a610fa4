<?php
/**
 * The contract's conditions on a list as arguments of `WP_Query`.
 *
 * @package Outrigger
 */

namespace Outrigger\Loops;

/**
 * All given conditions must hold; an empty list is no condition.
 */
final class LoopQuery {

	/** An id that no post has, for a condition that no post can meet. */
	const NOBODY = array( 0 );

	/**
	 * Arguments of `WP_Query` for the ids of published content.
	 *
	 * @param string $type  Content type.
	 * @param array  $where `ElementorLoopWhereArgs`.
	 */
	public static function arguments( string $type, array $where ): array {
		$query   = array(
			'post_type'              => $type,
			'post_status'            => 'attachment' === $type ? 'inherit' : 'publish',
			'fields'                 => 'ids',
			'ignore_sticky_posts'    => true,
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
			'author__in'             => (array) ( $where['authorIn'] ?? array() ),
			'author__not_in'         => (array) ( $where['authorNotIn'] ?? array() ),
			's'                      => (string) ( $where['search'] ?? '' ),
			'date_query'             => array_filter(
				array(
					'after'  => $where['after'] ?? null,
					'before' => $where['before'] ?? null,
				)
			),
		);
		$chosen  = array_map( 'intval', (array) ( $where['in'] ?? array() ) );
		$without = $chosen ? array() : array_map( 'intval', (array) ( $where['notIn'] ?? array() ) );
		$sticky  = array_map( 'intval', (array) get_option( 'sticky_posts', array() ) );
		if ( isset( $where['isSticky'] ) && $where['isSticky'] ) {
			$pinned = $chosen ? array_intersect( $chosen, $sticky ) : array_diff( $sticky, $without );
			$chosen = $pinned ? array_values( $pinned ) : self::NOBODY;
		} elseif ( isset( $where['isSticky'] ) && $chosen ) {
			$others = array_diff( $chosen, $sticky );
			$chosen = $others ? array_values( $others ) : self::NOBODY;
		} elseif ( isset( $where['isSticky'] ) ) {
			$without = array_merge( $without, $sticky );
		}
		$terms = self::terms( (array) ( $where['terms'] ?? array() ) );
		if ( null === $terms ) {
			$chosen = self::NOBODY;
		}
		return $query + array(
			'post__in'     => $chosen,
			'post__not_in' => $chosen ? array() : $without,
			'tax_query'    => (array) $terms, // phpcs:ignore WordPress.DB.SlowDBQuery -- The caller filters by terms.
		);
	}

	/**
	 * The order of a list as `orderby` of `WP_Query`.
	 *
	 * @param array $orderby WPGraphQL's orders: `{ field, order }`.
	 */
	public static function order( array $orderby ): array {
		$order = array();
		foreach ( $orderby as $one ) {
			$field = (string) preg_replace( '/^post_(?!_|name__in|parent__in)/', '', (string) ( $one['field'] ?? '' ) );
			if ( '' !== $field ) {
				$order[ $field ] = 'ASC' === ( $one['order'] ?? 'DESC' ) ? 'ASC' : 'DESC';
			}
		}
		return ( $order ? $order : array( 'date' => 'DESC' ) ) + array( 'ID' => 'DESC' );
	}

	/**
	 * Conditions on terms. Each condition is a group of taxonomies; a post needs a listed term of one of these
	 * taxonomies. Null if a condition has no known term, so that no post can meet it.
	 */
	private static function terms( array $conditions ): ?array {
		$query = array( 'relation' => 'AND' );
		foreach ( $conditions as $condition ) {
			$is_excluded = ! empty( $condition['isExcluded'] );
			$groups      = self::by_taxonomy( (array) $condition['databaseIds'] );
			if ( ! $groups && ! $is_excluded ) {
				return null;
			}
			$any = array( 'relation' => $is_excluded ? 'AND' : 'OR' );
			foreach ( $groups as $taxonomy => $ids ) {
				$any[] = array(
					'taxonomy'         => $taxonomy,
					'terms'            => $ids,
					'operator'         => $is_excluded ? 'NOT IN' : 'IN',
					'include_children' => true,
				);
			}
			if ( $groups ) {
				$query[] = $any;
			}
		}
		return $query;
	}

	/** Ids of terms by their taxonomy; unknown ids belong to no taxonomy. */
	private static function by_taxonomy( array $ids ): array {
		$groups = array();
		foreach ( $ids as $id ) {
			$term = get_term( (int) $id );
			if ( $term instanceof \WP_Term ) {
				$groups[ $term->taxonomy ][] = (int) $id;
			}
		}
		return $groups;
	}
}
