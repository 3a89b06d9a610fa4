<?php
/**
 * The requirements of the plugin.
 *
 * @package Outrigger
 */

namespace Outrigger;

/**
 * The plugin requires WPGraphQL in a minimum version. Without it nothing breaks, and administrators see a notice.
 */
final class Requirements {

	const WPGRAPHQL = '1.28';

	/** Adds the notice for administrators. */
	public static function register(): void {
		add_action( 'admin_notices', array( self::class, 'show' ) );
	}

	/** A sentence that names what is missing; empty if nothing is missing. */
	public static function missing(): string {
		if ( ! class_exists( 'WPGraphQL' ) || ! defined( 'WPGRAPHQL_VERSION' ) ) {
			return __( 'Outrigger needs the plugin WPGraphQL. Install and activate it.', 'outrigger' );
		}
		if ( version_compare( WPGRAPHQL_VERSION, self::WPGRAPHQL, '<' ) ) {
			/* translators: 1: needed version, 2: version that is there. */
			return sprintf( __( 'Outrigger needs WPGraphQL %1$s or later; %2$s is active. Update it.', 'outrigger' ), self::WPGRAPHQL, WPGRAPHQL_VERSION );
		}
		return '';
	}

	/** Prints the notice. */
	public static function show(): void {
		$missing = self::missing();
		if ( '' !== $missing && current_user_can( 'activate_plugins' ) ) {
			echo '<div class="notice notice-warning"><p>' . esc_html( $missing ) . '</p></div>';
		}
	}
}
