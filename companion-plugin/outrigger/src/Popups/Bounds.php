<?php
/**
 * Written by scripts/popup-bounds.ts of the project.
 *
 * @package Outrigger
 */

namespace Outrigger\Popups;

/**
 * The least and the greatest value of the numbers in triggers and rules.
 */
final class Bounds {

	const SECONDS = array( 0, 86400 );
	const PERCENT = array( 1, 100 );
	const CLICKS  = array( 1, 1000 );
	const COUNTS  = array( 1, 1000000 );
}
