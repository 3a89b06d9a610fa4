import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StandIn } from '@outrigger/rules/fonts/font-catalogue';
import { parseEnvironment } from 'outrigger/environment';
import { FAMILIES, STAND_INS, type StandInSource } from './fonts/families';
import { openFontPackage } from './fonts/font-package';
import { type MadeFamily, makeFamily } from './fonts/make-family';
import { makeLettering } from './fonts/make-lettering';
import { measureFont } from './fonts/measure-font';

/* Cuts and measures the fonts that the host serves, into the client's build: `assets/fonts/` and the catalogue beside
   Vite's manifest. Fonts that have not changed since the last run come from the data folder. */

const CATALOGUE = 'dist/client/.vite/fonts.json';
const ASSETS = 'dist/client/assets/fonts';
const cache = join(parseEnvironment(process.env).dataDir, 'fonts');

/** A hash that changes if the packages, the libraries that read them, or this code change. */
function inputs(): string {
	const hash = createHash('sha256').update(readFileSync(import.meta.filename));
	const folder = join(import.meta.dirname, 'fonts');
	for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
	for (const { package: name } of [...FAMILIES, ...STAND_INS]) {
		hash.update(`${name}@${openFontPackage(name).version}`);
	}
	return hash.digest('hex').slice(0, 24);
}

async function standIn(source: StandInSource): Promise<StandIn> {
	const { package: name, ...names } = source;
	const pack = openFontPackage(name);
	const average = async (weight: number, style = 'normal') => {
		const file = `${pack.id}-latin-${pack.variable ? 'wght' : weight}-${style}.woff2`;
		const font = await measureFont(readFileSync(pack.path(file)));
		return Number(font.average({ weight, stretch: 100 }).toFixed(4));
	};
	const averages = {
		regular: await average(400),
		bold: await average(700),
		italic: await average(400, 'italic'),
	};
	return { ...names, averages };
}

/** Restores the catalogue and the bytes of its cuts from an earlier run with the same inputs. */
function restore(path: string): string | null {
	if (!existsSync(path)) return null;
	const text = readFileSync(path, 'utf8');
	const { families }: { families: readonly MadeFamily[] } = JSON.parse(text);
	const cuts = families.flatMap(({ files }) => files.filter(({ source }) => source === null));
	const names = cuts.map(({ address }) => address.slice('/assets/fonts/'.length));
	if (!names.every((name) => existsSync(join(cache, name)))) return null;
	mkdirSync(ASSETS, { recursive: true });
	for (const name of names) writeFileSync(join(ASSETS, name), readFileSync(join(cache, name)));
	return text;
}

const started = performance.now();
const kept = join(cache, `catalogue-${inputs()}.json`);
let text = restore(kept);
if (text === null) {
	const families: MadeFamily[] = [];
	// The families are made one after the other, because each needs memory for a font and its variations.
	for (const family of FAMILIES) families.push(await makeFamily(family, { assets: ASSETS, cache }));
	text = JSON.stringify({ families, standIns: await Promise.all(STAND_INS.map(standIn)) });
	for (const name of readdirSync(ASSETS)) {
		writeFileSync(join(cache, name), readFileSync(join(ASSETS, name)));
	}
	writeFileSync(kept, text);
}
mkdirSync(dirname(CATALOGUE), { recursive: true });
writeFileSync(CATALOGUE, text);
await makeLettering('dist/client/.vite/lettering.ttf');
console.log(
	`Fonts: ${FAMILIES.length} families, ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
