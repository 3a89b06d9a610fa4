<?php

use Outrigger\Contract\Registration;
use Outrigger\Contract\Resolvers;
use Outrigger\Contract\Sdl;

/** WPGraphQL's registry of types, in which these names are used already. */
function registry( array $taken = array() ) {
	return new class( $taken ) {
		private $taken;
		public function __construct( array $taken ) { $this->taken = $taken; }
		public function has_type( string $name ): bool { return in_array( $name, $this->taken, true ); }
		public function register_fields( string $type, array $fields ) { $GLOBALS['registered']['fields'][ $type ] = $fields; }
		public function __call( string $method, array $given ) { $GLOBALS['registered'][ substr( $method, 9 ) ][ $given[0] ] = $given[1]; }
	};
}

/** Registers the contract. The parsed files come from the tests, in the form of WPGraphQL's own parser. */
function register( array $taken = array() ) {
	$parsed = json_decode( file_get_contents( getenv( 'OUTRIGGER_PARSED' ) ), false, 512, JSON_THROW_ON_ERROR );
	$found  = Outrigger\Contract\Definitions::read( $parsed );
	set_transient( Registration::CACHE, $found + array( 'fingerprint' => Sdl::fingerprint() ) );
	$registration = new Registration( Resolvers::all( documents() ) );
	$registration->register();
	do_action( 'graphql_register_types_late', registry( $taken ) );
	return $found;
}

test( 'every type of the files is registered, and every resolver answers a field of theirs', function () {
	$found = register();
	foreach ( array( 'scalar' => 'scalar', 'enum_type' => 'enum', 'input_type' => 'input', 'interface_type' => 'interface', 'object_type' => 'object' ) as $registered => $kind ) {
		same( array_keys( $found['types'][ $kind ] ), array_keys( $GLOBALS['registered'][ $registered ] ) );
	}
	$named = array();
	foreach ( $found['types'] as $types ) {
		foreach ( $types as $type => $config ) {
			foreach ( $config['fields'] ?? array() as $field => $_ ) { $named[] = "$type.$field"; }
		}
	}
	foreach ( $found['fields']['RootQuery'] as $field => $_ ) {
		same( true, isset( $GLOBALS['registered']['fields']['RootQuery'][ $field ]['resolve'] ), $field );
		$named[] = "RootQuery.$field";
	}
	same( array(), array_values( array_diff( array_keys( Resolvers::all( documents() ) ), $named ) ) );
} );

test( 'types, lists and arguments are those of the files', function () {
	register();
	$template = $GLOBALS['registered']['object_type']['ElementorTemplate'];
	same( array( 'non_null' => array( 'list_of' => array( 'non_null' => 'ElementorCondition' ) ) ), $template['fields']['conditions']['type'] );
	same( array( 'Node', 'DatabaseIdentifier', 'NodeWithElementor' ), $template['interfaces'] );
	same( array( 'non_null' => 'ElementorLoopWhereArgs' ), $GLOBALS['registered']['fields']['RootQuery']['elementorLoop']['args']['where']['type'] );
	same( 'MAX', $GLOBALS['registered']['enum_type']['ElementorBreakpointDirectionEnum']['values']['MAX']['value'] );
	same( true, strlen( $template['description'] ) > 10 );
} );

test( 'every content type is designed like a page or a post, pictures are not', function () {
	register();
	$both = array( 'NodeWithElementor', 'NodeWithElementorPageMeta' );
	same( array( 'Page' => $both, 'Post' => $both, 'Boat' => $both, 'Pier' => $both ), $GLOBALS['registered']['interfaces'] );
} );

test( 'where another plugin has one of the names nothing is registered, and Site Health can tell which', function () {
	register( array( 'ElementorKit' ) );
	same( array( null, array( 'ElementorKit' ) ), array( $GLOBALS['registered'] ?? null, get_option( Registration::CLASHES ) ) );
	same( true, false !== strpos( $GLOBALS['debug'][0], 'ElementorKit' ) );
	register();
	same( array(), get_option( Registration::CLASHES ) );
} );

test( 'without WPGraphQL nothing happens but a notice for administrators', function () {
	Outrigger\Requirements::register();
	( new Registration( array() ) )->register();
	ob_start();
	do_action( 'admin_notices' );
	same( '', ob_get_contents() );
	$GLOBALS['site']['can'] = array( 'activate_plugins' );
	do_action( 'admin_notices' );
	same( true, false !== strpos( ob_get_clean(), 'WPGraphQL' ) );
} );

test( 'every visitor reads the REST names of public types, and of no other types', function () {
	Outrigger\Site\RestNames::register();
	$boat   = (object) array( 'name' => 'boat', 'public' => true, 'show_in_rest' => true );
	$hidden = (object) array( 'name' => 'log', 'public' => false, 'show_in_rest' => true );
	$closed = (object) array( 'name' => 'plan', 'public' => true, 'show_in_rest' => false );
	$ask    = function ( $data, $model = 'PostTypeObject' ) {
		return in_array( 'restBase', apply_filters( 'graphql_allowed_fields_on_restricted_type', array( 'id' ), $model, $data ), true );
	};
	same( array( true, false, false, false ), array( $ask( $boat ), $ask( $hidden ), $ask( $closed ), $ask( $boat, 'PostObject' ) ) );
	same( 'boat', apply_filters( 'graphql_return_field_from_model', null, 'restBase', 'PostTypeObject', $boat ) );
	same( null, apply_filters( 'graphql_return_field_from_model', null, 'restBase', 'PostTypeObject', $hidden ) );
	same( 'boats', apply_filters( 'graphql_return_field_from_model', 'boats', 'restBase', 'PostTypeObject', $boat ) );
} );

test( 'uninstalling leaves nothing', function () {
	$GLOBALS['site']['options']    = array( 'outrigger_settings' => 1, 'outrigger_changes' => 1, 'outrigger_clashes' => 1, 'outrigger_change_x' => '/a/', 'blogname' => 'Boats' );
	$GLOBALS['site']['transients'] = array( 'outrigger_words' => 1, 'outrigger_contract' => 1 );
	$GLOBALS['scheduled']          = array( 'outrigger_revalidate' => 1 );
	defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', true );
	require __DIR__ . '/../../outrigger/uninstall.php';
	same( array( array( 'blogname' => 'Boats' ), array(), array() ), array( $GLOBALS['site']['options'], $GLOBALS['site']['transients'], $GLOBALS['scheduled'] ) );
	$GLOBALS['network'] = array( 4, 6 );
	$GLOBALS['left']    = array();
	require __DIR__ . '/../../outrigger/uninstall.php';
	same( array( 4, 6 ), $GLOBALS['left'] );
	unset( $GLOBALS['network'] );
	$stored = array( Outrigger\Settings::OPTION, Outrigger\Changes\Queue::OPTION, Registration::CLASHES, Outrigger\Search\Words::CACHE, Registration::CACHE, Outrigger\Changes\Queue::HOOK, Outrigger\Changes\Queue::ROW, Outrigger\Reading\PublishedDesigns::CACHE, Outrigger\Reading\PublicWords::META, Outrigger\Reading\PublicWords::IN_USE, Outrigger\Reading\PublicWords::READ, Outrigger\Reading\PublicWords::HOOK );
	foreach ( $stored as $name ) {
		same( true, false !== strpos( file_get_contents( __DIR__ . '/../../outrigger/uninstall.php' ), "'$name'" ), $name );
	}
} );

test( 'switching the plugin off leaves nothing in cron, and nothing that would be old when it comes back', function () {
	$GLOBALS['site']['options']    = array( 'outrigger_settings' => 1, 'outrigger_change_x' => '/a/', 'outrigger_words_read' => 'done' );
	$GLOBALS['site']['transients'] = array( 'outrigger_words' => 1, 'outrigger_contract' => 1, 'outrigger_designs' => 1 );
	$GLOBALS['scheduled']          = array( 'outrigger_revalidate' => 1, 'outrigger_read_words' => 1 );
	Outrigger\Plugin::stop();
	same( array( array( 'outrigger_settings' => 1 ), array(), array() ), array( $GLOBALS['site']['options'], $GLOBALS['site']['transients'], $GLOBALS['scheduled'] ) );
} );

test( 'Site Health counts templates without loading them', function () {
	$rows = new class() extends Outrigger\Documents\Rows {
		public function published( array $kinds ): array { throw new Exception( 'posts were loaded' ); }
	};
	$GLOBALS['wpdb'] = new class() {
		public $posts = 'wp_posts', $postmeta = 'wp_postmeta';
		public function prepare( $query ) { return $query; }
		public function get_var( $query ) { return 0 === strpos( $query, 'SELECT COUNT(*)' ) ? '3' : null; }
	};
	same( 3, $rows->count( array( 'header' ) ) );
	$fields = Outrigger\Admin\SiteHealth::add_information( array() )['outrigger']['fields'];
	same( array( '3', '3' ), array( $fields['templates']['value'], $fields['popups']['value'] ) );
	$GLOBALS['wpdb'] = new SiteDatabase();
} );
