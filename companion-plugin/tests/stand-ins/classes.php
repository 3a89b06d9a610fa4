<?php
/** Classes of WPGraphQL and its libraries that the plugin names, and the database as an array. */

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

	/** What WPGraphQL's loaders give: here each record by its number. */
	final class Context {
		public function get_loader( $kind ) { return $this; }
		public function load_deferred( $id ) { return array( 'databaseId' => $id ); }
		public function load_many( $ids ) { return array_map( array( $this, 'load_deferred' ), $ids ); }
	}

	/** The two questions of lists, asked of the array. */
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
