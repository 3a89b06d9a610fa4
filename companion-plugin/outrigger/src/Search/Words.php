<?php
/**
 * The words of the site's published content.
 *
 * @package Outrigger
 */

namespace Outrigger\Search;

use Outrigger\Reading\PublicWords;

/**
 * The words are kept for an hour, and read again after a change of content.
 */
final class Words {

	const CACHE   = 'outrigger_words';
	const KEEP_S  = 3600;
	/** The number of newest posts to read; the next constant is the number of words to keep. */
	const POSTS   = 1000;
	const LARGEST = 20000;
	/** Matches a word: letters, and the signs that join them. */
	const WORD = '/\p{L}[\p{L}\p{M}\'’-]*\p{L}/u';

	/** Folded word → its spelling and the number of posts with it. @var array */
	private $words;
	/** All folded words, each on a line. @var string */
	private $lines;

	/**
	 * Words.
	 *
	 * @param array $words Folded word → its spelling and the number of posts with it.
	 */
	public function __construct( array $words ) {
		$this->words = $words;
		$this->lines = "\n" . implode( "\n", array_keys( $words ) ) . "\n";
	}

	/** Listens to changes of content, after which the words are forgotten. */
	public static function register(): void {
		foreach ( array( 'edited_term', 'created_term', 'delete_term' ) as $hook ) {
			add_action( $hook, array( self::class, 'forget' ), 10, 0 );
		}
		add_action( 'transition_post_status', array( self::class, 'published' ), 10, 2 );
	}

	/**
	 * Published content changed, or is no longer published.
	 *
	 * @param string $new Status now.
	 * @param string $old Status before.
	 */
	public static function published( $new, $old ): void {
		if ( 'publish' === $new || 'publish' === $old ) {
			self::forget();
		}
	}

	/** Forgets the words. */
	public static function forget(): void {
		delete_transient( self::CACHE );
	}

	/** The words of the site. */
	public static function all(): self {
		$kept = get_transient( self::CACHE );
		if ( ! is_array( $kept ) ) {
			$kept = self::read();
			set_transient( self::CACHE, $kept, self::KEEP_S );
		}
		return new self( $kept );
	}

	/**
	 * True if one of the words equals or contains this word, because the site's search matches parts of words.
	 *
	 * @param string $folded A folded word.
	 */
	public function hold( string $folded ): bool {
		return isset( $this->words[ $folded ] ) || false !== strpos( $this->lines, $folded );
	}

	/**
	 * Candidates: words of about the same length with the same first or last letter. A typing error that changes both
	 * is rare, and these are a tenth of all words.
	 *
	 * @param string $folded A folded word.
	 * @param int    $reach  The most letters by which the length may differ.
	 * @param int    $most   The most candidates; those in most posts come first.
	 */
	public function near( string $folded, int $reach, int $most ): array {
		$length = strlen( $folded );
		$from   = max( 2, $length - $reach - 1 ); // A word of two letters is never what a visitor meant.
		$to     = $length + $reach - 1;
		$first  = preg_quote( $folded[0], '/' );
		$last   = preg_quote( $folded[ $length - 1 ], '/' );
		preg_match_all( "/^(?:$first.{{$from},$to}|.{{$from},$to}$last)$/m", $this->lines, $found );
		$near = array_intersect_key( $this->words, array_flip( $found[0] ) );
		uasort(
			$near,
			static function ( array $one, array $other ): int {
				return $other[1] <=> $one[1];
			}
		);
		return array_slice( $near, 0, $most, true );
	}

	/** Reads the words of the newest posts. */
	private static function read(): array {
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
			self::add( $words, wp_strip_all_tags( "$post->post_title $post->post_excerpt " . strip_shortcodes( PublicWords::of( $post ) ) ) );
			if ( count( $words ) > self::LARGEST ) {
				break;
			}
		}
		return $words;
	}

	/**
	 * A text in lower case and without accents.
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
