<?php
/**
 * Texts without markup.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

/**
 * Texts in the form in which a reader sees them: with decoded entities and single spaces.
 */
final class PlainText {

	/**
	 * Text of a piece of HTML.
	 *
	 * @param string $html HTML.
	 */
	public static function of( string $html ): string {
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/[ \t\r\n]+/', ' ', $text ) );
	}

	/**
	 * Title of a post as WordPress shows it.
	 *
	 * @param object $post Columns of the post.
	 */
	public static function title( $post ): string {
		return self::of( (string) apply_filters( 'the_title', $post->post_title, (int) $post->ID ) );
	}
}
