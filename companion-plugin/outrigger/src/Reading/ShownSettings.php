<?php
/**
 * The settings that may leave the site.
 *
 * @package Outrigger
 */

namespace Outrigger\Reading;

use Outrigger\Stored\Setting;

/**
 * The settings for a viewer. Visitors get the controls that the front end reads; users who may edit the document get
 * all except secrets. The mock of the project has the same rules (`server/wordpress/reading/shown-settings.ts`); a test
 * compares them.
 */
final class ShownSettings {

	/** Names of the parts of values that the builder's controls store, also in its fourth version. */
	const PARTS = 'url id alt source size is_external nofollow custom_attributes unit sizes top right bottom left isLinked library value horizontal vertical blur spread color x y $$type _id';
	/** Kinds of elements that are no widgets. */
	const OWN_KINDS = array( 'container', 'section', 'column' );
	const DEVICE    = '/_(?:desktop|widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile)$/D';
	/**
	 * Elements of version 4, without the `e-` of their names. Their texts and looks have other control names, at any
	 * depth.
	 */
	const ATOMIC = 'div-block flexbox grid heading paragraph button image svg divider youtube self-hosted-video tabs tabs-menu tab tabs-content-area tab-content component collection-loop accordion accordion-item accordion-item-header accordion-item-title accordion-item-icon accordion-item-content form form-success-message form-error-message form-label form-input form-textarea form-checkbox form-select form-radio-button form-file-upload form-date-picker form-time-picker form-submit-button';
	/** Controls of looks. Widgets of add-ons name colours, type and positions in this form. */
	const LOOKS = '/(?:colou?r|typography|font|align(?:ment)?|bg|background|border|radius|padding|margin|gap|spacing|size|width|height|tag|layout|columns?|icons?|image|position|style|weight|transform|decoration|menu)(?:_(?:group|content|responsive|color|type|family|size|weight|style|height|spacing|typography|\w+_typography))*$/D';
	/** Films and dates: visitors get such values under any name. */
	const FILM_OR_DATE = '/^(?:\S*(?:youtube\.com|youtu\.be|vimeo\.com)\/\S+|\S+\.(?:mp4|webm|m4v)(?:\?\S*)?|\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?)$/iD';

	/** List → name → true if visitors get it. @var array */
	private static $known = array();
	/** List → its words as keys, and the pattern of its forms. @var array */
	private static $lists = array();
	/** Kind of widget → controls that the site's owner has named. @var array */
	private static $named = array();

	/**
	 * The settings that a user may read, at any depth.
	 *
	 * @param mixed       $settings  An object or a PHP array.
	 * @param string|null $type      Kind of widget or of another element; null for settings of a whole document.
	 * @param bool        $is_editor Whether the user may change the document.
	 * @return \stdClass Always an object: `[]` becomes `{}`.
	 */
	public static function of( $settings, ?string $type, bool $is_editor ): \stdClass {
		$keeps = $is_editor
			? static function ( string $name ) use ( $type ): bool {
				return ! SecretNames::has( $name, $type );
			}
			: static function ( string $name, $value ) use ( $type ): bool {
				return self::is_told( $name, $value, $type );
			};
		return (object) (array) self::walk( Setting::is_object( $settings ) ? $settings : array(), $keeps );
	}

	/** True if visitors receive a control. */
	private static function is_told( string $name, $value, ?string $type ): bool {
		if ( SecretNames::has( $name, $type ) || ( is_string( $value ) && SecretNames::is_credential( $value ) ) ) {
			return false;
		}
		if ( null !== $type && self::is_atomic( $type ) ) {
			return true;
		}
		$list = self::list_of( $type );
		if ( 'add-ons' === $list && in_array( $name, self::named_by_owner( (string) $type ), true ) ) {
			return true;
		}
		return self::is_known( $name, $list ) || ( 'add-ons' === $list && self::is_of_known_form( $value ) );
	}

	/**
	 * Controls of an add-on's widget that the site's owner has named, because the front end has a table that reads
	 * them.
	 */
	private static function named_by_owner( string $type ): array {
		if ( ! isset( self::$named[ $type ] ) ) {
			/**
			 * Further controls of an add-on's widget that visitors get, beside those of texts and looks.
			 *
			 * @param string[] $names Names of controls.
			 * @param string   $type  Kind of widget.
			 */
			self::$named[ $type ] = (array) apply_filters( 'outrigger_shown_controls', array(), $type );
		}
		return self::$named[ $type ];
	}

	/** True for a value that is recognised by its form: media, links, icons, and rows by their values. */
	private static function is_of_known_form( $value ): bool {
		if ( Setting::is_list( $value ) ) {
			return (bool) array_filter( $value, array( Setting::class, 'is_object' ) );
		}
		if ( Setting::is_object( $value ) ) {
			$fields = Setting::fields( $value );
			return is_string( $fields['url'] ?? null ) || is_string( $fields['library'] ?? null );
		}
		return is_string( $value ) && preg_match( self::FILM_OR_DATE, trim( $value ) );
	}

	/** True for a known kind of element of version 4. */
	private static function is_atomic( string $type ): bool {
		return 0 === strpos( $type, 'e-' ) && in_array( substr( $type, 2 ), explode( ' ', self::ATOMIC ), true );
	}

	/** Name of the list of controls for a kind of element. */
	private static function list_of( ?string $type ): string {
		if ( null === $type || in_array( $type, self::OWN_KINDS, true ) ) {
			return 'shared';
		}
		return isset( KnownControls::TYPES[ $type ] ) ? (string) KnownControls::TYPES[ $type ] : 'add-ons';
	}

	/** True if a list contains a name, with or without the suffix of a device. */
	private static function is_known( string $name, string $list ): bool {
		if ( ! isset( self::$known[ $list ][ $name ] ) ) {
			$plain = (string) preg_replace( self::DEVICE, '', $name );

			self::$known[ $list ][ $name ] = self::decide( $plain, $list ) || self::decide( $name, $list );
		}
		return self::$known[ $list ][ $name ];
	}

	/** True if a list contains exactly this name, as a word or by a pattern. */
	private static function decide( string $name, string $list ): bool {
		list( $words, $forms ) = self::words_of( $list );
		if ( isset( $words[ $name ] ) || preg_match( $forms, $name ) ) {
			return true;
		}
		foreach ( 'add-ons' === $list ? array_merge( KnownControls::WORDS, array( self::LOOKS ) ) : array() as $pattern ) {
			if ( preg_match( $pattern, $name ) ) {
				return true;
			}
		}
		return false;
	}

	/** The words of a list as keys, and one expression for its patterns. */
	private static function words_of( string $list ): array {
		if ( ! isset( self::$lists[ $list ] ) ) {
			$further = '';
			if ( 'add-ons' === $list ) {
				$further = KnownControls::ADD_ONS;
			} elseif ( 'shared' !== $list ) {
				$further = KnownControls::LISTS[ (int) $list ];
			}
			$words = array_filter( explode( ' ', self::PARTS . ' ' . KnownControls::SHARED . ' ' . $further ) );
			$forms = array_filter(
				$words,
				static function ( string $word ): bool {
					return false !== strpos( $word, '*' );
				}
			);

			self::$lists[ $list ] = array(
				array_fill_keys( array_diff( $words, $forms ), true ),
				'/^(?:' . str_replace( '*', '\w*', implode( '|', $forms ) ) . ')$/D',
			);
		}
		return self::$lists[ $list ];
	}

	/**
	 * Returns the value without the entries that $keeps rejects; lists stay lists, objects stay objects.
	 *
	 * @param mixed    $value Anything.
	 * @param callable $keeps Receives a name and its value; returns true to keep them.
	 * @return mixed
	 */
	private static function walk( $value, callable $keeps ) {
		if ( ! is_array( $value ) && ! $value instanceof \stdClass ) {
			return $value;
		}
		$kept    = array();
		$is_list = Setting::is_list( $value );
		foreach ( (array) $value as $name => $inner ) {
			if ( $is_list || $keeps( (string) $name, $inner ) ) {
				$kept[ $name ] = self::walk( $inner, $keeps );
			}
		}
		return $is_list ? $kept : ( $value instanceof \stdClass ? (object) $kept : $kept );
	}
}
