import { expect, type Page, test } from '@playwright/test';
import { beginUsing } from '../support/first-input';
import {
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';
import { openRightToLeft } from '../support/right-to-left';

const PAGE = '/widgets/sticky-places/';
const DESK = { width: 1280, height: 800 };

/** Returns an element's edges in the viewport, and its state. */
function seen(page: Page, selector: string) {
	return page.locator(selector).evaluate((element) => {
		const { top, bottom, left, width } = element.getBoundingClientRect();
		const { classList } = element;
		return {
			top: Math.round(top),
			bottom: Math.round(bottom),
			left: Math.round(left),
			width: Math.round(width),
			isActive: classList.contains('elementor-sticky--active'),
			hasEffects: classList.contains('elementor-sticky--effects'),
		};
	});
}

async function scrollTo(page: Page, top: number): Promise<void> {
	await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Returns the place of an element in the page before anything sticks. */
function inPage(page: Page, selector: string): Promise<number> {
	return page
		.locator(selector)
		.evaluate((element) => element.getBoundingClientRect().top + scrollY);
}

async function open(page: Page, size = DESK): Promise<void> {
	await page.setViewportSize(size);
	await page.goto(PAGE);
	await page.evaluate(() => document.fonts.ready);
	await beginUsing(page);
	await expect(page.locator('#bar')).toHaveClass(/elementor-sticky/);
}

test('sticky elements are where they should be at every place of the page', async ({ page }) => {
	const errors = watchErrors(page);
	await recordLayoutShift(page);
	await open(page);
	const bar = await inPage(page, '#bar');
	const note = await inPage(page, '#note');
	const columnEnd = await page
		.locator('#columns')
		.evaluate((row) => row.getBoundingClientRect().bottom + scrollY - 40);
	const noteHeight = (await seen(page, '#note')).bottom - (await seen(page, '#note')).top;
	const height = await page.evaluate(() => document.documentElement.scrollHeight);

	expect(await seen(page, '.site-header')).toMatchObject({
		top: 0,
		isActive: false,
		hasEffects: false,
	});
	for (const y of [
		1,
		60,
		note - 141,
		note - 100,
		bar - 91,
		bar - 60,
		bar + 200,
		bar + 900,
		bar + 1700,
		height,
	]) {
		await scrollTo(page, y);
		const at = await page.evaluate(() => scrollY);
		await expect
			.poll(() => seen(page, '.site-header'), `header at ${at}`)
			.toMatchObject({ bottom: at >= 40 ? 60 : 92, isActive: at > 0, hasEffects: at >= 40 });
		await expect
			.poll(() => seen(page, '#note'), `note at ${at}`)
			.toMatchObject({
				top: Math.round(Math.min(Math.max(note - at, 140), columnEnd - noteHeight - at)),
				isActive: note - at < 140,
			});
		await expect
			.poll(() => seen(page, '#bar'), `bar at ${at}`)
			.toMatchObject({
				top: Math.round(Math.max(bar - at, 90)),
				isActive: bar - at < 90,
				hasEffects: at - bar + 90 >= 200,
			});
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
	}
	await scrollTo(page, 0);
	await expect
		.poll(() => seen(page, '#bar'))
		.toMatchObject({ top: Math.round(bar), isActive: false });
	await expect(page.locator('#bar + .elementor-sticky__spacer')).toHaveCount(0);
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	expect(errors).toEqual([]);
});

test('several stick at once, one below the other, and neither anchors nor focus end under them', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page);
	const bar = await inPage(page, '#bar');
	const second = await inPage(page, '#below-bar');
	for (const y of [
		0,
		300,
		700,
		bar - 60,
		bar + 60,
		second - 200,
		second,
		second + 300,
		second + 700,
	]) {
		await scrollTo(page, y);
		const at = await page.evaluate(() => scrollY);
		await expect
			.poll(() => seen(page, '#bar'), `bar at ${at}`)
			.toMatchObject({ top: Math.round(Math.max(bar - at, 90)), isActive: bar - at < 90 });
		await expect
			.poll(() => seen(page, '#below-bar'), `the one below at ${at}`)
			.toMatchObject({ top: Math.round(Math.max(second - at, 170)), isActive: second - at < 170 });
	}
	const cover = (await seen(page, '#below-bar')).bottom;
	await scrollTo(page, 0);
	await page.getByRole('link', { name: 'to the one after both' }).click();
	await expect
		.poll(async () => (await seen(page, '#below-both')).top)
		.toBeGreaterThanOrEqual(cover);
	await expect(page.locator('#below-both')).toBeInViewport();
	await scrollTo(page, 20_000);
	await page.locator('#below-both a').evaluate((link) => {
		link.scrollIntoView({ block: 'start', behavior: 'instant' });
		(link as HTMLElement).focus();
	});
	await expect
		.poll(async () => (await seen(page, '#below-both a')).top)
		.toBeGreaterThanOrEqual(cover);
});

test('in a right-to-left page everything sticks where it stands, out of the flow as well', async ({
	page,
}) => {
	await page.setViewportSize(DESK);
	await openRightToLeft(page, PAGE);
	await page.evaluate(() => document.fonts.ready);
	await beginUsing(page);
	await expect(page.locator('#bar')).toHaveClass(/elementor-sticky/);
	// The element is narrower than its row, so that a wrong side would be visible.
	await page.evaluate(() => {
		const bar = document.getElementById('bar') as HTMLElement;
		Object.assign(bar.style, { width: '300px', alignSelf: 'flex-start' });
	});
	const { left, width } = await seen(page, '#bar');
	expect(left).toBeGreaterThan(DESK.width / 2);
	const note = await seen(page, '#note');
	const bar = await inPage(page, '#bar');
	await scrollTo(page, (await inPage(page, '#note')) + 100);
	await expect
		.poll(() => seen(page, '#note'))
		.toMatchObject({ top: 140, left: note.left, width: note.width, isActive: true });
	for (const beyond of [100, 900, 1700]) {
		await scrollTo(page, bar + beyond);
		await expect
			.poll(() => seen(page, '#bar'))
			.toMatchObject({ top: 90, left, width, isActive: true });
	}
	await expect(page.locator('#bar')).toHaveClass(/--fixed/);
});

test('WordPress’s admin bar moves sticky elements at the top, where it is fixed itself', async ({
	page,
}) => {
	await page.addInitScript(() => {
		document.addEventListener('DOMContentLoaded', () => {
			const bar = document.createElement('div');
			bar.id = 'wpadminbar';
			const lay = () => {
				const height = innerWidth <= 782 ? '46px' : '32px';
				const position = innerWidth <= 600 ? 'absolute' : 'fixed';
				Object.assign(bar.style, { position, height, top: '0', width: '100%' });
				document.documentElement.style.marginTop = height;
			};
			lay();
			addEventListener('resize', lay);
			document.body.append(bar);
		});
	});
	await open(page);
	for (const [width, height] of [
		[1280, 32],
		[700, 46],
		[500, 0],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		const offset = width > 767 ? 90 : 0;
		for (const beyond of [100, 1500]) {
			await expect(async () => {
				await scrollTo(page, 0);
				const bar = await inPage(page, '#short');
				await scrollTo(page, bar + beyond);
				expect(await seen(page, '#bar')).toMatchObject({ top: offset + height, isActive: true });
			}, `${width} px`).toPass({ timeout: 20_000 });
		}
		// The header shrinks to 60 pixels and is below the admin bar.
		if (width > 1024) {
			await expect.poll(() => seen(page, '.site-header')).toMatchObject({ bottom: height + 60 });
		}
	}
});

test('an element sticks to the bottom edge until its own place comes', async ({ page }) => {
	await open(page);
	const atEdge = { bottom: DESK.height - 10, isActive: true };
	await expect.poll(() => seen(page, '#strip')).toMatchObject(atEdge);
	const home = await page
		.locator('#strip-home')
		.evaluate((element) => element.getBoundingClientRect().top + scrollY + 40);
	await scrollTo(page, home - DESK.height + 20);
	await expect.poll(() => seen(page, '#strip')).toMatchObject(atEdge);
	await scrollTo(page, home - 300);
	await expect.poll(() => seen(page, '#strip')).toMatchObject({ top: 300, isActive: false });
	await scrollTo(page, 0);
	await expect.poll(() => seen(page, '#strip')).toMatchObject(atEdge);
});

test('without script the sheet alone sticks, and anchors stay clear of the header', async ({
	browser,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESK });
	const page = await context.newPage();
	await page.goto(`${PAGE}#after-bar`);
	await expect.poll(async () => (await page.locator('.site-header').boundingBox())?.y).toBe(0);
	const target = async () => (await page.locator('#after-bar').boundingBox())?.y ?? 0;
	await expect.poll(target).toBeLessThan(200);
	expect(await target()).toBeGreaterThan(91);
	await context.close();
});

test('on paper nothing sticks', async ({ page }) => {
	await open(page);
	await scrollTo(page, 2500);
	await expect.poll(() => seen(page, '#bar')).toMatchObject({ isActive: true });
	await page.emulateMedia({ media: 'print' });
	for (const id of ['#bar', '#note', '#strip']) {
		const position = await page
			.locator(id)
			.evaluate((element) => getComputedStyle(element).position);
		expect(['static', 'relative'], id).toContain(position);
	}
});

test('a device that is not listed does not stick, also after a resize, and back', async ({
	page,
}) => {
	await open(page);
	await scrollTo(page, 500);
	await expect.poll(() => seen(page, '#note')).toMatchObject({ isActive: true });
	await page.setViewportSize({ width: 700, height: 800 });
	await expect(page.locator('#note')).not.toHaveClass(/elementor-sticky/);
	await expect(page.locator('#note')).not.toHaveAttribute('style');
	await expect(page.locator('#bar')).toHaveClass(/elementor-sticky/);
	await page.setViewportSize(DESK);
	await expect(page.locator('#note')).toHaveClass(/elementor-sticky--active/);
});

test('anchors come to rest clear of sticky elements, by the editor’s offset', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page);
	await page.getByRole('link', { name: 'To the place after the bar' }).click();
	await expect.poll(async () => (await seen(page, '#after-bar')).top).toBeGreaterThanOrEqual(179);
	expect((await seen(page, '#after-bar')).top).toBeLessThanOrEqual(200);
});

for (const [width, height] of [
	[1280, 800],
	[390, 844],
] as const) {
	test(`an address with a fragment ends below sticky elements, at ${width} px`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		const isDesk = width > 767;
		for (const [hash, least, most] of [
			// At the editor's offset.
			['after-bar', 179, 182],
			// This element sticks below the second bar, which is in the same column.
			['below-both', isDesk ? 217 : 213, isDesk ? 220 : 216],
			// The column of the second bar has ended, so this element sticks below the first bar only.
			['strip-home', 179, 182],
		] as const) {
			await page.goto('about:blank');
			await page.goto(`${PAGE}#${hash}`);
			await expect(page.locator('#below-bar')).toHaveClass(/elementor-sticky/);
			await expect
				.poll(async () => {
					const { top } = await seen(page, `#${hash}`);
					return top >= least && top <= most ? hash : top;
				}, hash)
				.toBe(hash);
		}
	});
}

test('a bar that its column has taken along keeps no room at the edge', async ({ page }) => {
	await open(page);
	const room = () => page.evaluate(() => document.documentElement.style.scrollPaddingTop);
	const inColumn = (await inPage(page, '#below-bar')) + 200;
	const behind = (await inPage(page, '#strip-home')) + 200;
	for (const [top, expected] of [
		[inColumn, '218px'],
		[behind, '130px'],
		[inColumn, '218px'],
	] as const) {
		await scrollTo(page, top);
		await expect.poll(room, `at ${top}`).toBe(expected);
	}
});

test('an element that the keyboard reaches is never under a sticky element', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page);
	await page.getByRole('link', { name: 'All widgets' }).last().focus();
	await scrollTo(page, 4000);
	for (let step = 0; step < 5; step += 1) {
		await page.keyboard.press('Shift+Tab');
		await expect
			.poll(() =>
				page.evaluate(() => {
					const focused = document.activeElement as Element;
					const { left, top, height, width } = focused.getBoundingClientRect();
					const hit = document.elementFromPoint(left + width / 2, top + height / 2);
					return focused.contains(hit) || !!focused.closest('.elementor-location-header');
				}),
			)
			.toBe(true);
	}
});

test('an element that shrinks by its padding does so as one movement, which moves nothing below it', async ({
	page,
}) => {
	// The script is fetched when the visitor begins to use the page.
	const tween = page.waitForResponse(/\/tween-/);
	await open(page);
	const bar = page.locator('#bar');
	const height = () => bar.evaluate((element) => element.getBoundingClientRect().height);
	const effectsFrom = (await inPage(page, '#bar')) - 90 + 200;
	const tall = await height();
	await tween;
	const after = await inPage(page, '#after-bar');
	const heightsOnTheWay = () =>
		bar.evaluate(
			(element, top) =>
				new Promise<number[]>((resolve) => {
					const seen: number[] = [];
					const look = () => {
						seen.push(element.getBoundingClientRect().height);
						const isAtRest = seen[0] !== seen.at(-1) && seen.at(-1) === seen.at(-20);
						if (isAtRest || seen.length > 600) resolve(seen);
						else requestAnimationFrame(look);
					};
					look();
					window.scrollTo({ top, behavior: 'instant' });
				}),
			effectsFrom + 20,
		);
	// The movement counts as visible if a height between the two ends was painted. A busy machine may paint none in a
	// third of a second, but not every time, so the test tries again.
	await expect(async () => {
		await scrollTo(page, effectsFrom - 20);
		await expect(bar).toHaveClass(/--active/);
		await expect.poll(height).toBe(tall);
		const heights = await heightsOnTheWay();
		expect(heights.at(-1)).toBe(tall - 40);
		expect(heights.some((one) => one > tall - 39 && one < tall - 1)).toBe(true);
	}).toPass({ timeout: 20_000 });
	expect(await inPage(page, '#after-bar')).toBe(after);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await scrollTo(page, effectsFrom - 20);
	await expect(bar).not.toHaveClass(/--effects/);
	await expect(bar).not.toHaveAttribute('style', /padding/);
	expect(await height()).toBe(tall);
});
