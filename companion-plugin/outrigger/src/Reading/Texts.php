<?php
/**
 * Content and excerpts in REST, GraphQL and feeds.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

use Outrigger\Builder\Builder;
use Outrigger\Documents\Documents;

/**
 * In REST, GraphQL and feeds this class removes the text of elements that display conditions hide from the viewer. It
 * does not change the site's own pages, which the builder and the theme render.
 */
final class Texts {

	/** Finds documents. @var Documents */
	private $documents;

	/**
	 * A filter.
	 *
	 * @param Documents $documents Finds documents.
	 */
	public function __construct( Documents $documents ) {
		$this->documents = $documents;
	}

	/** Adds a late filter, after the builder's own filter, which renders the content there. */
	public function register(): void {
		add_filter( 'the_content', array( $this, 'content' ), PHP_INT_MAX );
	}

	/**
	 * The content that the user may read.
	 *
	 * @param string $html Content so far.
	 * @return string
	 */
	public function content( $html ) {
		if ( ! self::is_for_others() || Builder::answers_conditions() ) {
			return $html;
		}
		$post     = get_post();
		$document = $post instanceof \WP_Post ? $this->documents->of_post( (int) $post->ID ) : null;
		$shown    = $document ? Reader::text( $document ) : null;
		return null === $shown ? $html : $shown;
	}

	/** True while WordPress answers REST, GraphQL or a feed, and makes no page of the site. */
	private static function is_for_others(): bool {
		return ( defined( 'REST_REQUEST' ) && REST_REQUEST )
			|| ( function_exists( 'is_graphql_request' ) && is_graphql_request() )
			|| is_feed();
	}
}
