<?php
/**
 * The pages of the front end on which a change shows.
 *
 * @package Outrigger
 */

namespace Outrigger\Changes;

use Outrigger\Documents\Rows;
use Outrigger\Site\Languages;

/**
 * Finds the page itself and the lists in which WordPress shows it. The front end itself renews all other lists, which
 * an editor placed on pages, within a minute.
 */
final class Affected {

	/** Content types that are parts of pages. */
	const PARTS = array( 'nav_menu_item', 'wp_template', 'wp_template_part', 'wp_block', 'wp_global_styles', 'wp_navigation' );

	/**
	 * True if visitors can see a post, because it has an address or is a part of pages.
	 *
	 * @param \WP_Post $post The post.
	 */
	public static function is_shown( $post ): bool {
		return self::is_part( $post ) || is_post_type_viewable( (string) $post->post_type );
	}

	/**
	 * Paths of the pages that show a post; null for all pages, an empty list for none.
	 *
	 * @param \WP_Post $post The post.
	 * @return string[]|null
	 */
	public static function by( $post ): ?array {
		if ( self::is_part( $post ) ) {
			return null;
		}
		if ( ! is_post_type_viewable( (string) $post->post_type ) ) {
			return array();
		}
		$links = array( home_url( '/' ), get_post_type_archive_link( $post->post_type ) );
		if ( $post->post_author && 'post' === $post->post_type ) {
			$links[] = get_author_posts_url( (int) $post->post_author );
		}
		if ( 'post' === $post->post_type ) {
			$day     = array_map( 'intval', explode( '-', substr( (string) $post->post_date, 0, 10 ) ) + array( 0, 0, 0 ) );
			$links[] = get_year_link( $day[0] );
			$links[] = get_month_link( $day[0], $day[1] );
			$links[] = get_day_link( $day[0], $day[1], $day[2] );
		}
		// The lists are in the post's language. The addresses of the post and of its terms contain their language already.
		$links = array_merge( array( get_permalink( $post ) ), Languages::in_language_of( $post, $links ), Languages::translations( $post ) );
		if ( $post->post_parent ) {
			$links[] = get_permalink( (int) $post->post_parent );
		}
		foreach ( get_object_taxonomies( $post->post_type, 'objects' ) as $taxonomy ) {
			$terms = $taxonomy->public ? get_the_terms( $post, $taxonomy->name ) : false;
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				$links[] = get_term_link( $term );
			}
		}
		return self::paths( $links );
	}

	/**
	 * Paths of the archives of terms.
	 *
	 * @param int[] $ids Numbers of terms.
	 * @return string[]
	 */
	public static function terms( array $ids ): array {
		$links = array();
		foreach ( $ids as $id ) {
			$term    = get_term( (int) $id );
			$links[] = $term instanceof \WP_Term ? get_term_link( $term ) : null;
		}
		return self::paths( $links );
	}

	/** Converts links to paths, each once; it omits values that are no links. */
	private static function paths( array $links ): array {
		$paths = array_map( array( self::class, 'path_of' ), array_filter( $links, 'is_string' ) );
		return array_values( array_unique( $paths ) );
	}

	/**
	 * The path of a link below the site's home: `https://example.org/blog/a/` → `/a/` if the home is
	 * `https://example.org/blog`.
	 */
	private static function path_of( string $link ): string {
		$home = (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH );
		$path = (string) wp_parse_url( $link, PHP_URL_PATH );
		$rest = 0 === strpos( $path, $home ) ? substr( $path, strlen( $home ) ) : ltrim( $path, '/' );
		return '/' . ltrim( trailingslashit( $rest ), '/' );
	}

	/** True if a post is a part of pages: a template, an entry of a menu, the kit. */
	private static function is_part( $post ): bool {
		return in_array( $post->post_type, array_merge( self::PARTS, Rows::POST_TYPES ), true );
	}
}
