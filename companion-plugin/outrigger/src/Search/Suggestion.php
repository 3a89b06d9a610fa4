<?php
/**
 * The words that a visitor may have meant whose search finds nothing.
 *
 * @package Outrigger
 */

namespace Outrigger\Search;

/**
 * The visitor's search with near words of published content in place of words that no content has. It runs the site's
 * search at most twice; everything else it looks up in the stored list of words.
 */
final class Suggestion {

	/** The longest search that gets a suggestion, in letters and in words. */
	const LONGEST    = 200;
	const MOST_WORDS = 8;
	/** The most words of the list that are compared with a missing word. */
	const MOST_COMPARED = 2000;

	/**
	 * The suggestion; null where something is found, and where no word is near.
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
	 * The nearest word. A word of up to two letters has none; of up to five letters one may be wrong, in longer words two.
	 * Of equally near words, one with the same beginning wins, then the one in most posts.
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
