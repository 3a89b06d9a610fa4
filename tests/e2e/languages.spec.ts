import { expect } from '@playwright/test';
import { test } from './support/lasting-page';
import { accessibilityViolations, horizontalOverflow, watchErrors } from './support/page-health';

/** A page with much text for each template, in the languages that `every-page.spec.ts` does not visit. */
const PAGES = {
	it: ['/it/', '/it/flotta/', '/it/galleria/', '/it/contatti/', '/it/fleet/heron/'],
	de: ['/de/', '/de/flotte/', '/de/galerie/', '/de/kontakt/', '/de/fleet/kingfisher/'],
} as const;
/** The widths of a phone, a tablet and a desktop, in CSS pixels. */
const WINDOWS = [390, 768, 1440] as const;
const SWITCHER = 'footer nav.cpel-switcher__nav, .site-footer nav.cpel-switcher__nav';

test.describe.configure({ timeout: 180_000 });

for (const [slug, paths] of Object.entries(PAGES)) {
	test(`the pages in ${slug} fit every window, with axe`, async ({ visit: page }) => {
		const errors = watchErrors(page);
		for (const path of paths) {
			await page.goto(path, { waitUntil: 'load' });
			for (const width of WINDOWS) {
				await page.setViewportSize({ width, height: 900 });
				expect(await horizontalOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
				const header = await page.locator('.site-header').boundingBox();
				expect(header?.height, `one row of ${path} at ${width}`).toBeLessThan(110);
			}
			await page.setViewportSize({ width: WINDOWS[0], height: 900 });
			expect(await accessibilityViolations(page), path).toEqual([]);
		}
		expect(errors).toEqual([]);
	});
}

test('a visitor changes the language of a boat and comes back', async ({ visit: page }) => {
	await page.goto('/fleet/heron/');
	await page.locator(SWITCHER).getByRole('link', { name: 'Italiano' }).click();
	await expect(page).toHaveURL(/\/it\/fleet\/heron\/$/);
	await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');
	await expect(page.getByRole('heading', { name: 'Posso averla?' })).toBeVisible();
	const current = page.locator(SWITCHER).locator('[aria-current="page"]');
	await expect(current).toHaveText('Italiano');
	await page.locator(SWITCHER).getByRole('link', { name: 'Deutsch' }).press('Enter');
	await expect(page).toHaveURL(/\/de\/fleet\/heron\/$/);
	await page.locator(SWITCHER).getByRole('link', { name: 'English' }).click();
	await expect(page).toHaveURL(/\/fleet\/heron\/$/);
});

test('the switcher of a page in English alone leads to the start pages', async ({
	visit: page,
}) => {
	await page.goto('/my-account/');
	await expect(page.locator(SWITCHER).getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
		'href',
		'/de/',
	);
});

test('a question about a boat is answered in the language of the page', async ({ visit: page }) => {
	await page.goto(
		'/de/fleet/wren/?rental-day=2027-05-01&rental-people=2&rental-driver=none&rental-place=grotta-chiara-de',
	);
	await expect(page.getByText(/^Ja\. Frag nach Wren für Samstag, 1\. Mai/)).toBeVisible();
	await expect(page.getByText(/60\s€ für den halben oder 90\s€ für den ganzen Tag/)).toBeVisible();
});

for (const address of ['/fleet/', '/de/flotte/', '/it/flotta/']) {
	test(`${address} flies a flag on each kind of boat and each place`, async ({ visit: page }) => {
		await page.goto(address);
		const flags = await page
			.locator('.signals [data-filter]:not([data-filter=__all])')
			.evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue('--flag')));
		// Six kinds and six places have a flag; the three choices of a driver have none.
		expect(flags.filter((flag) => flag.includes('/flag-'))).toHaveLength(12);
	});
}
