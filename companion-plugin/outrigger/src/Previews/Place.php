<?php
/**
 * The place of a preview on the front end.
 *
 * @package Outrigger
 */

namespace Outrigger\Previews;

use Outrigger\Templates\Kinds;

/**
 * The place of a preview: a page or post has its own address, a template is shown on a page of the site, a popup opens
 * above a page, and a document that editors place by hand is shown without a page around it.
 */
final class Place {

	const LIBRARY = 'elementor_library';
	/** Content types of templates that are not for posts. */
	const SHOWN_TYPES = array(
		'product'     => 'product',
		'single-page' => 'page',
	);

	/**
	 * Path and query on the front end; null for a post without a preview.
	 *
	 * @param \WP_Post $post A post of any kind.
	 */
	public static function of( \WP_Post $post ): ?string {
		if ( self::LIBRARY !== $post->post_type ) {
			return is_post_type_viewable( $post->post_type ) ? self::query( array( 'p' => $post->ID ) ) : null;
		}
		$kind = (string) get_post_meta( $post->ID, '_elementor_template_type', true );
		if ( Kinds::POPUP === $kind ) {
			return self::query( array( 'popup-preview' => $post->ID ) );
		}
		if ( ! isset( Kinds::TEMPLATES[ $kind ] ) ) {
			return null;
		}
		return null === Kinds::location( $kind )
			? self::query( array( 'p' => $post->ID ) )
			: self::page_under( $post, $kind ) . self::query( array( 'theme_template_id' => $post->ID ), '' );
	}

	/**
	 * Path and query of the editor's view on the front end: published content has its own address, everything else that
	 * of its preview; null for a post without a preview.
	 *
	 * @param \WP_Post $post A post of any kind.
	 */
	public static function in_view( \WP_Post $post ): ?string {
		$preview = self::of( $post );
		if ( null === $preview ) {
			return null;
		}
		// If a permalink has a query, the query names the post or its language, as in a preview.
		$is_page = self::LIBRARY !== $post->post_type
			&& 'publish' === get_post_status( $post->ID )
			&& null === wp_parse_url( (string) get_permalink( $post->ID ), PHP_URL_QUERY );
		return $is_page ? self::path( $post->ID ) . '?elementor-preview' : $preview . '&elementor-preview';
	}

	/**
	 * Path of a post on the front end.
	 *
	 * @param int $id Id of published content.
	 */
	public static function path( int $id ): string {
		$home = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
		$path = substr( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ), strlen( $home ) );
		return '' === $path ? '/' : $path;
	}

	/**
	 * The path of the published content that the editor chose for the template; if there is no choice, the path of a
	 * page that can have the template.
	 *
	 * @param \WP_Post $template A template with a place.
	 * @param string   $kind     Its stored kind.
	 */
	private static function page_under( \WP_Post $template, string $kind ): string {
		$settings = get_post_meta( $template->ID, '_elementor_page_settings', true );
		$id       = is_array( $settings ) ? (int) ( $settings['preview_id'] ?? 0 ) : 0;
		if ( $id <= 0 || 'publish' !== get_post_status( $id ) ) {
			$id = self::shown_by_default( $kind );
		}
		return $id <= 0 ? '/' : self::path( $id );
	}

	/**
	 * The id of the content with which a template is shown by default: the newest content of its type, or the posts
	 * page for archives; 0 for the front page.
	 *
	 * @param string $kind Stored kind of a template.
	 */
	private static function shown_by_default( string $kind ): int {
		$location = Kinds::location( $kind );
		if ( 'ARCHIVE' === $location ) {
			return 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_for_posts' ) : 0;
		}
		if ( 'SINGLE' !== $location ) {
			return 0;
		}
		$newest = get_posts(
			array(
				'post_type'      => self::SHOWN_TYPES[ $kind ] ?? 'post',
				'posts_per_page' => 1,
			)
		);
		return $newest ? (int) $newest[0]->ID : 0;
	}

	/** The path and the query of a preview. */
	private static function query( array $names, string $path = '/' ): string {
		return $path . '?' . http_build_query( $names + array( 'preview' => 'true' ) );
	}
}
