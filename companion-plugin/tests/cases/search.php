<?php

use Outrigger\Search\Suggestion;
use Outrigger\Search\Words;

/** A site whose content has a few words. */
function with_words() {
	post( 1, array( 'post_title' => 'Harbour lights', 'post_content' => 'Boats at anchor in the evening' ) );
	post( 2, array( 'post_title' => 'Anchor chains', 'post_content' => 'Chains hold boats' ) );
	$GLOBALS['queries'] = array();
}

test( 'a search that finds nothing gets a suggestion', function () {
	with_words();
	same( 'harbour', strtolower( (string) Suggestion::of( 'harbuor' ) ) );
	same( 'chains anchor', Suggestion::of( 'Chians anchor' ) );
	same( null, Suggestion::of( 'Harbour' ), 'it finds something' );
	same( null, Suggestion::of( 'zeppelin' ) );
	same( 'boats harb', strtolower( (string) Suggestion::of( 'boatz harb' ) ), 'a part of a word is found as it is' );
} );

test( 'a suggestion runs the site\'s search twice at most, however many words are wrong', function () {
	with_words();
	Suggestion::of( 'harbuor lihgts baots ancohr evneing chians hlod' );
	same( true, count( $GLOBALS['queries'] ) <= 2, (string) count( $GLOBALS['queries'] ) );
} );

test( 'eight words have a suggestion, nine have none and ask nothing', function () {
	with_words();
	same( true, is_string( Suggestion::of( 'Boats boats boats boats boats boats boats boatz' ) ) );
	$GLOBALS['queries'] = array();
	same( null, Suggestion::of( 'Boats boats boats boats boats boats boats boats boatz' ) );
	same( array(), $GLOBALS['queries'] );
} );

test( 'a word is compared with those that begin or end alike and are about as long, and no more than so many', function () {
	$words = array();
	foreach ( range( 0, 9999 ) as $at ) {
		$words[ 'w' . strtr( sprintf( '%04d', $at ), '0123456789', 'abcdefghij' ) ] = array( 'x', $at % 7 );
	}
	$words += array( 'boats' => array( 'Boats', 3 ), 'goats' => array( 'Goats', 1 ), 'bo' => array( 'Bo', 1 ), 'boatswains' => array( 'Boatswains', 1 ) );
	same( array( 'boats', 'goats' ), array_keys( ( new Words( $words ) )->near( 'baots', 1, 2000 ) ) );
	same( array(), array_keys( ( new Words( array( 'do' => array( 'do', 9 ) ) ) )->near( 'dog', 1, 2000 ) ), 'two letters' );
	same( 2000, count( ( new Words( $words ) )->near( 'waaaz', 1, 2000 ) ) );
} );

test( 'words are read again when something published changes, and not when a draft does', function () {
	with_words();
	Words::register();
	$kept = function () { Words::all(); return is_array( get_transient( Words::CACHE ) ); };
	$kept();
	do_action( 'transition_post_status', 'draft', 'draft' );
	same( true, is_array( get_transient( Words::CACHE ) ) );
	do_action( 'transition_post_status', 'publish', 'publish' );
	same( false, get_transient( Words::CACHE ) );
} );

test( 'hidden words are never suggested', function () {
	with_words();
	$GLOBALS['site']['posts'][1]['meta'] = array( Outrigger\Reading\PublicWords::META => array( 'Lights' ) );
	update_option( Outrigger\Reading\PublicWords::IN_USE, '1' );
	same( false, Words::all()->hold( 'evening' ) );
	same( true, Words::all()->hold( 'lights' ) );
} );

test( 'the terms of a list are counted by the database, and no post is loaded', function () {
	$GLOBALS['site']['terms'] = array(
		3 => array( 'taxonomy' => 'category', 'slug' => 'bays', 'name' => 'Bays', 'parent' => 0, 'term_taxonomy_id' => 13 ),
		4 => array( 'taxonomy' => 'category', 'slug' => 'coves', 'name' => 'Coves', 'parent' => 3, 'term_taxonomy_id' => 14 ),
		5 => array( 'taxonomy' => 'category', 'slug' => 'reefs', 'name' => 'Reefs', 'parent' => 0, 'term_taxonomy_id' => 15 ),
	);
	$GLOBALS['wpdb'] = new class() {
		public $term_relationships = 'wp_term_relationships';
		public $asked = array();
		public function get_results( $query ) {
			$this->asked[] = $query;
			return false === strpos( $query, 'GROUP BY' ) ? array( (object) array( 'number' => '0', 'items' => '7' ) ) : array( (object) array( 'number' => '14', 'items' => '2' ) );
		}
	};
	unset( $GLOBALS['posts_loaded'] );
	$loop = Outrigger\Loops\Loop::find( array( 'restBase' => 'posts' ) );
	same( array( 3 => 7, 4 => 2 ), array_column( $loop->terms( 'category', true ), 'count', 'databaseId' ) );
	same( array( 3 => 7, 4 => 2, 5 => 0 ), array_column( $loop->terms( 'category', false ), 'count', 'databaseId' ) );
	same( array(), $loop->terms( 'secret', true ) );
	same( 4, count( $GLOBALS['wpdb']->asked ) );
	same( true, false !== strpos( $GLOBALS['wpdb']->asked[1], 'IN (13,14)' ) );
	same( false, isset( $GLOBALS['posts_loaded'] ) );
	$GLOBALS['wpdb'] = new SiteDatabase();
} );
