<?php
/**
 * Plugin Name:       Outrigger
 * Description:       Answers what the Outrigger front end asks of the page builder: elements, templates, popups and the kit, through WPGraphQL.
 * Version:           0.2.0
 * Requires at least: 6.0.1
 * Requires PHP:      7.4
 * Requires Plugins:  wp-graphql
 * Author:            Outrigger contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       outrigger
 * Domain Path:       /languages
 *
 * @package Outrigger
 */

defined( 'ABSPATH' ) || exit;

define( 'OUTRIGGER_FILE', __FILE__ );

require_once __DIR__ . '/src/Autoloader.php';

Outrigger\Autoloader::register();
Outrigger\Plugin::start();
register_deactivation_hook( __FILE__, array( Outrigger\Plugin::class, 'stop' ) );
