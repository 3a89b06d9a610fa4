<?php
/**
 * Sites in several languages.
 *
 * @package Outrigger
 */

namespace Outrigger\Site;

use GraphQL\Deferred;

/**
 * Reads the language of a request (`/graphql?lang=de`) and the addresses of a post in its language, through the public
 * functions and hooks of Polylang and WPML. A site without these plugins has one language.
 */
final class Languages {

	/** Makes lists of WPGraphQL and of core REST use the language of the request. */
	public static function register(): void {
		add_action( 'init_graphql_request', array( self::class, 'switch_language' ) );
		add_filter( 'graphql_post_object_connection_query_args', array( self::class, 'posts' ) );
		add_filter( 'graphql_term_object_connection_query_args', array( self::class, 'terms' ) );
		add_action( 'rest_api_init', array( self::class, 'add_to_rest' ) );
		add_filter( 'graphql_resolve_uri', array( self::class, 'author' ), 10, 5 );
	}

	/**
	 * The author at an address, or nothing. Polylang adds its own term to the query. WPGraphQL would then mistake that
	 * term for the node, for which it has no type.
	 *
	 * @param mixed  $node    Node of the filters before this one.
	 * @param string $uri     The address.
	 * @param mixed  $found   Object of the query.
	 * @param mixed  $query   The query.
	 * @param mixed  $context WPGraphQL's context, which has the loaders.
	 * @return mixed
	 */
	public static function author( $node, $uri, $found, $query, $context ) {
		if ( null !== $node || ! $found instanceof \WP_Term || 'language' !== $found->taxonomy || ! $query instanceof \WP_Query ) {
			return $node;
		}
		$name = (string) $query->get( 'author_name' );
		$user = '' === $name ? false : get_user_by( 'slug', $name );
		if ( $user ) {
			return $context->get_loader( 'user' )->load_deferred( $user->ID );
		}
		// After null WPGraphQL would continue with Polylang's term.
		return new Deferred(
			static function () {
				return null;
			}
		);
	}

	/** Only the paid edition of Polylang itself filters lists of REST. */
	public static function add_to_rest(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $type ) {
			add_filter( "rest_{$type}_query", array( self::class, 'posts' ) );
		}
		foreach ( get_taxonomies( array( 'show_in_rest' => true ) ) as $taxonomy ) {
			add_filter( "rest_{$taxonomy}_query", array( self::class, 'terms' ) );
		}
		add_filter( 'rest_post_search_query', array( self::class, 'posts' ) );
		add_filter( 'rest_term_search_query', array( self::class, 'terms' ) );
	}

	/** The slug of the language that the request names, `de`; empty if it names no language of the site. */
	public static function asked(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It changes nothing: lists are read in a language.
		$slug = isset( $_GET['lang'] ) && is_string( $_GET['lang'] ) ? sanitize_key( wp_unslash( $_GET['lang'] ) ) : '';
		return in_array( $slug, self::slugs(), true ) ? $slug : '';
	}

	/**
	 * WPML uses one language for a whole request. Polylang's switcher takes the language from the links of the request.
	 * A request that is not for a page has no such links, so the switcher would mark the default language.
	 */
	public static function switch_language(): void {
		$slug = self::asked();
		if ( '' === $slug ) {
			return;
		}
		do_action( 'wpml_switch_language', $slug ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's own.
		$polylang = function_exists( 'PLL' ) ? PLL() : null;
		if ( isset( $polylang->model, $polylang->links ) ) {
			$polylang->links->curlang = $polylang->model->get_language( $slug );
		}
	}

	/**
	 * Adds the language of the request to arguments of `WP_Query`. A list that names its posts stays unchanged.
	 *
	 * @param mixed $query Arguments.
	 * @return mixed
	 */
	public static function posts( $query ) {
		$slug = self::asked();
		if ( '' === $slug || ! is_array( $query ) || isset( $query['lang'] ) || self::names_its_posts( $query ) ) {
			return $query;
		}
		// Without this, WPML returns posts of every language.
		$query['suppress_filters'] = false;
		$types                     = array_filter( (array) ( $query['post_type'] ?? array() ) );
		if ( function_exists( 'pll_is_translated_post_type' ) && array_filter( $types, 'pll_is_translated_post_type' ) ) {
			$query['lang'] = $slug;
		}
		return $query;
	}

	/**
	 * Adds the language of the request to arguments of `get_terms`.
	 *
	 * @param mixed $query Arguments.
	 * @return mixed
	 */
	public static function terms( $query ) {
		$slug = self::asked();
		if ( '' === $slug || ! is_array( $query ) || isset( $query['lang'] ) || ! empty( $query['include'] ) ) {
			return $query;
		}
		$taxonomies = array_filter( (array) ( $query['taxonomy'] ?? array() ) );
		if ( function_exists( 'pll_is_translated_taxonomy' ) && array_filter( $taxonomies, 'pll_is_translated_taxonomy' ) ) {
			$query['lang'] = $slug;
		}
		return $query;
	}

	/**
	 * Converts links of a site to the language of a post: `https://example.org/2026/` → `…/de/2026/`. Links stay
	 * unchanged for a post without a language, and for a language whose addresses have no directory.
	 *
	 * @param \WP_Post $post  The post.
	 * @param array    $links Links of this site; values that are no texts are left out.
	 * @return string[]
	 */
	public static function in_language_of( $post, array $links ): array {
		$links = array_filter( $links, 'is_string' );
		$slug  = self::of_post( (int) $post->ID );
		$home  = home_url( '/' );
		if ( '' === $slug ) {
			return $links;
		}
		if ( ! function_exists( 'pll_home_url' ) ) {
			return array_map(
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's own.
				static fn( string $link ): string => (string) apply_filters( 'wpml_permalink', $link, $slug ),
				$links
			);
		}
		$own = trailingslashit( (string) pll_home_url( $slug ) );
		return array_map(
			static fn( string $link ): string => 0 === strpos( $link, $home ) && 0 !== strpos( $link, $own )
				? $own . substr( $link, strlen( $home ) )
				: $link,
			$links
		);
	}

	/**
	 * Links of the published translations of a post: these pages name the post in their heads and language switchers.
	 *
	 * @param \WP_Post $post The post.
	 * @return string[]
	 */
	public static function translations( $post ): array {
		if ( ! function_exists( 'pll_get_post_translations' ) ) {
			return array();
		}
		$others = array_diff( array_map( 'intval', (array) pll_get_post_translations( (int) $post->ID ) ), array( (int) $post->ID ) );
		$public = array_filter( $others, static fn( int $id ): bool => 'publish' === get_post_status( $id ) );
		return array_values( array_filter( array_map( 'get_permalink', $public ), 'is_string' ) );
	}

	/** The slug of a post's language; empty if it has none. */
	private static function of_post( int $id ): string {
		if ( function_exists( 'pll_get_post_language' ) ) {
			return (string) pll_get_post_language( $id );
		}
		$details = apply_filters( 'wpml_post_language_details', null, $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's own.
		return is_array( $details ) ? (string) ( $details['language_code'] ?? '' ) : '';
	}

	/** Slugs of the site's languages. */
	private static function slugs(): array {
		if ( function_exists( 'pll_languages_list' ) ) {
			return array_map( 'strval', (array) pll_languages_list() );
		}
		$languages = apply_filters( 'wpml_active_languages', null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's own.
		return is_array( $languages ) ? array_map( 'strval', array_keys( $languages ) ) : array();
	}

	/** True for a list whose caller names the ids of its posts. */
	private static function names_its_posts( array $query ): bool {
		$named = array_intersect_key( $query, array_flip( array( 'post__in', 'post_name__in', 'name', 'pagename', 'p', 'page_id' ) ) );
		return (bool) array_filter( $named );
	}
}
