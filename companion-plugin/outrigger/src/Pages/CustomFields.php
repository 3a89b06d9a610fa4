<?php
/**
 * Public custom fields of a post.
 *
 * @package Outrigger
 */

namespace Outrigger\Pages;

use Outrigger\Stored\Secrets;

/**
 * What dynamic values may show. Fields that WordPress protects (their names begin with an underscore) are never among
 * them, nor any that is named like a key or a secret.
 */
final class CustomFields {

	/**
	 * The fields of a post, in the order of their names' first use. Several of one name are a list.
	 *
	 * @param int $id Number of the post.
	 */
	public static function read( int $id ): array {
		$fields = array();
		foreach ( (array) get_post_meta( $id ) as $key => $stored ) {
			$key = (string) $key;
			if ( '' === $key || is_protected_meta( $key, 'post' ) || Secrets::is_secret( $key, false ) ) {
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
}
