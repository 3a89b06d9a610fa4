import { expect, type Page, test } from '@playwright/test';
import { beginUsing } from '../support/first-input';
import {
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';

const TALL = 92;
const SHORT = 60;
const DESK = { width: 1440, height: 900 };

test.use({ viewport: DESK });

/** Returns the painted place of the bar's lower edge. */
function barEnd(page: Page): Promise<number> {
	return page.locator('.site-header').evaluate((bar) => bar.getBoundingClientRect().bottom);
}

/** Scrolls in steps of one frame, and returns the place of the bar's lower edge in every frame until it is at rest. */
function scrollTo(page: Page, to: number): Promise<number[]> {
	return page.locator('.site-header').evaluate(
		(bar, top) =>
			new Promise<number[]>((resolve) => {
				const seen: number[] = [];
				const step = (top - scrollY) / 12;
				const frame = () => {
					seen.push(bar.getBoundingClientRect().bottom);
					if (seen.length <= 12)
						window.scrollTo({
							top: seen.length === 12 ? top : scrollY + step,
							behavior: 'instant',
						});
					// At rest, no styles of the movement are left on the bar.
					const isAtRest = !bar.getAttribute('style') && seen.at(-1) === seen.at(-6);
					if (seen.length > 18 && isAtRest) resolve(seen);
					else requestAnimationFrame(frame);
				};
				requestAnimationFrame(frame);
			}),
		to,
	);
}

test('the header shrinks and grows as one movement without a layout shift', async ({ page }) => {
	const errors = watchErrors(page);
	await recordLayoutShift(page);
	const loaded: string[] = [];
	page.on('requestfinished', (request) => loaded.push(request.url()));
	await page.goto('/stories/');
	await beginUsing(page);
	await expect(page.locator('.site-header')).toHaveClass(/elementor-sticky/);
	await expect(async () => {
		await page.mouse.move(700 + loaded.length, 500);
		await page.mouse.move(710, 500);
		expect(loaded.some((url) => url.includes('/tween-'))).toBe(true);
	}).toPass();

	const between: number[] = [];
	for (const to of [400, 0, 41, 39, 3000, 0]) {
		const seen = await scrollTo(page, to);
		const [from, end] = to < 40 ? [SHORT, TALL] : [TALL, SHORT];
		expect(seen[0], `before ${to}`).toBe(from);
		expect(seen.at(-1), `at ${to}`).toBe(end);
		expect(Math.min(...seen)).toBeGreaterThanOrEqual(SHORT);
		expect(Math.max(...seen)).toBeLessThanOrEqual(TALL);
		between.push(...seen.filter((height) => height > SHORT + 1 && height < TALL - 1));
	}
	expect(between).not.toEqual([]);
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	expect(errors).toEqual([]);
});

test('the header is whole in both states: its links, its search, the content that comes to rest below it', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/');
	const header = page.locator('.site-header');
	await beginUsing(page);
	await expect(header).toHaveClass(/elementor-sticky/);
	const field = header.getByRole('searchbox', { name: 'Search' }).or(header.getByRole('combobox'));
	const list = header.locator('.e-search-results-container');
	await field.fill('boat');
	await expect(list.locator('.e-search-result').first()).toBeVisible();

	// The chart is sticky until the end of its list pushes it out; then it goes below the header.
	const pastChart = await page
		.locator('.whither')
		.evaluate((list) => list.getBoundingClientRect().bottom + scrollY - 300);
	for (const [to, end] of [
		[400, SHORT],
		[pastChart, SHORT],
		[0, TALL],
	] as const) {
		await test.step(`scrolled to ${to}`, async () => {
			await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);
			// With reduced motion the final state appears at once, without intermediate states.
			await expect.poll(() => barEnd(page)).toBe(end);
			await expect(header).not.toHaveAttribute('style', /transform/);
			expect((await list.boundingBox())?.y).toBe(end);
			const parts = await header
				.locator('.brand,.elementor-nav-menu--main a,input,.always a')
				.evaluateAll((targets) =>
					targets.map((target) => {
						const { left, top, width, height } = target.getBoundingClientRect();
						const hit = document.elementFromPoint(left + width / 2, top + height / 2);
						return { top, height, isHit: target.contains(hit) };
					}),
				);
			expect(parts).toHaveLength(9);
			for (const { top, height, isHit } of parts) {
				expect(top).toBeGreaterThanOrEqual(0);
				expect(top + height).toBeLessThanOrEqual(end);
				expect(height).toBeGreaterThanOrEqual(44);
				expect(isHit).toBe(true);
			}
			// The page gets the space of the hidden bar.
			const below = await page.evaluate(
				(y) => !document.elementFromPoint(300, y)?.closest('header'),
				end + 1,
			);
			expect(below).toBe(true);
		});
	}
	await page.keyboard.press('Escape');
	await page.locator('main a[href="#fleet"]').first().click();
	await expect.poll(() => barEnd(page)).toBe(SHORT);
	const anchor = page.locator('#fleet');
	await expect.poll(async () => (await anchor.boundingBox())?.y).toBeGreaterThanOrEqual(SHORT);
	expect((await anchor.boundingBox())?.y).toBeLessThanOrEqual(TALL + 1);
});
