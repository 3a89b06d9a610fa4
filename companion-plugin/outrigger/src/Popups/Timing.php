<?php
/**
 * The rules for the visitors that see a popup, and for the number of showings.
 *
 * @package Outrigger
 */

namespace Outrigger\Popups;

use Outrigger\Stored\DeviceValues;
use Outrigger\Stored\Setting;

/**
 * `timing` of `_elementor_popup_display_settings` as `ElementorPopupTiming`.
 */
final class Timing {

	/** The builder's default if an editor switched a rule on and chose no value. */
	const DEFAULT_PAGE_VIEWS = 3;
	const DEFAULT_SESSIONS   = 2;
	const DEFAULT_TIMES      = 3;

	const PERIODS     = array( 'session', 'day', 'week', 'month' );
	const URL_ACTIONS = array( 'show', 'hide', 'regex' );
	const SOURCES     = array( 'search', 'external', 'internal' );
	const BROWSERS    = array( 'ie', 'chrome', 'edge', 'firefox', 'safari' );

	/**
	 * Every rule; null for a rule that is not switched on.
	 *
	 * @param array  $stored Name → stored value.
	 * @param string $now    The site's own time, `2026-05-30 21:00:00`.
	 */
	public static function read( array $stored, string $now ): array {
		$get   = static function ( string $name ) use ( $stored ) {
			return $stored[ $name ] ?? null;
		};
		$count = static function ( string $name, int $fallback ) use ( $get ): int {
			return Setting::integer( $get( $name ), ...Bounds::COUNTS ) ?? $fallback;
		};
		$rules = array(
			'page_views' => array( 'views' => $count( 'page_views_views', self::DEFAULT_PAGE_VIEWS ) ),
			'sessions'   => array( 'sessions' => $count( 'sessions_sessions', self::DEFAULT_SESSIONS ) ),
			'times'      => array(
				'times'  => $count( 'times_times', self::DEFAULT_TIMES ),
				'period' => Setting::choice( $get( 'times_period' ), Setting::enum( self::PERIODS ), null ),
				'count'  => 'close' === $get( 'times_count' ) ? 'CLOSE' : 'OPEN',
			),
			'url'        => array(
				'action' => Setting::choice( $get( 'url_action' ), Setting::enum( self::URL_ACTIONS ), 'SHOW' ),
				'url'    => Setting::text( $get( 'url_url' ) ) ?? '',
			),
			'sources'    => array( 'sources' => Setting::choices( $get( 'sources_sources' ), Setting::enum( self::SOURCES ), array_values( Setting::enum( self::SOURCES ) ) ) ),
			'logged_in'  => array(
				'users' => in_array( $get( 'logged_in_users' ), array( 'custom', 'roles' ), true ) ? 'CUSTOM' : 'ALL',
				'roles' => self::names( $get( 'logged_in_roles' ) ),
			),
			'devices'    => self::devices( $get( 'devices_devices' ) ),
			'browsers'   => array(
				'browsers'        => 'custom' === $get( 'browsers_browsers' ) ? 'CUSTOM' : 'ALL',
				'browsersOptions' => Setting::choices( $get( 'browsers_browsers_options' ), Setting::enum( self::BROWSERS ), array() ),
			),
			'schedule'   => array(
				'timezone'       => 'visitor' === $get( 'schedule_timezone' ) ? 'VISITOR' : 'SITE',
				'startDate'      => self::moment( $get( 'schedule_start_date' ) ),
				'endDate'        => self::moment( $get( 'schedule_end_date' ) ),
				'serverDatetime' => $now,
			),
		);
		$timing = array();
		foreach ( $rules as $name => $rule ) {
			$field            = lcfirst( str_replace( '_', '', ucwords( $name, '_' ) ) );
			$timing[ $field ] = Setting::is_on( $get( $name ), false ) ? $rule : null;
		}
		return $timing;
	}

	/**
	 * The devices of a rule, without names that are no devices. If no name is a device, the list is a mistake and there
	 * is no rule.
	 *
	 * @param mixed $stored Anything.
	 */
	private static function devices( $stored ): ?array {
		$devices = Setting::choices( $stored, DeviceValues::DEVICES, array() );
		$written = self::names( Setting::is_list( $stored ) ? $stored : array( $stored ) );
		return array() === $devices && array() !== $written ? null : array( 'devices' => $devices );
	}

	/**
	 * The texts in a list.
	 *
	 * @param mixed $stored Anything.
	 */
	private static function names( $stored ): array {
		$list = Setting::is_list( $stored ) ? $stored : array();
		return array_values( array_filter( array_map( array( Setting::class, 'text' ), $list ), 'is_string' ) );
	}

	/**
	 * `YYYY-MM-DD HH:mm`, as the builder's date picker stores it; a date without a time starts at midnight.
	 *
	 * @param mixed $stored Anything.
	 */
	private static function moment( $stored ): ?string {
		$is_moment = preg_match( '/^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::\d{2})?)?\z/', Setting::text( $stored ) ?? '', $found );
		if ( ! $is_moment ) {
			return null;
		}
		list( , $year, $month, $day ) = $found;
		$hour   = $found[4] ?? '00';
		$minute = $found[5] ?? '00';
		$exists = $month >= 1 && $month <= 12 && $day >= 1 && $day <= 31 && ( $hour < 24 || ( '24' === $hour && '00' === $minute ) ) && $minute < 60;
		return $exists ? "$year-$month-$day $hour:$minute" : null;
	}
}
