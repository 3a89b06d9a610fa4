import { expect, test } from '@playwright/test';
import { beginUsing } from '../support/first-input';

/** The end of the header, and the distance at which each picture stays below the one before. */
const HEADER = 60;
const STEP = 12;

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('the seasons of the boathouse stack as one scrolls, and lie one after another in a low window', async ({
	page,
}) => {
	await page.goto('/about/');
	const seasons = page.locator('.season-of');
	await beginUsing(page);
	await expect(seasons.last()).toHaveClass(/elementor-sticky/);
	const tops = () =>
		seasons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
	const bringLast = () =>
		seasons
			.last()
			.evaluate((last) =>
				scrollTo({ top: last.getBoundingClientRect().top + scrollY - 300, behavior: 'instant' }),
			);
	await bringLast();
	await expect
		.poll(async () => (await tops()).slice(0, 3))
		.toEqual([HEADER, HEADER + STEP, HEADER + 2 * STEP]);
	expect((await tops()).at(-1)).toBeGreaterThan(HEADER + 3 * STEP);

	await page.setViewportSize({ width: 1280, height: 560 });
	await bringLast();
	// A picture that is taller than the window must not lie under the next picture.
	await expect
		.poll(async () => {
			const boxes = await seasons.evaluateAll((all) =>
				all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
			);
			return boxes.slice(1).every(([top = 0], index) => top >= (boxes[index]?.[1] ?? 0) - 1);
		})
		.toBe(true);
});
