<?php
/**
 * Content and excerpts in answers to others.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

use Outrigger\Builder\Builder;
use Outrigger\Documents\Documents;

/**
 * Removes from texts in REST, GraphQL and feeds the words of elements that display conditions hide from the viewer. It
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

	/** Answers WordPress's filter after everybody else: the builder renders there too. */
	public function register(): void {
		add_filter( 'the_content', array( $this, 'content' ), PHP_INT_MAX );
	}

	/**
	 * The content that the asker may read.
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

	/** True while WordPress makes something else than a page of the site. */
	private static function is_for_others(): bool {
		return ( defined( 'REST_REQUEST' ) && REST_REQUEST )
			|| ( function_exists( 'is_graphql_request' ) && is_graphql_request() )
			|| is_feed();
	}
}
