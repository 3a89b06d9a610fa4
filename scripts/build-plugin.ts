/**
 * npm run plugin
 *
 * Makes `dist/plugin/outrigger.zip`, as WordPress installs it, with the contract's SDL files inside, and beside it the
 * blueprint of a WordPress Playground that uses it.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { pluginFiles } from './plugin-files';

const FOLDER = 'dist/plugin';
/** The same files give the same bytes: every entry has the first date that a ZIP can hold. */
const DATE = new Date(1980, 0, 2);

mkdirSync(FOLDER, { recursive: true });
const zip = join(FOLDER, 'outrigger.zip');
writeFileSync(zip, zipSync(pluginFiles('.'), { mtime: DATE, level: 9 }));
cpSync('companion-plugin/blueprint.json', join(FOLDER, 'blueprint.json'));
console.log(zip);
