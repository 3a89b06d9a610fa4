import { expect, test } from '@playwright/test';

test('a popup without veil that a trigger opens is announced politely and takes no focus', async ({
	page,
}) => {
	await page.goto('/stories/');
	const dialog = page.locator('dialog.elementor-popup-modal');
	const focused = page.getByRole('banner').getByRole('link').first();
	await focused.focus();
	// The script that watches the scroll loads a moment after the page.
	await expect(async () => {
		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
		await page.evaluate(() =>
			scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
		);
		await expect(dialog).toBeVisible({ timeout: 500 });
	}).toPass();
	await expect(dialog).not.toHaveAttribute('aria-modal');
	const name = await dialog.evaluate((it) =>
		(
			document.getElementById(it.getAttribute('aria-labelledby') ?? '')?.textContent ??
			it.ariaLabel ??
			''
		).trim(),
	);
	expect(name).not.toBe('');
	const region = page.getByRole('status').filter({ hasText: name });
	await expect(region).toHaveCount(1);
	await expect(focused).toBeFocused();

	// Closing the popup returns the focus and leaves no trace.
	await dialog.getByRole('button', { name: 'Close' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(region).toHaveCount(0);
	await expect(focused).toBeFocused();
});

test('a popup without veil that a trigger opens leaves the keys to the page that had nothing focused', async ({
	page,
}) => {
	await page.goto('/stories/');
	const dialog = page.locator('dialog.elementor-popup-modal');
	const place = () => page.evaluate(() => scrollY);
	// The script that watches the scroll loads a moment after the page.
	await expect(async () => {
		await page.keyboard.press('Home');
		await expect.poll(place).toBe(0);
		await page.keyboard.press('End');
		await expect(dialog).toBeVisible({ timeout: 1000 });
	}).toPass();
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
	await expect(async () => {
		await page.keyboard.press('Home');
		await expect.poll(place, { timeout: 1000 }).toBe(0);
	}).toPass();
	await expect(dialog).toHaveAttribute('data-state', 'shown');
});
