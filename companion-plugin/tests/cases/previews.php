<?php

use Outrigger\Previews\Place;
use Outrigger\Previews\PreviewLinks;
use Outrigger\Previews\Tokens;
use Outrigger\Previews\Visits;

/** A site with a front end, a draft (9), and an editor (1) who may edit it. */
function with_editor( bool $leads = false ) {
	with_front_end();
	$GLOBALS['site']['options']['outrigger_settings'] += $leads ? array( 'leads_editors' => 'yes' ) : array();
	$GLOBALS['site']['user']  = array( 'ID' => 1 );
	$GLOBALS['site']['can']   = array( 'edit_post', 'edit_others_posts' );
	$GLOBALS['site']['users'] = array( 1 => array( 'edit_post 9' ) );
	$_SERVER                  = array_diff_key( $_SERVER, array( 'HTTP_AUTHORIZATION' => 0 ) );
	Visits::register();
}

/** A request of the front end in the form of REST. */
function from_front_end( string $body, string $secret = 'a long secret', int $shift_s = 0 ) {
	$time = (string) ( time() + $shift_s );
	return new class( $body, array( 'x-outrigger-time' => $time, 'x-outrigger-signature' => 'sha256=' . hash_hmac( 'sha256', "$time.$body", $secret ) ) ) {
		private $body, $headers;
		public function __construct( $body, $headers ) { $this->body = $body; $this->headers = $headers; }
		public function get_body() { return $this->body; }
		public function get_header( $name ) { return $this->headers[ $name ] ?? null; }
	};
}

/** The decoded content of a signed address. */
function says( string $address ): array {
	parse_str( parse_url( $address, PHP_URL_QUERY ), $query );
	list( $says, $mac ) = explode( '.', $query['preview_token'] );
	same( hash_hmac( 'sha256', "preview.$says", 'a long secret' ), $mac, 'signature' );
	return json_decode( base64_decode( strtr( $says, '-_', '+/' ) ), true );
}

test( 'a preview leads by way of WordPress where a secret is, and to the front end without one', function () {
	same( 'wp', PreviewLinks::link( 'wp', get_post( 7 ) ?? WP_Post::of( array( 'ID' => 7 ) ) ) );
	with_editor();
	$link = PreviewLinks::link( 'wp', get_post( 9 ) );
	same( 'http://boats.test/wp-admin/admin-post.php?action=outrigger_preview&post=9&_wpnonce=' . wp_create_nonce( 'post_preview_9' ), $link );
	$GLOBALS['site']['options']['outrigger_settings']['secret'] = '';
	same( 'https://front.test/?p=9&preview=true', PreviewLinks::link( 'wp', get_post( 9 ) ) );
} );

test( 'templates, popups and loop items have a place of their own', function () {
	with_editor();
	$kinds = array( 20 => 'popup', 21 => 'loop-item', 22 => 'header', 23 => 'single-post', 24 => 'unheard-of' );
	foreach ( $kinds as $id => $kind ) {
		post( $id, array( 'post_type' => 'elementor_library' ), array( '_elementor_template_type' => $kind, '_elementor_page_settings' => array( 'preview_id' => 23 === $id ? 7 : 9 ) ) );
	}
	same( '/?popup-preview=20&preview=true', Place::of( get_post( 20 ) ) );
	same( '/?p=21&preview=true', Place::of( get_post( 21 ) ) );
	same( '/?theme_template_id=22&preview=true', Place::of( get_post( 22 ) ), 'a draft is no page for a header' );
	same( '/first-light/?theme_template_id=23&preview=true', Place::of( get_post( 23 ) ) );
	same( null, Place::of( get_post( 24 ) ) );
} );

test( 'a template without chosen content stands where it can: on the newest content, or on the page of the posts', function () {
	with_editor();
	foreach ( array( 20 => 'single-post', 21 => 'archive', 22 => 'footer' ) as $id => $kind ) {
		post( $id, array( 'post_type' => 'elementor_library' ), array( '_elementor_template_type' => $kind ) );
	}
	same( '/first-light/?theme_template_id=20&preview=true', Place::of( get_post( 20 ) ) );
	same( '/?theme_template_id=21&preview=true', Place::of( get_post( 21 ) ) );
	same( '/?theme_template_id=22&preview=true', Place::of( get_post( 22 ) ) );
	$GLOBALS['site']['options'] += array( 'show_on_front' => 'page', 'page_for_posts' => 7 );
	same( '/first-light/?theme_template_id=21&preview=true', Place::of( get_post( 21 ) ) );
} );

test( 'a page of WordPress leads an editor on where the settings say so, by the nonce and the capability', function () {
	with_editor();
	$GLOBALS['site']['queried'] = 9;
	$_GET                       = array( 'preview' => 'true' );
	same( null, PreviewLinks::instead(), 'not asked for' );
	with_editor( true );
	$GLOBALS['site']['queried'] = 9;
	$said = says( PreviewLinks::instead() );
	same( '/?p=9&preview=true', $said['place'] );
	same( true, abs( $said['until'] - time() - Tokens::LINK_S ) <= 2 );
	$_GET += array( 'preview_id' => '9', 'preview_nonce' => 'forged' );
	same( null, PreviewLinks::instead(), 'nonce' );
	$_GET['preview_nonce'] = wp_create_nonce( 'post_preview_9' );
	same( '/?p=9&preview=true', says( PreviewLinks::instead() )['place'] );
	$GLOBALS['site']['can'] = array();
	same( null, PreviewLinks::instead(), 'capability' );
	$GLOBALS['site']['can'] = array( 'edit_post' );
	$_GET['elementor-preview'] = '9';
	same( null, PreviewLinks::instead(), 'the builder’s own canvas' );
} );

test( '“View page” leads on from the administration, and from nowhere else', function () {
	with_editor( true );
	$GLOBALS['site']['queried'] = 7;
	same( null, PreviewLinks::instead() );
	$GLOBALS['site']['referer'] = 'http://boats.test/wp-admin/post.php?post=7&action=elementor';
	same( 'https://front.test/first-light/', PreviewLinks::instead() );
	$GLOBALS['site']['can'] = array();
	same( null, PreviewLinks::instead() );
} );

test( 'a link is redeemed once, by the front end, and for who may still edit', function () {
	with_editor();
	do_action( 'rest_api_init' );
	$route = $GLOBALS['routes']['outrigger/v1/preview'];
	$token = Tokens::link( 1, 9, '/?p=9&preview=true' );
	$id    = says( "https://front.test/?preview_token=$token" )['id'];
	$body  = json_encode( array( 'id' => $id ) );
	same( true, $route['permission_callback']( from_front_end( $body ) ) );
	same( false, $route['permission_callback']( from_front_end( $body, 'another secret' ) ) );
	same( false, $route['permission_callback']( from_front_end( $body, 'a long secret', -400 ) ), 'old' );
	$visit = $route['callback']( from_front_end( $body ) );
	same( array( 'user' => 1, 'post' => 9 ), Tokens::read( $visit['visit'] ) );
	same( true, is_wp_error( $route['callback']( from_front_end( $body ) ) ), 'twice' );
	$later = says( 'https://front.test/?preview_token=' . Tokens::link( 1, 9, '/' ) )['id'];
	$GLOBALS['site']['users'] = array();
	same( null, Tokens::redeem( $later ), 'the right is gone' );
	foreach ( array( '', '{"id":7}', '[]', '{"id":"../x"}' ) as $junk ) {
		same( true, is_wp_error( $route['callback']( from_front_end( $junk ) ) ), $junk );
	}
} );

test( 'a visit is its editor’s, in GraphQL alone, until it ends or the password changes, and reads only', function () {
	with_editor();
	$visit = Tokens::visit( 1, 9, time() + 10 );
	$_SERVER['HTTP_AUTHORIZATION'] = "Outrigger $visit";
	same( false, apply_filters( 'determine_current_user', false ), 'no GraphQL' );
	same( 'input', apply_filters( 'graphql_mutation_input', 'input' ) );
	$GLOBALS['site']['is_graphql'] = true;
	same( 5, apply_filters( 'determine_current_user', 5 ), 'somebody else already' );
	same( 1, apply_filters( 'determine_current_user', false ) );
	try {
		apply_filters( 'graphql_mutation_input', 'input' );
		throw new Exception( 'it was let through' );
	} catch ( GraphQL\Error\UserError $error ) {
		same( 'A preview changes nothing.', $error->getMessage() );
	}
	$others = array( str_replace( '1.9.', '2.9.', $visit ), str_replace( '1.9.', '1.8.', $visit ), Tokens::visit( 1, 9, time() - 1 ), $visit . "0", '' );
	foreach ( $others as $other ) {
		same( null, Tokens::read( $other ), $other );
	}
	$GLOBALS['site']['user_pass'] = 'another hash';
	same( null, Tokens::read( $visit ) );
} );

test( 'a template shows what its editor has not stored yet, to that editor', function () {
	with_editor();
	Outrigger\Documents\Documents::register();
	$old = '[{"id":"a","elType":"container","settings":{},"elements":[]}]';
	post( 20, array( 'post_type' => 'elementor_library', 'post_status' => 'draft' ), array( '_elementor_template_type' => 'loop-item', '_elementor_data' => $old ) );
	post( 30, array( 'post_type' => 'revision', 'post_parent' => 20 ), array( '_elementor_data' => str_replace( '"a"', '"b"', $old ) ) );
	$GLOBALS['site']['autosaves'] = array( '20 1' => 30 );
	$first = function () {
		return Outrigger\Reading\Reader::elements( documents()->all( 'template', array( 20 ) )[0] )[0]->id;
	};
	same( 'a', $first() );
	$_SERVER['HTTP_AUTHORIZATION']  = 'Outrigger ' . Tokens::visit( 1, 20, time() + 10 );
	$GLOBALS['site']['is_graphql'] = true;
	apply_filters( 'determine_current_user', false );
	same( 'b', $first() );
} );
