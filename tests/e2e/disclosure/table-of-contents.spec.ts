import { expect, test } from '@playwright/test';
import { accessibilityViolations } from '../support/page-health';

const ADDRESS = '/widgets/table-of-contents/';

test('a table of contents leads to its headings and marks the current heading', async ({
	page,
}) => {
	await page.goto(ADDRESS);
	const table = page.getByRole('navigation', { name: 'The day' });
	const noon = table.getByRole('link', { name: 'Noon' });
	// Lists below an entry open while the visitor reads that section.
	const lunch = table.getByRole('link', { name: 'Lunch at anchor' });
	await expect(lunch).toBeHidden();
	await noon.click();
	await expect(page.getByRole('heading', { name: 'Noon' })).toBeInViewport();
	await expect(noon).toHaveAttribute('aria-current', 'location');
	await expect(table.locator('[aria-current]')).toHaveCount(1);
	await expect(lunch).toBeVisible();
	await expect(table.getByRole('link', { name: 'Coffee' })).toBeHidden();
	// When the visitor scrolls on, the next entry is the current one.
	await page.mouse.move(600, 400);
	const way = page.getByRole('heading', { name: 'The way home' });
	await expect(async () => {
		await page.mouse.wheel(0, 300);
		expect((await way.boundingBox())?.y).toBeLessThan(10);
	}).toPass();
	await expect(
		table
			.getByRole('link', { name: /The way home|Lines|The desk/ })
			.and(page.locator('[aria-current]')),
	).toHaveCount(1);
	expect(await accessibilityViolations(page)).toEqual([]);
});

test('its box opens and closes by keys, and is closed at first on small screens, where nothing moves', async ({
	page,
}) => {
	await page.setViewportSize({ width: 800, height: 900 });
	await page.goto(ADDRESS);
	const button = page.getByRole('button', { name: 'Table of Contents' });
	const table = page.getByRole('navigation', { name: 'Table of Contents' });
	await expect(button).toHaveAttribute('aria-expanded', 'false');
	await expect(table).toBeHidden();
	await button.press('Enter');
	await expect(table).toBeVisible();
	await expect(table.getByRole('link', { name: 'Morning' })).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
	await button.press('Space');
	await expect(table).toBeHidden();
	await page.setViewportSize({ width: 1280, height: 900 });
	await expect(table).toBeVisible();
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

	test('the list is there, open, and its links lead to headings', async ({ page }) => {
		await page.goto(ADDRESS);
		const table = page.getByRole('navigation', { name: 'The day' });
		await expect(table.getByRole('link')).toHaveText([
			'Before sunrise',
			'The harbour',
			'The lamp',
			'Morning',
			'Wind',
			'Coffee',
			'First light on the mole',
			'Noon',
			'Lunch at anchor',
			'Dusk',
			'The way home',
			'Lines',
			'The desk',
		]);
		await table.getByRole('link', { name: 'Coffee' }).click();
		await expect(page.getByRole('heading', { name: 'Coffee' })).toBeInViewport();
		await expect(
			page.getByRole('navigation', { name: 'On this page' }).getByText('Notes', { exact: true }),
		).toHaveCount(0);
		await expect(page.getByText('Nothing is written here yet.').first()).toBeVisible();
	});
});
