<?php
/**
 * Starts the parts of the plugin.
 *
 * @package Outrigger
 */

namespace Outrigger;

use Outrigger\Admin\SettingsPage;
use Outrigger\Admin\SiteHealth;
use Outrigger\Builder\Rendering;
use Outrigger\Changes\Changes;
use Outrigger\Changes\Queue;
use Outrigger\Contract\Registration;
use Outrigger\Contract\Resolvers;
use Outrigger\Documents\Documents;
use Outrigger\Documents\Rows;
use Outrigger\Previews\EditBar;
use Outrigger\Previews\PreviewLinks;
use Outrigger\Previews\Visits;
use Outrigger\Reading\PublishedDesigns;
use Outrigger\Reading\PublicWords;
use Outrigger\Reading\Texts;
use Outrigger\Search\Words;
use Outrigger\Site\Languages;
use Outrigger\Site\PageRules;
use Outrigger\Site\RestNames;

/**
 * Each part itself names the hooks to which it listens.
 */
final class Plugin {

	/** Starts every part. */
	public static function start(): void {
		add_action( 'init', array( self::class, 'translate' ) );
		$documents = new Documents( new Rows() );
		( new Registration( Resolvers::all( $documents ) ) )->register();
		Documents::register();
		( new PublicWords( $documents ) )->register();
		( new Texts( $documents ) )->register();
		PublishedDesigns::register();
		PageRules::register();
		RestNames::register();
		Languages::register();
		Words::register();
		add_action( 'init_graphql_request', array( Rendering::class, 'begin' ) );
		( new Changes( $documents->rows() ) )->register();
		Queue::register();
		PreviewLinks::register();
		EditBar::register();
		Visits::register();
		Requirements::register();
		SiteHealth::register();
		if ( is_admin() ) {
			SettingsPage::register();
		}
	}
	/**
	 * Runs when the plugin is switched off: removes its cron events, and deletes data that would be outdated at the next
	 * start.
	 */
	public static function stop(): void {
		wp_clear_scheduled_hook( Queue::HOOK );
		wp_clear_scheduled_hook( PublicWords::HOOK );
		Queue::forget();
		delete_option( PublicWords::READ );
		foreach ( array( PublishedDesigns::CACHE, Words::CACHE, Registration::CACHE ) as $transient ) {
			delete_transient( $transient );
		}
	}

	/** Loads the translations. */
	public static function translate(): void {
		load_plugin_textdomain( 'outrigger', false, dirname( plugin_basename( OUTRIGGER_FILE ) ) . '/languages' );
	}
}
