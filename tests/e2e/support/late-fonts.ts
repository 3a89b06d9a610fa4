import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import subsetFont from 'subset-font';
import { delayRequests } from './held-requests';
import { recordLayoutShift } from './page-health';

const FONT_DELAY_MS = 800;
/** The characters of the demonstration's pages. */
const CHARACTERS = Array.from({ length: 0x17f - 0x20 }, (_, index) =>
	String.fromCodePoint(0x20 + index),
).join('');

/** Opens an address for the first time on a line where fonts come long after the page, and waits for them. */
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

/**
 * A configuration for fontconfig (`FONTCONFIG_FILE`) of a machine that has DejaVu in its two upright weights and
 * nothing else, as Linux comes without a desktop.
 */
export async function machineWithDejaVuAlone(): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'dejavu-alone-'));
	const fonts = join(folder, 'fonts');
	mkdirSync(fonts);
	const { resolve } = createRequire(import.meta.url);
	for (const name of ['dejavu-sans', 'dejavu-serif']) {
		const files = join(dirname(resolve(`@fontsource/${name}/package.json`)), 'files');
		const upright = readdirSync(files).filter((file) =>
			/-latin-(400|700)-normal\.woff2$/.test(file),
		);
		expect(upright, `fonts of ${name}`).toHaveLength(2);
		for (const file of upright) {
			// Fontconfig reads no WOFF2.
			const bytes = await subsetFont(readFileSync(join(files, file)), CHARACTERS, {
				targetFormat: 'truetype',
			});
			writeFileSync(join(fonts, `${basename(file, '.woff2')}.ttf`), bytes);
		}
	}
	const path = join(folder, 'fonts.conf');
	writeFileSync(
		path,
		`<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
	);
	return path;
}
