<?php
/**
 * The place of a preview on the front end.
 *
 * @package Outrigger
 */

namespace Outrigger\Previews;

use Outrigger\Templates\Kinds;

/**
 * Pages and posts have an address of their own; a template stands on a page of the site, a popup opens above one, and
 * what is placed by hand is shown alone.
 */
final class Place {

	const LIBRARY = 'elementor_library';

	/**
	 * Own path and query; null for what has no preview.
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
			: self::page_under( $post ) . self::query( array( 'theme_template_id' => $post->ID ), '' );
	}

	/**
	 * Path of the published content that the editor chose to see the template with; the front page without one.
	 *
	 * @param \WP_Post $template A template with a place.
	 */
	private static function page_under( \WP_Post $template ): string {
		$settings = get_post_meta( $template->ID, '_elementor_page_settings', true );
		$id       = is_array( $settings ) ? (int) ( $settings['preview_id'] ?? 0 ) : 0;
		if ( $id <= 0 || 'publish' !== get_post_status( $id ) ) {
			return '/';
		}
		$home = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
		$path = substr( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ), strlen( $home ) );
		return '' === $path ? '/' : $path;
	}

	/** The query of a preview. */
	private static function query( array $names, string $path = '/' ): string {
		return $path . '?' . http_build_query( $names + array( 'preview' => 'true' ) );
	}
}
