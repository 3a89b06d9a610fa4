import { expect, test } from '@playwright/test';
import {
	horizontalOverflow,
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';
import { EFFECT_COUNT, expectEffects, scrollTo, shift, stateOf } from './moving-state';

const SCROLL = '/widgets/motion-scroll/';
const RANGES = '/widgets/motion-ranges/';

for (const [device, width, height] of [
	['a phone', 390, 5000],
	['a tablet', 900, 3000],
	['a tablet on its side', 1100, 2500],
	['a laptop', 1400, 2500],
	['a desk', 1700, 2500],
] as const) {
	test(`every effect and direction follows the formula at every place on ${device}`, async ({
		page,
	}) => {
		const errors = watchErrors(page);
		await recordLayoutShift(page);
		// A tall window shows most of the elements at the same time, each at another point of its way.
		await page.setViewportSize({ width, height });
		await page.goto(SCROLL);
		await page.mouse.move(100, 100);
		await expect(page.locator('#up .elementor-motion-effects-element')).toBeAttached();
		const seen = new Set<string>();
		for (const share of [0, 0.3, 0.6, 1]) {
			await page.evaluate((part) => {
				const { scrollHeight, clientHeight } = document.documentElement;
				window.scrollTo({ top: part * (scrollHeight - clientHeight), behavior: 'instant' });
			}, share);
			for (const id of await expectEffects(page)) seen.add(id);
		}
		expect(seen.size).toBe(EFFECT_COUNT);
		expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
		expect(await horizontalOverflow(page)).toBe(0);
		expect(errors).toEqual([]);
	});
}

test('without script native timelines give the same', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.setViewportSize({ width: 1280, height: 2000 });
	await page.goto(SCROLL);
	// Playwright's own evaluation still works, while the page's scripts do not run.
	await scrollTo(page, 'opacity-in', 0.6);
	await expectEffects(page);
	await expect(page.locator('.elementor-motion-effects-element')).toHaveCount(0);
	await context.close();
});

test('the handler comes with the first input and takes over where the sheet was', async ({
	page,
}) => {
	await page.goto(SCROLL);
	await page.waitForLoadState('networkidle');
	await expect(page.locator('.elementor-motion-effects-element')).toHaveCount(0);
	const before = await stateOf(page, 'up');
	await page.mouse.move(100, 100);
	await page.mouse.move(120, 100);
	await expect(page.locator('#up .elementor-motion-effects-element')).toBeAttached();
	const after = await stateOf(page, 'up');
	expect(Math.abs(after.y - before.y)).toBeLessThan(1);
});

test('nothing runs while nothing moves', async ({ page }) => {
	await page.addInitScript(() => {
		const request = window.requestAnimationFrame;
		const counts = window as unknown as { frames: number };
		counts.frames = 0;
		window.requestAnimationFrame = (callback) => {
			counts.frames += 1;
			return request(callback);
		};
	});
	await page.goto(SCROLL);
	await page.mouse.wheel(0, 600);
	await expect(page.locator('.elementor-motion-effects-element').first()).toBeAttached();
	const frames = () => page.evaluate(() => (window as unknown as { frames: number }).frames);
	await expect(async () => {
		const before = await frames();
		await page.waitForTimeout(300);
		expect(await frames()).toBe(before);
	}).toPass({ timeout: 20_000 });
});

test('a static transform and its hover go on beside the motion, also when measured anew', async ({
	page,
}) => {
	await page.goto(SCROLL);
	await page.mouse.move(100, 100);
	await expect(page.locator('#static .elementor-motion-effects-element')).toBeAttached();
	/**
	 * Returns the distance of the transform from the result of its parts, in this order; the largest value over a
	 * number of frames.
	 */
	const differenceFrom = (before: string, frames = 1) =>
		page.locator('#static > .elementor-widget-container').evaluate(
			async (node, [parts, count]) => {
				const wrapper = node.parentElement as HTMLElement;
				let most = 0;
				for (let frame = 0; frame < count; frame += 1) {
					await new Promise(requestAnimationFrame);
					const { top, height } = wrapper.getBoundingClientRect();
					const way = (innerHeight - top) / (innerHeight + height);
					const percent = 100 * Math.min(1, Math.max(0, way));
					const wanted = new DOMMatrix(`${parts} translateY(${-(percent - 50) * 2}px)`);
					const is = new DOMMatrix(getComputedStyle(node).transform);
					for (const key of ['a', 'b', 'c', 'd', 'e', 'f'] as const) {
						most = Math.max(most, Math.abs(is[key] - wanted[key]));
					}
				}
				return most;
			},
			[before, frames] as const,
		);
	for (const share of [0.7, 0.4, 0.1]) {
		await scrollTo(page, 'static', share);
		await expect.poll(() => differenceFrom('rotate(-8deg)')).toBeLessThan(0.5);
	}
	await page.evaluate(() => dispatchEvent(new Event('elementor-pro/motion-fx/recalc')));
	expect(await differenceFrom('rotate(-8deg)', 30)).toBeLessThan(0.5);
	await scrollTo(page, 'static', 0.4);
	await page.locator('#static img').hover();
	await expect.poll(() => differenceFrom('rotate(-8deg) scale(1.15)')).toBeLessThan(0.5);
});

test('a fixed element inside a box that only fades stays fixed to the window', async ({ page }) => {
	await page.goto(SCROLL);
	await page.mouse.move(100, 100);
	await expect(page.locator('#opacity-in .elementor-motion-effects-element')).toBeAttached();
	const child = await page.evaluateHandle(() => {
		const inside = document.createElement('div');
		Object.assign(inside.style, { position: 'fixed', top: '12px', left: '34px' });
		document.querySelector('#opacity-in .elementor-motion-effects-element')?.append(inside);
		return inside;
	});
	for (const share of [0.8, 0.3]) {
		await scrollTo(page, 'opacity-in', share);
		await expect
			.poll(() => stateOf(page, 'opacity-in').then(({ opacity }) => opacity < 1))
			.toBe(true);
		const { top, left } = await child.evaluate((node) => node.getBoundingClientRect());
		expect([top, left]).toEqual([12, 34]);
	}
});

test('reduced motion rests everything, live and back again', async ({ page }) => {
	await page.goto(SCROLL);
	await page.mouse.wheel(0, 500);
	const moving = page.locator('.elementor-motion-effects-element');
	await expect(moving.first()).toBeAttached();
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await expect(moving).toHaveCount(0);
	expect(await stateOf(page, 'up')).toMatchObject({ x: 0, y: 0, opacity: 1, blur: 0 });
	expect(await stateOf(page, 'opacity-in')).toMatchObject({ opacity: 1 });
	expect(
		await page.evaluate(() =>
			[...document.querySelectorAll<HTMLElement>('main [style]')]
				.map(({ style }) => style.cssText)
				.filter(Boolean),
		),
	).toEqual([]);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await expect(moving.first()).toBeAttached();
	await scrollTo(page, 'up', 0.1);
	await expect.poll(async () => (await stateOf(page, 'up')).y).toBeLessThan(-50);
});

test('print shows everything at rest', async ({ page }) => {
	await page.goto(SCROLL);
	await page.mouse.wheel(0, 400);
	await expect(page.locator('.elementor-motion-effects-element').first()).toBeAttached();
	await page.emulateMedia({ media: 'print' });
	for (const id of ['up', 'opacity-in', 'blur-in', 'turn-left']) {
		expect(await stateOf(page, id)).toMatchObject({ x: 0, y: 0, opacity: 1, blur: 0, angle: 0 });
	}
});

test('a group counts on its devices, live at both sides of every bound', async ({ page }) => {
	await page.setViewportSize({ width: 1537, height: 900 });
	await page.goto(RANGES);
	await page.mouse.wheel(0, 10);
	const isOn = (id: string) => page.locator(`#${id} .elementor-motion-effects-element`).count();
	const expected: [width: number, desktop: number, middle: number, phone: number][] = [
		[1537, 1, 0, 0],
		[1536, 0, 1, 0],
		[1201, 0, 1, 0],
		[1200, 0, 1, 0],
		[1025, 0, 1, 0],
		[1024, 0, 1, 0],
		[768, 0, 1, 0],
		[767, 0, 0, 1],
	];
	for (const [width, ...counts] of expected) {
		await page.setViewportSize({ width, height: 900 });
		await expect
			.poll(() => Promise.all(['desktop-only', 'middle', 'phone-only'].map(isOn)), {
				message: `${width} px`,
			})
			.toEqual(counts);
	}
});

test('ranges, nesting, nested scrolling and fixed elements, on every device', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto(RANGES);
	await page.mouse.wheel(0, 10);
	await expect(page.locator('.elementor-motion-effects-element').first()).toBeAttached();
	const pagePercent = () =>
		page.evaluate(
			() =>
				(100 * scrollY) /
				(document.documentElement.scrollHeight - document.documentElement.clientHeight),
		);
	for (const width of [390, 900, 1100, 1400, 1700, 1280]) {
		await page.setViewportSize({ width, height: 720 });
		await scrollTo(page, 'page', 0.2);
		await expect
			.poll(
				async () => {
					const way = await pagePercent();
					const viewport = await stateOf(page, 'viewport');
					return [
						Math.abs((await stateOf(page, 'page')).x - shift(2)(way)) < 1,
						Math.abs((await stateOf(page, 'fixed')).angle - shift(0.2)(way)) < 0.2,
						Math.abs(viewport.x - shift(2)(viewport.percent)) < 1,
					];
				},
				{ message: `${width} px` },
			)
			.toEqual([true, true, true]);
	}
	await scrollTo(page, 'scroller', 0.3);
	const inScroller = async () => (await stateOf(page, 'in-scroller')).x;
	await page.evaluate(() => document.getElementById('scroller')?.scrollTo(0, 150));
	await expect
		.poll(async () => {
			const state = await stateOf(page, 'in-scroller');
			return Math.abs(state.x - shift(2)(state.percent));
		})
		.toBeLessThan(1);
	const before = await inScroller();
	await page.evaluate(() => document.getElementById('scroller')?.scrollTo(0, 250));
	await expect.poll(inScroller).toBeLessThan(before - 5);
	await expect(page.locator('#none .elementor-motion-effects-element')).toHaveCount(0);
});

test('content that grows above moves the percentages along without a resize', async ({ page }) => {
	await page.goto(SCROLL);
	await page.mouse.wheel(0, 10);
	await expect(page.locator('.elementor-motion-effects-element').first()).toBeAttached();
	await page.evaluate(() => {
		const room = document.createElement('div');
		room.style.height = '230px';
		document.querySelector('main')?.prepend(room);
	});
	await expect
		.poll(async () => {
			const { y, percent } = await stateOf(page, 'up');
			return Math.abs(y - shift(4)(percent));
		})
		.toBeLessThan(1);
});
