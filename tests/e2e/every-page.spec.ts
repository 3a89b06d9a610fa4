import { expect } from '@playwright/test';
import { brokenWords, fixedOverContent, spoiltByTextSpacing } from './support/adapting';
import { test } from './support/lasting-page';
import { edgelessControls, restless, unseenFocus, waitingWords } from './support/modes';
import {
	accessibilityViolations,
	horizontalOverflow,
	invalidMarkup,
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	scrollThrough,
	shiftedParts,
	WIDTHS,
	watchErrors,
	watchForeignRequests,
} from './support/page-health';
import { siteAddresses } from './support/site-addresses';

const addresses = await siteAddresses();
const isFull = Boolean(process.env.FULL_MATRIX);
/** Pages that differ only in one popup, which this test does not check; `npm run test:all` visits them too. */
const SCENARIO = /^\/widgets\/popups\/.+/;
/**
 * The pages of the catalogue. Their own tests show the catalogue without script, and `npm run test:all` also shows each
 * page without script.
 */
const CATALOGUE = /^\/widgets\/.+/;

/** The pages of widgets that are meant to float over the page. */
const FLOATING = /^\/widgets\/(?:contact-buttons|floating-bars)/;

/** The catalogue shows four language switchers with the same name on one page; a real site has only one. */
const SWITCHERS = '/widgets/polylang-language-switcher/';

/** The header and the footer are the same on all pages, so axe checks them only on the pages with the closest look. */
const SHELL = ['.elementor-location-header', '.elementor-location-footer'];

/** Matches addresses of pages that share a template and differ only in their texts. */
const SERIES = /^\/([\w-]+)\/[^/]+\/$/;
const series = new Set<string>();
/** The addresses that are checked completely: pages of their own, and the first page of each template. */
const close = new Set(
	addresses.filter((address) => {
		const [, name] = SERIES.exec(address) ?? [];
		if (CATALOGUE.test(address)) return false;
		const isFirst = name === undefined || !series.has(name);
		if (name !== undefined) series.add(name);
		return isFirst;
	}),
);

/** Widths of phones of every size; the smallest is also the width of a 1,280 px window at a zoom of 400 %. */
const PHONE_WIDTHS = [320, 360, 390, 412] as const;
const SOME_PHONE_WIDTHS = [320, 390] as const;
const TABLET_WIDTH = 768;
const DESK_WIDTH = 1280;

/**
 * The widths of a visit: `npm run test:all` uses all widths at every address. The usual run has axe at one width for
 * each template and each page of the catalogue. Phones, a tablet and a desk try the templates; phones and a desk try
 * the widgets of the catalogue and the other pages of a template, which differ only in their texts.
 */
function widthsOf(address: string): Record<'windows' | 'axe' | 'phones', readonly number[]> {
	if (isFull) return { windows: WIDTHS, axe: WIDTHS, phones: PHONE_WIDTHS };
	const axe = [WIDTHS[0]];
	if (CATALOGUE.test(address)) {
		return { windows: [WIDTHS[0], PHONE_WIDTHS[0], DESK_WIDTH], axe, phones: [] };
	}
	if (close.has(address)) {
		return { windows: [WIDTHS[0], TABLET_WIDTH, DESK_WIDTH], axe, phones: SOME_PHONE_WIDTHS };
	}
	return { windows: [WIDTHS[0], DESK_WIDTH], axe: [], phones: [PHONE_WIDTHS[0]] };
}

/** Five widths, axe and the validator are many checks in one visit; on a busy machine they take more than a minute. */
test.describe.configure({ timeout: 180_000 });

for (const address of addresses.filter((one) => isFull || !SCENARIO.test(one))) {
	const expectedStatus = address === '/nowhere-to-be-found/' ? 404 : 200;

	test(`${address} is well made at every width`, async ({ visit: page }) => {
		const errors = watchErrors(page);
		const foreign = watchForeignRequests(page);
		await page.setViewportSize({ width: WIDTHS[0], height: 900 });
		const response = await page.goto(address, { waitUntil: 'load' });
		expect(response?.status()).toBe(expectedStatus);
		await scrollThrough(page);
		expect(await page.locator('.e-consent').count(), 'questions about consent').toBe(0);
		const shift = await layoutShift(page);
		expect(shift, `layout shift\n${await shiftedParts(page)}`).toBeLessThanOrEqual(
			LAYOUT_SHIFT_LIMIT,
		);
		const widths = widthsOf(address);
		const leftOut = isFull || close.has(address) ? [] : SHELL;
		for (const width of widths.windows) {
			await page.setViewportSize({ width, height: 900 });
			await expect
				.poll(() => horizontalOverflow(page), `sideways scroll at ${width}px`)
				.toBeLessThanOrEqual(0);
			if (widths.axe.includes(width)) {
				const violations = (await accessibilityViolations(page, leftOut)).filter(
					(violation) => address !== SWITCHERS || !violation.startsWith('landmark-unique:'),
				);
				expect(violations, `axe at ${width}px`).toEqual([]);
			}
		}
		for (const width of widths.phones) {
			await page.setViewportSize({ width, height: 780 });
			expect(await brokenWords(page), `words broken at ${width}px`).toEqual([]);
			await expect
				.poll(() => horizontalOverflow(page), `sideways at ${width}px`)
				.toBeLessThanOrEqual(0);
		}
		const html = (await response?.text()) ?? '';
		expect(await invalidMarkup(html), 'markup').toEqual([]);
		const expectedNoise =
			expectedStatus === 404 ? errors.filter((text) => !text.includes('404')) : errors;
		expect(expectedNoise, 'console errors').toEqual([]);
		expect(foreign, 'asked of other hosts before consent').toEqual([]);
	});

	if (isFull || close.has(address)) {
		test(`${address} reads and navigates without script`, async ({ visitWithoutScript: page }) => {
			await page.goto(address, { waitUntil: 'domcontentloaded' });
			await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
			await expect(page.getByRole('navigation').first()).toBeAttached();
			expect((await page.getByRole('main').innerText()).trim().length).toBeGreaterThan(20);
			await page.setViewportSize({ width: PHONE_WIDTHS[0], height: 780 });
			// The catalogue also shows content that appears only for a pointer, a key or a scroll, so it is left out
			// here.
			if (!CATALOGUE.test(address))
				// An entrance may run together with the page's load if only the sheet plays it.
				await expect.poll(() => waitingWords(page), 'words that wait for a script').toEqual([]);
			// An element that a narrower window hides may fade before it disappears.
			await expect.poll(() => horizontalOverflow(page), 'sideways scroll').toBeLessThanOrEqual(0);
		});
	}

	if (!isFull && !close.has(address)) continue;
	test(`${address} adapts to text spacing, forced colours and no motion`, async ({
		visit: page,
	}) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.setViewportSize({ width: PHONE_WIDTHS[0], height: 780 });
		await page.goto(address, { waitUntil: 'domcontentloaded' });
		await page.evaluate(() => document.fonts.ready);
		if (!FLOATING.test(address))
			expect(await fixedOverContent(page), 'fixed over content').toEqual([]);
		await page.emulateMedia({ forcedColors: 'active' });
		if (isFull) {
			// In forced colours the browser sets the colours, so axe would compare colours that no visitor sees.
			const violations = await accessibilityViolations(page);
			expect(
				violations.filter((violation) => !violation.startsWith('color-contrast')),
				'axe in forced colours',
			).toEqual([]);
		}
		expect(await edgelessControls(page), 'controls without an edge').toEqual([]);
		for (const width of [PHONE_WIDTHS[0], DESK_WIDTH]) {
			await page.setViewportSize({ width, height: 780 });
			// A header that becomes sticky gets its placeholder a moment later.
			await expect
				.poll(() => unseenFocus(page), `focus that nobody sees at ${width}px`)
				.toEqual([]);
		}
		await page.emulateMedia({ forcedColors: null });
		for (const width of [DESK_WIDTH, PHONE_WIDTHS[0]]) {
			await page.setViewportSize({ width, height: 780 });
			await expect
				.poll(() => spoiltByTextSpacing(page), `spoilt by spacing at ${width}px`)
				.toEqual([]);
		}
		await scrollThrough(page);
		expect(await restless(page), 'moves where no motion is wanted').toEqual([]);
	});
}
