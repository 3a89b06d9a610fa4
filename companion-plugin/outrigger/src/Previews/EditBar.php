<?php
/**
 * The link to the editor's view of the front end.
 *
 * @package Outrigger
 */

namespace Outrigger\Previews;

/**
 * An entry of WordPress's admin bar, on pages of this site and on the screen that edits a post. The entry leads to this
 * WordPress, which redirects the editor with a signed link, as it does for previews.
 */
final class EditBar {

	/** The position of the entry, after WordPress's own "Edit", whose position is 80. */
	const BEHIND_EDIT = 81;

	/** Listens to WordPress's hooks. */
	public static function register(): void {
		add_action( 'admin_bar_menu', array( self::class, 'add' ), self::BEHIND_EDIT );
	}

	/**
	 * Adds the entry for editors of the shown post, if the settings name a front end and a secret.
	 *
	 * @param \WP_Admin_Bar $bar WordPress's admin bar.
	 */
	public static function add( $bar ): void {
		$post = is_admin() ? self::edited() : get_queried_object();
		// The front end opens its view to users with `edit_posts`.
		if ( ! $post instanceof \WP_Post || ! current_user_can( 'edit_post', $post->ID ) || ! current_user_can( 'edit_posts' ) ) {
			return;
		}
		$link = PreviewLinks::of_view( $post );
		if ( null !== $link ) {
			$bar->add_node(
				array(
					'id'    => 'outrigger-edit',
					'title' => esc_html__( 'Edit with Outrigger', 'outrigger' ),
					'href'  => $link,
				)
			);
		}
	}

	/** The stored post on the screen that edits it; null on every other page of the administration. */
	private static function edited(): ?\WP_Post {
		$screen = get_current_screen();
		return $screen && 'post' === $screen->base && 'add' !== $screen->action ? get_post() : null;
	}
}
