<?php
/**
 * Deletes all data of the plugin, on all sites of a network.
 *
 * @package Outrigger
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$outrigger_leave = static function (): void {
	global $wpdb;
	foreach ( array( 'outrigger_settings', 'outrigger_changes', 'outrigger_clashes', 'outrigger_partly_hidden', 'outrigger_words_read' ) as $option ) {
		delete_option( $option );
	}
	// phpcs:ignore WordPress.DB -- WordPress has no function that deletes options by their beginning.
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( 'outrigger_change_' ) . '%' ) );
	delete_transient( 'outrigger_words' );
	delete_transient( 'outrigger_contract' );
	delete_transient( 'outrigger_designs' );
	delete_post_meta_by_key( '_outrigger_words' );
	wp_clear_scheduled_hook( 'outrigger_revalidate' );
	wp_clear_scheduled_hook( 'outrigger_read_words' );
};

if ( ! is_multisite() ) {
	$outrigger_leave();
	return;
}
$outrigger_sites = get_sites(
	array(
		'fields' => 'ids',
		'number' => 0,
	)
);
foreach ( $outrigger_sites as $outrigger_site ) {
	switch_to_blog( $outrigger_site );
	$outrigger_leave();
	restore_current_blog();
}
