<?php
/**
 * Display conditions of elements.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

use Outrigger\Stored\Setting;

/**
 * Reads and answers display conditions. A condition that cannot be decided hides the element. The front end has the
 * same rules (`domain/templates/display-conditions.ts`, `guarded-elements.ts`); a test compares the answers.
 */
final class DisplayConditions {

	const SHOWN     = 'shown';
	const HIDDEN    = 'hidden';
	const UNDECIDED = 'undecided';

	/** The control of the builder's third version; the next constant is that of its fourth version. */
	const CONTROL = 'e_display_conditions';
	const ATOMIC  = 'display-conditions';

	/** The conditions that depend on the page around an element: on its archive and on the values of its tags. */
	const OF_PAGE = '/^(?:dynamic_tags|archive_of_(?:categories|tags|authors))$/D';
	const OF_TIME = array( 'current_date', 'day_of_the_week', 'time_of_the_day' );
	const OF_NODE = array( 'featured_image', 'page_title', 'post_title', 'page_author', 'post_author', 'number_of_comments', 'date_of_publish', 'date_of_modification' );

	/**
	 * The groups of conditions of an element: one of the groups must hold, and a group holds if all of its conditions
	 * hold.
	 *
	 * @param array $settings Settings of the element, name → stored value.
	 * @return array[][] Each condition as name → value.
	 */
	public static function of( array $settings ): array {
		$atomic = $settings[ self::ATOMIC ] ?? null;
		return array_merge( self::parse( $settings[ self::CONTROL ] ?? null ), self::parse_atomic( $atomic ) );
	}

	/**
	 * True if an element is shown.
	 *
	 * @param array[][] $groups Groups of conditions.
	 * @param array     $facts  `visitor`: null, or `roles` and `registered`; `now` and `node` if they are known.
	 * @return string One of the three constants of this class.
	 */
	public static function decide( array $groups, array $facts ): string {
		$display = $groups ? self::HIDDEN : self::SHOWN;
		foreach ( $groups as $group ) {
			$answers = array_map(
				static function ( array $condition ) use ( $facts ) {
					return self::answer( $condition, $facts );
				},
				$group
			);
			if ( in_array( false, $answers, true ) || in_array( null, $answers, true ) ) {
				continue;
			}
			if ( ! in_array( self::UNDECIDED, $answers, true ) ) {
				return self::SHOWN;
			}
			$display = self::UNDECIDED;
		}
		return $display;
	}

	/**
	 * Reads stored conditions; an entry that cannot be read is no condition.
	 *
	 * @param mixed $stored A list with one text, the JSON of a list of groups.
	 */
	private static function parse( $stored ): array {
		$text = Setting::is_list( $stored ) ? ( $stored[0] ?? null ) : $stored;
		if ( ! is_string( $text ) || '' === trim( $text ) ) {
			return array();
		}
		$groups  = json_decode( $text );
		$groups  = is_array( $groups ) ? $groups : array();
		$is_flat = array_filter( $groups, 'is_array' ) !== $groups;
		$parsed  = array();
		foreach ( $is_flat ? array( $groups ) : $groups as $group ) {
			$conditions = array();
			foreach ( $group as $condition ) {
				$fields = Setting::fields( $condition );
				if ( is_string( $fields['condition'] ?? null ) ) {
					$conditions[] = array( 'comparator' => is_string( $fields['comparator'] ?? null ) ? $fields['comparator'] : 'is' ) + $fields;
				}
			}
			if ( $conditions ) {
				$parsed[] = $conditions;
			}
		}
		return $parsed;
	}

	/**
	 * Reads stored conditions of the fourth version. Their storage is not documented, so an unreadable condition is one
	 * that cannot be decided.
	 */
	private static function parse_atomic( $stored ): array {
		$fields = Setting::fields( $stored );
		$value  = array_key_exists( '$$type', $fields ) ? ( $fields['value'] ?? null ) : $stored;
		if ( ! $value ) {
			return array();
		}
		$groups = self::parse( $value );
		return $groups ? $groups : array( array( array( 'condition' => self::ATOMIC, 'comparator' => 'is' ) ) );
	}

	/**
	 * The answer to a condition: true or false; null if the server cannot decide it; `undecided` if it depends on the
	 * page.
	 */
	private static function answer( array $condition, array $facts ) {
		$name = $condition['condition'];
		if ( in_array( $name, self::OF_TIME, true ) ) {
			return isset( $facts['now'] ) ? self::of_time( $condition, $facts['now'] ) : self::UNDECIDED;
		}
		if ( preg_match( self::OF_PAGE, $name ) ) {
			return self::UNDECIDED;
		}
		if ( in_array( $name, self::OF_NODE, true ) ) {
			return isset( $facts['node'] ) ? self::of_node( $condition, $facts['node'] ) : self::UNDECIDED;
		}
		return self::of_visitor( $condition, $facts['visitor'] );
	}

	/** Answers a condition about the time, in the site's time zone. */
	private static function of_time( array $condition, string $now ): ?bool {
		$comparator = $condition['comparator'];
		if ( 'current_date' === $condition['condition'] ) {
			return Comparators::dates( $comparator, $now, $condition['date'] ?? null );
		}
		if ( 'day_of_the_week' === $condition['condition'] ) {
			$days  = $condition['days'] ?? null;
			$today = strtolower( gmdate( 'l', (int) strtotime( $now . ' UTC' ) ) );
			return Comparators::negate( $comparator, in_array( $today, Setting::is_list( $days ) ? $days : array( $days ), true ) );
		}
		$time = Comparators::minutes_of( $condition['time'] ?? null );
		return null === $time ? null : Comparators::numbers( $comparator, (float) Comparators::minutes_of( substr( $now, 11, 5 ) ), $time );
	}

	/** Answers a condition about the content. */
	private static function of_node( array $condition, array $node ): ?bool {
		$comparator = $condition['comparator'];
		switch ( $condition['condition'] ) {
			case 'featured_image':
				return Comparators::negate( $comparator, ( 'not_set' === ( $condition['status'] ?? null ) ) === ! $node['has_image'] );
			case 'page_title':
			case 'post_title':
				return Comparators::texts( $comparator, $node['title'], self::text( $condition['title'] ?? null ) );
			case 'page_author':
			case 'post_author':
				return Comparators::negate( $comparator, in_array( (float) $node['author'], self::ids( $condition['authors'] ?? null ), true ) );
			case 'number_of_comments':
				return Comparators::numbers( $comparator, (float) $node['comments'], self::number( $condition ) );
			default:
				return Comparators::dates( $comparator, $node[ 'date_of_publish' === $condition['condition'] ? 'date' : 'modified' ], $condition['date'] ?? null );
		}
	}

	/** Answers a condition about the visitor; null for every other condition. */
	private static function of_visitor( array $condition, ?array $visitor ): ?bool {
		$comparator = $condition['comparator'];
		switch ( $condition['condition'] ) {
			case 'login_status':
				return Comparators::negate( $comparator, ( 'logged_out' === ( $condition['status'] ?? null ) ) === ( null === $visitor ) );
			case 'user_role':
				$roles = Setting::is_list( $condition['roles'] ?? null ) ? array_filter( $condition['roles'], 'is_string' ) : array();
				return Comparators::negate( $comparator, (bool) array_intersect( $roles, $visitor['roles'] ?? array() ) );
			case 'user_registration_date':
				return Comparators::dates( $comparator, $visitor['registered'] ?? null, $condition['date'] ?? null );
			default:
				return null;
		}
	}

	/** A value as the text with which it is compared. */
	private static function text( $value ): string {
		return is_bool( $value ) ? ( $value ? 'true' : 'false' ) : ( is_scalar( $value ) ? (string) $value : '' );
	}

	/** The ids in a list, or in the objects of a list. */
	private static function ids( $list ): array {
		return array_map(
			static function ( $one ): float {
				$id = Setting::is_object( $one ) ? ( Setting::fields( $one )['id'] ?? null ) : $one;
				return is_numeric( $id ) ? (float) $id : -1.0;
			},
			Setting::is_list( $list ) ? $list : array()
		);
	}

	/** The number with which a condition compares: 0 for an empty text, null for a text that is no number. */
	private static function number( array $condition ): ?float {
		if ( ! array_key_exists( 'number', $condition ) ) {
			return null;
		}
		$number = is_string( $condition['number'] ) ? trim( $condition['number'] ) : $condition['number'];
		if ( null === $number || '' === $number || is_bool( $number ) ) {
			return (float) $number;
		}
		return is_numeric( $number ) ? (float) $number : null;
	}
}
