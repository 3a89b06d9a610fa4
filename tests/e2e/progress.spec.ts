import { expect, type Locator, test } from '@playwright/test';
import { watchErrors } from './support/page-health';

const PAGE = '/widgets/progress/';

/** Returns the distance of the bar from its place at the start of its track, in CSS pixels. */
const away = (bar: Locator) =>
	bar.evaluate((element) => {
		const track = element.parentElement as HTMLElement;
		return track.getBoundingClientRect().left - element.getBoundingClientRect().left;
	});

/** Scrolls until the bar is just below the screen. */
const comeNear = (bar: Locator) =>
	bar.evaluate((element) => {
		scrollTo({
			top: element.getBoundingClientRect().top + scrollY - innerHeight - 60,
			behavior: 'instant',
		});
	});

test('a bar grows when it first comes into view; a bar seen before, in print or for less motion stays', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.setViewportSize({ width: 800, height: 500 });
	const bar = page.locator('.elementor-progress-bar', { hasText: 'Six of nine miles' });
	await page.goto(PAGE);
	await comeNear(bar);
	await expect(bar).toHaveAttribute('data-progress', 'waiting');
	const width = await bar.evaluate((element) => element.getBoundingClientRect().width);
	expect(await away(bar)).toBeCloseTo(width, 1);
	await expect(page.locator('.elementor-progress-bar').first()).not.toHaveAttribute(
		'data-progress',
	);
	await page.emulateMedia({ media: 'print' });
	expect(await away(bar)).toBe(0);
	await page.emulateMedia({ media: 'screen' });
	await page.mouse.wheel(0, 200);
	await expect(bar).toHaveAttribute('data-progress', 'growing');
	await expect(bar).not.toHaveAttribute('data-progress');
	expect(await away(bar)).toBe(0);

	await page.goto(PAGE);
	await comeNear(bar);
	await expect(bar).toHaveAttribute('data-progress', 'waiting');
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await expect(bar).not.toHaveAttribute('data-progress');
	expect(await away(bar)).toBe(0);
	expect(errors).toEqual([]);
});
