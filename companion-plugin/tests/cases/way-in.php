<?php

use Outrigger\Previews\EditBar;
use Outrigger\Previews\Place;
use Outrigger\Previews\PreviewLinks;

/** The entries that the plugin adds to WordPress's admin bar. */
function bar_entries(): array {
	$bar = new class() {
		public $nodes = array();
		public function add_node( $node ) { $this->nodes[] = $node; }
	};
	do_action( 'admin_bar_menu', $bar );
	return $bar->nodes;
}

/** A site with a front end, its page 7, a draft (9), and an editor (1) who looks at the page. */
function with_bar( int $queried = 7 ) {
	with_editor();
	$GLOBALS['site']['can'][]   = 'edit_posts';
	$GLOBALS['site']['queried'] = $queried;
	EditBar::register();
}

test( 'editors of a page have an entry that leads by way of WordPress to the editor’s view', function () {
	with_bar();
	$entries = bar_entries();
	same( array( 'Edit with Outrigger' ), array_column( $entries, 'title' ) );
	same( 'http://boats.test/wp-admin/admin-post.php', strtok( $entries[0]['href'], '?' ) );
	parse_str( parse_url( $entries[0]['href'], PHP_URL_QUERY ), $sent );
	same( array( 'outrigger_preview', '7', '1' ), array( $sent['action'], $sent['post'], $sent['in_view'] ) );
	$address = PreviewLinks::signed( 7, $sent['_wpnonce'], true );
	same( 0, strpos( $address, 'https://front.test/first-light/?elementor-preview&preview_token=' ), $address );
	same( '/first-light/?elementor-preview', says( $address )['place'] );
	same( null, PreviewLinks::signed( 7, 'forged', true ), 'nonce' );
	same( null, PreviewLinks::signed( 9, $sent['_wpnonce'], true ), 'another post’s nonce' );
	$GLOBALS['site']['can'] = array();
	same( null, PreviewLinks::signed( 7, $sent['_wpnonce'], true ), 'capability' );
} );

test( 'the entry is absent without the right, without a front end or its secret, and where no post is shown', function () {
	with_bar();
	foreach ( array( array( 'edit_posts' ), array( 'edit_post' ), array() ) as $can ) {
		$GLOBALS['site']['can'] = $can;
		same( array(), bar_entries(), json_encode( $can ) );
	}
	$GLOBALS['site']['can']     = array( 'edit_post', 'edit_posts' );
	$GLOBALS['site']['queried'] = 0;
	same( array(), bar_entries(), 'an archive' );
	$GLOBALS['site']['queried'] = 7;
	foreach ( array( 'secret', 'address' ) as $name ) {
		$kept = $GLOBALS['site']['options']['outrigger_settings'];
		$GLOBALS['site']['options']['outrigger_settings'][ $name ] = '';
		same( array(), bar_entries(), "no $name" );
		$GLOBALS['site']['options']['outrigger_settings'] = $kept;
	}
	same( 1, count( bar_entries() ) );
} );

test( 'in the administration the entry stands where a stored post is edited', function () {
	with_bar();
	$GLOBALS['site']['is_admin'] = true;
	$GLOBALS['post']             = get_post( 9 );
	foreach ( array( array( 'base' => 'edit', 'action' => '' ), array( 'base' => 'post', 'action' => 'add' ) ) as $screen ) {
		$GLOBALS['site']['screen'] = $screen;
		same( array(), bar_entries(), json_encode( $screen ) );
	}
	$GLOBALS['site']['screen'] = array( 'base' => 'post', 'action' => '' );
	$entries = bar_entries();
	unset( $GLOBALS['post'] );
	parse_str( parse_url( $entries[0]['href'], PHP_URL_QUERY ), $sent );
	same( '9', $sent['post'] );
} );

test( 'what has no address of its own is edited as its preview', function () {
	with_bar();
	same( '/?p=9&preview=true&elementor-preview', Place::in_view( get_post( 9 ) ), 'a draft' );
	post( 22, array( 'post_type' => 'elementor_library' ), array( '_elementor_template_type' => 'header' ) );
	same( '/?theme_template_id=22&preview=true&elementor-preview', Place::in_view( get_post( 22 ) ) );
	post( 24, array( 'post_type' => 'elementor_library' ), array( '_elementor_template_type' => 'unheard-of' ) );
	same( null, Place::in_view( get_post( 24 ) ) );
	$GLOBALS['site']['queried'] = 24;
	same( array(), bar_entries() );
} );
