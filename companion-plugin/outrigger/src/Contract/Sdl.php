<?php
/**
 * The files of the contract.
 *
 * @package Outrigger
 */

namespace Outrigger\Contract;

/**
 * Finds the files `elementor*.graphql` and `version`: the copies in a built plugin, else the files of the repository.
 */
final class Sdl {

	/** Folder of the files. */
	public static function folder(): string {
		$own = dirname( __DIR__, 2 ) . '/schema';
		return is_file( "$own/version" ) ? $own : dirname( __DIR__, 4 ) . '/schema';
	}

	/** Version of the contract, `1.3.0`; empty if the files are missing. */
	public static function version(): string {
		$file = self::folder() . '/version';
		return is_readable( $file ) ? trim( (string) file_get_contents( $file ) ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
	}

	/** True if the files exist. In a folder that was copied from the repository without a build they are missing. */
	public static function is_there(): bool {
		return '' !== self::version() && array() !== self::files();
	}

	/** The whole text of the extension. */
	public static function text(): string {
		return implode( "\n", array_map( 'file_get_contents', self::files() ) );
	}

	/** A text that changes whenever one of the files changes. */
	public static function fingerprint(): string {
		return md5( self::version() . implode( ' ', array_map( 'filesize', self::files() ) ) . implode( ' ', array_map( 'filemtime', self::files() ) ) );
	}

	/** Paths of the files, always in the same order. */
	private static function files(): array {
		return array_filter( (array) glob( self::folder() . '/elementor*.graphql' ) );
	}
}
