import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../support/page-health';

const ADDRESS = '/widgets/off-canvas/';
const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

test('an off-canvas panel opens by its link as a dialog, and gives the focus back', async ({
	page,
}) => {
	await page.goto(ADDRESS);
	const opener = page.getByRole('link', { name: 'Open: The log' });
	await opener.click();
	const log = panel(page, 'The log');
	await expect(log).toBeVisible();
	await expect(opener).toHaveAttribute('aria-expanded', 'true');
	await expect(log.getByRole('link', { name: 'Close' }).first()).toBeFocused();
	// The focus cannot reach the rest of the page.
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(log.getByRole('link', { name: 'Close' }).first()).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await expect(log.locator('.e-off-canvas__close')).toBeFocused();
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(log).toBeHidden();
	await expect(opener).toBeFocused();
	await opener.press('Enter');
	await expect(log).toBeVisible();
	await page.mouse.click(1000, 300);
	await expect(log).toBeHidden();
	await opener.click();
	await log.getByRole('link', { name: 'Close' }).first().click();
	await expect(log).toBeHidden();
	expect(new URL(page.url()).hash).toBe('');
});

/**
 * Follows an element, frame by frame. @returns a function that gives the rightmost place of the element's left edge
 * since the last call, in pixels
 */
async function watchLeftEdge(content: Locator): Promise<() => Promise<number>> {
	const edge = await content.evaluateHandle((element) => {
		const seen = { left: 0 };
		const look = () => {
			const { left, width } = element.getBoundingClientRect();
			if (width > 0) seen.left = Math.max(seen.left, left);
			requestAnimationFrame(look);
		};
		look();
		return seen;
	});
	return () =>
		edge.evaluate((seen) => {
			const { left } = seen;
			seen.left = 0;
			return left;
		});
}

test('a panel slides in and out, holds the page, and counts when it is first seen', async ({
	page,
}) => {
	await page.goto(ADDRESS);
	const toggle = page.getByRole('link', { name: 'Toggle: The chart' });
	const chart = panel(page, 'The chart');
	// The watch begins while the panel is hidden.
	const content = page
		.getByRole('dialog', { name: 'The chart', includeHidden: true })
		.locator('.e-off-canvas__content');
	const farthest = await watchLeftEdge(content);
	await toggle.click();
	await expect(chart).toBeVisible();
	await expect(page.locator('body')).toHaveClass(/e-off-canvas__no-scroll/);
	await expect(chart.locator('.elementor-counter-number')).toHaveText('365');
	// A busy machine may paint no frame of the slide, so the test tries again.
	await expect(async () => {
		if (await chart.isHidden()) await toggle.click();
		await expect
			.poll(async () => {
				const box = await content.boundingBox();
				return [Math.round((box?.x ?? 0) + (box?.width ?? 0)), Math.round(box?.width ?? 0)];
			})
			.toEqual([1280, 640]);
		const wayIn = await farthest();
		await page.keyboard.press('Escape');
		await expect(toggle).toBeFocused();
		await expect(chart).toBeHidden();
		// The panel moves in from beyond the window's edge and back; its final place begins at 640.
		expect(wayIn).toBeGreaterThan(700);
		expect(await farthest()).toBeGreaterThan(700);
	}).toPass();
	await expect(page.locator('body')).not.toHaveClass(/no-scroll/);
	await toggle.click();
	await expect(chart).toBeVisible();
	await expect(content).toHaveCSS('opacity', '1');
});

test('neither Escape nor a press beside it closes a panel whose editor prevents both', async ({
	page,
}) => {
	await page.goto(ADDRESS);
	await page.getByRole('link', { name: 'Open: The form' }).click();
	const form = panel(page, 'The form');
	await expect(form).toBeVisible();
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await page.mouse.click(5, 5);
	await expect(form).toBeVisible();
	await form.locator('.e-off-canvas__close').focus();
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.keyboard.press('Enter');
	await expect(form).toBeHidden();
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('a panel is shown at its own address, and is left by a link', async ({ page }) => {
		await page.goto(ADDRESS);
		const log = panel(page, 'The log');
		await expect(log).toBeHidden();
		await page.getByRole('link', { name: 'Open: The log' }).click();
		await expect(log.getByText('What was seen')).toBeVisible();
		await log.locator('.e-off-canvas__close').click();
		await expect(log).toBeHidden();
	});
});
