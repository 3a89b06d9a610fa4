<?php
/**
 * Markup of widgets that only WordPress can make.
 *
 * @package Outrigger
 */

namespace Outrigger\Builder;

use Outrigger\Reading\Access;
use Outrigger\Stored\Setting;

/**
 * `renderedHtml`: WordPress itself renders shortcodes and widget areas. If the builder runs, it renders widgets of
 * WordPress and of other plugins. The front end makes the builder's own widgets itself.
 */
final class Rendering {

	/** Namespaces of the builder's own widgets. */
	const OWN = '/^(?:Elementor|ElementorPro)\\\\/';
	/** The most elements, and the most seconds, that one request may render. */
	const MOST      = 100;
	const MOST_TIME = 5.0;
	/** The names of WordPress's widgets, which the builder shows with classes of its own. */
	const WORDPRESS_WIDGET = '/^wp-widget-/';

	/** The number of elements that were rendered, and the seconds that this took. @var array */
	private static $spent = array( 0, 0.0 );

	/**
	 * The markup of an element; null for elements that the front end makes itself, and for those that need the builder
	 * if it does not run.
	 *
	 * @param object $element An element of a document.
	 */
	public static function of( $element ): ?string {
		if ( null === $element->widgetType || isset( $element->isWithheld ) ) {
			return null;
		}
		if ( self::$spent[0] >= self::MOST || self::$spent[1] >= self::MOST_TIME ) {
			graphql_debug( sprintf( 'Outrigger renders at most %d elements in %d seconds for one request; the others are null.', self::MOST, self::MOST_TIME ) );
			return null;
		}
		$start = microtime( true );
		$html  = self::render( $element );

		self::$spent = array( self::$spent[0] + ( null === $html ? 0 : 1 ), self::$spent[1] + microtime( true ) - $start );
		return $html;
	}

	/** Resets the counts for another request. */
	public static function begin(): void {
		self::$spent = array( 0, 0.0 );
	}

	/** The markup of an element, made by the widget, by WordPress or by the theme. */
	private static function render( $element ): ?string {
		$settings = Setting::fields( $element->settings );
		if ( 'shortcode' === $element->widgetType ) {
			return self::shortcode( Setting::text( $settings['shortcode'] ?? null ), $element->document->post );
		}
		if ( 'sidebar' === $element->widgetType ) {
			return self::sidebar( Setting::text( $settings['sidebar'] ?? null ) );
		}
		return self::widget( $element );
	}

	/** The markup of a shortcode. The shortcode may read the post that contains it. */
	private static function shortcode( ?string $text, $post ): ?string {
		if ( null === $text || ! Access::may_read( $post ) || ! self::are_allowed( $text ) ) {
			return null;
		}
		$before          = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = get_post( (int) $post->ID ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Shortcodes read it; put back below.
		$html            = Builder::printed(
			static function () use ( $text ): void {
				echo do_shortcode( shortcode_unautop( $text ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- The field returns markup; the front end cleans it.
			}
		);
		$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
		return $html;
	}

	/**
	 * True if all shortcodes of a text may run. They come from a document that the viewer may read, so they may run; a
	 * filter of the site can restrict them for GraphQL.
	 */
	private static function are_allowed( string $text ): bool {
		/**
		 * The shortcodes that GraphQL may render; null for all shortcodes in documents.
		 *
		 * @param string[]|null $allowed Names of shortcodes.
		 */
		$allowed = apply_filters( 'outrigger_shortcodes', null );
		if ( ! is_array( $allowed ) ) {
			return true;
		}
		preg_match_all( '/\[([^\s\/\[\]<>&\'"]+)/', $text, $names );
		$used = array_filter( $names[1], 'shortcode_exists' );
		return ! array_diff( $used, $allowed );
	}

	/** The markup of a widget area. */
	private static function sidebar( ?string $id ): ?string {
		if ( null === $id || ! is_registered_sidebar( $id ) ) {
			return null;
		}
		return Builder::printed(
			static function () use ( $id ): void {
				dynamic_sidebar( $id );
			}
		);
	}

	/** The markup that the builder makes for a widget of an add-on. */
	private static function widget( $element ): ?string {
		$widget = Builder::element( $element->source );
		if ( null === $widget || ! method_exists( $widget, 'print_element' ) ) {
			return null;
		}
		if ( preg_match( self::OWN, get_class( $widget ) ) && ! preg_match( self::WORDPRESS_WIDGET, $element->widgetType ) ) {
			return null;
		}
		return Builder::printed( array( $widget, 'print_element' ) );
	}
}
