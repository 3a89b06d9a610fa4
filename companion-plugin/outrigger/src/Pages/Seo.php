<?php
/**
 * The texts that an editor wrote for search engines.
 *
 * @package Outrigger
 */

namespace Outrigger\Pages;

/** Custom fields of Yoast SEO, Rank Math and SEOPress; the first plugin with a value wins. */
final class Seo {

	/** Plugin → the fields of title, description and canonical address, then the field of `noindex` and its value. */
	const PLUGINS = array(
		'yoast'     => array( '_yoast_wpseo_title', '_yoast_wpseo_metadesc', '_yoast_wpseo_canonical', '_yoast_wpseo_meta-robots-noindex', '1' ),
		'rank-math' => array( 'rank_math_title', 'rank_math_description', 'rank_math_canonical_url', 'rank_math_robots', 'noindex' ),
		'seopress'  => array( '_seopress_titles_title', '_seopress_titles_desc', '_seopress_robots_canonical', '_seopress_robots_index', 'yes' ),
	);

	/**
	 * The contract's `ElementorPageSeo`; null if the editor wrote nothing.
	 *
	 * @param int $id Number of the post.
	 */
	public static function read( int $id ): ?array {
		foreach ( self::PLUGINS as $plugin => list( $title, $description, $canonical, $robots, $hidden ) ) {
			$text = static function ( string $field ) use ( $id, $plugin ): ?string {
				$value = get_post_meta( $id, $field, true );
				return is_string( $value ) && '' !== trim( $value ) ? self::filled( $value, $id, $plugin ) : null;
			};
			$seo  = array(
				'title'        => $text( $title ),
				'description'  => $text( $description ),
				'canonicalUrl' => $text( $canonical ),
				'noIndex'      => in_array( $hidden, (array) get_post_meta( $id, $robots, true ), true ),
			);
			if ( array_filter( $seo ) ) {
				return $seo;
			}
		}
		return null;
	}

	/**
	 * A text with its variables (`%%title%%`, `%sep%`) filled in by their plugin. Null if that plugin does not run,
	 * because visitors must not see the variables.
	 */
	private static function filled( string $text, int $id, string $plugin ): ?string {
		if ( ! preg_match( '/%%?[a-z_]+%%?/i', $text ) ) {
			return $text;
		}
		if ( 'yoast' === $plugin && function_exists( 'wpseo_replace_vars' ) ) {
			return wpseo_replace_vars( $text, get_post( $id ) );
		}
		if ( 'rank-math' === $plugin && is_callable( array( 'RankMath\Helper', 'replace_vars' ) ) ) {
			return (string) call_user_func( array( 'RankMath\Helper', 'replace_vars' ), $text, get_post( $id ) );
		}
		return null;
	}
}
