import { expect, type Page, test } from '@playwright/test';
import { beginUsing } from '../support/first-input';
import {
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';

const PAGE = '/widgets/sticky-hidden/';

/** Returns the visible place of an element, and its state. */
function seen(page: Page, selector: string) {
	return page.locator(selector).evaluate((element) => ({
		top: Math.round(element.getBoundingClientRect().top),
		isActive: element.classList.contains('elementor-sticky--active'),
		hasEffects: element.classList.contains('elementor-sticky--effects'),
	}));
}

function inPage(page: Page, selector: string): Promise<{ top: number; bottom: number }> {
	return page.locator(selector).evaluate((element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return { top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY) };
	});
}

/** The boxes around sticky elements that would make them stick to the box instead of the page. */
function scrollersAround(page: Page, selector: string): Promise<string[]> {
	return page.locator(selector).evaluateAll((elements) => {
		const found = new Set<Element>();
		for (const element of elements)
			for (let box = element.parentElement; box; box = box.parentElement)
				if (box !== document.documentElement && getComputedStyle(box).overflowY === 'hidden')
					found.add(box);
		return [...found].map((box) => box.className);
	});
}

async function scrollTo(page: Page, top: number): Promise<void> {
	await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

for (const [width, height] of [
	[1280, 800],
	[390, 844],
] as const) {
	test(`sticky elements stick in a page and in boxes that hide their overflow, at ${width} px`, async ({
		page,
	}) => {
		const errors = watchErrors(page);
		await recordLayoutShift(page);
		await page.setViewportSize({ width, height });
		await page.goto(PAGE);
		await page.evaluate(() => document.fonts.ready);
		await beginUsing(page);
		// The places are read after all three elements have become sticky, because each reserves its space in its own
		// way.
		for (const id of ['#hidden-bar', '#hidden-note', '#clipped-bar'])
			await expect(page.locator(id)).toHaveClass(/elementor-sticky/);
		await expect.poll(() => scrollersAround(page, '.elementor-sticky')).toEqual([]);
		const total = await page.evaluate(() => document.documentElement.scrollHeight);
		const bar = (await inPage(page, '#hidden-bar')).top;
		const note = await inPage(page, '#hidden-note');
		const noteEnd = (await inPage(page, '#hidden-column')).bottom;
		const clipped = await inPage(page, '#clipped-bar');
		const clippedEnd = (await inPage(page, '#clipping')).bottom - 40;
		/** The expected place of an element that sticks at a distance from the edge and stays inside its box. */
		const placed = (at: number, from: number, offset: number, end = Infinity) =>
			Math.min(Math.max(from - at, offset), end - at);

		for (const y of [
			1,
			bar - 92,
			bar - 60,
			bar + 112,
			bar + 300,
			bar + 900,
			note.top - 200,
			note.top - 100,
			note.top + 400,
			noteEnd - 100,
			noteEnd + 200,
			clipped.top - 150,
			clipped.top + 300,
			clipped.top + 739,
			clipped.top + 745,
			total,
		]) {
			await scrollTo(page, y);
			const at = await page.evaluate(() => scrollY);
			// On a phone the site's header does not stick.
			if (width > 767) {
				await expect
					.poll(() => seen(page, '.site-header'), `header at ${at}`)
					.toMatchObject({ isActive: at > 0 });
				// It slides to its place.
				await expect
					.poll(() =>
						page
							.locator('.site-header')
							.evaluate((header) => header.getBoundingClientRect().bottom),
					)
					.toBeGreaterThan(50);
			}
			await expect
				.poll(() => seen(page, '#hidden-bar'), `bar at ${at}`)
				.toEqual({
					top: placed(at, bar, 90),
					isActive: bar - at < 90,
					hasEffects: at - bar + 90 >= 200,
				});
			await expect
				.poll(() => seen(page, '#hidden-note'), `note at ${at}`)
				.toMatchObject({
					top: placed(at, note.top, 140, noteEnd - (note.bottom - note.top)),
					isActive: note.top - at < 140,
				});
			await expect
				.poll(() => seen(page, '#clipped-bar'), `clipped bar at ${at}`)
				.toEqual({
					top: placed(at, clipped.top, 160, clippedEnd - (clipped.bottom - clipped.top)),
					isActive: clipped.top - at < 160,
					hasEffects: at - clipped.top + 160 >= 900,
				});
			await expect
				.poll(() => page.evaluate(() => document.documentElement.scrollHeight))
				.toBe(total);
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
		expect(errors).toEqual([]);
	});
}
