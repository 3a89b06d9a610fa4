import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './support/page-health';

test('a bar stands above the header, closes for the session, and gives its room back', async ({
	page,
}) => {
	await page.goto('/widgets/floating-bars-var-1/');
	const bar = page.getByRole('region', { name: 'Season' });
	const close = bar.getByRole('button', { name: 'Close' });
	await expect(close).toBeVisible();
	expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
	const logo = page.getByRole('banner').getByRole('link').first();
	const top = async () => (await logo.boundingBox())?.y ?? 0;
	const below = await top();
	const { height = 0 } = (await bar.boundingBox()) ?? {};
	expect(below).toBeGreaterThanOrEqual(height - 1);
	await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
	await expect(bar).toBeInViewport();
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	await close.focus();
	await page.keyboard.press('Enter');
	await expect(bar).toBeHidden();
	await expect.poll(top).toBeLessThanOrEqual(below - height + 1);
	await page.goto('/widgets/floating-bars-var-2/');
	await page.goto('/widgets/floating-bars-var-1/');
	await expect(bar).toBeHidden();
});

test('headlines move, hold under the pointer, by the focus and by their button', async ({
	page,
}) => {
	await page.goto('/widgets/floating-bars-var-2/');
	const bar = page.getByRole('region', { name: 'Headlines of the coast' });
	const list = bar.getByRole('list').first();
	const place = () => list.evaluate((element) => element.getBoundingClientRect().x);
	const isMoving = async () => {
		const before = await place();
		await page.waitForTimeout(200);
		return (await place()) !== before;
	};
	const pause = bar.getByRole('button', { name: 'Pause the headlines' });
	await expect(pause).toBeVisible();
	await expect.poll(isMoving).toBe(true);
	await list.hover({ force: true });
	await expect.poll(isMoving).toBe(false);
	await page.mouse.move(5, 5);
	await expect.poll(isMoving).toBe(true);
	await bar.getByRole('link').first().focus();
	await expect.poll(isMoving).toBe(false);
	await pause.click();
	await page.mouse.move(5, 5);
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	expect(await isMoving()).toBe(false);
	expect(await accessibilityViolations(page)).toEqual([]);
});

test('headlines stand for visitors who want less motion', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/widgets/floating-bars-var-2/');
	const bar = page.getByRole('region', { name: 'Headlines of the coast' });
	await expect(bar.getByRole('button', { name: 'Close' })).toBeVisible();
	await expect(bar.getByRole('button', { name: /headlines/ })).toHaveCount(0);
	await expect(bar.locator('ul')).toHaveCount(1);
	expect(await accessibilityViolations(page)).toEqual([]);
});

test('a coupon is copied and announced, its bar leaves with the page', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/widgets/floating-bars-var-3/');
	const bar = page.getByRole('region', { name: 'Ten percent' });
	const copy = bar.getByRole('button', { name: 'Copy the code BAY10' });
	await expect(copy).toBeVisible();
	await copy.press('Enter');
	await expect(page.getByRole('status')).toHaveText('Copied');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BAY10');
	await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
	await expect(bar).not.toBeInViewport();
});

test('a bar is readable without script, without the buttons that need script', async ({
	browser,
}) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto('/widgets/floating-bars-var-3/');
	await expect(page.getByText('BAY10', { exact: true })).toBeVisible();
	await expect(page.getByRole('button', { name: /Copy|Close/ })).toHaveCount(0);
	await page.close();
});
