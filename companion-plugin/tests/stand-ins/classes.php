<?php
/**
 * Stand-ins of the classes of WPGraphQL and its libraries that the plugin names, and of the database, which is an
 * array.
 */

// phpcs:disable

namespace GraphQL\Error {
	class UserError extends \Exception {}
}

namespace {
	final class WPGraphQL {
		public static function get_allowed_post_types() {
			return array(
				(object) array( 'name' => 'post', 'hierarchical' => false, 'graphql_single_name' => 'post' ),
				(object) array( 'name' => 'page', 'hierarchical' => true, 'graphql_single_name' => 'page' ),
				(object) array( 'name' => 'attachment', 'hierarchical' => false, 'graphql_single_name' => 'mediaItem' ),
				(object) array( 'name' => 'boat', 'hierarchical' => false, 'graphql_single_name' => 'boat' ),
				(object) array( 'name' => 'pier', 'hierarchical' => true, 'graphql_single_name' => 'pier' ),
			);
		}
	}

	/** A small stand-in of WPGraphQL's loaders: each returns a record by its id. */
	final class Context {
		public function get_loader( $kind ) { return $this; }
		public function load_deferred( $id ) { return array( 'databaseId' => $id ); }
		public function load_many( $ids ) { return array_map( array( $this, 'load_deferred' ), $ids ); }
	}

	/** Two methods for lists, which read the array. */
	final class SiteRows extends \Outrigger\Documents\Rows {
		public $asked = array();

		public function published( array $kinds ): array {
			return array_values( array_filter( $this->all(), function ( $row ) use ( $kinds ) {
				return 'publish' === $row->post_status && in_array( $row->kind, $kinds, true );
			} ) );
		}

		public function by_ids( array $ids ): array {
			return array_values( array_filter( $this->all(), function ( $row ) use ( $ids ) {
				return in_array( $row->ID, $ids, true );
			} ) );
		}

		public function id_of_slug( string $slug ): int {
			foreach ( $this->all() as $row ) {
				if ( $row->post_name === $slug && 'publish' === $row->post_status ) { return $row->ID; }
			}
			return 0;
		}

		public function meta( array $ids, string $name ): array {
			$this->asked[] = $name;
			$values = array();
			foreach ( $ids as $id ) {
				$stored = site( 'posts' )[ $id ]['meta'][ $name ][0] ?? null;
				if ( null !== $stored ) { $values[ $id ] = $stored; }
			}
			return $values;
		}

		public function designs_with_conditions( int $after, int $limit ): array {
			$ids = array_filter( array_keys( site( 'posts' ) ), function ( $id ) use ( $after ) {
				return $id > $after && false !== strpos( (string) get_post_meta( $id, '_elementor_data', true ), 'display_conditions' );
			} );
			return array_map( function ( $id ) { return (object) array( 'meta_id' => $id, 'post_id' => $id ); }, array_slice( array_values( $ids ), 0, $limit ) );
		}

		public function designs_with_names( int $after, int $limit ): array {
			$designs = array();
			foreach ( array_keys( site( 'posts' ) ) as $id ) {
				$post = get_post( $id );
				foreach ( 'publish' === $post->post_status ? self::DESIGNS : array() as $at => $name ) {
					$value = get_post_meta( $id, $name, true );
					if ( '' !== $value && 2 * $id + $at > $after ) {
						$designs[] = (object) array( 'meta_id' => 2 * $id + $at, 'meta_key' => $name, 'meta_value' => $value, 'post_password' => $post->post_password );
					}
				}
			}
			usort( $designs, function ( $one, $other ) { return $one->meta_id <=> $other->meta_id; } );
			return array_slice( $designs, 0, $limit );
		}

		private function all(): array {
			$rows = array();
			foreach ( array_keys( site( 'posts' ) ) as $id ) {
				$post = get_post( $id );
				if ( in_array( $post->post_type, self::POST_TYPES, true ) ) {
					$row = clone $post;
					$rows[] = (object) ( get_object_vars( $row ) + array( 'kind' => (string) get_post_meta( $id, '_elementor_template_type', true ) ) );
				}
			}
			usort( $rows, function ( $one, $other ) { return $one->ID <=> $other->ID; } );
			return $rows;
		}
	}
}

namespace GraphQL {
	/** A value that is computed later. */
	final class Deferred {
		public $later;
		public function __construct( callable $later ) { $this->later = $later; }
	}
}

namespace {
	/** A stand-in of WordPress's query with the parts that searches and lists of ids need. */
	final class WP_Query {
		public $posts = array();
		public $found_posts = 0;
		public $request = 'SELECT wp_posts.ID FROM wp_posts WHERE 1=1';

		private $asked;

		public function get( $name ) { return $this->asked[ $name ] ?? ''; }

		public function __construct( array $query ) {
			$GLOBALS['queries'][] = $this->asked = $query;
			if ( is_array( apply_filters( 'posts_pre_query', null ) ) ) { return; }
			$GLOBALS['posts_loaded'] = true;
			$words = preg_split( '/[\s",+]+/', strtolower( $query['s'] ?? '' ), -1, PREG_SPLIT_NO_EMPTY );
			foreach ( array_keys( site( 'posts' ) ) as $id ) {
				$post = get_post( $id );
				$text = strtolower( "$post->post_title $post->post_content" );
				if ( ! array_filter( $words, function ( $word ) use ( $text ) { return false === strpos( $text, $word ); } ) ) { $this->posts[] = $id; }
			}
		}
	}
}
