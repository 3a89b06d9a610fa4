<?php
/**
 * Finds documents of the builder.
 *
 * @package Outrigger
 */

namespace Outrigger\Documents;

use GraphQL\Error\UserError;
use Outrigger\Previews\Visits;
use Outrigger\Reading\Access;
use Outrigger\Reading\PublishedDesigns;
use Outrigger\Templates\Kinds;

/**
 * Finds templates and popups by list, by id, slug or global id; finds pages and posts by the post that WPGraphQL found.
 */
final class Documents {

	/**
	 * From this number of documents on, the memory of an ordinary request may be too small, so the plugin raises the
	 * limit.
	 */
	const MANY = 1000;

	/** The database. @var Rows */
	private $rows;

	/**
	 * A finder.
	 *
	 * @param Rows $rows The database.
	 */
	public function __construct( Rows $rows ) {
		$this->rows = $rows;
	}

	/** The database. */
	public function rows(): Rows {
		return $this->rows;
	}

	/**
	 * Published documents of one list by id; or those of `$ids` that the user may see, in their order.
	 *
	 * @param string     $list `template` or `popup`.
	 * @param int[]|null $ids  Ids; null for all.
	 * @return Document[]
	 */
	public function all( string $list, ?array $ids ): array {
		$kinds = Kinds::stored( $list );
		if ( null === $ids ) {
			return $this->told( $this->documents( $this->rows->published( $kinds ) ) );
		}
		$ids  = array_values( array_unique( array_map( 'intval', $ids ) ) );
		$rows = array_filter(
			$this->rows->by_ids( $ids ),
			static function ( $row ) use ( $kinds ): bool {
				return in_array( $row->kind, $kinds, true ) && Access::may_read( $row );
			}
		);
		$place = array_flip( $ids );
		usort(
			$rows,
			static function ( $one, $other ) use ( $place ): int {
				return $place[ (int) $one->ID ] <=> $place[ (int) $other->ID ];
			}
		);
		return $this->told( $this->documents( $rows ) );
	}

	/**
	 * Visitors get the templates that are in use: by their conditions, if their kind has a place, or because a
	 * published document names them. Only editors get templates that are not in use. Visitors get all popups, because
	 * links can open them.
	 *
	 * @param Document[] $documents Templates or popups.
	 * @return Document[]
	 */
	private function told( array $documents ): array {
		$placed = null;
		$told   = array();
		foreach ( $documents as $document ) {
			$is_told = Kinds::POPUP === $document->kind || Access::may_edit( $document->post ) || $document->has_place();
			if ( ! $is_told ) {
				$placed  = $placed ?? array_flip( PublishedDesigns::templates( $this->rows ) );
				$is_told = isset( $placed[ $document->id ] );
			}
			if ( $is_told ) {
				$told[] = $document;
			}
		}
		return $told;
	}

	/**
	 * One published document; null if the list has no such document.
	 *
	 * @param string      $list    `template` or `popup`.
	 * @param string      $id      A value of the kind that $id_type names.
	 * @param string|null $id_type `DATABASE_ID`, `SLUG` or `ID`, the default.
	 * @throws UserError For a text that is no global id.
	 */
	public function one( string $list, string $id, ?string $id_type ): ?Document {
		$number = $this->number_of( $id, $id_type );
		if ( $number <= 0 ) {
			return null;
		}
		$found = $this->all( $list, array( $number ) );
		return $found && 'publish' === $found[0]->post->post_status ? $found[0] : null;
	}

	/** Listens to WPGraphQL's hooks. */
	public static function register(): void {
		add_filter( 'graphql_resolve_revision_meta_from_parent', array( self::class, 'is_of_parent' ), 10, 3 );
	}

	/**
	 * False for fields that the builder stores with a revision itself, such as elements and settings that are not
	 * published. For all other fields WPGraphQL reads those of the revision's post.
	 *
	 * @param bool   $is_of_parent Answer of the filters before this one.
	 * @param int    $id           Number of the revision.
	 * @param string $name         Name of the field.
	 */
	public static function is_of_parent( $is_of_parent, $id, $name ) {
		return 0 === strpos( (string) $name, '_elementor_' ) ? false : $is_of_parent;
	}

	/**
	 * The document of a page, a post or any other content that WPGraphQL shows.
	 *
	 * @param int $id Number of the post, or of the revision that a preview shows.
	 */
	public function of_post( int $id ): ?Document {
		$post = get_post( $id );
		if ( ! $post ) {
			return null;
		}
		$parent = 'revision' === $post->post_type ? (int) $post->post_parent : 0;
		$meta   = static function ( string $name ) use ( $id, $parent ) {
			$own = get_post_meta( $id, $name, true );
			return '' === $own && $parent ? get_post_meta( $parent, $name, true ) : $own;
		};
		return new Document( $post, $this->kind_of( $post, $meta ), $meta );
	}

	/** The kind of document of a post; null if the builder is not switched on for the post. */
	private function kind_of( \WP_Post $post, callable $meta ): ?string {
		if ( 'builder' !== $meta( '_elementor_edit_mode' ) ) {
			return null;
		}
		$stored = $meta( '_elementor_template_type' );
		if ( is_string( $stored ) && 0 === strpos( $stored, 'wp-' ) ) {
			return $stored;
		}
		$type = 'revision' === $post->post_type ? get_post_type( (int) $post->post_parent ) : $post->post_type;
		return 'page' === $type ? 'wp-page' : 'wp-post';
	}

	/** The documents of some rows. One query per field loads it for all of them. */
	private function documents( array $rows ): array {
		$ids   = array_map(
			static function ( $row ): int {
				return (int) $row->ID;
			},
			array_values( $rows )
		);
		if ( count( $ids ) >= self::MANY ) {
			wp_raise_memory_limit( 'outrigger' );
		}
		$batch = new Batch( $this->rows, $ids );
		return array_map(
			static function ( $row ) use ( $batch ): Document {
				$id      = (int) $row->ID;
				$unsaved = Visits::unsaved( $id );
				return new Document(
					$row,
					$row->kind,
					static function ( string $name ) use ( $batch, $id, $unsaved ) {
						$own = $unsaved ? get_post_meta( $unsaved, $name, true ) : '';
						return '' === $own ? $batch->meta( $id, $name ) : $own;
					}
				);
			},
			array_values( $rows )
		);
	}

	/**
	 * Id of a document; 0 if there is none.
	 *
	 * @throws UserError For a text that is no global id.
	 */
	private function number_of( string $id, ?string $id_type ): int {
		if ( 'DATABASE_ID' === $id_type ) {
			return ctype_digit( $id ) ? (int) $id : 0;
		}
		if ( 'SLUG' === $id_type ) {
			return $this->rows->id_of_slug( $id );
		}
		$parts = explode( ':', (string) base64_decode( $id, true ), 2 ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A global id is base64.
		if ( 2 !== count( $parts ) ) {
			throw new UserError( 'The ID input is invalid. Make sure you set the proper idType for your input.' );
		}
		return 'post' === $parts[0] && ctype_digit( $parts[1] ) ? (int) $parts[1] : 0;
	}
}
