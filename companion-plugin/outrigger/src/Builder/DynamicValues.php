<?php
/**
 * Values that the builder takes from the site when it shows them.
 *
 * @package Outrigger
 */

namespace Outrigger\Builder;

use Outrigger\Documents\Document;
use Outrigger\Stored\Setting;

/**
 * If the builder runs, this class puts each dynamic value of a page or post into the setting that it fills. The front
 * end resolves the tags that it knows, and uses the stored value for all others. Values of a template stay unresolved:
 * they depend on the page around it.
 */
final class DynamicValues {

	/**
	 * The settings with the values of dynamic tags filled in.
	 *
	 * @param object $element An element of a document.
	 * @return mixed The settings: an object or a PHP array.
	 */
	public static function fill( $element ) {
		$tags = Setting::fields( Setting::fields( $element->settings )['__dynamic__'] ?? null );
		if ( ! $tags || ! self::has_page( $element->document ) ) {
			return $element->settings;
		}
		$own = Builder::element( $element->source );
		if ( null === $own || ! method_exists( $own, 'get_settings_for_display' ) ) {
			return $element->settings;
		}
		$before          = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = get_post( $element->document->id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Tags read it; put back below.
		try {
			$shown = (array) $own->get_settings_for_display();
		} catch ( \Throwable $error ) {
			graphql_debug( 'Outrigger: ' . $error->getMessage() );
			$shown = array();
		}
		$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
		$filled          = array_intersect_key( $shown, $tags );
		return (object) ( $filled + Setting::fields( $element->settings ) );
	}

	/** True if a document has a page of its own. */
	private static function has_page( Document $document ): bool {
		return null !== $document->kind && 0 === strpos( $document->kind, 'wp-' );
	}
}
