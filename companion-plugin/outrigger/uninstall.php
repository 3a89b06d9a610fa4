<?php
/**
 * Leaves nothing behind, on no site of a network.
 *
 * @package Outrigger
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$outrigger_leave = static function (): void {
	foreach ( array( 'outrigger_settings', 'outrigger_changes', 'outrigger_clashes' ) as $option ) {
		delete_option( $option );
	}
	delete_transient( 'outrigger_words' );
	delete_transient( 'outrigger_contract' );
	wp_clear_scheduled_hook( 'outrigger_revalidate' );
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
