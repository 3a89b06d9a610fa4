<?php
/**
 * The metadata of a page.
 *
 * @package Outrigger
 */

namespace Outrigger\Pages;

use Outrigger\Documents\Documents;
use Outrigger\Reading\Access;
use Outrigger\Reading\CustomFields;
use Outrigger\Reading\PlainText;
use Outrigger\Reading\Reader;

/**
 * Data for sharing buttons, analytics, search engines and display conditions.
 */
final class PageMeta {

	/**
	 * The contract's `ElementorPageMeta`. Costly fields are computed when a query requests them. Null for users without
	 * the right to read the page.
	 *
	 * @param int       $id        Number of the post.
	 * @param Documents $documents Finds its document.
	 */
	public static function read( int $id, Documents $documents ): ?array {
		$post = get_post( $id );
		if ( ! $post || ! Access::may_read( $post ) ) {
			return null;
		}
		return array(
			'id'            => (int) $post->ID,
			'title'         => PlainText::title( $post ),
			'excerpt'       => static function () use ( $post, $documents ): string {
				return Access::is_locked( $post ) ? '' : self::excerpt( $post, $documents );
			},
			'featuredImage' => static function () use ( $post ): ?string {
				return self::featured_image( $post );
			},
			'customFields'  => static function () use ( $post, $documents ): array {
				return Access::is_locked( $post ) ? array() : CustomFields::read( (int) $post->ID, $documents->rows() );
			},
			'seo'           => static function () use ( $post ): ?array {
				return Seo::read( (int) $post->ID );
			},
		);
	}

	/**
	 * Ids of the terms of every taxonomy that WPGraphQL shows.
	 *
	 * @param int $id Number of the post.
	 * @return int[]
	 */
	public static function terms( int $id ): array {
		$shown = array_intersect( get_object_taxonomies( (string) get_post_type( $id ) ), get_taxonomies( array( 'show_in_graphql' => true ) ) );
		$terms = $shown ? wp_get_object_terms( $id, array_values( $shown ), array( 'fields' => 'ids' ) ) : array();
		return is_wp_error( $terms ) ? array() : array_map( 'intval', $terms );
	}

	/** The summary: the written excerpt, else the first words of the content that the viewer may read. */
	private static function excerpt( \WP_Post $post, Documents $documents ): string {
		if ( '' !== trim( $post->post_excerpt ) ) {
			return PlainText::of( (string) apply_filters( 'get_the_excerpt', $post->post_excerpt, $post ) );
		}
		$document = $documents->of_post( (int) $post->ID );
		$shown    = $document ? Reader::text( $document ) : null;
		if ( null !== $shown ) {
			return PlainText::of( wp_trim_words( $shown, (int) apply_filters( 'excerpt_length', 55 ), ' …' ) );
		}
		return PlainText::of( (string) apply_filters( 'get_the_excerpt', wp_trim_excerpt( '', $post ), $post ) );
	}

	/** Address of the large size of the post's featured image. */
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
}
