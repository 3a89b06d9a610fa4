<?php
/**
 * Finds the plugin's classes.
 *
 * @package Outrigger
 */

namespace Outrigger;

/**
 * Finds the file of a class: `Outrigger\Popups\Timing` → `src/Popups/Timing.php`.
 */
final class Autoloader {

	/** From now on PHP finds the plugin's classes by their names. */
	public static function register(): void {
		spl_autoload_register( array( self::class, 'load' ) );
	}

	/**
	 * Loads a class of this plugin; it ignores other classes.
	 *
	 * @param string $name Full name of the class.
	 */
	public static function load( string $name ): void {
		if ( 0 !== strpos( $name, __NAMESPACE__ . '\\' ) ) {
			return;
		}
		$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $name, strlen( __NAMESPACE__ ) + 1 ) ) . '.php';
		if ( is_file( $file ) ) {
			require_once $file;
		}
	}
}
