<?php
/**
 * What the front end has not been told yet.
 *
 * @package Outrigger
 */

namespace Outrigger\Changes;

use Outrigger\Settings;

/**
 * Kept in an option and sent by WordPress's cron: no editor waits for the front end, and what could not be sent is
 * tried again.
 */
final class Queue {

	const OPTION = 'outrigger_changes';
	const HOOK   = 'outrigger_revalidate';
	/** More paths than this are everything. The front end takes 1,000. */
	const MOST_PATHS = 500;
	/** Seconds before each further attempt; after the last one the front end's own clock has done the work. */
	const RETRIES_S = array( 30, 120, 600, 3600 );

	/** Sends when cron says so. */
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
		$waiting = self::waiting();
		$paths   = array_values( array_unique( array_merge( $waiting['paths'], $paths ) ) );
		$all     = $everything || $waiting['everything'] || count( $paths ) > self::MOST_PATHS;
		self::keep(
			array(
				'everything' => $all,
				'paths'      => $all ? array() : $paths,
				'failed'     => 0,
				'error'      => $waiting['error'],
			)
		);
		wp_clear_scheduled_hook( self::HOOK );
		wp_schedule_single_event( time(), self::HOOK );
		spawn_cron();
	}

	/** Sends what waits; when that fails, once more later. */
	public static function send(): void {
		$waiting = self::waiting();
		if ( ! Settings::is_complete() || ( ! $waiting['everything'] && ! $waiting['paths'] ) ) {
			return;
		}
		// What changes meanwhile is queued beside it, and must not be forgotten afterwards.
		delete_option( self::OPTION );
		$error = Sender::send( $waiting['everything'] ? array( 'everything' => true ) : array( 'uris' => $waiting['paths'] ) );
		if ( null === $error ) {
			return;
		}
		$since  = self::waiting();
		$failed = $waiting['failed'] + 1;
		$delay  = self::RETRIES_S[ $failed - 1 ] ?? null;
		$all    = $waiting['everything'] || $since['everything'];
		$again  = array(
			'everything' => $all && null !== $delay,
			'paths'      => $all || null === $delay ? array() : array_values( array_unique( array_merge( $waiting['paths'], $since['paths'] ) ) ),
			'failed'     => null === $delay ? 0 : $failed,
			'error'      => $error,
		);
		self::keep( $again );
		if ( null !== $delay ) {
			wp_schedule_single_event( time() + $delay, self::HOOK );
		}
	}

	/** Why the front end could not be told the last time; empty where it could. */
	public static function error(): string {
		return self::waiting()['error'];
	}

	/** What waits. */
	private static function waiting(): array {
		$stored = get_option( self::OPTION );
		return array_merge(
			array(
				'everything' => false,
				'paths'      => array(),
				'failed'     => 0,
				'error'      => '',
			),
			is_array( $stored ) ? $stored : array()
		);
	}

	/** Keeps what waits. */
	private static function keep( array $waiting ): void {
		update_option( self::OPTION, $waiting, false );
	}
}
