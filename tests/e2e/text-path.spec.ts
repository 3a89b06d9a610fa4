import { expect, test } from '@playwright/test';

test('a text follows the drawing that an editor uploaded, and is a link where it leads somewhere', async ({
	page,
}) => {
	await page.goto('/widgets/text-path/');
	const own = page.locator('.e-text-path[data-url]');
	await own.scrollIntoViewIfNeeded();
	await expect(own.locator('path')).toHaveAttribute('d', /^M64 34C/);
	await expect(own.locator('svg')).toHaveAttribute('viewBox', '0 0 256 256');
	const link = page.getByRole('link', { name: 'See the whole fleet' });
	await link.focus();
	await page.keyboard.press('Enter');
	await page.waitForURL('**/fleet/');
});

test('a text on a path is read without script', async ({ browser }) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto('/widgets/text-path/');
	const text = page.locator('.e-text-path').filter({ hasText: 'Up with the swell' });
	await expect(text.locator('path')).toHaveAttribute('d', 'M0 27L250 5');
	const { width = 0 } = (await text.locator('text').boundingBox()) ?? {};
	expect(width).toBeGreaterThan(100);
	await page.close();
});
