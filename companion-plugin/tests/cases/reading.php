<?php

use Outrigger\Reading\Reader;

/** A widget with display conditions, all of which must hold. */
function guarded( string $id, string $title, array ...$conditions ): array {
	$settings = array( 'title' => $title, 'e_display_conditions' => array( json_encode( array( $conditions ) ) ) );
	return array( 'id' => $id, 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => $settings );
}

/** A page with texts for all visitors, for members, for skippers, for a later time, and for an unknown condition. */
function partly_hidden_page( string $password = '' ) {
	$members = array( 'condition' => 'login_status', 'status' => 'logged_in' );
	built_page( 7, json_encode( array(
		array( 'id' => 'aaaaaa1', 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => array( 'title' => 'Opening hours' ) ),
		array( 'id' => 'aaaaaa2', 'elType' => 'container', 'settings' => array( 'e_display_conditions' => array( json_encode( array( array( $members ) ) ) ) ), 'elements' => array(
			array( 'id' => 'aaaaaa3', 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => array( 'title' => 'Members' ) ),
		) ),
		guarded( 'aaaaaa4', 'Skippers', array( 'condition' => 'user_role', 'comparator' => 'is_one_of', 'roles' => array( 'skipper' ) ) ),
		guarded( 'aaaaaa5', 'Later', array( 'condition' => 'current_date', 'comparator' => 'is_after', 'date' => '2026-06-01' ) ),
		guarded( 'aaaaaa6', 'Weather', array( 'condition' => 'weather' ) ),
		guarded( 'aaaaaa7', 'Tagged', array( 'condition' => 'dynamic_tags', 'dynamic_tag' => 'acf-text', 'comparator' => 'is_empty' ) ),
	) ), array( 'post_password' => $password, 'post_content' => 'Opening hours Members Skippers Later Weather Tagged' ) );
}

function told_words(): string {
	$elements = resolver( 'NodeWithElementor.elementorElements' )( (object) array( 'databaseId' => 7 ) );
	$settings = array_map( resolver( 'ElementorElement.settings' ), $elements );
	return implode( ' ', array_filter( array_map( function ( $one ) { return $one->title ?? null; }, $settings ) ) );
}

function told_excerpt(): string {
	$meta = resolver( 'NodeWithElementorPageMeta.elementorPageMeta' )( (object) array( 'databaseId' => 7 ) );
	return $meta['excerpt']();
}

test( 'elements and summary omit what display conditions hide', function () {
	partly_hidden_page();
	same( 'Opening hours Tagged', told_words() );
	same( 'Opening hours', told_excerpt() );
} );

test( 'a viewer who meets the conditions gets other words than a visitor', function () {
	partly_hidden_page();
	$GLOBALS['site']['user'] = array( 'ID' => 5, 'roles' => array( 'skipper' ), 'user_registered' => '2026-01-01 00:00:00' );
	same( 'Opening hours Members Skippers Tagged', told_words() );
	same( 'Opening hours Members Skippers', told_excerpt() );
	$GLOBALS['site']['now'] = '2026-06-02 00:00:00';
	same( 'Opening hours Members Skippers Later Tagged', told_words() );
} );

test( 'a user who may edit a page gets all of it', function () {
	partly_hidden_page();
	$GLOBALS['site']['can'] = array( 'edit_post' );
	same( 'Opening hours Members Skippers Later Weather Tagged', told_words() );
	same( 'Opening hours Members Skippers Later Weather Tagged', told_excerpt() );
} );

test( 'a hidden element returns its conditions alone, and renders nothing', function () {
	partly_hidden_page();
	$elements = resolver( 'NodeWithElementor.elementorElements' )( (object) array( 'databaseId' => 7 ) );
	same( array( 'aaaaaa1', 'aaaaaa2', 'aaaaaa4', 'aaaaaa5', 'aaaaaa6', 'aaaaaa7' ), array_map( function ( $one ) { return $one->id; }, $elements ) );
	same( array( 'e_display_conditions', '_withheld' ), array_keys( get_object_vars( resolver( 'ElementorElement.settings' )( $elements[2] ) ) ) );
	$elements[2]->widgetType = 'shortcode';
	same( null, resolver( 'ElementorElement.renderedHtml' )( $elements[2] ) );
} );

test( 'a password keeps everything back', function () {
	partly_hidden_page( 'octopus' );
	same( null, resolver( 'NodeWithElementor.elementorElements' )( (object) array( 'databaseId' => 7 ) ) );
	same( '', told_excerpt() );
} );

test( 'the search looks at the words that every visitor may read, of what was designed before and of what changes', function () {
	partly_hidden_page();
	$sql = " AND (((wp_posts.post_title LIKE '%members%') OR (wp_posts.post_content LIKE '%members%')) AND (wp_posts.post_content NOT LIKE '%a%'))";
	$words = new Outrigger\Reading\PublicWords( documents() );
	$words->register();
	same( $sql, apply_filters( 'posts_search', $sql ), 'nothing is hidden yet' );
	do_action( 'init' );
	do_action( Outrigger\Reading\PublicWords::HOOK );
	same( '<h2>Opening hours</h2>', get_post_meta( 7, Outrigger\Reading\PublicWords::META, true ) );
	same( 'done', get_option( Outrigger\Reading\PublicWords::READ ) );
	$searched = apply_filters( 'posts_search', $sql );
	same( 0, preg_match( '/[^ ] \(?wp_posts\.post_content (?:NOT )?LIKE/', $searched ) );
	same( 2, substr_count( $searched, "COALESCE((SELECT outrigger_words.meta_value" ) );
	built_page( 7, '[]' );
	$GLOBALS['site']['posts'][7]['meta'][ Outrigger\Reading\PublicWords::META ] = array( 'old' );
	do_action( 'updated_post_meta', 1, 7, '_elementor_data', 'x' );
	same( '', get_post_meta( 7, Outrigger\Reading\PublicWords::META, true ) );
} );

test( 'an editor\'s search in the dashboard looks at everything', function () {
	update_option( Outrigger\Reading\PublicWords::IN_USE, '1' );
	$GLOBALS['site']['is_admin'] = true;
	$sql = '(wp_posts.post_content LIKE 1)';
	same( false, $sql === Outrigger\Reading\PublicWords::search( $sql ), 'a visitor\'s by admin-ajax' );
	$GLOBALS['site']['can'] = array( 'edit_others_posts' );
	same( $sql, Outrigger\Reading\PublicWords::search( $sql ) );
} );

test( 'content in REST, GraphQL and feeds is without the words that are hidden from the asker', function () {
	partly_hidden_page();
	( new Outrigger\Reading\Texts( documents() ) )->register();
	$GLOBALS['post'] = 7;
	same( 'all words', apply_filters( 'the_content', 'all words' ), 'a page of the site itself' );
	$GLOBALS['site']['is_feed'] = true;
	same( '<h2>Opening hours</h2>', apply_filters( 'the_content', 'all words' ) );
	$GLOBALS['site']['can'] = array( 'edit_post' );
	same( 'all words', apply_filters( 'the_content', 'all words' ) );
	$GLOBALS['site']['can'] = array();
	built_page( 7, '[]' );
	same( 'all words', apply_filters( 'the_content', 'all words' ), 'nothing is hidden' );
	unset( $GLOBALS['post'] );
} );
