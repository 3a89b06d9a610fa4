<?php
/** Prints as JSON what a plugin without its folder `schema/` registers, and the result of its Site Health test. */

require __DIR__ . '/bootstrap.php';

define( 'WPGRAPHQL_VERSION', '2.0' );
$GLOBALS['site'] = array( 'options' => array(), 'posts' => array() );
$calls           = 0;
$registry        = new class( $calls ) {
	private $calls;
	public function __construct( &$calls ) { $this->calls = &$calls; }
	public function __call( $method, $given ) { ++$this->calls; }
};
( new Outrigger\Contract\Registration( array() ) )->register_types( $registry );
echo json_encode( array( 'calls' => $calls, 'test' => Outrigger\Admin\SiteHealth::test() ) );
