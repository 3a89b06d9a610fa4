<?php
/**
 * Who may read what.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

/**
 * WordPress's own rules, for content types that are registered and for those whose plugin is away.
 */
final class Access {

	/**
	 * Whether a post exists for whoever asks: everybody sees what is published, the rest is for its editors.
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
	 * Whether content is withheld because a password is asked for. Whoever may change a post needs none.
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
	 * Whether whoever asks may change a post.
	 *
	 * @param object $post Columns of the post.
	 */
	public static function may_edit( $post ): bool {
		return post_type_exists( $post->post_type )
			? current_user_can( 'edit_post', (int) $post->ID )
			: current_user_can( 'edit_others_posts' );
	}
}
