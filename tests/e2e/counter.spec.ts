import { expect, test } from '@playwright/test';
import {
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from './support/page-health';

const PAGE = '/widgets/counter/';

test('a counter counts up once when it comes into view, and moves nothing around it', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await recordLayoutShift(page);
	await page.goto(PAGE);
	const number = page.locator('.elementor-counter-number', { hasText: '2,265' });
	const running = number.locator('[data-counter="running"]');
	// The element is near enough for its handler to be prepared, but not yet in view.
	await number.evaluate((element) => {
		scrollTo({
			top: element.getBoundingClientRect().top + scrollY - innerHeight - 100,
			behavior: 'instant',
		});
	});
	await expect(running).toHaveText('0');
	const width = (await number.boundingBox())?.width;
	await page.mouse.wheel(0, 400);
	await expect(running).not.toHaveText('0');
	expect((await number.boundingBox())?.width).toBe(width);
	await expect(running).toHaveCount(0);
	await expect(number).toHaveText('2,265');
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	expect(errors).toEqual([]);
});

test('a counter that the first screen shows is left alone', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 3000 });
	await page.goto(PAGE);
	await page.waitForLoadState('networkidle');
	await expect(page.locator('main [data-counter]')).toHaveCount(0);
	await expect(page.locator('.elementor-counter-number').first()).toHaveText('100');
});

test('a counter stands still for visitors who want less motion', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(PAGE);
	const number = page.locator('.elementor-counter-number', { hasText: '2,265' });
	await number.scrollIntoViewIfNeeded();
	await page.waitForLoadState('networkidle');
	await expect(page.locator('main [data-counter]')).toHaveCount(0);
	await expect(number).toHaveText('2,265');
});
