<?php
/**
 * The classes and variables that elements of the builder's version 4 share.
 *
 * @package Outrigger
 */

namespace Outrigger\Atomic;

use Outrigger\Stored\Setting;

/**
 * Classes and variables of the site. Since version 4.1 each class is a post; before that, a meta of the kit contained
 * all classes.
 */
final class Design {

	/** The most classes that are read; no site has as many. */
	const MOST_CLASSES = 2000;

	/**
	 * Classes as `ElementorGlobalClass`, the strongest first.
	 *
	 * @param array $used Ids of the used classes as keys; all others are left out.
	 */
	public static function classes( array $used ): array {
		$stored = self::from_posts() + self::from_kit();
		$order  = Setting::fields( self::kit_meta( '_elementor_global_classes_order' ) )['order']
			?? Setting::fields( self::kit_meta( '_elementor_global_classes' ) )['order'] ?? array();
		$ids    = array_filter( is_array( $order ) ? $order : array(), 'is_string' );
		$told   = array();
		foreach ( array_values( array_unique( array_merge( $ids, array_keys( $stored ) ) ) ) as $place => $id ) {
			if ( isset( $stored[ $id ], $used[ $id ] ) ) {
				$told[] = array( 'order' => $place ) + $stored[ $id ];
			}
		}
		return $told;
	}

	/** Design tokens as `ElementorVariable`. */
	public static function variables(): array {
		$data = Setting::fields( Setting::fields( self::kit_meta( '_elementor_global_variables' ) )['data'] ?? null );
		$told = array();
		foreach ( $data as $id => $stored ) {
			$fields = Setting::fields( $stored );
			if ( ! is_string( $fields['type'] ?? null ) || ! is_string( $fields['label'] ?? null ) ) {
				continue;
			}
			$told[] = array(
				'id'           => (string) $id,
				'label'        => $fields['label'],
				'type'         => $fields['type'],
				'value'        => self::css( $fields['value'] ?? null ),
				'isDeleted'    => ! empty( $fields['deleted_at'] ),
				'isSyncedToV3' => true === ( $fields['sync_to_v3'] ?? null ),
			);
		}
		return $told;
	}

	/** The CSS of a value: a text, a typed text, or a size; empty if there is no value. */
	private static function css( $value ): string {
		$fields = Setting::fields( $value );
		if ( array_key_exists( '$$type', $fields ) ) {
			return self::css( $fields['value'] ?? null );
		}
		if ( array_key_exists( 'unit', $fields ) ) {
			$size = is_scalar( $fields['size'] ?? null ) ? (string) $fields['size'] : '';
			$unit = is_string( $fields['unit'] ) ? $fields['unit'] : '';
			return 'custom' === $unit ? $size : ( 'auto' === $unit ? 'auto' : $size . $unit );
		}
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? (string) $value : '';
	}

	/** Classes that are stored as posts, by id. */
	private static function from_posts(): array {
		$classes = array();
		$posts   = get_posts(
			array(
				'post_type'      => 'e_global_class',
				'post_status'    => 'publish',
				'posts_per_page' => self::MOST_CLASSES,
			)
		);
		foreach ( $posts as $post ) {
			$id   = get_post_meta( $post->ID, '_elementor_global_class_id', true );
			$data = self::decoded( get_post_meta( $post->ID, '_elementor_global_class_data', true ) );
			if ( is_string( $id ) && '' !== $id && Setting::is_object( $data ) ) {
				$classes[ $id ] = self::one( $id, $post->post_title, $data );
			}
		}
		return $classes;
	}

	/** Classes that versions before 4.1 stored in the kit, by id. */
	private static function from_kit(): array {
		$classes = array();
		foreach ( Setting::fields( Setting::fields( self::kit_meta( '_elementor_global_classes' ) )['items'] ?? null ) as $id => $style ) {
			if ( Setting::is_object( $style ) ) {
				$classes[ $id ] = self::one( (string) $id, (string) Setting::text( Setting::fields( $style )['label'] ?? null ), $style );
			}
		}
		return $classes;
	}

	/** A class without its position in the order. */
	private static function one( string $id, string $label, $style ): array {
		return array(
			'id'    => $id,
			'label' => '' === $label ? $id : $label,
			'style' => (object) Setting::fields( $style ),
		);
	}

	/** A meta of the active kit, decoded if it is JSON. */
	private static function kit_meta( string $name ) {
		$kit = (int) get_option( 'elementor_active_kit' );
		return $kit > 0 ? self::decoded( get_post_meta( $kit, $name, true ) ) : null;
	}

	/** The value of a JSON text; a value that is no text stays unchanged. */
	private static function decoded( $stored ) {
		return is_string( $stored ) ? json_decode( $stored, false ) : $stored;
	}
}
