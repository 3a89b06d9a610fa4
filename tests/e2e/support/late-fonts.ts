import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import subsetFont from 'subset-font';
import { delayRequests } from './held-requests';
import { recordLayoutShift } from './page-health';

const FONT_DELAY_MS = 800;
/** The characters of the demonstration's pages. */
const CHARACTERS = Array.from({ length: 0x17f - 0x20 }, (_, index) =>
	String.fromCodePoint(0x20 + index),
).join('');

/**
 * Opens an address for the first time on a connection on which fonts arrive long after the page, and waits for them.
 */
export async function openWithLateFonts(page: Page, address: string): Promise<void> {
	await delayRequests(page, /\.woff2$/, FONT_DELAY_MS);
	await recordLayoutShift(page);
	await page.goto(address, { waitUntil: 'domcontentloaded' });
	await page.waitForFunction(() =>
		['Archivo', 'Newsreader'].every((family) =>
			[...document.fonts].some((face) => face.family === family && face.status === 'loaded'),
		),
	);
	await page.waitForTimeout(200);
}

/** A font of a visitor's machine, made from a file in one of the installed packages. */
interface MachineFont {
	package: string;
	/** Path inside of the package. */
	file: string;
	/** The value of its weight, if the file contains all weights. */
	weight?: number;
	/** The PostScript name in the machine's own file. */
	name: string;
}

const dejaVu = (family: 'sans' | 'serif', weight: 400 | 700): MachineFont => ({
	package: `@fontsource/dejavu-${family}`,
	file: `files/dejavu-${family}-latin-${weight}-normal.woff2`,
	name: `DejaVu${family === 'sans' ? 'Sans' : 'Serif'}${weight === 700 ? '-Bold' : ''}`,
});

/** Linux without a desktop: only DejaVu, in its two upright weights. */
export const DEJAVU_ALONE: readonly MachineFont[] = [
	dejaVu('sans', 400),
	dejaVu('sans', 700),
	dejaVu('serif', 400),
	dejaVu('serif', 700),
];

const notoSerif = (weight: 400 | 700, style: 'normal' | 'italic', name: string): MachineFont => ({
	package: '@fontsource/noto-serif',
	file: `files/noto-serif-latin-${weight}-${style}.woff2`,
	name: `NotoSerif-${name}`,
});

/**
 * Android since version 12: one file of Roboto with unnamed weights, a family with letters as wide as those of DejaVu
 * Sans Mono, and Noto Serif.
 */
export const ANDROID: readonly MachineFont[] = [
	{
		package: '@fontsource-variable/roboto',
		file: 'files/roboto-latin-wght-normal.woff2',
		weight: 400,
		name: 'Roboto-Regular',
	},
	{
		package: '@fontsource/dejavu-mono',
		file: 'files/dejavu-mono-latin-400-normal.woff2',
		name: 'DroidSansMono',
	},
	notoSerif(400, 'normal', 'Regular'),
	notoSerif(700, 'normal', 'Bold'),
	notoSerif(400, 'italic', 'Italic'),
];

/** A configuration for fontconfig (`FONTCONFIG_FILE`) of a machine that has these fonts and no others. */
export async function machineWithFonts(machine: readonly MachineFont[]): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'machine-fonts-'));
	const fonts = join(folder, 'fonts');
	mkdirSync(fonts);
	const { resolve } = createRequire(import.meta.url);
	for (const { package: pack, file, weight, name } of machine) {
		const bytes = readFileSync(join(dirname(resolve(`${pack}/package.json`)), file));
		// Fontconfig reads no WOFF2.
		const cut = await subsetFont(bytes, CHARACTERS, {
			targetFormat: 'truetype',
			...(weight && { variationAxes: { wght: weight } }),
		});
		writeFileSync(join(fonts, `${name}.ttf`), cut);
	}
	// The packages gave their files other names, so the names are replaced.
	const names = machine.map(
		({ name }) =>
			`<match target="scan"><test name="file" compare="contains"><string>/${name}.ttf</string></test><edit name="postscriptname" mode="assign"><string>${name}</string></edit></match>`,
	);
	const path = join(folder, 'fonts.conf');
	writeFileSync(
		path,
		`<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir>${names.join('')}</fontconfig>`,
	);
	return path;
}
