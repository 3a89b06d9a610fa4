<?php

const HEADING = '[{"id":"aaaaaaa","elType":"widget","widgetType":"heading","settings":{"title":"Bay \"one\""},"elements":[]}]';

/** The elements of page 7, with this stored data. */
function elements_of( $data, array $columns = array(), string $mode = 'builder' ) {
	built_page( 7, $data, $columns, $mode );
	return resolver( 'NodeWithElementor.elementorElements' )( (object) array( 'databaseId' => 7 ) );
}

test( 'elements are given where the builder is switched on', function () {
	same( 'Bay "one"', elements_of( HEADING )[0]->settings->title );
	same( null, elements_of( HEADING, array(), '' ) );
	same( null, resolver( 'NodeWithElementor.elementorPageSettings' )( (object) array( 'databaseId' => 7 ) ) );
} );

test( 'only a user who may read a draft gets its elements and settings', function () {
	same( null, elements_of( HEADING, array( 'post_status' => 'draft' ) ) );
	same( null, resolver( 'NodeWithElementor.elementorPageSettings' )( (object) array( 'databaseId' => 7 ) ) );
	same( null, resolver( 'NodeWithElementorPageMeta.elementorPageMeta' )( (object) array( 'databaseId' => 7 ) ) );
	$GLOBALS['site']['can'] = array( 'read_post' );
	same( 1, count( elements_of( HEADING, array( 'post_status' => 'draft' ) ) ) );
} );

test( 'elements behind a password are given once it was, and to editors', function () {
	same( null, elements_of( HEADING, array( 'post_password' => 'octopus' ) ) );
	$_COOKIE['post-password'] = 'squid';
	same( null, elements_of( HEADING, array( 'post_password' => 'octopus' ) ) );
	$_COOKIE['post-password'] = 'octopus';
	same( 1, count( elements_of( HEADING, array( 'post_password' => 'octopus' ) ) ) );
	$_COOKIE                = array();
	$GLOBALS['site']['can'] = array( 'edit_post' );
	same( 1, count( elements_of( HEADING, array( 'post_password' => 'octopus' ) ) ) );
} );

test( 'a password that an editor has just set protects the post at once', function () {
	$ask = resolver( 'NodeWithElementor.elementorElements' );
	built_page( 7, HEADING );
	same( 1, count( $ask( (object) array( 'databaseId' => 7 ) ) ) );
	$GLOBALS['site']['posts'][7]['post_password'] = 'octopus';
	same( null, $ask( (object) array( 'databaseId' => 7 ) ) );
} );

test( 'a preview shows the revision\'s elements, and what it lacks from its post', function () {
	Outrigger\Documents\Documents::register();
	built_page( 7, HEADING );
	post( 8, array( 'post_type' => 'revision', 'post_status' => 'inherit', 'post_parent' => 7 ), array( '_elementor_data' => '[]' ) );
	$ask = resolver( 'NodeWithElementor.elementorElements' );
	same( null, $ask( (object) array( 'databaseId' => 8 ) ) );
	$GLOBALS['site']['can'] = array( 'edit_post' );
	same( array(), resolver( 'NodeWithElementor.elementorElements' )( (object) array( 'databaseId' => 8 ) ) );
} );

test( 'broken elements are null, and a debug message names the post', function () {
	foreach ( array( '[{"id":"a",', 'null', '7', '"text"', '{"a":1}', '{"title":"x"}' ) as $broken ) {
		$GLOBALS['debug'] = array();
		same( null, elements_of( $broken ), $broken );
		same( true, false !== strpos( $GLOBALS['debug'][0], 'post 7' ) );
	}
} );

test( 'nothing stored is an empty page', function () {
	same( array(), elements_of( '' ) );
	same( array(), elements_of( '[]' ) );
	same( array(), elements_of( array() ) );
} );

test( 'elements that were slashed twice, encoded twice or decoded already are read', function () {
	same( 'Bay "one"', elements_of( addslashes( HEADING ) )[0]->settings->title );
	same( 'Bay "one"', elements_of( addslashes( addslashes( HEADING ) ) )[0]->settings->title );
	same( 'Bay "one"', elements_of( json_encode( HEADING ) )[0]->settings->title );
	same( 'Bay "one"', elements_of( json_decode( HEADING, true ) )[0]->settings->title );
} );

test( 'an object is read where it is an export, an element, or a list with gaps', function () {
	$tree = json_decode( HEADING );
	foreach ( array( array( 'title' => 'x', 'content' => $tree ), $tree[0], array( '3' => $tree[0] ) ) as $object ) {
		same( 'heading', elements_of( json_encode( (object) $object ) )[0]->widgetType );
	}
} );

test( 'five megabytes are read, sixteen are refused', function () {
	$large = static function ( int $bytes ): string {
		return '[{"id":"aaaaaaa","elType":"widget","widgetType":"html","settings":{"html":"' . str_repeat( 'x', $bytes ) . '"}}]';
	};
	same( 5000000, strlen( elements_of( $large( 5000000 ) )[0]->settings->html ) );
	same( 'outrigger', $GLOBALS['raised'] );
	same( null, elements_of( $large( Outrigger\Stored\Tree::LARGEST_BYTES ) ) );
} );

test( 'a tree a thousand levels deep is read', function () {
	$tree = str_repeat( '[{"elType":"container","elements":', 1000 ) . '[]' . str_repeat( '}]', 1000 );
	same( 1000, count( elements_of( $tree ) ) );
} );

test( 'settings are an object always', function () {
	$elements = elements_of( '[{"id":"aaaaaaa","elType":"container","settings":[]},{"id":"bbbbbbb","elType":"container","settings":"x"},{"id":"ccccccc","elType":"container"}]' );
	foreach ( $elements as $element ) {
		same( '{}', json_encode( resolver( 'ElementorElement.settings' )( $element ) ) );
	}
	same( '{}', json_encode( Outrigger\Reading\ShownSettings::of( array(), null, false ) ) );
} );
