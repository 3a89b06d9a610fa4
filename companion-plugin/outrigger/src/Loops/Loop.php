<?php
/**
 * A list of content for the builder's loops.
 *
 * @package Outrigger
 */

namespace Outrigger\Loops;

use GraphQL\Error\UserError;
use Outrigger\Site\Languages;

/** `elementorLoop`: the query for the items of a loop, and its answer. */
final class Loop {

	/** The most ids of one answer, which is also the default. */
	const MOST    = 100;
	const DEFAULT = 10;

	/** Arguments of `WP_Query`. @var array */
	private $query;

	/**
	 * A list.
	 *
	 * @param array $query Arguments of `WP_Query`.
	 */
	private function __construct( array $query ) {
		$this->query = $query;
	}

	/**
	 * The list that the contract's `ElementorLoopWhereArgs` describe; null for a content type that REST does not show.
	 *
	 * @param array $where The arguments.
	 */
	public static function find( array $where ): ?self {
		foreach ( get_post_types( array( 'public' => true, 'show_in_rest' => true ), 'objects' ) as $type ) {
			$rest_base = $type->rest_base ? $type->rest_base : $type->name;
			if ( $rest_base === $where['restBase'] ) {
				return new self( Languages::posts( LoopQuery::arguments( $type->name, $where ) ) );
			}
		}
		return null;
	}

	/** The number of items in the whole list. */
	public function total(): int {
		return (int) ( new \WP_Query( array( 'posts_per_page' => 1 ) + $this->query ) )->found_posts;
	}

	/**
	 * A part of the list.
	 *
	 * @param array $args `orderby`, `offset`, `first`.
	 * @return int[]
	 * @throws UserError For a negative offset.
	 */
	public function ids( array $args ): array {
		$offset = (int) ( $args['offset'] ?? 0 );
		$first  = min( self::MOST, (int) ( $args['first'] ?? self::DEFAULT ) );
		if ( $offset < 0 || $first < 0 ) {
			throw new UserError( ( $offset < 0 ? 'offset' : 'first' ) . ' must be a positive integer.' );
		}
		if ( 0 === $first ) {
			return array();
		}
		$window = array(
			'posts_per_page' => $first,
			'offset'         => $offset,
			'no_found_rows'  => true,
			'orderby'        => LoopQuery::order( (array) ( $args['orderby'] ?? array() ) ),
		);
		return $this->run( $window );
	}

	/**
	 * The terms of a taxonomy, and the number of items with each term.
	 *
	 * @param string $taxonomy   WordPress's name of the taxonomy.
	 * @param bool   $hide_empty Whether terms without an item are left out.
	 */
	public function terms( string $taxonomy, bool $hide_empty ): array {
		$object = get_taxonomy( $taxonomy );
		if ( ! $object || ! $object->public ) {
			return array();
		}
		return LoopTerms::count( $taxonomy, $this->statement(), $hide_empty );
	}

	/**
	 * The SQL that selects the ids of the whole list. It is used inside of another statement: the database counts, and
	 * WordPress loads no post.
	 */
	private function statement(): string {
		add_filter( 'posts_pre_query', '__return_empty_array', PHP_INT_MAX );
		$query = new \WP_Query( array( 'posts_per_page' => -1, 'no_found_rows' => true, 'orderby' => 'none' ) + $this->query );
		remove_filter( 'posts_pre_query', '__return_empty_array', PHP_INT_MAX );
		return (string) $query->request;
	}

	/** The ids of a part of the list. */
	private function run( array $window ): array {
		return array_map( 'intval', ( new \WP_Query( $window + $this->query ) )->posts );
	}
}
