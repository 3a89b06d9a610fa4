<?php

use Outrigger\Changes\Affected;
use Outrigger\Loops\Loop;
use Outrigger\Site\Languages;

// Polylang's public functions that the plugin calls; a test names the site's languages, or the site has one.
function pll_languages_list() { return array_keys( $GLOBALS['site']['languages'] ?? array() ); }
function pll_home_url( $slug ) { return home_url( $GLOBALS['site']['languages'][ $slug ] ?? '/' ); }
function pll_get_post_language( $id ) { return $GLOBALS['site']['posts'][ $id ]['language'] ?? false; }
function pll_get_post_translations( $id ) { return $GLOBALS['site']['posts'][ $id ]['translations'] ?? array(); }
function pll_is_translated_post_type( $type ) { return 'post' === $type || 'page' === $type; }
function pll_is_translated_taxonomy( $taxonomy ) { return 'category' === $taxonomy; }

/** A site in English and German. */
function in_two_languages() {
	$GLOBALS['site']['languages'] = array( 'en' => '/', 'de' => '/de/' );
}

test( 'lists are in the language that the address of the request names', function () {
	in_two_languages();
	$_GET['lang'] = 'de';
	same( 'de', Languages::posts( array( 'post_type' => 'post' ) )['lang'] );
	same( 'de', Languages::posts( array( 'post_type' => array( 'boat', 'page' ) ) )['lang'] );
	same( 'de', Languages::terms( array( 'taxonomy' => array( 'category' ) ) )['lang'] );
	same( false, isset( Languages::posts( array( 'post_type' => 'boat' ) )['lang'] ), 'a type without translations' );
	same( false, isset( Languages::terms( array( 'taxonomy' => 'mark' ) )['lang'] ), 'a taxonomy without translations' );
} );

test( 'lists of core REST are in that language as well, and so is their length', function () {
	in_two_languages();
	Languages::add_to_rest();
	$_GET['lang'] = 'de';
	same( 'de', apply_filters( 'rest_post_query', array( 'post_type' => 'post' ) )['lang'] );
	same( 'de', apply_filters( 'rest_post_search_query', array( 'post_type' => array( 'post', 'page' ) ) )['lang'] );
	same( 'de', apply_filters( 'rest_term_search_query', array( 'taxonomy' => array( 'category' ) ) )['lang'] );
} );

test( 'a list that names its posts or its own language keeps them', function () {
	in_two_languages();
	$_GET['lang'] = 'de';
	foreach ( array( array( 'post__in' => array( 7 ) ), array( 'name' => 'a' ), array( 'post_name__in' => array( 'a' ) ) ) as $named ) {
		same( false, isset( Languages::posts( $named + array( 'post_type' => 'post' ) )['lang'] ), json_encode( $named ) );
	}
	same( 'en', Languages::posts( array( 'post_type' => 'post', 'lang' => 'en' ) )['lang'] );
	same( false, isset( Languages::terms( array( 'taxonomy' => 'category', 'include' => array( 3 ) ) )['lang'] ) );
} );

test( 'a language that the site does not have, and none, are all languages', function () {
	in_two_languages();
	foreach ( array( 'fr', '', array( 'de' ), '<de>x' ) as $asked ) {
		$_GET['lang'] = $asked;
		same( array( 'post_type' => 'post' ), Languages::posts( array( 'post_type' => 'post' ) ), json_encode( $asked ) );
	}
	unset( $_GET['lang'] );
	same( '', Languages::asked() );
} );

test( 'the builder\'s loops are in the language of the request', function () {
	in_two_languages();
	$_GET['lang']       = 'de';
	$GLOBALS['queries'] = array();
	Loop::find( array( 'restBase' => 'posts' ) )->total();
	same( 'de', $GLOBALS['queries'][0]['lang'] ?? 'nothing was asked' );
} );

test( 'the plugin switches WPML to the language of the request once, before any query', function () {
	in_two_languages();
	$GLOBALS['told'] = array();
	add_action( 'wpml_switch_language', function ( $slug ) { $GLOBALS['told'][] = $slug; } );
	Languages::register();
	do_action( 'init_graphql_request' );
	$_GET['lang'] = 'de';
	do_action( 'init_graphql_request' );
	same( array( 'de' ), $GLOBALS['told'] );
} );

/** The part of Polylang's own object that the plugin reads. */
function PLL() {
	static $polylang = null;
	$polylang        = $polylang ?? (object) array(
		'links' => (object) array( 'curlang' => null ),
		'model' => new class() {
			public function get_language( $slug ) { return "the language $slug"; }
		},
	);
	return $polylang;
}

test( 'Polylang\'s switcher has the language of a request, and none where the request names none', function () {
	in_two_languages();
	PLL()->links->curlang = null;
	Languages::switch_language();
	same( null, PLL()->links->curlang );
	$_GET['lang'] = 'de';
	Languages::switch_language();
	same( 'the language de', PLL()->links->curlang );
} );

test( 'a change of a post purges the lists of its language and its translations', function () {
	in_two_languages();
	post( 7, array( 'post_type' => 'post', 'post_name' => 'de/erstes', 'post_status' => 'publish', 'post_author' => 1, 'post_date' => '2026-01-01 10:00:00', 'language' => 'de', 'translations' => array( 'de' => 7, 'en' => 8, 'it' => 9 ) ) );
	post( 8, array( 'post_type' => 'post', 'post_name' => 'first', 'post_status' => 'publish', 'language' => 'en' ) );
	post( 9, array( 'post_type' => 'post', 'post_name' => 'primo', 'post_status' => 'draft', 'language' => 'it' ) );
	same( array( '/de/erstes/', '/de/', '/de/author/1/', '/de/2026/', '/de/2026/01/', '/de/2026/01/01/', '/first/' ), Affected::by( get_post( 7 ) ) );
	same( array( '/first/', '/' ), array_slice( Affected::by( get_post( 8 ) ), 0, 2 ), 'the default language has no prefix' );
} );

/** WPGraphQL's context with a loader of users. */
final class UsersContext {
	public function get_loader( $name ) { return $this; }
	public function load_deferred( $id ) { return "user $id"; }
}

test( 'the address of an author leads to the author, where Polylang puts its own term into the query', function () {
	$term = WP_Term::of( array( 'taxonomy' => 'language', 'term_id' => 3 ) );
	$ask  = function ( $found, array $query ) {
		return Languages::author( null, '/author/ann/', $found, new WP_Query( $query ), new UsersContext() );
	};
	same( 'user 1', $ask( $term, array( 'author_name' => 'ann' ) ) );
	same( null, ( $ask( $term, array( 'author_name' => 'nobody' ) )->later )() );
	same( null, ( $ask( $term, array() )->later )() );
	same( null, $ask( WP_Term::of( array( 'taxonomy' => 'category' ) ), array() ) );
} );
