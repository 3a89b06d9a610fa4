<?php
/**
 * The look and the behaviour of a popup.
 *
 * @package Outrigger
 */

namespace Outrigger\Popups;

use Outrigger\Stored\DeviceValues;
use Outrigger\Stored\Setting;

/**
 * `_elementor_page_settings` of a popup as `ElementorPopupSettings`.
 */
final class PopupSettings {

	/** The least and the most seconds that editors may choose for the close button and for closing by itself. */
	const DELAY_S = array( 0.1, 60 );
	/** The least and the most seconds of the two animations. */
	const ANIMATION_S         = array( 0, 5 );
	const DEFAULT_ANIMATION_S = 1.2;
	const DEFAULT_WIDTH_PX    = 640;
	const DEFAULT_HEIGHT_PX   = 380;

	const HORIZONTAL   = array(
		'left'   => 'LEFT',
		'center' => 'CENTER',
		'right'  => 'RIGHT',
	);
	const VERTICAL     = array(
		'top'    => 'TOP',
		'center' => 'CENTER',
		'bottom' => 'BOTTOM',
	);
	const HEIGHT_TYPES = array(
		'auto'          => 'AUTO',
		'fit_to_screen' => 'FIT_TO_SCREEN',
		'custom'        => 'CUSTOM',
	);
	/** Name of the stored switch → field of the contract and default. */
	const SWITCHES = array(
		'overlay'                           => array( 'overlay', true ),
		'close_button'                      => array( 'closeButton', true ),
		'prevent_close_on_background_click' => array( 'preventCloseOnBackgroundClick', false ),
		'prevent_close_on_esc_key'          => array( 'preventCloseOnEscKey', false ),
		'prevent_scroll'                    => array( 'preventScroll', false ),
		'avoid_multiple_popups'             => array( 'avoidMultiplePopups', false ),
		'a11y_navigation'                   => array( 'a11yNavigation', true ),
	);

	/**
	 * Every setting; a missing or wrong one gets the contract's default.
	 *
	 * @param array $stored Name → stored value.
	 */
	public static function read( array $stored ): array {
		$get      = static function ( string $name ) use ( $stored ) {
			return $stored[ $name ] ?? null;
		};
		$lengths  = DeviceValues::lengths( 'px' );
		$percent  = DeviceValues::lengths( '%' );
		$places   = static function ( array $choices ): callable {
			return static function ( $value ) use ( $choices ): ?string {
				return Setting::choice( $value, $choices, null );
			};
		};
		$settings = array(
			'width'                     => DeviceValues::read( $stored, 'width', $lengths, DeviceValues::length( self::DEFAULT_WIDTH_PX, 'px' ) ),
			'heightType'                => Setting::choice( $get( 'height_type' ), self::HEIGHT_TYPES, 'AUTO' ),
			'height'                    => DeviceValues::read( $stored, 'height', $lengths, DeviceValues::length( self::DEFAULT_HEIGHT_PX, 'px' ) ),
			'contentPosition'           => Setting::choice( $get( 'content_position' ), self::VERTICAL, 'TOP' ),
			'horizontalPosition'        => DeviceValues::read( $stored, 'horizontal_position', $places( self::HORIZONTAL ), 'CENTER' ),
			'verticalPosition'          => DeviceValues::read( $stored, 'vertical_position', $places( self::VERTICAL ), 'CENTER' ),
			'closeButtonPosition'       => 'outside' === $get( 'close_button_position' ) ? 'OUTSIDE' : 'INSIDE',
			'closeButtonVertical'       => DeviceValues::read( $stored, 'close_button_vertical', $percent ),
			'closeButtonHorizontal'     => DeviceValues::read( $stored, 'close_button_horizontal', $percent ),
			'closeButtonDelay'          => Setting::number( $get( 'close_button_delay' ), ...self::DELAY_S ),
			'closeAutomatically'        => Setting::number( $get( 'close_automatically' ), ...self::DELAY_S ),
			'entranceAnimation'         => DeviceValues::read( $stored, 'entrance_animation', array( self::class, 'animation' ) ),
			'exitAnimation'             => DeviceValues::read( $stored, 'exit_animation', array( self::class, 'animation' ) ),
			'entranceAnimationDuration' => Setting::number( $get( 'entrance_animation_duration' ), ...self::ANIMATION_S ) ?? self::DEFAULT_ANIMATION_S,
			'openSelector'              => Setting::text( $get( 'open_selector' ) ),
			'classes'                   => Setting::text( $get( 'classes' ) ) ?? '',
		);
		foreach ( self::SWITCHES as $name => list( $field, $fallback ) ) {
			$settings[ $field ] = Setting::is_on( $get( $name ), $fallback );
		}
		return $settings;
	}

	/**
	 * The name of an animation is a class of a style sheet. Returns null for anything that is not a class name.
	 *
	 * @param mixed $value Anything.
	 */
	public static function animation( $value ): ?string {
		$name = Setting::text( $value );
		return null !== $name && preg_match( '/^[A-Za-z][\w-]{0,63}\z/', $name ) ? $name : null;
	}
}
