/**
 * npm run plugin
 *
 * Makes `dist/plugin/outrigger.zip`, which WordPress can install and which contains the contract's SDL files. Beside
 * it, writes the blueprint of a WordPress Playground that uses the plugin.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { pluginFiles } from './plugin-files';

const FOLDER = 'dist/plugin';
/** All entries have this date, the first that a ZIP can store, so that the same files always give the same bytes. */
const DATE = new Date(1980, 0, 2);

mkdirSync(FOLDER, { recursive: true });
const zip = join(FOLDER, 'outrigger.zip');
writeFileSync(zip, zipSync(pluginFiles('.'), { mtime: DATE, level: 9 }));
cpSync('companion-plugin/blueprint.json', join(FOLDER, 'blueprint.json'));
console.log(zip);
