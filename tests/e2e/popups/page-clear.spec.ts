import { expect, type Page, test } from '@playwright/test';

const bottomPadding = (page: Page) => page.evaluate(() => document.body.style.paddingBottom);

/** Scrolls there when the script that watches the scroll has loaded, a moment after the page. */
async function scrollUntilShown(page: Page, selector: string): Promise<void> {
	await expect(async () => {
		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
		await page.locator(selector).evaluate((element) => element.scrollIntoView());
		await expect(page.locator('dialog.elementor-popup-modal')).toBeVisible({ timeout: 500 });
	}).toPass();
}

for (const [width, height] of [
	[390, 780],
	[1280, 860],
] as const) {
	test(`the winter strip lies over no field and no last line at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await page.clock.setFixedTime(new Date('2027-01-15T12:00:00Z'));
		await page.goto('/contact/', { waitUntil: 'networkidle' });
		const strip = page.locator('dialog.elementor-popup-modal');
		const shown = strip.locator('.dialog-widget-content');
		await expect(strip, 'above the form it does not open').toHaveCount(0);
		await scrollUntilShown(page, '.panorama');
		const stripHeight = (await shown.boundingBox())?.height ?? 0;
		expect(stripHeight).toBeGreaterThan(30);

		await test.step('the end of the page can be read above it', async () => {
			await expect.poll(() => bottomPadding(page)).toBe(`${Math.round(stripHeight)}px`);
			await page.evaluate(() =>
				scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
			);
			const last = page.getByRole('contentinfo').getByRole('link').last();
			await expect
				.poll(async () => {
					const [line, top] = [await last.boundingBox(), (await shown.boundingBox())?.y ?? 0];
					return line ? top - line.y - line.height : Number.NaN;
				})
				.toBeGreaterThanOrEqual(0);
		});

		await test.step('it is out of the way of a field, and back when that is left', async () => {
			const field = page.getByRole('main').getByRole('textbox', { name: 'Anything else' });
			await field.focus();
			await expect(strip).toHaveCSS('opacity', '0');
			const isFree = () =>
				field.evaluate((element) => {
					const { left, bottom, width: across } = element.getBoundingClientRect();
					return document.elementFromPoint(left + across / 2, bottom - 4) === element;
				});
			// The page scrolls there smoothly.
			await expect.poll(isFree).toBe(true);
			await field.evaluate((element) => element.blur());
			await expect(strip).toHaveCSS('opacity', '1');
		});

		await strip.getByRole('button', { name: 'Close' }).click();
		await expect(strip).toHaveCount(0);
		expect(await bottomPadding(page)).toBe('');
	});
}

test('an element that a key has focused comes out from under a strip that opens', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 780 });
	await page.clock.setFixedTime(new Date('2027-01-15T12:00:00Z'));
	await page.goto('/contact/', { waitUntil: 'networkidle' });
	await page.keyboard.press('Tab');
	const link = page.getByRole('contentinfo').getByRole('link').first();
	await link.focus();
	await expect(link).toBeFocused();
	const strip = page.locator('dialog.elementor-popup-modal .dialog-widget-content');
	await expect(async () => {
		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
		await link.evaluate((element) => element.scrollIntoView({ block: 'end' }));
		await expect(strip).toBeVisible({ timeout: 500 });
	}).toPass();
	await expect
		.poll(async () => {
			const [box, top] = [await link.boundingBox(), (await strip.boundingBox())?.y ?? 0];
			return box ? top - box.y - box.height : Number.NaN;
		})
		.toBeGreaterThanOrEqual(0);
});

test('a popup in a corner leaves the page as it is', async ({ page }) => {
	await page.goto('/widgets/popups/dialog/');
	await page.getByRole('link', { name: 'Toggle the corner', exact: true }).click();
	const corner = page.locator('dialog.elementor-popup-modal');
	await expect(corner).toBeVisible();
	await page.waitForLoadState('networkidle');
	expect(await bottomPadding(page)).toBe('');
	await page
		.getByRole('banner')
		.getByRole('searchbox')
		.or(page.getByRole('banner').getByRole('combobox'))
		.focus();
	await expect(corner).toHaveCSS('opacity', '1');
});
