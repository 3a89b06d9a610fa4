<?php
/**
 * Custom fields that visitors may read.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

use Outrigger\Documents\Rows;

/**
 * The custom fields for visitors: those that a published design shows, those that are registered with `show_in_rest`,
 * and those that a filter names. It never includes fields that WordPress protects (their names begin with an
 * underscore), nor fields with the name of a key or a secret.
 */
final class CustomFields {

	/**
	 * The fields of a post, in the order of their names' first use. Several values of one name are a list. The caller
	 * has checked that the user may read the post.
	 *
	 * @param int  $id   Number of the post.
	 * @param Rows $rows The database.
	 */
	public static function read( int $id, Rows $rows ): array {
		$shown  = array_flip( self::shown( $id, $rows ) );
		$fields = array();
		foreach ( (array) get_post_meta( $id ) as $key => $stored ) {
			$key = (string) $key;
			if ( ! isset( $shown[ $key ] ) || is_protected_meta( $key, 'post' ) || SecretNames::has( $key, null ) ) {
				continue;
			}
			$values = array_map( 'maybe_unserialize', (array) $stored );
			$value  = 1 === count( $values ) ? $values[0] : $values;
			if ( null !== $value ) {
				$fields[] = array(
					'key'   => $key,
					'value' => is_string( $value ) ? $value : (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
				);
			}
		}
		return $fields;
	}

	/**
	 * Names of the fields that visitors may read. The names may still include secrets.
	 *
	 * @param int  $id   Number of the post.
	 * @param Rows $rows The database.
	 * @return string[]
	 */
	public static function shown( int $id, Rows $rows ): array {
		$names = PublishedDesigns::fields( $rows );
		foreach ( array( '', (string) get_post_type( $id ) ) as $subtype ) {
			foreach ( get_registered_meta_keys( 'post', $subtype ) as $name => $registered ) {
				if ( ! empty( $registered['show_in_rest'] ) ) {
					$names[] = (string) $name;
				}
			}
		}
		/**
		 * The custom fields that visitors may read.
		 *
		 * @param string[] $names Names of fields.
		 * @param int      $id    Number of the post.
		 */
		$named = apply_filters( 'outrigger_shown_meta', $names, $id );
		return array_filter( is_array( $named ) ? $named : $names, 'is_string' );
	}
}
