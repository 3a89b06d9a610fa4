<?php
/**
 * The words of the site's published content.
 *
 * @package Outrigger
 */

namespace Outrigger\Search;

/**
 * Kept for an hour, and read again after content changed.
 */
final class Words {

	const CACHE   = 'outrigger_words';
	const KEEP_S  = 3600;
	/** The newest so many posts are read, and so many words kept. */
	const POSTS   = 1000;
	const LARGEST = 20000;
	/** Letters with what joins them. */
	const WORD = '/\p{L}[\p{L}\p{M}\'’-]*\p{L}/u';

	/** Forgets the words when content changes. */
	public static function register(): void {
		foreach ( array( 'transition_post_status', 'edited_term', 'created_term', 'delete_term' ) as $hook ) {
			add_action( $hook, array( self::class, 'forget' ), 10, 0 );
		}
	}

	/** Forgets the words. */
	public static function forget(): void {
		delete_transient( self::CACHE );
	}

	/**
	 * Folded word → as it is spelled and in how many posts it stands.
	 */
	public static function all(): array {
		$kept = get_transient( self::CACHE );
		if ( is_array( $kept ) ) {
			return $kept;
		}
		$words = array();
		$posts = get_posts(
			array(
				'post_type'              => array_values( array_diff( get_post_types( array( 'public' => true, 'exclude_from_search' => false ) ), array( 'attachment' ) ) ),
				'post_status'            => 'publish',
				'has_password'           => false,
				'posts_per_page'         => self::POSTS,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		foreach ( $posts as $post ) {
			self::add( $words, wp_strip_all_tags( "$post->post_title $post->post_excerpt " . strip_shortcodes( $post->post_content ) ) );
			if ( count( $words ) > self::LARGEST ) {
				break;
			}
		}
		set_transient( self::CACHE, $words, self::KEEP_S );
		return $words;
	}

	/**
	 * Small letters without accents.
	 *
	 * @param string $text Any text.
	 */
	public static function fold( string $text ): string {
		$text = remove_accents( $text );
		return function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
	}

	/** Counts the words of one post, each once. */
	private static function add( array &$words, string $text ): void {
		preg_match_all( self::WORD, $text, $found );
		foreach ( array_unique( $found[0] ) as $spelled ) {
			$folded = self::fold( $spelled );
			if ( ! isset( $words[ $folded ] ) ) {
				$words[ $folded ] = array( $spelled, 0 );
			}
			++$words[ $folded ][1];
		}
	}
}
