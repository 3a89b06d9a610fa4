<?php
/**
 * Settings → Outrigger.
 *
 * @package Outrigger
 */

namespace Outrigger\Admin;

use Outrigger\Changes\Queue;
use Outrigger\Settings;

/**
 * Five fields: the front end's address, the secret that it shares with WordPress, whether editors are led to it, rules
 * for single pages, and the colours with more contrast.
 */
final class SettingsPage {

	const SLUG = 'outrigger';

	/** Adds the page. */
	public static function register(): void {
		add_action( 'admin_menu', array( self::class, 'add_page' ) );
		add_action( 'admin_init', array( self::class, 'add_fields' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( OUTRIGGER_FILE ), array( self::class, 'link' ) );
	}

	/** Adds its entry to the menu. */
	public static function add_page(): void {
		add_options_page( 'Outrigger', 'Outrigger', 'manage_options', self::SLUG, array( self::class, 'show' ) );
	}

	/** Registers its fields. */
	public static function add_fields(): void {
		register_setting(
			self::SLUG,
			Settings::OPTION,
			array(
				'type'              => 'array',
				'sanitize_callback' => array( Settings::class, 'sanitize' ),
				'show_in_rest'      => false,
			)
		);
		add_settings_section( 'front-end', __( 'Front end', 'outrigger' ), array( self::class, 'introduce' ), self::SLUG );
		add_settings_field( 'address', __( 'Address', 'outrigger' ), array( self::class, 'show_address' ), self::SLUG, 'front-end', array( 'label_for' => 'outrigger-address' ) );
		add_settings_field( 'secret', __( 'Secret', 'outrigger' ), array( self::class, 'show_secret' ), self::SLUG, 'front-end', array( 'label_for' => 'outrigger-secret' ) );
		add_settings_field( 'leads_editors', __( 'Preview and View', 'outrigger' ), array( self::class, 'show_leads_editors' ), self::SLUG, 'front-end' );
		add_settings_field( 'pages', __( 'Pages', 'outrigger' ), array( self::class, 'show_pages' ), self::SLUG, 'front-end', array( 'label_for' => 'outrigger-pages' ) );
		add_settings_field( 'accessible_defaults', __( 'Contrast', 'outrigger' ), array( self::class, 'show_contrast' ), self::SLUG, 'front-end' );
	}

	/**
	 * Adds the page's link to the list of plugins.
	 *
	 * @param string[] $links Links so far.
	 * @return string[]
	 */
	public static function link( $links ) {
		$address = admin_url( 'options-general.php?page=' . self::SLUG );
		return array_merge( array( '<a href="' . esc_url( $address ) . '">' . esc_html__( 'Settings', 'outrigger' ) . '</a>' ), (array) $links );
	}

	/** Explains the fields. */
	public static function introduce(): void {
		echo '<p>' . esc_html__( 'With both, the front end is told at once when something is published or changed, and previews open there. Without them its pages are at most a minute old.', 'outrigger' ) . '</p>';
		$error = Queue::error();
		if ( '' !== $error ) {
			/* translators: %s: reason. */
			echo '<div class="notice notice-warning inline"><p>' . esc_html( sprintf( __( 'The front end could not be told of the last change: %s', 'outrigger' ), $error ) ) . '</p></div>';
		}
	}

	/** Prints the field of the address. */
	public static function show_address(): void {
		printf(
			'<input type="url" class="regular-text" id="outrigger-address" name="%s[address]" value="%s" placeholder="https://www.example.org">',
			esc_attr( Settings::OPTION ),
			esc_attr( Settings::address() )
		);
	}

	/** Prints the field of the secret, which is never shown again. */
	public static function show_secret(): void {
		printf(
			'<input type="password" class="regular-text" id="outrigger-secret" name="%s[secret]" value="" autocomplete="new-password"><p class="description">%s</p>',
			esc_attr( Settings::OPTION ),
			'' === Settings::secret()
				? esc_html__( 'The same as REVALIDATE_SECRET of the front end.', 'outrigger' )
				: esc_html__( 'A secret is stored. Leave this empty to keep it.', 'outrigger' )
		);
	}

	/** Prints the checkbox for the buttons that lead to the front end. */
	public static function show_leads_editors(): void {
		printf(
			'<label><input type="checkbox" name="%s[leads_editors]" value="yes"%s> %s</label>',
			esc_attr( Settings::OPTION ),
			checked( Settings::leads_editors(), true, false ),
			esc_html__( 'Also the page builder’s “Preview changes” and “View page”, and every other link from here to a page of this site, lead editors to the front end.', 'outrigger' )
		);
	}

	/** Prints the text area with rules for single pages. */
	public static function show_pages(): void {
		printf(
			'<textarea class="large-text code" rows="4" id="outrigger-pages" name="%s[pages]" placeholder="/about/ rendered">%s</textarea><p class="description">%s</p>',
			esc_attr( Settings::OPTION ),
			esc_textarea( Settings::pages() ),
			esc_html__( 'A path on each line and how the front end makes it: rendered by itself, through from WordPress with its handlers, or untouched with all scripts. A star at the end stands for everything below: "/shop/* through".', 'outrigger' )
		);
	}

	/** Prints the checkbox for the colours with more contrast. */
	public static function show_contrast(): void {
		printf(
			'<label><input type="checkbox" name="%s[accessible_defaults]" value="yes"%s> %s</label>',
			esc_attr( Settings::OPTION ),
			checked( Settings::has_accessible_defaults(), true, false ),
			esc_html__( 'Alerts, buttons by type, ratings and progress bars have colours with more contrast where nobody chose theirs.', 'outrigger' )
		);
	}

	/** Prints the page. */
	public static function show(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		echo '<div class="wrap"><h1>Outrigger</h1><form action="options.php" method="post">';
		settings_fields( self::SLUG );
		do_settings_sections( self::SLUG );
		submit_button();
		echo '</form></div>';
	}
}
