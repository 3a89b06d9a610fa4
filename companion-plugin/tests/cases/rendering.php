<?php

use Outrigger\Builder\Rendering;

/** An element of page 7. */
function element( string $type, array $settings = array(), string $kind = 'wp-page' ) {
	built_page( 7, '[]' );
	$document = new Outrigger\Documents\Document( get_post( 7 ), $kind, 'strlen' );
	return (object) array( 'widgetType' => $type, 'settings' => (object) $settings, 'document' => $document, 'source' => (object) array( 'widgetType' => $type ) );
}

test( 'shortcodes and widget areas are made by WordPress', function () {
	same( '<b>High at noon</b>', Rendering::of( element( 'shortcode', array( 'shortcode' => '[tide]' ) ) ) );
	same( '<aside>Harbour news</aside>', Rendering::of( element( 'sidebar', array( 'sidebar' => 'footer' ) ) ) );
	same( null, Rendering::of( element( 'sidebar', array( 'sidebar' => 'gone' ) ) ) );
	same( null, Rendering::of( element( 'shortcode' ) ) );
} );

test( 'without the builder its widgets are not rendered, and dynamic values stay as stored', function () {
	same( null, Rendering::of( element( 'tide-table' ) ) );
	$stored = array( 'title' => 'Old', '__dynamic__' => array( 'title' => '[elementor-tag]' ) );
	same( $stored, Outrigger\Builder\DynamicValues::fill( element( 'heading', $stored ) ) );
} );

test( 'where the builder runs it makes the widgets of WordPress and of plugins, and leaves its own to the page', function () {
	if ( ! class_exists( 'Elementor\Plugin' ) ) {
		require __DIR__ . '/../stand-ins/builder.php';
	}
	same( null, Rendering::of( element( 'tide-table' ) ), 'the builder is installed and does not run' );
	do_action( 'elementor/loaded' );
	same( '<p>tide-table</p>', Rendering::of( element( 'tide-table' ) ) );
	same( '<p>wp-widget-search</p>', Rendering::of( element( 'wp-widget-search' ) ) );
	same( null, Rendering::of( element( 'heading' ) ) );
	same( null, Rendering::of( element( 'tide-throwing' ) ) );
	same( 0, ob_get_level() );
	$stored = array( 'title' => 'Old', 'size' => 'xl', '__dynamic__' => array( 'title' => '[elementor-tag]' ) );
	same( array( 'title' => 'Resolved' ) + $stored, Outrigger\Builder\DynamicValues::fill( element( 'heading', $stored ) ) );
	same( $stored, Outrigger\Builder\DynamicValues::fill( element( 'heading', $stored, 'header' ) ), 'a template has no page' );
} );

test( 'a request renders a hundred elements at most, and the next one begins anew', function () {
	Rendering::begin();
	for ( $at = 0; $at < Rendering::MOST; $at++ ) {
		same( '<b>High at noon</b>', Rendering::of( element( 'shortcode', array( 'shortcode' => '[tide]' ) ) ), (string) $at );
	}
	same( null, Rendering::of( element( 'shortcode', array( 'shortcode' => '[tide]' ) ) ) );
	same( 1, count( $GLOBALS['debug'] ) );
	Rendering::begin();
	same( '<b>High at noon</b>', Rendering::of( element( 'shortcode', array( 'shortcode' => '[tide]' ) ) ) );
} );

test( 'a filter of the site names the shortcodes that GraphQL may render', function () {
	add_filter( 'outrigger_shortcodes', function () { return array( 'moon' ); } );
	same( null, Rendering::of( element( 'shortcode', array( 'shortcode' => 'now: [tide]' ) ) ) );
	add_filter( 'outrigger_shortcodes', function ( $names ) { return array( 'tide' ); } );
	same( 'now: <b>High at noon</b>', Rendering::of( element( 'shortcode', array( 'shortcode' => 'now: [tide]' ) ) ) );
	same( null, Rendering::of( element( 'shortcode', array( 'shortcode' => '[tide][moon]' ) ) ) );
} );
