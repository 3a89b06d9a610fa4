<?php
/**
 * The fields and templates that published designs show from elsewhere.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

use Outrigger\Documents\Rows;
use Outrigger\Stored\Elements;
use Outrigger\Stored\Setting;
use Outrigger\Stored\Tree;

/**
 * Custom fields in dynamic tags and in display conditions, and saved templates. An editor who publishes a document with
 * such a tag publishes the field. The front end has the same rules (`domain/builder/named-fields.ts`,
 * `named-templates.ts`).
 */
final class PublishedDesigns {

	/** The cache for the names, until a design changes. */
	const CACHE  = 'outrigger_designs';
	const KEEP_S = 86400;
	/** The number of designs that are read at once; the next constant is the number in total. */
	const CHUNK = 50;
	const MOST  = 5000;
	/** The greatest depth of texts inside of texts: display conditions are JSON in a list. */
	const DEEPEST = 40;

	/** Listens to changes of designs, after which the names are forgotten. */
	public static function register(): void {
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, array( self::class, 'changed' ), 10, 3 );
		}
		add_action( 'transition_post_status', array( self::class, 'published' ), 10, 3 );
	}

	/**
	 * A custom field changed.
	 *
	 * @param mixed  $meta_id Number of the field.
	 * @param int    $id      Number of the post.
	 * @param string $name    Name of the field.
	 */
	public static function changed( $meta_id, $id, $name ): void {
		if ( in_array( $name, Rows::DESIGNS, true ) ) {
			delete_transient( self::CACHE );
		}
	}

	/**
	 * A post was published, or is no longer published.
	 *
	 * @param string   $new  Status now.
	 * @param string   $old  Status before.
	 * @param \WP_Post $post The post.
	 */
	public static function published( $new, $old, $post ): void {
		if ( $new !== $old && '' !== get_post_meta( (int) $post->ID, '_elementor_data', true ) ) {
			delete_transient( self::CACHE );
		}
	}

	/**
	 * Names of the custom fields that published designs show.
	 *
	 * @param Rows $rows The database.
	 * @return string[]
	 */
	public static function fields( Rows $rows ): array {
		return self::read_all( $rows )['fields'];
	}

	/**
	 * Ids of the templates that published designs show.
	 *
	 * @param Rows $rows The database.
	 * @return int[]
	 */
	public static function templates( Rows $rows ): array {
		return self::read_all( $rows )['templates'];
	}

	/** Reads the names of fields and the ids of templates. */
	private static function read_all( Rows $rows ): array {
		$kept = get_transient( self::CACHE );
		if ( is_array( $kept ) ) {
			return $kept;
		}
		$names = array(
			'fields'    => array(),
			'templates' => array(),
		);
		$last  = 0;
		for ( $read = 0; $read < self::MOST; $read += self::CHUNK ) {
			$designs = $rows->designs_with_names( $last, self::CHUNK );
			foreach ( $designs as $design ) {
				$last = max( $last, (int) $design->meta_id );
				self::read_design( $design, $names );
			}
			if ( count( $designs ) < self::CHUNK ) {
				break;
			}
		}
		$made = array(
			'fields'    => array_map( 'strval', array_keys( $names['fields'] ) ),
			'templates' => array_keys( $names['templates'] ),
		);
		set_transient( self::CACHE, $made, self::KEEP_S );
		return $made;
	}

	/**
	 * Adds the names in one stored design. A design behind a password adds its templates, but no fields, because fields
	 * would be visible for everybody.
	 */
	private static function read_design( $design, array &$names ): void {
		$bags = array( $design->meta_value );
		if ( '_elementor_data' === $design->meta_key ) {
			$bags = array_column( Elements::flatten( (array) Tree::read( $design->meta_value ) ), 'settings' );
		}
		foreach ( $bags as $settings ) {
			if ( '' === (string) $design->post_password ) {
				self::read( $settings, $names['fields'], 0 );
			}
			if ( '_elementor_data' === $design->meta_key ) {
				self::read_templates( '', $settings, $names['templates'], 0 );
			}
		}
	}

	/** Adds the ids of templates in a value. */
	private static function read_templates( string $name, $value, array &$ids, int $depth ): void {
		if ( $depth > self::DEEPEST ) {
			return;
		}
		if ( is_string( $value ) && preg_match_all( '/\[elementor-template\s[^\]]*?\bid="?(\d{1,15})/', $value, $found ) ) {
			$ids += array_fill_keys( array_map( 'intval', $found[1] ), true );
		}
		if ( is_array( $value ) || $value instanceof \stdClass ) {
			$is_list = Setting::is_list( $value );
			foreach ( (array) $value as $inner => $one ) {
				self::read_templates( $is_list ? $name : (string) $inner, $one, $ids, $depth + 1 );
			}
		} elseif ( is_scalar( $value ) && ( false !== stripos( $name, 'template' ) || 'mf_form_id' === $name ) ) {
			// Add-ons name a form by its id and a time stamp: `12***1728453198002`.
			if ( preg_match( '/^\s*(\d{1,9})(?:\*{3}\d*)?\s*\z/', is_bool( $value ) ? '' : (string) $value, $found ) && (int) $found[1] > 0 ) {
				$ids[ (int) $found[1] ] = true;
			}
		}
	}

	/** Adds the names in a value. */
	private static function read( $value, array &$names, int $depth ): void {
		if ( $depth > self::DEEPEST ) {
			return;
		}
		if ( is_string( $value ) ) {
			self::read_text( $value, $names, $depth );
			return;
		}
		if ( ! is_array( $value ) && ! $value instanceof \stdClass ) {
			return;
		}
		$fields = (array) $value;
		if ( 'dynamic_tags' === ( $fields['condition'] ?? null ) ) {
			self::add( $fields, $names );
		}
		foreach ( $fields as $inner ) {
			self::read( $inner, $names, $depth + 1 );
		}
	}

	/** Adds the names in the tags of a text, and in conditions that are written as a text. */
	private static function read_text( string $text, array &$names, int $depth ): void {
		if ( false !== strpos( $text, '[elementor-tag ' ) && preg_match_all( '/\[elementor-tag ([^\]]*)\]/', $text, $tags ) ) {
			foreach ( $tags[1] as $attributes ) {
				$settings = preg_match( '/(?:^|\s)settings="([^"]*)"/', $attributes, $found ) ? json_decode( rawurldecode( $found[1] ) ) : null;
				self::add( Setting::fields( $settings ), $names );
			}
		}
		if ( false !== strpos( $text, '"dynamic_tags"' ) ) {
			self::read( json_decode( $text ), $names, $depth + 1 );
		}
	}

	/** Adds a field that a tag names, either by its own name, or by a key and a name: `field_12ab:depth`. */
	private static function add( array $settings, array &$names ): void {
		foreach ( array( 'key', 'custom_key' ) as $entry ) {
			$value = $settings[ $entry ] ?? null;
			$name  = is_string( $value ) ? (string) preg_replace( '/^[^:]*:/', '', $value ) : '';
			if ( '' !== $name ) {
				$names[ $name ] = true;
			}
		}
	}
}
