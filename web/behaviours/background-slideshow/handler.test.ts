// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { attach } from './handler';

vi.mock('../../browser/adopt-sheet', () => ({ adoptSheet: vi.fn() }));

const viewport = installFakeViewport();
const page = { attach: () => {}, detach: () => {} };
const broken = new Set<string>();
let setReduced: (isReduced: boolean) => void;
let element: HTMLElement;
let detach: () => void = () => {};

const gallery = (...names: string[]) => names.map((name) => ({ id: 1, url: `/${name}.jpg` }));
/** The properties by which our sheet names two pictures; it paints the first. */
const OUR_SHEET = '--e-slides: 2; --e-slide-1: url("/a.jpg"); --e-slide-2: url("/b.jpg")';
const THREE = { background_slideshow_gallery: gallery('a', 'b', 'c') };

beforeEach(() => {
	vi.useFakeTimers();
	setReduced = fakeReducedMotion();
	broken.clear();
	vi.stubGlobal(
		'Image',
		class {
			src = '';
			decode = async () => {
				if ([...broken].some((name) => this.src.includes(name))) throw new Error('broken');
			};
		},
	);
});
afterEach(() => {
	detach();
	document.body.replaceChildren();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

async function start(settings: object, tag = 'div', sheet = ''): Promise<void> {
	document.body.innerHTML = `<${tag}><p>Content</p></${tag}>`;
	element = document.body.firstElementChild as HTMLElement;
	element.style.cssText = sheet;
	detach = await attach(element, settings, page);
}
const see = (isSeen: boolean) => viewport.report(element, isSeen);
const slides = () => [
	...element.querySelectorAll<HTMLElement>('.elementor-background-slideshow__slide'),
];
const shown = () => slides().findIndex(({ dataset }) => dataset.state === 'shown');
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const button = () => element.querySelector('button');

describe('a background slideshow', () => {
	it('is made when it is near, behind the content, and hidden from assistive technology', async () => {
		await start(THREE);
		expect(slides()).toHaveLength(0);
		see(true);
		expect(slides()).toHaveLength(3);
		expect(element.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
		expect(shown()).toBe(0);
	});

	it('shows one picture after the other, each for its time, and goes round', async () => {
		await start(THREE);
		see(true);
		await pass(5499);
		expect(shown()).toBe(0);
		await pass(1);
		expect([shown(), slides()[0]?.dataset.state]).toEqual([1, 'leaving']);
		await pass(11_000);
		expect(shown()).toBe(0);
	});

	it('fetches a picture only when it comes next', async () => {
		await start(THREE);
		see(true);
		const painted = () =>
			slides().map(
				(slide) => (slide.firstElementChild as HTMLElement).style.backgroundImage !== '',
			);
		expect(painted()).toEqual([true, false, false]);
		await pass(5500);
		expect(painted()).toEqual([true, true, false]);
	});

	it('stops at the last picture where its editor chose so', async () => {
		for (const loop of ['', 'no']) {
			await start({ ...THREE, background_slideshow_loop: loop });
			see(true);
			await pass(60_000);
			expect(shown()).toBe(2);
			detach();
		}
	});

	it.each([
		[
			{ background_slideshow_slide_duration: 1000, background_slideshow_transition_duration: 200 },
			1200,
		],
		[{ background_slideshow_slide_duration: '2000' }, 2500],
		[
			{ background_slideshow_slide_duration: 'soon', background_slideshow_transition_duration: -1 },
			5500,
		],
	])('takes its time: %j', async (settings, milliseconds) => {
		await start({ ...THREE, ...settings });
		see(true);
		await pass(milliseconds - 1);
		expect(shown()).toBe(0);
		await pass(1);
		expect(shown()).toBe(1);
	});

	it('skips a picture that fails to load', async () => {
		broken.add('b.jpg');
		await start(THREE);
		see(true);
		await pass(5600);
		expect(shown()).toBe(2);
	});

	it('stands out of view, by its button, and where less motion is wanted', async () => {
		await start(THREE);
		see(true);
		see(false);
		await pass(20_000);
		expect(shown()).toBe(0);
		see(true);
		button()?.click();
		await pass(20_000);
		expect(shown()).toBe(0);
		expect(button()?.getAttribute('aria-label')).toBe('Play the background pictures');
		detach();
		setReduced(true);
		await start(THREE);
		see(true);
		await pass(20_000);
		expect(shown()).toBe(0);
		expect(element.lastElementChild).not.toBe(button());
		button()?.click();
		await pass(5500);
		expect(shown()).toBe(1);
	});

	it.each([
		[undefined, 'fade'],
		['slide_left', 'slide_left'],
		['slide_down', 'slide_down'],
		['spin', 'fade'],
	])(
		'a slideshow with the transition %s moves by %s',
		async (background_slideshow_slide_transition, transition) => {
			await start({ ...THREE, background_slideshow_slide_transition });
			see(true);
			expect((element.firstElementChild as HTMLElement).dataset.transition).toBe(transition);
		},
	);

	it('moves the picture that shows where its editor wants Ken Burns', async () => {
		await start({
			...THREE,
			background_slideshow_ken_burns: 'yes',
			background_slideshow_ken_burns_zoom_direction: 'out',
		});
		see(true);
		const active = () => element.querySelectorAll('.elementor-ken-burns--active');
		expect(active()).toHaveLength(1);
		expect(element.querySelectorAll('.elementor-ken-burns--out')).toHaveLength(3);
		await pass(5500);
		expect(slides()[1]?.contains(active()[0] as Element)).toBe(true);
	});

	it('leaves the first picture to a sheet that paints it, until a visitor presses the button', async () => {
		setReduced(true);
		await start({}, 'div', OUR_SHEET);
		see(true);
		expect(slides()).toHaveLength(0);
		button()?.click();
		expect(slides()).toHaveLength(2);
	});

	it.each([
		[{ background_slideshow_gallery: gallery('a') }, 'div', 1],
		[THREE, 'a', 3],
	])('rests at its first picture for %j in %s', async (settings, tag, count) => {
		await start(settings, tag);
		see(true);
		await pass(20_000);
		expect([slides().length, shown(), button()]).toEqual([count, 0, null]);
	});

	it.each([
		[{ background_slideshow_gallery: 'a' }, 'div', ''],
		[{}, 'div', ''],
		[{}, 'a', OUR_SHEET],
	])('is none for %j in %s with the sheet "%s"', async (settings, tag, sheet) => {
		await start(settings, tag, sheet);
		see(true);
		expect(slides()).toHaveLength(0);
		expect(button()).toBeNull();
	});

	it('takes pictures of the builder’s settings by the path that this host serves', async () => {
		const url = 'https://cms.example/wp-content/uploads/a.jpg';
		await start({
			background_slideshow_gallery: [
				{ url },
				{ url: '/b.jpg' },
				{ url: 'https://evil.example/c.jpg' },
			],
		});
		see(true);
		expect(slides()).toHaveLength(2);
		expect(slides()[0]?.innerHTML).toContain('/wp-content/uploads/a.jpg');
		expect(element.innerHTML).not.toContain('cms.example');
	});

	it('of a column lies in the box inside it, which has the background', async () => {
		document.body.innerHTML =
			'<div class="elementor-column"><div class="elementor-widget-wrap"></div></div>';
		element = document.body.firstElementChild as HTMLElement;
		detach = await attach(element, THREE, page);
		see(true);
		expect(element.querySelectorAll('.elementor-widget-wrap > *')).toHaveLength(2);
	});

	it('leaves nothing behind', async () => {
		await start(THREE);
		const before = '<p>Content</p>';
		see(true);
		detach();
		await pass(20_000);
		expect([element.innerHTML, viewport.observed()]).toEqual([before, 0]);
	});
});
