<?php
/**
 * Calls to the builder itself, if it runs.
 *
 * @package Outrigger
 */

namespace Outrigger\Builder;

/**
 * Calls only the builder's public interface for developers. Each function returns null if the builder is missing or if
 * its answer differs from its documentation.
 */
final class Builder {

	/** True if the builder runs. */
	public static function runs(): bool {
		return did_action( 'elementor/loaded' ) && class_exists( '\Elementor\Plugin' );
	}

	/** True if the builder itself removes elements that display conditions hide: its paid part does that. */
	public static function answers_conditions(): bool {
		return self::runs() && class_exists( '\ElementorPro\Plugin' );
	}

	/**
	 * The builder's own object of an element.
	 *
	 * @param mixed $stored The element as it is stored.
	 * @return object|null
	 */
	public static function element( $stored ) {
		if ( ! self::runs() ) {
			return null;
		}
		try {
			$data    = json_decode( (string) wp_json_encode( $stored ), true );
			$manager = \Elementor\Plugin::$instance->elements_manager ?? null;
			$element = is_object( $manager ) && method_exists( $manager, 'create_element_instance' ) ? $manager->create_element_instance( $data ) : null;
			return is_object( $element ) ? $element : null;
		} catch ( \Throwable $error ) {
			self::note( $error );
			return null;
		}
	}

	/**
	 * Runs a function that prints, and returns the printed text.
	 *
	 * @param callable $print A function that prints.
	 */
	public static function printed( callable $print ): ?string {
		$level = ob_get_level();
		ob_start();
		try {
			$print();
			$html = trim( (string) ob_get_contents() );
			return '' === $html ? null : $html;
		} catch ( \Throwable $error ) {
			self::note( $error );
			return null;
		} finally {
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
		}
	}

	/** Writes a message for developers if the site shows debug messages. */
	private static function note( \Throwable $error ): void {
		graphql_debug( 'Outrigger: ' . $error->getMessage() );
	}
}
