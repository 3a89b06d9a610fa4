<?php

use Outrigger\Changes\Changes;
use Outrigger\Changes\Queue;

/** A site whose front end is known, with a story and a template. */
function with_front_end(): Changes {
	$GLOBALS['site']['options']['outrigger_settings'] = array( 'address' => 'https://front.test', 'secret' => 'a long secret' );
	$GLOBALS['site']['terms'] = array( 3 => array( 'taxonomy' => 'category', 'slug' => 'bays' ) );
	post( 7, array( 'post_name' => 'first-light' ) );
	$GLOBALS['site']['posts'][7]['terms'] = array( 3 );
	post( 8, array( 'post_type' => 'elementor_library' ) );
	post( 9, array( 'post_name' => 'plan', 'post_status' => 'draft' ) );
	$changes = new Changes();
	$changes->register();
	Queue::register();
	return $changes;
}

/** What the front end was told, after the request and its cron. */
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
	same( array( array( 'uris' => array( '/first-light/', '/', '/author/1/', '/category/bays/' ) ) ), told() );
	do_action( 'updated_post_meta', 1, 7, '_elementor_data', 'x' );
	same( '/first-light/', told()[0]['uris'][0] );
} );

test( 'what nobody sees purges nothing', function () {
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

test( 'publishing, trashing, templates, terms, menus and settings purge everything', function () {
	with_front_end();
	$events = array(
		array( 'transition_post_status', 'publish', 'draft', get_post( 9 ) ),
		array( 'transition_post_status', 'trash', 'publish', get_post( 7 ) ),
		array( 'before_delete_post', 7 ),
		array( 'updated_post_meta', 1, 8, '_elementor_data', 'x' ),
		array( 'edited_term', 3 ),
		array( 'wp_update_nav_menu', 4 ),
		array( 'updated_option', 'blogname' ),
		array( 'added_option', 'site_logo' ),
		array( 'deleted_option', 'site_icon' ),
		array( 'set_object_terms', 7, array( 4 ), array( '4' ), 'category', false, array( 3 ) ),
		array( 'set_object_terms', 7, array(), array(), 'category', false, array( 3 ) ),
		array( 'set_object_terms', 7, array( 4 ), array( 4 ), 'category', true, array() ),
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

test( 'the front end is asked as it takes it, by cron and not while an editor waits', function () {
	with_front_end();
	do_action( 'post_updated', 7, get_post( 7 ), get_post( 7 ) );
	do_action( 'shutdown' );
	same( array( null, true ), array( $GLOBALS['sent'] ?? null, $GLOBALS['spawned'] ) );
	do_action( Queue::HOOK );
	list( $url, $args ) = $GLOBALS['sent'][0];
	same( array( 'https://front.test/revalidate', 'Bearer a long secret', 0 ), array( $url, $args['headers']['Authorization'], $args['redirection'] ) );
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

test( 'a wrong secret and a missing one are told apart', function () {
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

test( 'without an address or a secret nothing is queued', function () {
	with_front_end();
	unset( $GLOBALS['site']['options']['outrigger_settings']['secret'] );
	do_action( 'edited_term', 3 );
	same( array(), told() );
	same( false, get_option( Queue::OPTION ) );
} );

test( 'a site in a folder tells paths below it', function () {
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

test( 'previews lead to the front end where there is one', function () {
	same( 'wp', Outrigger\Admin\PreviewLinks::link( 'wp', get_post( 7 ) ?? WP_Post::of( array( 'ID' => 7 ) ) ) );
	with_front_end();
	same( 'https://front.test/?p=9&preview=true', Outrigger\Admin\PreviewLinks::link( 'wp', get_post( 9 ) ) );
	same( 'wp', Outrigger\Admin\PreviewLinks::link( 'wp', get_post( 8 ) ), 'a template has no page' );
} );
