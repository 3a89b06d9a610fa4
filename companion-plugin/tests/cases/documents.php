<?php

/** The fields of a template that is in use: visitors get no other template. */
const PLACED = array( '_elementor_conditions' => array( 'include/general' ) );

/** A template or popup. */
function template( int $id, string $kind, array $meta = array(), array $columns = array() ) {
	post( $id, $columns + array( 'post_type' => 'elementor_library', 'post_name' => "part-$id" ), array( '_elementor_template_type' => $kind ) + $meta );
}

test( 'templates are listed without the builder, popups and the kit not among them', function () {
	template( 5, 'header', PLACED );
	template( 6, 'popup' );
	template( 7, 'kit' );
	template( 9, 'header' );
	template( 8, 'footer', array(), array( 'post_status' => 'draft' ) );
	$ids = function ( array $args, $list = 'Templates' ) {
		return array_map( function ( $document ) { return $document->id; }, resolver( "RootQuery.elementor$list" )( null, $args ) );
	};
	same( array( 5 ), $ids( array() ) );
	same( array( 6 ), $ids( array(), 'Popups' ) );
	same( array(), $ids( array( 'where' => array( 'typeIn' => array( 'FOOTER' ) ) ) ) );
	same( array( 5 ), $ids( array( 'where' => array( 'locationIn' => array( 'HEADER' ) ) ) ) );
	same( array( 5 ), $ids( array( 'where' => array( 'in' => array( 8, 5, 5, 6, 9, 99 ) ) ) ) );
	$GLOBALS['site']['can'] = array( 'edit_others_posts' );
	same( array( 8, 5 ), $ids( array( 'where' => array( 'in' => array( 8, 5 ) ) ) ) );
} );

test( 'one template is found by number, slug and global id', function () {
	template( 5, 'header', PLACED );
	foreach ( array( array( '5', 'DATABASE_ID' ), array( 'part-5', 'SLUG' ), array( base64_encode( 'post:5' ), null ) ) as list( $id, $type ) ) {
		same( 5, resolver( 'RootQuery.elementorTemplate' )( null, array( 'id' => $id, 'idType' => $type ) )->id );
	}
	same( null, resolver( 'RootQuery.elementorPopup' )( null, array( 'id' => '5', 'idType' => 'DATABASE_ID' ) ) );
	same( null, resolver( 'RootQuery.elementorTemplate' )( null, array( 'id' => base64_encode( 'term:5' ) ) ) );
	try {
		resolver( 'RootQuery.elementorTemplate' )( null, array( 'id' => 'nonsense' ) );
		throw new Exception( 'a wrong id was taken' );
	} catch ( GraphQL\Error\UserError $error ) {
		same( true, false !== strpos( $error->getMessage(), 'invalid' ) );
	}
} );

test( 'a popup without settings has the defaults, conditions of removed posts stay what they are', function () {
	template( 6, 'popup', array( '_elementor_conditions' => array( 'include/singular/page/999', 'nonsense', 7 ) ) );
	$popup = resolver( 'RootQuery.elementorPopups' )( null, array() )[0];
	same( true, resolver( 'ElementorPopup.settings' )( $popup )['overlay'] );
	same( null, resolver( 'ElementorPopup.timing' )( $popup )['times'] );
	same( array( array( 'type' => 'INCLUDE', 'name' => 'singular', 'subName' => 'page', 'subId' => 999 ) ), $popup->conditions() );
	same( array(), $popup->elements() );
} );

test( 'a user who may edit a popup gets its triggers and rules as they are stored', function () {
	$stored = array( 'triggers' => array( 'click' => '', 'click_times' => 4, 'api_key' => 'octopus' ), 'timing' => array() );
	template( 6, 'popup', array( '_elementor_popup_display_settings' => $stored ) );
	$ask = function () {
		return resolver( 'ElementorPopup.displaySettings' )( resolver( 'RootQuery.elementorPopups' )( null, array() )[0] );
	};
	same( null, $ask() );
	$GLOBALS['site']['can'] = array( 'edit_posts', 'read_post' );
	same( null, $ask() );
	$GLOBALS['site']['can'] = array( 'edit_others_posts' );
	same( '{"triggers":{"click":"","click_times":4},"timing":{}}', json_encode( $ask() ) );
} );

test( 'ten thousand templates are listed with one question a field, elements of a hundred at most', function () {
	for ( $id = 1; $id <= 10000; $id++ ) {
		$GLOBALS['site']['posts'][ $id ] = array( 'post_type' => 'elementor_library', 'meta' => array( '_elementor_template_type' => array( 'header' ), '_elementor_conditions' => array( array( 'include/general' ) ), '_elementor_data' => array( '[]' ) ), 'terms' => array() );
	}
	$rows      = new SiteRows();
	$documents = ( new Outrigger\Documents\Documents( $rows ) )->all( 'template', null );
	foreach ( $documents as $document ) {
		$document->conditions();
	}
	same( array( 10000, array( '_elementor_conditions' ) ), array( count( $documents ), $rows->asked ) );
	try {
		$documents[0]->elements();
		throw new Exception( 'elements of all were given' );
	} catch ( GraphQL\Error\UserError $error ) {
		same( true, false !== strpos( $error->getMessage(), '10000' ) );
	}
	same( array(), ( new Outrigger\Documents\Documents( $rows ) )->all( 'template', range( 1, 100 ) )[99]->elements() );
} );

test( 'the kit is that of the option; one that stored nothing looks like a fresh one', function () {
	same( null, Outrigger\Kit\Kit::read() );
	$GLOBALS['site']['options']['elementor_active_kit'] = '9';
	same( null, Outrigger\Kit\Kit::read(), 'a kit that is gone' );
	template( 9, 'kit', array( '_elementor_page_settings' => '' ) );
	same( '#6EC1E4', Outrigger\Kit\Kit::read()['systemColors'][0]['color'] );
	template( 9, 'kit', array( '_elementor_page_settings' => array( 'custom_css' => 'a{}', 'google_maps_api_key' => 'k' ) ) );
	same( array(), Outrigger\Kit\Kit::read()['systemColors'] );
	same( '{}', json_encode( Outrigger\Kit\Kit::read()['settings'] ) );
} );

test( 'features of the kit follow the builder\'s options', function () {
	template( 9, 'kit' );
	$GLOBALS['site']['options'] = array( 'elementor_active_kit' => 9 );
	foreach ( array( 'inactive' => false, 'active' => true, 'default' => true, '' => false, '0' => false, '1' => true ) as $stored => $is_on ) {
		$GLOBALS['site']['options']['elementor_experiment-container'] = (string) $stored;
		same( $is_on, Outrigger\Kit\Kit::read()['containerFeature'], "'$stored'" );
	}
} );

test( 'the measurement id is one of a known plugin, and looks like one', function () {
	same( null, Outrigger\Site\Analytics::measurement_id() );
	$GLOBALS['site']['options']['gap_options'] = array( 'gap_id' => '<script>' );
	same( null, Outrigger\Site\Analytics::measurement_id() );
	$GLOBALS['site']['options']['googlesitekit_analytics-4_settings'] = array( 'measurementID' => 'G-ABC1234' );
	same( 'G-ABC1234', Outrigger\Site\Analytics::measurement_id() );
} );

test( 'what was written for search engines is read of each known plugin', function () {
	same( null, Outrigger\Pages\Seo::read( 7 ) );
	$plugins = array(
		array( '_yoast_wpseo_title' => 'Bays', '_yoast_wpseo_meta-robots-noindex' => '1' ),
		array( 'rank_math_title' => 'Bays', 'rank_math_robots' => array( 'noindex' ) ),
		array( '_seopress_titles_title' => 'Bays', '_seopress_robots_index' => 'yes' ),
	);
	foreach ( $plugins as $meta ) {
		post( 7, array(), $meta );
		same( array( 'title' => 'Bays', 'description' => null, 'canonicalUrl' => null, 'noIndex' => true ), Outrigger\Pages\Seo::read( 7 ) );
	}
	post( 7, array(), array( '_yoast_wpseo_title' => '%%title%% %%sep%% x', '_yoast_wpseo_metadesc' => 'Calm' ) );
	same( array( 'title' => null, 'description' => 'Calm', 'canonicalUrl' => null, 'noIndex' => false ), Outrigger\Pages\Seo::read( 7 ) );
} );
