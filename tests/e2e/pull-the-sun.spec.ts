import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, horizontalOverflow, watchErrors } from './support/page-health';
import { MOST_DETAILS, readLetters } from './support/read-letters';

const sunOf = (page: Page) => page.getByRole('slider', { name: /^Pull the sun/ });

/** The pictures of the hours, in their order. */
const HOURS = ['morning', 'noon', 'golden-hour', 'dusk', 'night'];

const isFull = Boolean(process.env.FULL_MATRIX);
/**
 * The hours before sunrise, at noon and at night. At these axe checks the whole page; in `npm run test:all` it does so
 * at every hour.
 */
const WHOLE_HOURS: ReadonlySet<number> = new Set([5, 13, 22]);

/** The time that the clock beside the sun shows, in minutes of the day. */
const clockOf = (page: Page) =>
	page
		.locator('.pull label')
		.evaluate((label) => Number(getComputedStyle(label, '::after').getPropertyValue('--minute')));

/** The opacity of the picture of an hour, 0 to 1. */
const shown = (page: Page, hour: string) =>
	page.locator(`.hours i:nth-child(${HOURS.indexOf(hour) + 1})`).evaluate((picture) => {
		const { opacity } = getComputedStyle(picture);
		return Number(opacity);
	});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
		test.use({ javaScriptEnabled });

		test('keys turn the hour, and Home brings the morning back', async ({ page }) => {
			const pictures: string[] = [];
			page.on('request', (request) => {
				if (request.url().includes('/hours-')) pictures.push(request.url());
			});
			const errors = watchErrors(page);
			await page.goto('/', { waitUntil: 'load' });
			const sun = sunOf(page);
			await expect(sun).toHaveValue('5');
			expect(pictures, 'pictures before anybody pulls').toEqual([]);

			await sun.focus();
			for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
			await expect(sun).toHaveValue('8');
			await expect.poll(() => clockOf(page)).toBe(480);
			await expect.poll(() => shown(page, 'morning')).toBe(1);
			expect(await shown(page, 'night')).toBe(0);
			await expect.poll(() => pictures.length).toBeGreaterThan(0);

			await page.keyboard.press('End');
			await expect.poll(() => clockOf(page)).toBe(1320);
			await expect.poll(() => shown(page, 'night')).toBe(1);
			await page.keyboard.press('Home');
			await expect.poll(() => clockOf(page)).toBe(300);
			await expect.poll(() => shown(page, 'morning')).toBe(0);
			expect(errors).toEqual([]);
		});
	});
}

for (const [width, height] of [
	[1440, 900],
	[390, 844],
] as const) {
	test(`a hand pulls the sun along its way at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await page.goto('/');
		const box = await sunOf(page).boundingBox();
		if (!box) throw new Error('The sun is not shown.');
		const size = width * (width > 767 ? 0.097 : 0.22);
		// The sun rises at the end of its way where the drawn sun is, and sets at the other end.
		const [from, to] =
			width > 767
				? [box.x + size / 2, box.x + box.width - size / 2]
				: [box.x + box.width - size / 2, box.x + size / 2];
		const y = box.y + box.height - size / 2;
		await page.mouse.move(from, y);
		await page.mouse.down();
		await page.mouse.move((from + to) / 2, y - 40, { steps: 5 });
		await expect.poll(() => clockOf(page)).toBeGreaterThan(780);
		expect(await clockOf(page)).toBeLessThan(840);
		await page.mouse.move(to, y, { steps: 5 });
		await page.mouse.up();
		await expect(sunOf(page)).toHaveValue('22');
		await expect.poll(() => clockOf(page)).toBe(1320);
	});

	test(`every hour is readable at ${width} px, also for visitors who want less motion`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/');
		await page.evaluate(() => document.fonts.ready);
		for (const hour of [5, 5.5, 8, 13, 18.5, 19.25, 19.5, 20, 22]) {
			await sunOf(page).fill(`${hour}`);
			await expect.poll(() => clockOf(page)).toBe(hour * 60);
			await page.waitForLoadState('networkidle');
			if (isFull || WHOLE_HOURS.has(hour)) {
				expect(await accessibilityViolations(page), `${hour}`).toEqual([]);
			}
			for (const text of ['.hero h1', '.pull label', '.scene-note p', '.go .elementor-button']) {
				const { all, faint } = await readLetters(page, page.locator(text));
				expect(all, text).toBeGreaterThan(50);
				expect(faint / all, `${text} at ${hour}`).toBeLessThan(MOST_DETAILS);
			}
		}
		expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
	});
}
