<?php
/**
 * The rights to read.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

/**
 * WordPress's own rules, for content types that are registered, and for those whose plugin is not active.
 */
final class Access {

	/**
	 * True if the user may see that a post exists: every visitor may see published posts, editors may see all others.
	 *
	 * @param object $post Columns of the post.
	 */
	public static function may_read( $post ): bool {
		if ( 'publish' === $post->post_status ) {
			return true;
		}
		if ( 'revision' === $post->post_type ) {
			return ! empty( $post->post_parent ) && current_user_can( 'edit_post', (int) $post->post_parent );
		}
		return post_type_exists( $post->post_type )
			? current_user_can( 'read_post', (int) $post->ID )
			: current_user_can( 'edit_others_posts' );
	}

	/**
	 * True if a password protects the content from the user. A user who may edit the post needs none.
	 *
	 * @param object $post Columns of the post.
	 */
	public static function is_locked( $post ): bool {
		if ( '' === (string) $post->post_password ) {
			return false;
		}
		return ! self::may_edit( $post ) && post_password_required( get_post( (int) $post->ID ) );
	}

	/**
	 * True if the user may edit a post.
	 *
	 * @param object $post Columns of the post.
	 */
	public static function may_edit( $post ): bool {
		return post_type_exists( $post->post_type )
			? current_user_can( 'edit_post', (int) $post->ID )
			: current_user_can( 'edit_others_posts' );
	}
}
