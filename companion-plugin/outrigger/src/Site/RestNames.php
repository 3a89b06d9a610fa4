<?php
/**
 * The names that REST has for content types and taxonomies, for every visitor.
 *
 * @package Outrigger
 */

namespace Outrigger\Site;

/**
 * WPGraphQL hides some fields of types from anonymous visitors; core REST publishes them at `/wp/v2/types` and
 * `/wp/v2/taxonomies`. This class opens these fields for public types that REST shows.
 */
final class RestNames {

	/** Fields that REST publishes, by the model of WPGraphQL. */
	const FIELDS = array(
		'PostTypeObject' => array( 'restBase', 'showInRest', 'hasArchive', 'public', 'publiclyQueryable', 'label', 'labels', 'description', 'taxonomies' ),
		'TaxonomyObject' => array( 'restBase', 'showInRest', 'public', 'label', 'description', 'object_type' ),
	);

	/** Adds a filter to WPGraphQL. */
	public static function register(): void {
		add_filter( 'graphql_allowed_fields_on_restricted_type', array( self::class, 'allow' ), 10, 3 );
		add_filter( 'graphql_return_field_from_model', array( self::class, 'rest_base' ), 10, 4 );
	}

	/**
	 * The fields that may be read without rights.
	 *
	 * @param string[] $fields Names so far.
	 * @param string   $model  Name of the model.
	 * @param mixed    $data   The data of the model.
	 * @return string[]
	 */
	public static function allow( $fields, $model, $data ) {
		if ( ! isset( self::FIELDS[ $model ] ) || ! is_object( $data ) || empty( $data->public ) || empty( $data->show_in_rest ) ) {
			return $fields;
		}
		return array_merge( (array) $fields, self::FIELDS[ $model ] );
	}

	/**
	 * REST's name of a type is the type's own name by default.
	 *
	 * @param mixed  $value Value so far.
	 * @param string $field Name of the field.
	 * @param string $model Name of the model.
	 * @param mixed  $data  The data of the model.
	 * @return mixed
	 */
	public static function rest_base( $value, $field, $model, $data ) {
		$is_asked = null === $value && 'restBase' === $field && isset( self::FIELDS[ $model ] ) && is_object( $data );
		return $is_asked && ! empty( $data->public ) && ! empty( $data->show_in_rest ) ? $data->name : $value;
	}
}
