<?php
/**
 * Puts the parts together.
 *
 * @package Outrigger
 */

namespace Outrigger;

use Outrigger\Admin\PreviewLinks;
use Outrigger\Admin\SettingsPage;
use Outrigger\Admin\SiteHealth;
use Outrigger\Changes\Changes;
use Outrigger\Changes\Queue;
use Outrigger\Contract\Registration;
use Outrigger\Contract\Resolvers;
use Outrigger\Documents\Documents;
use Outrigger\Documents\Rows;
use Outrigger\Search\Words;
use Outrigger\Site\RestNames;

/**
 * Each part names the hooks that it listens to.
 */
final class Plugin {

	/** Starts every part. */
	public static function start(): void {
		( new Registration( Resolvers::all( new Documents( new Rows() ) ) ) )->register();
		RestNames::register();
		Words::register();
		( new Changes() )->register();
		Queue::register();
		PreviewLinks::register();
		Requirements::register();
		SiteHealth::register();
		if ( is_admin() ) {
			SettingsPage::register();
		}
	}
}
