<?php

use Outrigger\Builder\Rendering;

/** An element of page 7. */
function element( string $type, array $settings = array(), string $kind = 'wp-page' ) {
	built_page( 7, '[]' );
	$document = new Outrigger\Documents\Document( get_post( 7 ), $kind, 'strlen' );
	return (object) array( 'widgetType' => $type, 'settings' => (object) $settings, 'document' => $document, 'source' => (object) array( 'widgetType' => $type ) );
}

test( 'shortcodes and widget areas are made by WordPress, whatever the page knows', function () {
	same( '<b>High at noon</b>', Rendering::of( element( 'shortcode', array( 'shortcode' => '[tide]' ) ), array( 'shortcode' ) ) );
	same( '<aside>Harbour news</aside>', Rendering::of( element( 'sidebar', array( 'sidebar' => 'footer' ) ), null ) );
	same( null, Rendering::of( element( 'sidebar', array( 'sidebar' => 'gone' ) ), null ) );
	same( null, Rendering::of( element( 'shortcode' ), null ) );
} );

test( 'without the builder nobody makes its widgets, and dynamic values stay as stored', function () {
	same( null, Rendering::of( element( 'strange-widget' ), array( 'heading' ) ) );
	$stored = array( 'title' => 'Old', '__dynamic__' => array( 'title' => '[elementor-tag]' ) );
	same( $stored, Outrigger\Builder\DynamicValues::fill( element( 'heading', $stored ) ) );
} );

test( 'where the builder runs it makes what the page does not know', function () {
	if ( ! class_exists( 'Elementor\Plugin' ) ) {
		require __DIR__ . '/../stand-ins/builder.php';
	}
	do_action( 'elementor/loaded' );
	same( '<p>strange-widget</p>', Rendering::of( element( 'strange-widget' ), array( 'heading' ) ) );
	same( null, Rendering::of( element( 'heading' ), array( 'heading' ) ) );
	same( null, Rendering::of( element( 'strange-widget' ), null ), 'a page that does not say what it knows' );
	same( null, Rendering::of( element( 'throwing' ), array() ) );
	same( 0, ob_get_level() );
	$stored = array( 'title' => 'Old', 'size' => 'xl', '__dynamic__' => array( 'title' => '[elementor-tag]' ) );
	same( array( 'title' => 'Resolved' ) + $stored, Outrigger\Builder\DynamicValues::fill( element( 'heading', $stored ) ) );
	same( $stored, Outrigger\Builder\DynamicValues::fill( element( 'heading', $stored, 'header' ) ), 'a template has no page' );
} );
