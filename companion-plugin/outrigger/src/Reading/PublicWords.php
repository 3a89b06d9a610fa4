<?php
/**
 * The text that a search may read.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

use Outrigger\Documents\Documents;

/**
 * WordPress's search reads the content, which contains the text of all elements. For a page with display conditions
 * this class stores the text that every visitor may always read, and the search reads that text instead.
 */
final class PublicWords {

	/** The custom field with this text. */
	const META = '_outrigger_words';
	/** The option that is true if any post has such a field. A site without such posts keeps WordPress's own search. */
	const IN_USE = 'outrigger_partly_hidden';
	/** The option with the id of the field that was read last; `done` after the last one. */
	const READ = 'outrigger_words_read';
	const HOOK = 'outrigger_read_words';
	/** The number of designs that one cron event reads. */
	const CHUNK = 50;

	/** Finds documents. @var Documents */
	private $documents;

	/**
	 * Stores public texts.
	 *
	 * @param Documents $documents Finds documents.
	 */
	public function __construct( Documents $documents ) {
		$this->documents = $documents;
	}

	/** Listens to changes of designs and to searches. Cron reads designs from before the plugin's installation. */
	public function register(): void {
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, array( $this, 'changed' ), 10, 3 );
		}
		foreach ( array( 'posts_search', 'posts_search_orderby' ) as $filter ) {
			add_filter( $filter, array( self::class, 'search' ) );
		}
		add_action( self::HOOK, array( $this, 'read_next' ) );
		add_action( 'init', array( self::class, 'schedule' ) );
	}

	/** Schedules the reading of designs that were not read yet. */
	public static function schedule(): void {
		if ( 'done' !== get_option( self::READ ) && ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time(), self::HOOK );
		}
	}

	/**
	 * A custom field changed.
	 *
	 * @param mixed  $meta_id Number of the field.
	 * @param int    $id      Number of the post.
	 * @param string $name    Name of the field.
	 */
	public function changed( $meta_id, $id, $name ): void {
		if ( in_array( $name, array( '_elementor_data', '_elementor_edit_mode' ), true ) ) {
			$this->keep( (int) $id );
		}
	}

	/** Reads some of the designs that were stored before the plugin was installed. */
	public function read_next(): void {
		$found = $this->documents->rows()->designs_with_conditions( (int) get_option( self::READ, 0 ), self::CHUNK );
		foreach ( $found as $design ) {
			$this->keep( (int) $design->post_id );
		}
		$last = $found ? (int) $found[ count( $found ) - 1 ]->meta_id : 0;
		update_option( self::READ, count( $found ) < self::CHUNK ? 'done' : (string) $last );
		self::schedule();
	}

	/**
	 * A part of the SQL of a search. For posts with a stored text the SQL reads that text instead of the content.
	 *
	 * @param string $sql Conditions, or an order.
	 * @return string
	 */
	public static function search( $sql ) {
		global $wpdb;
		$is_editor = is_admin() && current_user_can( 'edit_others_posts' );
		if ( ! is_string( $sql ) || '' === $sql || $is_editor || ! get_option( self::IN_USE ) ) {
			return $sql;
		}
		$content = "{$wpdb->posts}.post_content";
		$words   = "(SELECT outrigger_words.meta_value FROM {$wpdb->postmeta} outrigger_words WHERE outrigger_words.post_id = {$wpdb->posts}.ID AND outrigger_words.meta_key = '" . self::META . "' LIMIT 1)";
		return str_replace( "$content ", "COALESCE($words, $content) ", $sql );
	}

	/**
	 * The content of a post as everybody may read it.
	 *
	 * @param object $post Columns of the post.
	 */
	public static function of( $post ): string {
		$words = get_option( self::IN_USE ) ? get_post_meta( (int) $post->ID, self::META, true ) : '';
		return is_string( $words ) && '' !== $words ? $words : (string) $post->post_content;
	}

	/** Stores the text of a post of which a part is hidden. */
	private function keep( int $id ): void {
		$document = $this->documents->of_post( $id );
		if ( ! $document || 'revision' === $document->post->post_type ) {
			return;
		}
		$text = Reader::public_text( $document );
		if ( null === $text ) {
			delete_post_meta( $id, self::META );
			return;
		}
		update_option( self::IN_USE, '1' );
		// A page without any public text gets a placeholder: without a stored text the search would read the content.
		update_post_meta( $id, self::META, wp_slash( '' === $text ? ' ' : $text ) );
	}
}
