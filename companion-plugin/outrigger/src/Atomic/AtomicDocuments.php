<?php
/**
 * Parts of documents that only the builder's version 4 has.
 *
 * @package Outrigger
 */

namespace Outrigger\Atomic;

use Outrigger\Documents\Document;
use Outrigger\Documents\Documents;
use Outrigger\Reading\Access;
use Outrigger\Reading\Reader;
use Outrigger\Stored\Setting;

/**
 * `elementorAtomicDocuments`: the classes of elements, the site's classes that elements name, and the components that
 * they contain.
 */
final class AtomicDocuments {

	const COMPONENT_TYPE = 'elementor_component';

	/**
	 * Those of the given documents that the viewer may see and that contain an element of version 4, in the order of
	 * the ids.
	 *
	 * @param int[]     $ids       Numbers in the database.
	 * @param Documents $documents Finds documents of the builder.
	 */
	public static function of( array $ids, Documents $documents ): array {
		$found = array();
		foreach ( array_unique( array_map( 'intval', $ids ) ) as $id ) {
			$document = self::document( $id, $documents );
			$elements = $document ? (array) Reader::elements( $document ) : array();
			if ( array_filter( $elements, array( self::class, 'is_atomic' ) ) ) {
				$found[] = self::told( $id, $elements, $documents );
			}
		}
		return $found;
	}

	/** The document with an id: a page, a post, a template or a popup. */
	private static function document( int $id, Documents $documents ): ?Document {
		foreach ( array( 'template', 'popup' ) as $list ) {
			$listed = $documents->all( $list, array( $id ) );
			if ( $listed ) {
				return $listed[0];
			}
		}
		return $documents->of_post( $id );
	}

	/** True for an element of version 4. */
	private static function is_atomic( \stdClass $element ): bool {
		return 0 === strpos( $element->widgetType ?? $element->elType, 'e-' );
	}

	/** A document as `ElementorAtomicDocument`. */
	private static function told( int $id, array $elements, Documents $documents ): array {
		$components = self::components( $elements, $documents );
		$all        = array_merge( $elements, ...array_column( $components, 'elements' ) );
		return array(
			'databaseId' => $id,
			'elements'   => self::parts( $elements ),
			'classes'    => Design::classes( self::class_names( $all ) ),
			'components' => $components,
		);
	}

	/** Elements with styles or interactions, as `ElementorAtomicElement`. Withheld elements are left out. */
	private static function parts( array $elements ): array {
		$parts = array();
		foreach ( $elements as $element ) {
			$stored       = isset( $element->isWithheld ) ? array() : Setting::fields( $element->source );
			$styles       = self::entries( $stored['styles'] ?? null );
			$interactions = self::entries( $stored['interactions'] ?? null );
			if ( $styles || $interactions ) {
				$parts[] = array(
					'id'           => $element->id,
					'styles'       => (object) $styles,
					'interactions' => (object) $interactions,
					'drawing'      => null,
				);
			}
		}
		return $parts;
	}

	/** The entries of an object, or of the JSON text of an object. */
	private static function entries( $value ): array {
		return Setting::fields( is_string( $value ) ? json_decode( $value, false ) : $value );
	}

	/** Ids of the classes that elements name, as keys. */
	private static function class_names( array $elements ): array {
		$names = array();
		foreach ( $elements as $element ) {
			$classes = Setting::fields( Setting::fields( $element->settings )['classes'] ?? null )['value'] ?? array();
			foreach ( is_array( $classes ) ? $classes : array() as $name ) {
				if ( is_string( $name ) ) {
					$names[ $name ] = true;
				}
			}
		}
		return $names;
	}

	/**
	 * The components in elements, and the components inside of these. Each is listed once, even if components contain
	 * each other.
	 */
	private static function components( array $elements, Documents $documents ): array {
		$found   = array();
		$waiting = $elements;
		while ( $waiting ) {
			$id = self::component_id( array_pop( $waiting ) );
			if ( 0 === $id || array_key_exists( $id, $found ) ) {
				continue;
			}
			$inside       = self::inside( $id, $documents );
			$found[ $id ] = null === $inside ? null : array(
				'databaseId'     => $id,
				'elements'       => $inside,
				'atomicElements' => self::parts( $inside ),
			);

			$waiting = array_merge( $waiting, (array) $inside );
		}
		return array_values( array_filter( $found ) );
	}

	/** The id of the component that an element shows; 0 for every other element. */
	private static function component_id( \stdClass $element ): int {
		if ( 'e-component' !== $element->widgetType ) {
			return 0;
		}
		$instance = Setting::fields( Setting::fields( $element->settings )['component_instance'] ?? null )['value'] ?? null;
		$id       = Setting::fields( $instance )['component_id'] ?? null;
		$id       = Setting::is_object( $id ) ? ( Setting::fields( $id )['value'] ?? null ) : $id;
		return is_numeric( $id ) && $id > 0 ? (int) $id : 0;
	}

	/**
	 * The elements of a component; null for a post of another type, for an unpublished post and for a post with a
	 * password.
	 */
	private static function inside( int $id, Documents $documents ): ?array {
		$document = $documents->of_post( $id );
		if ( null === $document || self::COMPONENT_TYPE !== $document->post->post_type ) {
			return null;
		}
		$post = $document->post;
		if ( 'publish' !== $post->post_status || '' !== $post->post_password || Access::is_locked( $post ) ) {
			return null;
		}
		return $document->elements();
	}
}
