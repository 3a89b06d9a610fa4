// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attach } from './handler';
import { type FakeStage, installFakeStage } from './testing/fake-stage';

const { ticking } = vi.hoisted(() => ({ ticking: new Set<(elapsedMs: number) => void>() }));
vi.mock('../../browser/frames', async (original) => ({
	...(await original<typeof import('../../browser/frames')>()),
	eachFrame(callback: (elapsedMs: number) => void) {
		ticking.add(callback);
		return () => ticking.delete(callback);
	},
}));

const UP = {
	motion_fx_motion_fx_scrolling: 'yes',
	motion_fx_translateY_effect: 'yes',
	motion_fx_opacity_effect: 'yes',
	motion_fx_blur_effect: 'yes',
};
const TILT = {
	motion_fx_motion_fx_mouse: 'yes',
	motion_fx_tilt_effect: 'yes',
	motion_fx_mouseTrack_effect: 'yes',
};
const BACKGROUND = {
	background_motion_fx_motion_fx_scrolling: 'yes',
	background_motion_fx_translateX_effect: 'yes',
};

let stage: FakeStage;

beforeEach(() => {
	stage = installFakeStage();
	document.body.innerHTML =
		'<main><div class="e-con" data-element_type="container" data-id="a"><p>x</p></div></main>';
	stage.place(element(), { top: 600, width: 300, height: 100 });
});

afterEach(() => {
	stage.restore();
	ticking.clear();
});

const element = () => document.querySelector<HTMLElement>('[data-id="a"]') as HTMLElement;
const page = () => document.documentElement.outerHTML.replaceAll(/ (style|class)=""/g, '');
let elapsedMs = 0;
const tick = (deltaMs = 16) => {
	elapsedMs += deltaMs;
	for (const callback of [...ticking]) callback(elapsedMs);
};

/** Scrolls, and lets one step of the movement be shown. */
function scrollTo(px: number): void {
	stage.scroll(px);
	stage.frame();
	tick();
}

function expectNothingLeft(before: string): void {
	expect(page()).toBe(before);
	expect(stage.listeners()).toBe(0);
	expect(stage.observed()).toBe(0);
	expect(stage.frames()).toBe(0);
	expect(ticking.size).toBe(0);
}

describe('the motion handler', () => {
	it('leaves no trace after repeated attaching and detaching', async () => {
		const before = page();
		for (let round = 0; round < 50; round += 1) {
			const end = attach(element(), { ...UP, ...TILT, ...BACKGROUND });
			await vi.dynamicImportSettled();
			stage.frame();
			scrollTo(round * 7);
			stage.point(round, 10);
			stage.frame();
			tick();
			expect(element().style.transform).toContain('translateY');
			expect(stage.listeners()).toBeGreaterThan(0);
			end();
		}
		expectNothingLeft(before);
	});

	it('leaves no trace where it goes before its first frame, and where it goes twice', async () => {
		const before = page();
		const end = attach(element(), { ...UP, ...TILT, ...BACKGROUND });
		end();
		end();
		// The file that watches the pointer loads too late.
		await vi.dynamicImportSettled();
		expectNothingLeft(before);
	});

	it('forgets the settings it had once it comes again with others', () => {
		const before = page();
		const end = attach(element(), { ...UP, ...TILT, ...BACKGROUND });
		stage.frame();
		scrollTo(90);
		end();
		const { length } = page();
		expect(length).toBe(before.length);
		const endAgain = attach(element(), {
			motion_fx_motion_fx_scrolling: 'yes',
			motion_fx_rotateZ_effect: 'yes',
		});
		stage.frame();
		scrollTo(120);
		const { transform, opacity, filter } = element().style;
		expect(transform).toMatch(/^rotateZ\(\S+deg\)$/);
		expect([opacity, filter].join('')).toBe('');
		expect(element().parentElement?.className).not.toContain('perspective');
		expect(document.querySelector('.elementor-motion-effects-layer')).toBeNull();
		endAgain();
		expectNothingLeft(before);
	});

	it('runs while something moves and not one frame longer', () => {
		const end = attach(element(), UP);
		stage.frame();
		expect(ticking.size).toBe(0);
		scrollTo(200);
		expect(ticking.size).toBe(1);
		for (let at = 0; at < 200 && ticking.size > 0; at += 1) tick();
		expect(ticking.size).toBe(0);
		expect(stage.frames()).toBe(0);
		end();
	});

	it.each([
		['down', -360, -359, -5000],
		['up', 360, 359, 5000],
	])('lags behind a scroll %s by half the window at the most', (_, half, less, far) => {
		stage.place(element(), { top: 5300, width: 300, height: 100 });
		const end = attach(element(), UP);
		stage.frame();
		/** Returns the shown place one step after a scroll by `way`. */
		const shownFrom = (way: number) => {
			scrollTo(5000 + way);
			for (let at = 0; at < 400 && ticking.size > 0; at += 1) tick();
			scrollTo(5000);
			return element().style.transform;
		};
		expect(shownFrom(far)).toBe(shownFrom(half));
		expect(shownFrom(far)).not.toBe(shownFrom(less));
		end();
	});

	it('follows the way of the box around the element on passed pages', () => {
		const DOWN = { motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateY_effect: 'yes' };
		const around = element().parentElement as HTMLElement;
		stage.place(around, { top: 0, width: 300, height: 2160 });
		/** Returns the place after a scroll by half a window. */
		const placeAt360 = () => {
			stage.scroll(0);
			const end = attach(element(), DOWN);
			stage.frame();
			scrollTo(360);
			for (let at = 0; at < 400 && ticking.size > 0; at += 1) tick();
			const { transform } = element().style;
			end();
			return transform;
		};
		// Of the way of 720 + 100 pixels the element has passed 480, the box around it 1,080 of 720 + 2,160.
		expect(placeAt360()).toBe('translateY(-34.16px)');
		document.body.dataset.passed = '';
		expect(placeAt360()).toBe('translateY(50px)');
		delete document.body.dataset.passed;
	});

	it('does not mind that its element is removed while it moves', () => {
		const end = attach(element(), { ...UP, ...TILT, ...BACKGROUND });
		stage.frame();
		scrollTo(200);
		const gone = element();
		gone.remove();
		tick();
		scrollTo(300);
		end();
		tick();
		expect(gone.outerHTML.replaceAll(/ style=""/g, '')).toBe(
			'<div class="e-con" data-element_type="container" data-id="a"><p>x</p></div>',
		);
		expect([stage.listeners(), stage.observed(), stage.frames(), ticking.size]).toEqual([
			0, 0, 0, 0,
		]);
	});

	it('moves an element without a size by numbers all the same', async () => {
		stage.place(element(), { top: 0, width: 0, height: 0 });
		stage.resizeTo(0, 0);
		const end = attach(element(), { ...UP, ...TILT, ...BACKGROUND });
		await vi.dynamicImportSettled();
		stage.frame();
		scrollTo(10);
		stage.point(0, 0);
		stage.frame();
		tick();
		expect(page()).not.toMatch(/NaN|Infinity|undefined/);
		end();
	});

	const JUNK = [null, undefined, '', 'yes', -1e9, 1e300, Number.NaN, [], {}, true, { size: 'x' }];
	const FIELDS = ['speed', 'level', 'direction', 'range', 'affectedRange'];
	const EFFECTS = 'translateY translateX rotateZ scale opacity blur mouseTrack tilt'.split(' ');

	it.each(JUNK.map((junk) => [junk]))('takes %o for every field and shows no NaN', async (junk) => {
		const settings: Record<string, unknown> = {};
		for (const group of ['motion_fx', 'background_motion_fx']) {
			Object.assign(settings, {
				[`${group}_motion_fx_scrolling`]: 'yes',
				[`${group}_motion_fx_mouse`]: 'yes',
				[`${group}_range`]: junk,
				[`${group}_devices`]: junk,
			});
			for (const effect of EFFECTS) {
				settings[`${group}_${effect}_effect`] = 'yes';
				for (const field of FIELDS) settings[`${group}_${effect}_${field}`] = junk;
			}
		}
		const before = page();
		const end = attach(element(), settings);
		await vi.dynamicImportSettled();
		stage.frame();
		for (const px of [0, 50, 900, 1e7]) scrollTo(px);
		stage.point(20, 30);
		stage.frame();
		tick();
		expect(page()).not.toMatch(/NaN|Infinity|undefined/);
		end();
		expectNothingLeft(before);
	});

	it.each([[null], [undefined], ['x'], [3], [[]], [{}]])(
		'is off with %o for settings',
		(settings) => {
			const before = page();
			const end = attach(element(), settings);
			expect(page()).toBe(before);
			end();
			expectNothingLeft(before);
		},
	);

	it('continues towards the pointer when the page is measured on the way', async () => {
		const detach = attach(element(), TILT);
		await vi.dynamicImportSettled();
		stage.frame();
		stage.point(1280, 720);
		stage.frame();
		tick();
		window.dispatchEvent(new Event('load'));
		stage.frame();
		for (let step = 0; step < 100; step += 1) tick();
		expect(element().style.transform).toContain('translateX(-50px)translateY(-50px)');
		expect(ticking.size).toBe(0);
		detach();
	});
});
