/** npm run bounds: writes the bounds of popups (`domain/popups/bounds.ts`) as constants of the companion plugin. */
import { writeFileSync } from 'node:fs';
import { POPUP_BOUNDS } from '@outrigger/rules/popups/bounds';

const FILE = 'companion-plugin/outrigger/src/Popups/Bounds.php';

const names = Object.keys(POPUP_BOUNDS).map((name) => name.toUpperCase());
const width = Math.max(...names.map(({ length }) => length));
const constants = Object.values(POPUP_BOUNDS).map(
	([least, most], at) => `\tconst ${names[at]?.padEnd(width)} = array( ${least}, ${most} );`,
);
writeFileSync(
	FILE,
	`<?php
/**
 * Written by scripts/popup-bounds.ts of the project.
 *
 * @package Outrigger
 */

namespace Outrigger\\Popups;

/**
 * The least and the greatest value of the numbers in triggers and rules.
 */
final class Bounds {

${constants.join('\n')}
}
`,
);
