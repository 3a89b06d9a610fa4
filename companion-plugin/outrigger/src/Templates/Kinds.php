<?php
/**
 * Kinds of templates, and the place that each fills by its conditions.
 *
 * @package Outrigger
 */

namespace Outrigger\Templates;

/**
 * `_elementor_template_type` as the contract's enums.
 */
final class Kinds {

	/** Stored kind → kind and place in the contract; null for parts that editors place by hand. */
	const TEMPLATES = array(
		'archive'          => array( 'ARCHIVE', 'ARCHIVE' ),
		'container'        => array( 'CONTAINER', null ),
		'error-404'        => array( 'ERROR_404', 'SINGLE' ),
		'floating-buttons' => array( 'FLOATING_BUTTONS', 'FLOATING_BUTTONS' ),
		'footer'           => array( 'FOOTER', 'FOOTER' ),
		'header'           => array( 'HEADER', 'HEADER' ),
		'loop-item'        => array( 'LOOP_ITEM', null ),
		'page'             => array( 'PAGE', null ),
		'product'          => array( 'PRODUCT', 'SINGLE' ),
		'product-archive'  => array( 'PRODUCT_ARCHIVE', 'ARCHIVE' ),
		'search-results'   => array( 'SEARCH_RESULTS', 'ARCHIVE' ),
		'section'          => array( 'SECTION', null ),
		'single'           => array( 'SINGLE', 'SINGLE' ),
		'single-page'      => array( 'SINGLE_PAGE', 'SINGLE' ),
		'single-post'      => array( 'SINGLE_POST', 'SINGLE' ),
	);

	const POPUP = 'popup';

	/**
	 * The stored kinds of documents in a list.
	 *
	 * @param string $list `template` or `popup`.
	 * @return string[]
	 */
	public static function stored( string $list ): array {
		return self::POPUP === $list ? array( self::POPUP ) : array_keys( self::TEMPLATES );
	}

	/** The contract's kind of a template. */
	public static function type( string $stored ): string {
		return self::TEMPLATES[ $stored ][0] ?? 'SECTION';
	}

	/** The place that a template fills; null if it fills none. */
	public static function location( string $stored ): ?string {
		return self::TEMPLATES[ $stored ][1] ?? null;
	}
}
