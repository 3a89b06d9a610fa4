<?php
/**
 * The way in which the front end makes single pages.
 *
 * @package Outrigger
 */

namespace Outrigger\Site;

use Outrigger\Settings;

/**
 * `GET /wp-json/outrigger/v1/page-rules`: the rules of the settings page. The front end reads them before it makes a
 * page.
 */
final class PageRules {

	const PREFIX = 'outrigger/v1';

	/** Adds the route. */
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'add_route' ) );
	}

	/** Adds the route. Anybody may read it, because it names only paths of published pages. */
	public static function add_route(): void {
		register_rest_route(
			self::PREFIX,
			'/page-rules',
			array(
				'methods'             => 'GET',
				'callback'            => array( Settings::class, 'page_rules' ),
				'permission_callback' => '__return_true',
			)
		);
	}
}
