<?php
/**
 * The measurement id of the site's analytics.
 *
 * @package Outrigger
 */

namespace Outrigger\Site;

/**
 * Reads the id from the options of widely used plugins.
 */
final class Analytics {

	/** Option → the entry that contains the id: Site Kit by Google, MonsterInsights, GA Google Analytics. */
	const OPTIONS = array(
		'googlesitekit_analytics-4_settings' => 'measurementID',
		'monsterinsights_site_profile'       => 'v4',
		'gap_options'                        => 'gap_id',
	);

	/** The id, `G-…`; null if no known plugin has one. */
	public static function measurement_id(): ?string {
		foreach ( self::OPTIONS as $option => $entry ) {
			$stored = get_option( $option );
			$id     = is_array( $stored ) ? ( $stored[ $entry ] ?? null ) : null;
			if ( is_string( $id ) && preg_match( '/^G-[A-Z0-9]{4,16}\z/', $id ) ) {
				return $id;
			}
		}
		return null;
	}
}
