<?php
/**
 * Loads the plugin's classes, or those of the folder in `OUTRIGGER_PLUGIN`, and the stand-ins. It starts no part of the
 * plugin.
 */

error_reporting( E_ALL );
set_error_handler( function ( $level, $message, $file, $line ) {
	throw new ErrorException( $message, 0, $level, $file, $line );
} );

$plugin = getenv( 'OUTRIGGER_PLUGIN' ) ?: __DIR__ . '/../outrigger';
require "$plugin/src/Autoloader.php";
Outrigger\Autoloader::register();
require __DIR__ . '/stand-ins/wordpress.php';
require __DIR__ . '/stand-ins/classes.php';
define( 'WEEK_IN_SECONDS', 604800 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'OUTRIGGER_FILE', __DIR__ . '/../outrigger/outrigger.php' );
