<?php
/**
 * What a page tells of itself.
 *
 * @package Outrigger
 */

namespace Outrigger\Pages;

use Outrigger\Documents\Access;

/**
 * To sharing buttons, analytics, search engines and display conditions.
 */
final class PageMeta {

	/**
	 * The contract's `ElementorPageMeta`; what takes work is done when it is asked for. Null for whom may not read it.
	 *
	 * @param int $id Number of the post.
	 */
	public static function read( int $id ): ?array {
		$post = get_post( $id );
		if ( ! $post || ! Access::may_read( $post ) ) {
			return null;
		}
		return array(
			'id'            => (int) $post->ID,
			'title'         => self::plain( (string) apply_filters( 'the_title', $post->post_title, $post->ID ) ),
			'excerpt'       => static function () use ( $post ): string {
				return Access::is_locked( $post ) ? '' : self::excerpt( $post );
			},
			'featuredImage' => static function () use ( $post ): ?string {
				return self::featured_image( $post );
			},
			'customFields'  => static function () use ( $post ): array {
				return Access::is_locked( $post ) ? array() : CustomFields::read( (int) $post->ID );
			},
			'seo'           => static function () use ( $post ): ?array {
				return Seo::read( (int) $post->ID );
			},
		);
	}

	/**
	 * Numbers of the terms of every taxonomy that WPGraphQL shows.
	 *
	 * @param int $id Number of the post.
	 * @return int[]
	 */
	public static function terms( int $id ): array {
		$shown = array_intersect( get_object_taxonomies( (string) get_post_type( $id ) ), get_taxonomies( array( 'show_in_graphql' => true ) ) );
		$terms = $shown ? wp_get_object_terms( $id, array_values( $shown ), array( 'fields' => 'ids' ) ) : array();
		return is_wp_error( $terms ) ? array() : array_map( 'intval', $terms );
	}

	/** The summary: what was written, else the first words of the content. */
	private static function excerpt( \WP_Post $post ): string {
		$written = '' === trim( $post->post_excerpt ) ? wp_trim_excerpt( '', $post ) : $post->post_excerpt;
		return self::plain( (string) apply_filters( 'get_the_excerpt', $written, $post ) );
	}

	/** Address of the large size of the picture that stands for the post. */
	private static function featured_image( \WP_Post $post ): ?string {
		$picture = get_post( (int) get_post_thumbnail_id( $post ) );
		if ( ! $picture || 'attachment' !== $picture->post_type ) {
			return null;
		}
		$parent = $picture->post_parent ? get_post( $picture->post_parent ) : null;
		if ( $parent && ! Access::may_read( $parent ) ) {
			return null;
		}
		$url = wp_get_attachment_image_url( $picture->ID, 'large' );
		return is_string( $url ) ? $url : null;
	}

	/** Text without markup, entities decoded, spaces as a reader sees them. */
	private static function plain( string $html ): string {
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/[ \t\r\n]+/', ' ', $text ) );
	}
}
