<?php
/**
 * The settings of the settings page.
 *
 * @package Outrigger
 */

namespace Outrigger;

/**
 * The address of the front end and the common secret. Both may be missing; the plugin answers queries without them.
 */
final class Settings {

	const OPTION = 'outrigger_settings';
	/** The ways in which the front end can make a page. */
	const PAGE_MODES = array( 'rendered', 'through', 'untouched' );
	/** The least number of characters of a secret; the front end refuses shorter ones. */
	const SHORTEST_SECRET = 12;

	/** Origin of the front end without a slash at the end; empty if none is set. */
	public static function address(): string {
		return self::entry( 'address' );
	}

	/** `REVALIDATE_SECRET` of the front end; empty if none is set. */
	public static function secret(): string {
		return self::entry( 'secret' );
	}

	/** True if the front end uses colours with more contrast than the builder's, if the editor chose no colour. */
	public static function has_accessible_defaults(): bool {
		return '' !== self::entry( 'accessible_defaults' );
	}

	/** True if an editor who opens a page or a preview of this WordPress from its administration is led to the front end. */
	public static function leads_editors(): bool {
		return self::is_complete() && '' !== self::entry( 'leads_editors' );
	}

	/** The rules for single pages as they were typed: a path and a mode on each line. */
	public static function pages(): string {
		return self::entry( 'pages' );
	}

	/**
	 * The same rules as a list.
	 *
	 * @return array[] Each with `pattern`, a path that may end in `*`, and `mode`.
	 */
	public static function page_rules(): array {
		$rules = array();
		foreach ( self::lines_of( self::pages() ) as $line ) {
			$rule = self::rule_of( $line );
			if ( null !== $rule ) {
				$rules[] = $rule;
			}
		}
		return $rules;
	}

	/** True if WordPress can report changes to the front end. */
	public static function is_complete(): bool {
		return '' !== self::address() && '' !== self::secret();
	}

	/**
	 * The values to store from a sent form. An empty secret, and an invalid address, keep the stored value. Without an
	 * address no secret is stored.
	 *
	 * @param mixed $sent The sent values.
	 */
	public static function sanitize( $sent ): array {
		$sent    = is_array( $sent ) ? $sent : array();
		$typed   = trim( (string) ( $sent['address'] ?? '' ) );
		$address = self::origin_of( $typed );
		if ( '' !== $typed && '' === $address ) {
			add_settings_error( self::OPTION, 'address', __( 'The address has to begin with http:// or https://; the old one was kept.', 'outrigger' ) );
			$address = self::address();
		}
		$secret  = trim( (string) ( $sent['secret'] ?? '' ) );
		if ( '' === $secret ) {
			$secret = self::secret();
		} elseif ( strlen( $secret ) < self::SHORTEST_SECRET ) {
			/* translators: %d: number of characters. */
			add_settings_error( self::OPTION, 'secret', sprintf( __( 'The secret has to have at least %d characters; the old one was kept.', 'outrigger' ), self::SHORTEST_SECRET ) );
			$secret = self::secret();
		}
		$kept = array(
			'address' => $address,
			'secret'  => '' === $address ? '' : $secret,
		);
		$pages = self::pages_of( (string) ( $sent['pages'] ?? '' ) );
		if ( '' !== $pages ) {
			$kept['pages'] = $pages;
		}
		foreach ( array( 'accessible_defaults', 'leads_editors' ) as $box ) {
			if ( ! empty( $sent[ $box ] ) ) {
				$kept[ $box ] = 'yes';
			}
		}
		return $kept;
	}

	/** The typed rules; the stored rules if a typed line is no rule. */
	private static function pages_of( string $typed ): string {
		$lines = self::lines_of( $typed );
		foreach ( $lines as $line ) {
			if ( null === self::rule_of( $line ) ) {
				/* translators: %s: a line that the administrator typed. */
				add_settings_error( self::OPTION, 'pages', sprintf( __( 'The line "%s" is no path with rendered, through or untouched behind it; the old lines were kept.', 'outrigger' ), $line ) );
				return self::pages();
			}
		}
		return implode( "\n", $lines );
	}

	/** The lines of a text that are not empty. */
	private static function lines_of( string $text ): array {
		return array_values( array_filter( array_map( 'trim', (array) preg_split( '/\R/', $text ) ), 'strlen' ) );
	}

	/** The pattern and the mode in a line such as `/about/ rendered`; null for a line that is no rule. */
	private static function rule_of( string $line ): ?array {
		if ( ! preg_match( '/^(\/\S*)\s+(\S+)$/', $line, $found ) || ! in_array( $found[2], self::PAGE_MODES, true ) ) {
			return null;
		}
		return array(
			'pattern' => $found[1],
			'mode'    => $found[2],
		);
	}

	/**
	 * The origin in a typed address: `https://www.example.org/` → `https://www.example.org`; empty for any other text.
	 */
	private static function origin_of( string $typed ): string {
		$parts = wp_parse_url( esc_url_raw( $typed, array( 'http', 'https' ) ) );
		if ( ! is_array( $parts ) || empty( $parts['scheme'] ) || empty( $parts['host'] ) ) {
			return '';
		}
		return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}

	/** One stored setting as text. */
	private static function entry( string $name ): string {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) && is_string( $stored[ $name ] ?? null ) ? $stored[ $name ] : '';
	}
}
