<?php
/**
 * Previews open on the front end.
 *
 * @package Outrigger
 */

namespace Outrigger\Admin;

use Outrigger\Settings;

/**
 * `https://www.example.org/?p=12&preview=true`: the front end asks the editor for a name and a password and shows the
 * draft.
 */
final class PreviewLinks {

	/** Answers WordPress's filter. */
	public static function register(): void {
		add_filter( 'preview_post_link', array( self::class, 'link' ), 20, 2 );
	}

	/**
	 * The link of a preview.
	 *
	 * @param string   $link WordPress's own.
	 * @param \WP_Post $post The post.
	 * @return string
	 */
	public static function link( $link, $post ) {
		$address = Settings::address();
		if ( '' === $address || ! $post instanceof \WP_Post || ! is_post_type_viewable( $post->post_type ) ) {
			return $link;
		}
		return add_query_arg(
			array(
				'p'       => $post->ID,
				'preview' => 'true',
			),
			$address . '/'
		);
	}
}
