<?php
/**
 * Markup of widgets that only WordPress can make.
 *
 * @package Outrigger
 */

namespace Outrigger\Builder;

use Outrigger\Documents\Access;
use Outrigger\Stored\Setting;

/**
 * `renderedHtml`: shortcodes and widget areas by WordPress itself, all else by the builder where it runs.
 */
final class Rendering {

	/** What the front end cannot make by itself, whatever it says it knows. */
	const WORDPRESS_ONLY = '/^(?:shortcode|sidebar|wp-widget-.+)\z/';

	/**
	 * The markup of an element; null for what the page makes itself, and where nobody can make it.
	 *
	 * @param object     $element An element of a document.
	 * @param array|null $known   Kinds of widgets that the page makes itself; null: only what WordPress alone can make.
	 */
	public static function of( $element, ?array $known ): ?string {
		$type = $element->widgetType;
		if ( null === $type ) {
			return null;
		}
		$is_wordpress = (bool) preg_match( self::WORDPRESS_ONLY, $type );
		if ( ! $is_wordpress && ( null === $known || in_array( $type, $known, true ) ) ) {
			return null;
		}
		$settings = Setting::fields( $element->settings );
		if ( 'shortcode' === $type ) {
			return self::shortcode( Setting::text( $settings['shortcode'] ?? null ), $element->document->post );
		}
		if ( 'sidebar' === $type ) {
			return self::sidebar( Setting::text( $settings['sidebar'] ?? null ) );
		}
		return self::widget( $element );
	}

	/** What a shortcode makes; it may look at the post that it stands in. */
	private static function shortcode( ?string $text, $post ): ?string {
		if ( null === $text || ! Access::may_read( $post ) ) {
			return null;
		}
		$before          = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = get_post( (int) $post->ID ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Shortcodes read it; put back below.
		$html            = Builder::printed(
			static function () use ( $text ): void {
				echo do_shortcode( shortcode_unautop( $text ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Markup is what is asked for; the front end cleans it.
			}
		);
		$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
		return $html;
	}

	/** What a widget area holds. */
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

	/** What the builder makes of a widget. */
	private static function widget( $element ): ?string {
		$widget = Builder::element( $element->source );
		if ( null === $widget || ! method_exists( $widget, 'print_element' ) ) {
			return null;
		}
		return Builder::printed( array( $widget, 'print_element' ) );
	}
}
