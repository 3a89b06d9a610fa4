<?php
/**
 * Notices changes of content.
 *
 * @package Outrigger
 */

namespace Outrigger\Changes;

use Outrigger\Documents\Rows;

/**
 * Collects the changes of a request, and passes them to the queue when the request ends. `Affected` decides on which
 * pages a change shows.
 */
final class Changes {

	/** The changed paths as keys; true if everything changed. @var array|true */
	private $changed = array();

	/** The database. @var Rows */
	private $rows;

	/**
	 * A collector.
	 *
	 * @param Rows $rows The database.
	 */
	public function __construct( Rows $rows ) {
		$this->rows = $rows;
	}

	/** Listens to WordPress's hooks. */
	public function register(): void {
		add_action( 'transition_post_status', array( $this, 'status' ), 10, 3 );
		add_action( 'pre_post_update', array( $this, 'before_update' ) );
		add_action( 'post_updated', array( $this, 'updated' ), 10, 2 );
		add_action( 'wp_trash_post', array( $this, 'before_update' ) );
		add_action( 'before_delete_post', array( $this, 'deleted' ) );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, array( $this, 'meta' ), 10, 3 );
		}
		add_action( 'transition_comment_status', array( $this, 'comment_status' ), 10, 3 );
		add_action( 'comment_post', array( $this, 'comment' ), 10, 2 );
		add_action( 'edit_comment', array( $this, 'comment' ) );
		$site = array( 'edited_term', 'delete_term', 'wp_update_nav_menu', 'wp_update_nav_menu_item', 'wp_delete_nav_menu', 'customize_save_after', 'switch_theme' );
		foreach ( $site as $hook ) {
			add_action( $hook, array( $this, 'everything' ), 10, 0 );
		}
		// The block editor saves a post first and its terms after that.
		add_action( 'set_object_terms', array( $this, 'terms' ), 10, 6 );
		add_action( 'profile_update', array( $this, 'user' ), 10, 2 );
		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			add_action( $hook, array( $this, 'option' ) );
		}
		add_action( 'shutdown', array( $this, 'flush' ) );
	}

	/** Reports that everything may look different now. */
	public function everything(): void {
		$this->changed = true;
	}

	/**
	 * A post becomes visible or is no longer visible: its page and the lists with it have changed.
	 *
	 * @param string   $new  Status now.
	 * @param string   $old  Status before.
	 * @param \WP_Post $post The post.
	 */
	public function status( $new, $old, $post ): void {
		if ( $new !== $old && ( 'publish' === $new || 'publish' === $old ) && Affected::is_shown( $post ) ) {
			$this->shown( $post );
		}
	}

	/**
	 * Before a change: remembers the pages at the address that the post still has.
	 *
	 * @param int $id Number of the post.
	 */
	public function before_update( $id ): void {
		$this->post( (int) $id );
	}

	/**
	 * After a change of a post.
	 *
	 * @param int      $id   Number of the post.
	 * @param \WP_Post $post The post.
	 */
	public function updated( $id, $post ): void {
		$this->post( (int) $id );
	}

	/**
	 * Before a post is deleted for ever.
	 *
	 * @param int $id Number of the post.
	 */
	public function deleted( $id ): void {
		$post = get_post( $id );
		if ( $post && 'publish' === $post->post_status && Affected::is_shown( $post ) ) {
			$this->shown( $post );
		}
	}

	/**
	 * WordPress saves custom fields separately: the builder's, pictures, prices. Only fields that a page shows are
	 * reported: otherwise a counter of views would empty the cache at every view.
	 *
	 * @param mixed  $meta_id Number of the field.
	 * @param int    $id      Number of the post.
	 * @param string $name    Name of the field.
	 */
	public function meta( $meta_id, $id, $name ): void {
		if ( ShownMeta::is_shown( (string) $name, (int) $id, $this->rows ) ) {
			$this->post( (int) $id );
		}
	}

	/**
	 * A published post is in other lists now.
	 *
	 * @param int    $id       Number of the post.
	 * @param array  $terms    Terms of the call.
	 * @param int[]  $now      Numbers of the terms that were set.
	 * @param string $taxonomy Their taxonomy.
	 * @param bool   $append   True if the new terms were added to the old ones.
	 * @param int[]  $before   Ids of the old terms; empty if terms were added.
	 */
	public function terms( $id, $terms, $now, $taxonomy, $append, $before ): void {
		$now     = array_map( 'intval', $now );
		$before  = array_map( 'intval', $before );
		$changed = array_merge( array_diff( $now, $before ), array_diff( $before, $now ) );
		$post    = get_post( (int) $id );
		if ( ! $post || ! $changed || 'publish' !== $post->post_status || ! Affected::is_shown( $post ) ) {
			return;
		}
		$this->shown( $post );
		$this->add( Affected::terms( $changed ) );
	}

	/**
	 * An author got another name, address or page.
	 *
	 * @param int      $id     Number of the user.
	 * @param \WP_User $before The user before.
	 */
	public function user( $id, $before ): void {
		$user = get_userdata( (int) $id );
		foreach ( array( 'display_name', 'user_nicename', 'user_url' ) as $column ) {
			if ( $user && $user->$column !== $before->$column ) {
				$this->everything();
			}
		}
	}

	/**
	 * A comment was approved, or is no longer approved.
	 *
	 * @param string      $new     Status now.
	 * @param string      $old     Status before.
	 * @param \WP_Comment $comment The comment.
	 */
	public function comment_status( $new, $old, $comment ): void {
		if ( 'approved' === $new || 'approved' === $old ) {
			$this->post( (int) $comment->comment_post_ID );
		}
	}

	/**
	 * A comment was written or changed; no page shows it before it is approved.
	 *
	 * @param int   $id       Number of the comment.
	 * @param mixed $approved Whether it is.
	 */
	public function comment( $id, $approved = null ): void {
		$comment = get_comment( $id );
		if ( $comment && 1 === (int) $comment->comment_approved ) {
			$this->post( (int) $comment->comment_post_ID );
		}
	}

	/**
	 * A setting changed that pages show.
	 *
	 * @param string $name Name of the option.
	 */
	public function option( $name ): void {
		$is_shown = in_array( $name, array( 'blogname', 'blogdescription', 'show_on_front', 'page_on_front', 'page_for_posts', 'posts_per_page', 'sticky_posts', 'permalink_structure', 'site_icon', 'site_logo', 'elementor_active_kit', 'timezone_string', 'gmt_offset', 'date_format', 'time_format' ), true );
		if ( $is_shown || 0 === strpos( (string) $name, 'theme_mods_' ) ) {
			$this->everything();
		}
	}

	/** At the end of the request: puts its changes into the queue. */
	public function flush(): void {
		if ( true === $this->changed ) {
			Queue::add( array(), true );
		} elseif ( $this->changed ) {
			Queue::add( array_map( 'strval', array_keys( $this->changed ) ), false );
		}
		$this->changed = array();
	}

	/** Reports the pages that show a changed post. */
	private function post( int $id ): void {
		$post = get_post( $id );
		if ( true !== $this->changed && $post && 'publish' === $post->post_status ) {
			$this->shown( $post );
		}
	}

	/** Reports the pages that show a post, or showed it before. */
	private function shown( \WP_Post $post ): void {
		if ( true === $this->changed ) {
			return;
		}
		$public              = clone $post;
		$public->post_status = 'publish';
		$paths               = Affected::by( $public );
		if ( null === $paths ) {
			$this->everything();
			return;
		}
		$this->add( $paths );
	}

	/** Adds paths. */
	private function add( array $paths ): void {
		if ( true !== $this->changed ) {
			$this->changed += array_fill_keys( $paths, true );
		}
	}
}
