<?php

use Outrigger\Changes\Changes;
use Outrigger\Changes\Queue;

/** A site with the address of a front end, a story and a template. */
function with_front_end(): Changes {
	$GLOBALS['site']['options']['outrigger_settings'] = array( 'address' => 'https://front.test', 'secret' => 'a long secret' );
	$GLOBALS['site']['terms'] = array( 3 => array( 'taxonomy' => 'category', 'slug' => 'bays' ) );
	post( 7, array( 'post_name' => 'first-light' ) );
	$GLOBALS['site']['posts'][7]['terms'] = array( 3 );
	post( 8, array( 'post_type' => 'elementor_library' ) );
	post( 9, array( 'post_name' => 'plan', 'post_status' => 'draft' ) );
	$changes = new Changes( new SiteRows() );
	$changes->register();
	Queue::register();
	return $changes;
}

/** Ends the request, runs its cron, and returns the reports that the front end received. */
function told() {
	do_action( 'shutdown' );
	if ( isset( $GLOBALS['scheduled'][ Queue::HOOK ] ) ) {
		do_action( Queue::HOOK );
	}
	$bodies          = array_map( function ( $sent ) { return json_decode( $sent[1]['body'], true ); }, $GLOBALS['sent'] ?? array() );
	$GLOBALS['sent'] = array();
	unset( $GLOBALS['scheduled'] );
	return $bodies;
}

test( 'a change of something published purges its page and the lists that WordPress has for it', function () {
	with_front_end();
	do_action( 'post_updated', 7, get_post( 7 ), get_post( 7 ) );
	same( array( array( 'uris' => array( '/first-light/', '/', '/author/1/', '/2026/', '/2026/01/', '/2026/01/01/', '/category/bays/' ) ) ), told() );
	do_action( 'updated_post_meta', 1, 7, '_elementor_data', 'x' );
	same( '/first-light/', told()[0]['uris'][0] );
} );

test( 'a change of content that no visitor sees purges nothing', function () {
	with_front_end();
	do_action( 'post_updated', 9, get_post( 9 ), get_post( 9 ) );
	do_action( 'updated_post_meta', 1, 7, '_edit_lock', 'x' );
	do_action( 'transition_post_status', 'pending', 'draft', get_post( 9 ) );
	do_action( 'updated_option', 'cron' );
	do_action( 'added_option', '_transient_x' );
	do_action( 'set_object_terms', 7, array( 3 ), array( '3' ), 'category', false, array( 3 ) );
	do_action( 'set_object_terms', 9, array( 4 ), array( 4 ), 'category', false, array( 3 ) );
	do_action( 'profile_update', 1, get_userdata( 1 ) );
	same( array(), told() );
} );

test( 'publishing, trashing and deleting purge what lists the post, and not everything', function () {
	with_front_end();
	$GLOBALS['site']['posts'][9]['post_date'] = '2025-12-24 08:00:00';
	$lists = array( '/', '/author/1/', '/2025/', '/2025/12/', '/2025/12/24/' );
	do_action( 'transition_post_status', 'publish', 'draft', get_post( 9 ) );
	same( array( array( 'uris' => array_merge( array( '/plan/' ), $lists ) ) ), told() );
	do_action( 'wp_trash_post', 7 );
	do_action( 'transition_post_status', 'trash', 'publish', get_post( 7 ) );
	same( true, in_array( '/category/bays/', told()[0]['uris'], true ) );
	do_action( 'before_delete_post', 7 );
	same( '/first-light/', told()[0]['uris'][0] );
} );

test( 'other terms of a post purge the post and the archives of both', function () {
	with_front_end();
	$GLOBALS['site']['terms'][4] = array( 'taxonomy' => 'category', 'slug' => 'coves' );
	$before = array( '/first-light/', '/', '/author/1/', '/2026/', '/2026/01/', '/2026/01/01/', '/category/bays/' );
	do_action( 'set_object_terms', 7, array( 4 ), array( '4' ), 'category', false, array( 3 ) );
	same( array( array( 'uris' => array_merge( $before, array( '/category/coves/' ) ) ) ), told() );
	do_action( 'set_object_terms', 7, array(), array(), 'category', false, array( 4 ) );
	same( true, in_array( '/category/coves/', told()[0]['uris'], true ) );
} );

test( 'a custom field purges nothing unless a page shows it: a counter of views leaves the cache alone', function () {
	with_front_end();
	foreach ( array( 'views', 'post_views_count', '_edit_lock', '_elementor_css', '_outrigger_words', '_some_plugin' ) as $name ) {
		do_action( 'updated_post_meta', 1, 7, $name, 'x' );
		same( array(), told(), $name );
	}
	$GLOBALS['site']['registered'] = array( 'length' );
	foreach ( array( '_thumbnail_id', '_elementor_data', '_price', 'rank_math_title', 'length' ) as $name ) {
		do_action( 'updated_post_meta', 1, 7, $name, 'x' );
		same( '/first-light/', told()[0]['uris'][0], $name );
	}
} );

test( 'templates, terms, menus and settings purge everything', function () {
	with_front_end();
	$events = array(
		array( 'transition_post_status', 'publish', 'draft', get_post( 8 ) ),
		array( 'updated_post_meta', 1, 8, '_elementor_data', 'x' ),
		array( 'edited_term', 3 ),
		array( 'wp_update_nav_menu', 4 ),
		array( 'updated_option', 'blogname' ),
		array( 'added_option', 'site_logo' ),
		array( 'deleted_option', 'site_icon' ),
		array( 'profile_update', 1, (object) array( 'display_name' => 'Ann', 'user_nicename' => 'ann', 'user_url' => '' ) ),
	);
	foreach ( $events as $event ) {
		do_action( ...$event );
		same( array( array( 'everything' => true ) ), told(), $event[0] );
	}
} );

test( 'a comment purges its post once it is approved', function () {
	with_front_end();
	do_action( 'transition_comment_status', 'spam', 'hold', (object) array( 'comment_post_ID' => 7 ) );
	same( array(), told() );
	do_action( 'transition_comment_status', 'approved', 'hold', (object) array( 'comment_post_ID' => 7 ) );
	same( '/first-light/', told()[0]['uris'][0] );
} );

test( 'cron sends the purge in the format of the front end; no editor waits for it', function () {
	with_front_end();
	do_action( 'post_updated', 7, get_post( 7 ), get_post( 7 ) );
	do_action( 'shutdown' );
	same( array( null, true ), array( $GLOBALS['sent'] ?? null, $GLOBALS['spawned'] ) );
	do_action( Queue::HOOK );
	list( $url, $args ) = $GLOBALS['sent'][0];
	same( array( 'https://front.test/revalidate', 0 ), array( $url, $args['redirection'] ) );
	same( false, strpos( json_encode( $args ), 'a long secret' ), 'the secret itself is not sent' );
	$headers = $args['headers'];
	same( true, abs( time() - (int) $headers['X-Outrigger-Time'] ) <= 5 );
	same( 'sha256=' . hash_hmac( 'sha256', $headers['X-Outrigger-Time'] . '.' . $args['body'], 'a long secret' ), $headers['X-Outrigger-Signature'] );
	do_action( Queue::HOOK );
	same( 1, count( $GLOBALS['sent'] ), 'sent twice' );
} );

test( 'what could not be sent is tried again, later and later, with what changed since, and then given up', function () {
	with_front_end();
	$GLOBALS['answer'] = new WP_Error( 'http', 'no route' );
	do_action( 'post_updated', 7, get_post( 7 ), get_post( 7 ) );
	do_action( 'shutdown' );
	foreach ( Queue::RETRIES_S as $seconds ) {
		unset( $GLOBALS['scheduled'] );
		do_action( Queue::HOOK );
		same( 'no route', Queue::error() );
		same( true, abs( $GLOBALS['scheduled'][ Queue::HOOK ] - time() - $seconds ) <= 1, (string) $seconds );
	}
	unset( $GLOBALS['scheduled'] );
	do_action( Queue::HOOK );
	same( array( null, 'no route' ), array( $GLOBALS['scheduled'] ?? null, Queue::error() ) );
	$GLOBALS['answer'] = array( 'response' => array( 'code' => 200 ) );
	$GLOBALS['sent']   = array();
	do_action( 'edited_term', 3 );
	same( array( array( 'everything' => true ) ), told() );
	same( '', Queue::error() );
} );

test( 'the message distinguishes a wrong secret from a missing one', function () {
	with_front_end();
	foreach ( array( 403 => 'another secret', 404 => 'REVALIDATE_SECRET', 500 => '500' ) as $status => $words ) {
		$GLOBALS['answer'] = array( 'response' => array( 'code' => $status ) );
		same( true, false !== strpos( Outrigger\Changes\Sender::send( array( 'everything' => true ) ), $words ) );
	}
} );

test( 'more paths than a purge takes are everything', function () {
	with_front_end();
	$paths = array_map( function ( $number ) { return "/$number/"; }, range( 1, Queue::MOST_PATHS ) );
	Queue::add( $paths, false );
	same( Queue::MOST_PATHS, count( told()[0]['uris'] ) );
	Queue::add( array_merge( $paths, array( '/one-more/' ) ), false );
	same( array( array( 'everything' => true ) ), told() );
} );

test( 'each path waits in a row of its own, once, so that two requests lose nothing of each other', function () {
	with_front_end();
	Queue::add( array( '/a/', '/b/' ), false );
	Queue::add( array( '/b/', '/c/' ), false );
	$rows = array_filter( array_keys( $GLOBALS['site']['options'] ), function ( $name ) { return 0 === strpos( $name, Queue::ROW ); } );
	same( 3, count( $rows ) );
	same( array( array( 'uris' => array( '/a/', '/b/', '/c/' ) ) ), told() );
	same( array(), array_diff( array_keys( $GLOBALS['site']['options'] ), array( 'outrigger_settings' ) ), 'nothing is left' );
	Queue::add( array_map( 'strval', range( 1, 400 ) ), false );
	Queue::add( array_map( 'strval', range( 401, 1100 ) ), false );
	Queue::add( array( '/last/' ), false );
	same( array( array( 'everything' => true ) ), told() );
	same( array(), told() );
} );

test( 'without an address or a secret nothing is queued', function () {
	with_front_end();
	unset( $GLOBALS['site']['options']['outrigger_settings']['secret'] );
	do_action( 'edited_term', 3 );
	same( array(), told() );
	same( array(), preg_grep( '/^outrigger_change/', array_keys( $GLOBALS['site']['options'] ) ) );
} );

test( 'a site in a folder sends paths without the folder', function () {
	with_front_end();
	$GLOBALS['site']['home'] = 'http://boats.test/blog';
	same( '/first-light/', Outrigger\Changes\Affected::by( get_post( 7 ) )[0] );
	same( '/', Outrigger\Changes\Affected::by( get_post( 7 ) )[1] );
} );

test( 'settings are cleaned; an empty secret keeps the old one, a short one is refused', function () {
	with_front_end();
	same( array( 'address' => 'https://www.test', 'secret' => 'a long secret' ), Outrigger\Settings::sanitize( array( 'address' => ' https://www.test/ ', 'secret' => '' ) ) );
	same( 'a long secret', Outrigger\Settings::sanitize( array( 'address' => 'https://www.test', 'secret' => 'elevenchars' ) )['secret'] );
	same( 1, count( $GLOBALS['settings_errors'] ) );
	same( 'twelve chars', Outrigger\Settings::sanitize( array( 'address' => 'https://www.test', 'secret' => 'twelve chars' ) )['secret'] );
	same( array( 'address' => '', 'secret' => '' ), Outrigger\Settings::sanitize( array( 'address' => ' ' ) ) );
} );

test( 'an address that is none is refused and loses nothing; of a longer one the origin counts', function () {
	with_front_end();
	$before = get_option( 'outrigger_settings' );
	foreach ( array( 'javascript:alert(1)', 'https://', 'ftp://www.test' ) as $at => $address ) {
		same( $before, Outrigger\Settings::sanitize( array( 'address' => $address, 'secret' => '' ) ), $address );
		same( $at + 1, count( $GLOBALS['settings_errors'] ) );
	}
	same( 'https://www.test:8080', Outrigger\Settings::sanitize( array( 'address' => 'https://ann:x@www.test:8080/blog/?a=b#c' ) )['address'] );
} );

test( 'rules for single pages are kept line by line, and a line that is none keeps the old ones', function () {
	$sent = array( 'address' => '', 'secret' => '', 'pages' => " /about/ rendered \r\n\n/shop/* through\n/portal/ untouched" );
	$kept = Outrigger\Settings::sanitize( $sent );
	same( "/about/ rendered\n/shop/* through\n/portal/ untouched", $kept['pages'] );
	$GLOBALS['site']['options']['outrigger_settings'] = $kept;
	same(
		array(
			array( 'pattern' => '/about/', 'mode' => 'rendered' ),
			array( 'pattern' => '/shop/*', 'mode' => 'through' ),
			array( 'pattern' => '/portal/', 'mode' => 'untouched' ),
		),
		Outrigger\Settings::page_rules()
	);
	foreach ( array( 'about rendered', '/about/', '/about/ drawn', '/a b/ through' ) as $line ) {
		same( $kept['pages'], Outrigger\Settings::sanitize( array( 'pages' => "/a/ through\n$line" ) + $sent )['pages'], $line );
	}
	same( false, isset( Outrigger\Settings::sanitize( array( 'pages' => ' ' ) + $sent )['pages'] ) );
} );
