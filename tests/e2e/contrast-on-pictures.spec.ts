import { expect, type Page } from '@playwright/test';
import { test } from './support/lasting-page';
import { MOST_DETAILS, readLetters } from './support/read-letters';

/** Maps a page to the headings that lie over its pictures. */
const OVER_PICTURES: readonly (readonly [path: string, headings: string])[] = [
	['/', 'main h1, .site-footer h2'],
	['/destinations/', '.place h2'],
	['/evening/', 'main h1, main h1 + p'],
	...['petrel', 'tern', 'marlin', 'sandpiper', 'kingfisher', 'avocet', 'heron', 'wren'].map(
		(boat) => [`/fleet/${boat}/`, '.portrait h1'] as const,
	),
	...[
		'porto-sereno',
		'grotta-chiara',
		'cala-ventosa',
		'capo-sole',
		'isola-bruna',
		'baia-delle-vele',
	].map((place) => [`/destinations/${place}/`, 'main h1'] as const),
];

const WIDTHS = [360, 768, 1280, 1920] as const;

/** Resolves when each picture in the window is drawn. */
const picturesShown = (page: Page) =>
	page.waitForFunction(() =>
		[...document.images].every((picture) => {
			const { top, bottom, width } = picture.getBoundingClientRect();
			const isInWindow = width > 0 && bottom > 0 && top < window.innerHeight;
			return !isInWindow || (picture.complete && picture.naturalWidth > 0);
		}),
	);

for (const [path, headings] of OVER_PICTURES) {
	test(`every letter over a picture of ${path} can be read`, async ({ visit: page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.setViewportSize({ width: WIDTHS[0], height: 900 });
		await page.goto(path);
		await page.evaluate(() => document.fonts.ready);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			for (const heading of await page.locator(headings).all()) {
				await heading.scrollIntoViewIfNeeded();
				await picturesShown(page);
				const { all, faint } = await readLetters(page, heading);
				const name = `${await heading.innerText()} at ${width} px`;
				expect(all, `${name} has letters`).toBeGreaterThan(200);
				expect(faint / all, `${name}: share of faint letters`).toBeLessThan(MOST_DETAILS);
			}
		}
	});
}
