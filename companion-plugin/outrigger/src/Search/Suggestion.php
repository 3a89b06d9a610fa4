<?php
/**
 * A suggestion for a search that finds nothing.
 *
 * @package Outrigger
 */

namespace Outrigger\Search;

/**
 * The visitor's search, in which similar words of published content replace words that no content has. The class runs
 * the site's search at most twice; for everything else it uses the stored list of words.
 */
final class Suggestion {

	/** The greatest length of a search that gets a suggestion, in letters; the next constant is the number of words. */
	const LONGEST    = 200;
	const MOST_WORDS = 8;
	/** The most words of the list that are compared with a missing word. */
	const MOST_COMPARED = 2000;

	/**
	 * The suggestion; null if the search finds something, and if there is no similar word.
	 *
	 * @param string $search The search text, as the visitor typed it.
	 */
	public static function of( string $search ): ?string {
		$search = trim( $search );
		if ( '' === $search || strlen( $search ) > self::LONGEST ) {
			return null;
		}
		$count = preg_match_all( '/[^\s",+]+/u', $search, $typed );
		if ( ! $count || $count > self::MOST_WORDS || self::finds( $search ) ) {
			return null;
		}
		$words   = Words::all();
		$is_hope = true;
		$meant   = preg_replace_callback(
			'/[^\s",+]+/u',
			static function ( array $found ) use ( $words, &$is_hope ): string {
				$folded = Words::fold( $found[0] );
				if ( '-' === $found[0][0] || $words->hold( $folded ) ) {
					return $found[0];
				}
				$near    = self::nearest( $folded, $words );
				$is_hope = $is_hope && null !== $near;
				return $near ?? $found[0];
			},
			$search
		);
		return $is_hope && is_string( $meant ) && $search !== $meant && self::finds( $meant ) ? $meant : null;
	}

	/** True if the site's own search finds anything. */
	private static function finds( string $search ): bool {
		$query = new \WP_Query(
			array(
				's'              => $search,
				'post_status'    => 'publish',
				'has_password'   => false,
				'fields'         => 'ids',
				'posts_per_page' => 1,
				'no_found_rows'  => true,
			)
		);
		return (bool) $query->posts;
	}

	/**
	 * The most similar word. A word of up to two letters gets none; in a word of up to five letters one letter may be
	 * wrong, in a longer word two. Of equally similar words, one with the same beginning wins, then the one in most
	 * posts.
	 */
	private static function nearest( string $wanted, Words $words ): ?string {
		$length = strlen( $wanted );
		$reach  = $length < 3 ? 0 : ( $length < 6 ? 1 : 2 );
		$best   = null;
		foreach ( $reach > 0 && $length <= 250 ? $words->near( $wanted, $reach, self::MOST_COMPARED ) : array() as $folded => list( $spelled, $count ) ) {
			$folded   = (string) $folded;
			$distance = levenshtein( $wanted, $folded );
			$rank     = array( $distance, $folded[0] === $wanted[0] ? 0 : 1, -$count );
			if ( $distance > 0 && $distance <= $reach && ( null === $best || $rank < $best[0] ) ) {
				$best = array( $rank, $spelled );
			}
		}
		return null === $best ? null : $best[1];
	}
}
