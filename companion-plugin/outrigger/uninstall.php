<?php
/**
 * Leaves nothing behind.
 *
 * @package Outrigger
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( array( 'outrigger_settings', 'outrigger_changes', 'outrigger_clashes' ) as $outrigger_option ) {
	delete_option( $outrigger_option );
}
delete_transient( 'outrigger_words' );
delete_transient( 'outrigger_contract' );
wp_clear_scheduled_hook( 'outrigger_revalidate' );
