import { devices, expect, test } from '@playwright/test';
import { accessibilityViolations } from '../support/page-health';

const ACCORDION = '/widgets/accordion/';
const NESTED = '/widgets/nested-accordion/';

test('an accordion slides open one text at a time, by mouse and by keys', async ({ page }) => {
	await page.goto(ACCORDION);
	const accordion = page.locator('.elementor-accordion').first();
	const titles = accordion.locator('summary');
	const texts = accordion.locator('.elementor-tab-content');
	await expect(texts.nth(0)).toBeVisible();
	await titles.nth(2).click();
	await expect(texts.nth(2)).toBeVisible();
	await expect(texts.nth(0)).toBeHidden();
	await titles.nth(0).press('Enter');
	await expect(texts.nth(0)).toBeVisible();
	// The animation ends by itself and leaves no styles or attributes.
	await expect(accordion.locator('[style],[data-state]')).toHaveCount(0);
	for (const [key, at] of [
		['ArrowDown', 1],
		['ArrowUp', 0],
		['End', 2],
		['Home', 0],
	] as const) {
		await page.keyboard.press(key);
		await expect(titles.nth(at)).toBeFocused();
	}
	await page.keyboard.press('Space');
	await expect(texts.nth(0)).toBeHidden();
	expect(await accessibilityViolations(page)).toEqual([]);
});

test('a nested accordion opens the item in the address, and leads back by Escape', async ({
	page,
}) => {
	await page.goto(`${NESTED}#same`);
	const item = page.locator('#same');
	await expect(item).toHaveAttribute('open');
	await expect(item.locator('summary').first()).toBeInViewport();
	// The counter has waited until the panel opened.
	await expect(item.locator('.elementor-counter-number')).toHaveText('1,200');
	await page.getByRole('link', { name: 'the weather' }).click();
	const weather = page.locator('#weather');
	await expect(weather).toHaveAttribute('open');
	await weather.locator('summary').focus();
	await page.keyboard.press('Escape');
	await expect(weather).not.toHaveAttribute('open');
	await expect(weather.locator('summary')).toBeFocused();
	expect(await accessibilityViolations(page)).toEqual([]);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('accordions open, one text at a time where that is set', async ({ page }) => {
		await page.goto(NESTED);
		const first = page.locator('.e-n-accordion').first().locator(':scope > details');
		await expect(first.nth(0)).toHaveAttribute('open');
		await first.nth(1).locator('summary').click();
		await expect(first.nth(0)).not.toHaveAttribute('open');
		await expect(first.nth(1).getByText('South wind')).toBeVisible();
	});
});

test.describe('on a phone, without motion', () => {
	const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
	test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

	test('a toggle opens each text by a tap, at once', async ({ page }) => {
		await page.goto('/widgets/toggle/');
		const toggle = page.locator('.elementor-toggle').first();
		const titles = toggle.locator('summary');
		const texts = toggle.locator('.elementor-tab-content');
		await titles.nth(0).tap();
		await titles.nth(1).tap();
		await expect(texts.nth(1)).toBeVisible();
		await expect(texts.nth(0)).toBeVisible();
		await titles.nth(0).tap();
		expect(await toggle.evaluate((root) => root.getAnimations({ subtree: true }).length)).toBe(0);
		await expect(texts.nth(0)).toBeHidden();
		for (const title of await titles.all()) {
			expect((await title.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		}
	});
});
