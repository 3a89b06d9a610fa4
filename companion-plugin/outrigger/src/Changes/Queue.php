<?php
/**
 * The changes that WordPress has not reported to the front end yet.
 *
 * @package Outrigger
 */

namespace Outrigger\Changes;

use Outrigger\Settings;

/**
 * The queue has one row for each path, so that two requests at the same time do not lose each other's paths.
 * WordPress's cron sends the paths, so no editor waits for the front end, and it repeats a failed delivery.
 */
final class Queue {

	/** The prefix of the names of options that each hold a path. */
	const ROW = 'outrigger_change_';
	/** The path that means all pages. */
	const EVERYTHING = '*';
	/** The option with the number of failures since the last success, and the reason of the last failure. */
	const OPTION = 'outrigger_changes';
	const HOOK   = 'outrigger_revalidate';
	/** The most paths in one purge; if there are more, everything is purged. The front end takes 1,000. */
	const MOST_PATHS = 500;
	/**
	 * Seconds before each further attempt. After the last attempt no further one is needed: by then the front end has
	 * renewed its pages itself.
	 */
	const RETRIES_S = array( 30, 120, 600, 3600 );

	/** Sends the queue when WordPress's cron runs the hook. */
	public static function register(): void {
		add_action( self::HOOK, array( self::class, 'send' ) );
	}

	/**
	 * Adds changes.
	 *
	 * @param string[] $paths      Paths that changed.
	 * @param bool     $everything Whether all pages did.
	 */
	public static function add( array $paths, bool $everything ): void {
		if ( ! Settings::is_complete() ) {
			return;
		}
		self::put( $everything || count( $paths ) > self::MOST_PATHS ? array( self::EVERYTHING ) : $paths );
		self::keep( 0, self::error() );
		wp_clear_scheduled_hook( self::HOOK );
		wp_schedule_single_event( time(), self::HOOK );
		spawn_cron();
	}

	/** Sends the waiting changes; after a failure it tries once more later. */
	public static function send(): void {
		$rows = self::rows();
		if ( ! Settings::is_complete() || ! $rows ) {
			return;
		}
		$paths = array_values( $rows );
		$all   = in_array( self::EVERYTHING, $paths, true ) || count( $paths ) > self::MOST_PATHS;
		// A change that arrives during the report has a row of its own, which must stay in the queue.
		do {
			array_map( 'delete_option', array_keys( $rows ) );
			$rows = $all ? self::rows() : array();
		} while ( $rows );
		$error = Sender::send( $all ? array( 'everything' => true ) : array( 'uris' => $paths ) );
		if ( null === $error ) {
			delete_option( self::OPTION );
			return;
		}
		$failed = 1 + (int) self::state()['failed'];
		$delay  = self::RETRIES_S[ $failed - 1 ] ?? null;
		self::keep( null === $delay ? 0 : $failed, $error );
		if ( null !== $delay ) {
			self::put( $all ? array( self::EVERYTHING ) : $paths );
			wp_schedule_single_event( time() + $delay, self::HOOK );
		}
	}

	/** The reason why the last purge did not reach the front end; empty if it did. */
	public static function error(): string {
		return (string) self::state()['error'];
	}

	/** Removes all waiting changes. */
	public static function forget(): void {
		for ( $rows = self::rows(); $rows; $rows = self::rows() ) {
			array_map( 'delete_option', array_keys( $rows ) );
		}
		delete_option( self::OPTION );
	}

	/** Adds a row for each path that has none yet. */
	private static function put( array $paths ): void {
		foreach ( $paths as $path ) {
			add_option( self::ROW . md5( $path ), $path, '', false );
		}
	}

	/** The name of the option → the path, the oldest first; at most one row more than a purge takes. */
	private static function rows(): array {
		global $wpdb;
		// phpcs:disable WordPress.DB -- WordPress has no function that lists options; values are prepared.
		$found = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id LIMIT %d",
				$wpdb->esc_like( self::ROW ) . '%',
				self::MOST_PATHS + 1
			)
		);
		// phpcs:enable
		return array_column( $found, 'option_value', 'option_name' );
	}

	/** The stored result of the last attempts. */
	private static function state(): array {
		$stored = get_option( self::OPTION );
		return ( is_array( $stored ) ? $stored : array() ) + array(
			'failed' => 0,
			'error'  => '',
		);
	}

	/** Stores the result of an attempt. */
	private static function keep( int $failed, string $error ): void {
		if ( 0 === $failed && '' === $error ) {
			delete_option( self::OPTION );
			return;
		}
		update_option( self::OPTION, array( 'failed' => $failed, 'error' => $error ), false );
	}
}
