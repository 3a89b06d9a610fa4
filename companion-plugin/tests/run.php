<?php
/**
 * Runs the cases of `cases/`: each file calls `test( sentence, function )`. Prints JSON, a list of `{ name, error }`
 * with null for a passed case.
 */

require __DIR__ . '/bootstrap.php';

const EMPTY_SITE = array( 'options' => array(), 'posts' => array(), 'terms' => array(), 'can' => array() );
$results = array();

/** Runs one test on an empty site; an exception is its error. */
function test( string $name, callable $run ) {
	global $results;
	$GLOBALS['site']  = EMPTY_SITE;
	$GLOBALS['hooks'] = array();
	$GLOBALS['did']   = array();
	foreach ( array( 'debug', 'registered', 'sent', 'scheduled', 'settings_errors', 'raised', 'spawned', 'answer' ) as $name_of_global ) {
		unset( $GLOBALS[ $name_of_global ] );
	}
	$_COOKIE = array();
	$_GET    = array();
	try {
		$run();
		$results[] = array( 'name' => $name, 'error' => null );
	} catch ( Throwable $error ) {
		$results[] = array( 'name' => $name, 'error' => get_class( $error ) . ': ' . $error->getMessage() . ' in ' . basename( $error->getFile() ) . ':' . $error->getLine() );
	}
}

/** Fails unless both values are the same. */
function same( $expected, $found, string $what = '' ) {
	if ( json_encode( $expected ) !== json_encode( $found ) ) {
		throw new Exception( "$what expected " . json_encode( $expected ) . ', found ' . json_encode( $found ) );
	}
}

/** Adds a post to the site. */
function post( int $id, array $columns = array(), array $meta = array() ) {
	$GLOBALS['site']['posts'][ $id ] = $columns + array( 'ID' => $id, 'meta' => array_map( function ( $value ) { return array( $value ); }, $meta ), 'terms' => array() );
}

/** Adds a page that was made with the builder. */
function built_page( int $id, $data, array $columns = array(), string $mode = 'builder' ) {
	post( $id, $columns + array( 'post_type' => 'page', 'post_name' => "page-$id" ), array( '_elementor_edit_mode' => $mode, '_elementor_data' => $data, '_elementor_page_settings' => array( 'hide_title' => 'yes' ) ) );
}

function documents(): Outrigger\Documents\Documents {
	return new Outrigger\Documents\Documents( new SiteRows() );
}

function resolver( string $name ): callable {
	return Outrigger\Contract\Resolvers::all( documents() )[ $name ];
}

foreach ( glob( __DIR__ . '/cases/*.php' ) as $file ) {
	require $file;
}
echo json_encode( $results, JSON_THROW_ON_ERROR );
