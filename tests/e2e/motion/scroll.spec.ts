import { expect, type Page, test } from '@playwright/test';
import {
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';

const SCROLL = '/widgets/motion-scroll/';
const RANGES = '/widgets/motion-ranges/';

/** A box's looks, and the percentage that its untransformed box has come through the window. */
interface State {
	percent: number;
	x: number;
	y: number;
	angle: number;
	scale: number;
	opacity: number;
	blur: number;
}

async function stateOf(page: Page, id: string): Promise<State> {
	return page.evaluate((elementId) => {
		const element = document.getElementById(elementId) as HTMLElement;
		const node = element.querySelector(':scope > .elementor-widget-container') ?? element;
		const style = getComputedStyle(node);
		const { a, b, e, f } = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
		// The widget's wrapper has the same box and does not move.
		const { top, height } = element.getBoundingClientRect();
		const way = (innerHeight - top) / (innerHeight + height);
		return {
			percent: 100 * Math.min(1, Math.max(0, way)),
			x: e,
			y: f,
			angle: (Math.atan2(b, a) * 180) / Math.PI,
			scale: Math.hypot(a, b),
			opacity: Number(style.opacity),
			blur: Number(/blur\(([\d.]+)px\)/.exec(style.filter)?.[1] ?? 0),
		};
	}, id);
}

/** Scrolls until the upper edge of an element is at a share of the window's height. */
async function scrollTo(page: Page, id: string, share: number): Promise<void> {
	await page.evaluate(
		([elementId, at]) => {
			const element = document.getElementById(elementId) as HTMLElement;
			window.scrollTo({
				top: element.getBoundingClientRect().top + scrollY - innerHeight * at,
				behavior: 'instant',
			});
		},
		[id, share] as const,
	);
}

const shift = (speed: number) => (p: number) => -(p - 50) * speed;
const rise = (p: number) => Math.min(1, Math.max(0, (p - 20) / 60));
const trapezoid = (p: number) => Math.min(1, p / 20, (100 - p) / 20);

/** Element of the catalogue page → which value it moves, and the formula of the facts. */
const EFFECTS: [id: string, value: keyof State, expected: (percent: number) => number][] = [
	['up', 'y', shift(4)],
	['down', 'y', shift(-4)],
	['slow', 'y', shift(1.5)],
	['left', 'x', shift(4)],
	['right', 'x', shift(-4)],
	['affected', 'x', (p) => shift(10)(Math.min(60, Math.max(40, p)))],
	['turn-left', 'angle', shift(1)],
	['turn-right', 'angle', shift(-1)],
	['opacity-in', 'opacity', rise],
	['opacity-out', 'opacity', (p) => 1 - rise(p)],
	['opacity-out-in', 'opacity', (p) => 1 - trapezoid(p)],
	['opacity-in-out', 'opacity', trapezoid],
	['blur-in', 'blur', (p) => 7 - 7 * rise(p)],
	['blur-out', 'blur', (p) => 7 * rise(p)],
	['blur-out-in', 'blur', (p) => 7 * trapezoid(p)],
	['blur-in-out', 'blur', (p) => 7 - 7 * trapezoid(p)],
	['scale-in', 'scale', (p) => 1 + 0.4 * rise(p)],
	['scale-out', 'scale', (p) => 1.4 - 0.4 * rise(p)],
	['scale-out-in', 'scale', (p) => 1.4 - 0.4 * trapezoid(p)],
	['scale-in-out', 'scale', (p) => 1 + 0.4 * trapezoid(p)],
];
const TOLERANCE: Partial<Record<keyof State, number>> = { x: 1, y: 1, angle: 0.3, blur: 0.1 };

async function expectEffects(page: Page, share: number): Promise<void> {
	for (const [id, value, expected] of EFFECTS) {
		await scrollTo(page, id, share);
		await expect(async () => {
			const state = await stateOf(page, id);
			const wanted = expected(state.percent);
			const difference = Math.abs(state[value] - wanted);
			expect(
				difference,
				`${id} at ${state.percent} %: ${state[value]}, not ${wanted}`,
			).toBeLessThan(TOLERANCE[value] ?? 0.02);
		}).toPass({ timeout: 5000, intervals: [50, 50, 100, 200] });
	}
}

test('every effect and direction follows the formula at several places', async ({ page }) => {
	const errors = watchErrors(page);
	await recordLayoutShift(page);
	await page.goto(SCROLL);
	await page.mouse.wheel(0, 10);
	await expect(page.locator('.elementor-motion-effects-element').first()).toBeAttached();
	for (const share of [0.85, 0.5, 0.1]) await expectEffects(page, share);
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	expect(errors).toEqual([]);
});

test('without script native timelines give the same', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(SCROLL);
	// Playwright's own evaluation still works; the page's scripts do not.
	await expectEffects(page, 0.6);
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
	}).toPass({ timeout: 10_000 });
});

test('a static transform and its hover go on beside the motion', async ({ page }) => {
	await page.goto(SCROLL);
	await page.mouse.wheel(0, 10);
	await scrollTo(page, 'static', 0.4);
	const state = () => stateOf(page, 'static');
	await expect.poll(async () => (await state()).angle).toBeCloseTo(-8, 1);
	await expect.poll(async () => (await state()).scale).toBeCloseTo(1, 2);
	await expect(page.locator('#static .elementor-motion-effects-element')).toBeAttached();
	await page.locator('#static img').hover();
	await expect.poll(async () => (await state()).scale).toBeCloseTo(1.15, 2);
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

test('ranges, nesting, nested scrolling and fixed elements', async ({ page }) => {
	await page.goto(RANGES);
	await page.mouse.wheel(0, 10);
	await expect(page.locator('.elementor-motion-effects-element').first()).toBeAttached();
	const pagePercent = () =>
		page.evaluate(
			() =>
				(100 * scrollY) /
				(document.documentElement.scrollHeight - document.documentElement.clientHeight),
		);
	await scrollTo(page, 'page', 0.2);
	const ofPage = shift(2)(await pagePercent());
	await expect.poll(async () => Math.abs((await stateOf(page, 'page')).x - ofPage)).toBeLessThan(1);
	await expect
		.poll(async () => {
			const turned = shift(0.2)(await pagePercent());
			return Math.abs((await stateOf(page, 'fixed')).angle - turned);
		})
		.toBeLessThan(0.2);
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
