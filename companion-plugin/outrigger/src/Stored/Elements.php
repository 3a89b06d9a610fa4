<?php
/**
 * The builder's tree as the flat list of the contract.
 *
 * @package Outrigger
 */

namespace Outrigger\Stored;

/**
 * A parent comes before its children, and children keep their order.
 */
final class Elements {

	/**
	 * Flattens a tree. It omits entries that are no elements. Settings that are no object count as empty. A missing id
	 * is made from the element's place; a repeated id gets a number at its end.
	 *
	 * @param array $tree A list of elements, as JSON objects.
	 * @return \stdClass[] Each `{ id, parentId, elType, widgetType, settings, source }`; `source` is the stored
	 * element.
	 */
	public static function flatten( array $tree ): array {
		$elements = array();
		$used     = array();
		$pending  = self::children( $tree, null );
		while ( $pending ) {
			list( $value, $parent ) = array_pop( $pending );
			if ( ! Setting::is_object( $value ) ) {
				continue;
			}
			$fields              = Setting::fields( $value );
			$element             = (object) self::kind( $fields );
			$element->id         = self::unused_id( $fields['id'] ?? null, count( $elements ) + 1, $used );
			$element->parentId   = $parent;
			$element->settings   = Setting::is_object( $fields['settings'] ?? null ) ? $fields['settings'] : new \stdClass();
			$element->source     = $value;
			$used[ $element->id ] = true;
			$elements[]          = $element;
			$inside              = Setting::is_list( $fields['elements'] ?? null ) ? $fields['elements'] : array();
			foreach ( self::children( $inside, $element->id ) as $child ) {
				$pending[] = $child;
			}
		}
		return $elements;
	}

	/** The elements on the stack: the last child first, so that the loop takes the first child first. */
	private static function children( array $values, ?string $parent ): array {
		return array_map(
			static function ( $value ) use ( $parent ): array {
				return array( $value, $parent );
			},
			array_reverse( $values )
		);
	}

	/**
	 * The kind of an element and of a widget. If no kind is stored, the element is a widget if it names a widget, else
	 * a container.
	 */
	private static function kind( array $fields ): array {
		$widget = is_string( $fields['widgetType'] ?? null ) ? $fields['widgetType'] : null;
		$kind   = $fields['elType'] ?? null;
		if ( ! is_string( $kind ) || '' === $kind ) {
			$kind = null === $widget ? 'container' : 'widget';
		}
		return array(
			'elType'     => $kind,
			'widgetType' => $widget,
		);
	}

	/**
	 * The stored id, or a similar id that no other element of the document has.
	 *
	 * @param mixed $wanted   The stored id.
	 * @param int   $position Place of the element in the list, from 1.
	 * @param array $used     Ids as keys.
	 */
	private static function unused_id( $wanted, int $position, array $used ): string {
		$is_usable = is_string( $wanted ) && preg_match( '/^[\w-]+\z/', $wanted );
		$base      = $is_usable ? $wanted : str_pad( dechex( $position ), 7, '0', STR_PAD_LEFT );
		$id        = $base;
		for ( $copy = 2; isset( $used[ $id ] ); $copy++ ) {
			$id = $base . $copy;
		}
		return $id;
	}
}
