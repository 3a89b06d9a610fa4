<?php
/**
 * The text of a builder document.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

use Outrigger\Stored\Setting;

/**
 * The text of elements as simple HTML, in the form of the post's content, which the builder stores beside the tree. The
 * front end has the same function (`domain/builder/element-text.ts`).
 */
final class ElementText {

	/** Widget → tag and control of each of its texts; the tag is empty if the text is HTML already. */
	const TEXTS = array(
		'heading'        => array( array( 'h2', 'title' ) ),
		'text-editor'    => array( array( '', 'editor' ) ),
		'button'         => array( array( 'p', 'text' ) ),
		'icon-box'       => array( array( 'h3', 'title_text' ), array( 'p', 'description_text' ) ),
		'image-box'      => array( array( 'h3', 'title_text' ), array( 'p', 'description_text' ) ),
		'call-to-action' => array( array( 'h2', 'title' ), array( 'p', 'description' ) ),
		'testimonial'    => array( array( 'p', 'testimonial_content' ) ),
		'blockquote'     => array( array( 'p', 'blockquote_content' ) ),
		'alert'          => array( array( 'p', 'alert_title' ), array( 'p', 'alert_description' ) ),
	);

	/**
	 * The text of elements, each on a line.
	 *
	 * @param \stdClass[] $elements Elements of a flat list.
	 */
	public static function of( array $elements ): string {
		return implode( "\n", array_filter( array_map( array( self::class, 'one' ), $elements ), 'strlen' ) );
	}

	/** The text of one element. */
	private static function one( \stdClass $element ): string {
		$settings = Setting::fields( $element->settings );
		if ( 'icon-list' === $element->widgetType ) {
			$rows = array_map(
				static function ( array $row ): string {
					return self::wrap( 'li', $row['text'] ?? null );
				},
				Setting::rows( $settings['icon_list'] ?? null )
			);
			return '' === implode( '', $rows ) ? '' : '<ul>' . implode( '', $rows ) . '</ul>';
		}
		$html = '';
		foreach ( self::TEXTS[ (string) $element->widgetType ] ?? array() as list( $tag, $control ) ) {
			$html .= self::wrap( $tag, $settings[ $control ] ?? null );
		}
		return $html;
	}

	/** A text in its tag; empty for an empty text. */
	private static function wrap( string $tag, $value ): string {
		$text = is_string( $value ) ? trim( $value ) : '';
		return '' === $text || '' === $tag ? $text : "<$tag>$text</$tag>";
	}
}
