// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeViewport, installFakeViewport } from '../../browser/testing/fake-viewport';
import { startCarousel } from './effects';
import type { CarouselOptions } from './options';
import type { CarouselStart } from './start-carousel';
import { CAROUSEL as OPTIONS } from './testing/options';

const slide = (number: number) =>
	`<div class="swiper-slide" role="group" aria-label="${number} of 6"><a href="/${number}">${number}</a></div>`;
const MARKUP = `<div class="swiper"><div class="swiper-wrapper" tabindex="0">${[1, 2, 3, 4, 5, 6]
	.map(slide)
	.join('')}</div></div>
<button class="elementor-swiper-button-prev">Previous</button><button class="elementor-swiper-button-next">Next</button>
<div class="e-carousel-controls"><button class="e-carousel-pause"></button><div class="swiper-pagination"></div></div>`;

/** Counts the listeners on all targets, by `type`. */
function countListeners(): { listening: () => string[] } {
	const held = new Map<string, EventTarget>();
	const ids = new WeakMap<object, number>();
	let lastId = 0;
	const idOf = (thing: object) => {
		const id = ids.get(thing) ?? ++lastId;
		ids.set(thing, id);
		return id;
	};
	const keyOf = (target: object, type: string, listener: unknown, options: unknown) => {
		const isCapture =
			typeof options === 'object'
				? Boolean((options as AddEventListenerOptions)?.capture)
				: Boolean(options);
		return `${type} ${idOf(target)} ${idOf(listener as object)} ${isCapture}`;
	};
	// The window of happy-dom has methods of its own.
	for (const owner of [eventsOf(document.body), window as EventTarget]) {
		const { addEventListener: add, removeEventListener: remove } = owner;
		owner.addEventListener = function (this: EventTarget, type, listener, options) {
			if (listener) held.set(keyOf(this, type, listener, options), this);
			add.call(this, type, listener, options);
		};
		owner.removeEventListener = function (this: EventTarget, type, listener, options) {
			if (listener) held.delete(keyOf(this, type, listener, options));
			remove.call(this, type, listener, options);
		};
		ends.push(() => Object.assign(owner, { addEventListener: add, removeEventListener: remove }));
	}
	// An element that is no longer in the page does not count, because its listeners are freed with it.
	const isThere = (target: EventTarget) => !(target instanceof Node) || target.isConnected;
	return {
		listening: () => [...held].filter(([, target]) => isThere(target)).map(([key]) => key),
	};
}

/** The prototype that has an element's `addEventListener`. */
function eventsOf(element: object): EventTarget {
	const prototype = Object.getPrototypeOf(element);
	return Object.hasOwn(prototype, 'addEventListener') ? prototype : eventsOf(prototype);
}

let ends: (() => void)[] = [];
let viewport: FakeViewport;
let resizeObserved = 0;
beforeEach(() => {
	vi.useFakeTimers();
	viewport = installFakeViewport();
	resizeObserved = 0;
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe = () => {
				resizeObserved += 1;
			};
			unobserve = () => {
				resizeObserved -= 1;
			};
			disconnect = () => {
				resizeObserved = 0;
			};
		},
	);
	document.body.innerHTML = `<section class="e-carousel">${MARKUP}</section>`;
});
afterEach(() => {
	for (const end of ends) end();
	ends = [];
	vi.unstubAllGlobals();
	vi.useRealTimers();
	document.body.replaceChildren();
});

const carousel = () => document.querySelector('.e-carousel') as HTMLElement;
const start = (changes: Partial<CarouselOptions> = {}, more: CarouselStart = {}) =>
	startCarousel(carousel(), { ...OPTIONS, ...changes }, more);
const press = (name: string) => carousel().querySelector<HTMLElement>(name)?.click();

describe('a carousel', () => {
	it('leaves no listener, node, attribute, observer or timer behind, however often it is started', () => {
		const before = document.body.innerHTML;
		const { listening } = countListeners();
		for (let round = 0; round < 3; round += 1) {
			const end = startCarousel(carousel(), OPTIONS);
			expect(listening().length).toBeGreaterThan(5);
			viewport.report(carousel(), true);
			expect(carousel().dataset.state).toBe('playing');
			expect(vi.getTimerCount()).toBeGreaterThan(0);
			carousel().querySelector<HTMLElement>('.elementor-swiper-button-next')?.click();
			end();
			expect(listening()).toEqual([]);
			// A change of slides in progress ends, and starts nothing further.
			vi.runOnlyPendingTimers();
			expect([vi.getTimerCount(), viewport.observed()]).toEqual([0, 0]);
		}
		expect(resizeObserved).toBe(0);
		expect(document.body.innerHTML).toBe(before);
	});

	it('is a row again that can be read and reached as the server sent it', () => {
		const before = document.body.innerHTML;
		const end = start({ autoplay: null, effect: 'fade' });
		expect(carousel().querySelector('.swiper-wrapper')?.hasAttribute('tabindex')).toBe(false);
		end();
		expect(document.body.innerHTML).toBe(before);
	});

	it.each(['fade', 'cube', 'coverflow'] as const)('is unchanged after the effect %s', (effect) => {
		const before = document.body.innerHTML;
		const end = start({ effect, steps: single() });
		expect(carousel().querySelector('.swiper')?.classList).toContain(`swiper-${effect}`);
		end();
		expect(document.body.innerHTML).toBe(before);
	});

	it('puts the slides of a coverflow beside the middle one into the shade, and no slide of a cube', () => {
		const shades = () => carousel().querySelectorAll('[class*="swiper-slide-shadow"]').length;
		const end = start({ effect: 'coverflow', steps: single() });
		expect(shades()).toBe(2 * carousel().querySelectorAll('.swiper-slide').length);
		end();
		const endCube = start({ effect: 'cube', steps: single() });
		expect(shades()).toBe(0);
		endCube();
	});

	it('reports a change and its end', () => {
		const events = { onChange: vi.fn(), onSettle: vi.fn(), onPlaying: vi.fn() };
		const end = start({ isInfinite: false, speedMs: 0, steps: single() }, { events });
		expect(events.onSettle.mock.calls).toEqual([[0]]);
		expect(events.onPlaying).toHaveBeenLastCalledWith(true);
		press('.e-carousel-pause');
		expect(events.onPlaying).toHaveBeenLastCalledWith(false);
		end();
	});

	it('has nothing to press and does not play where all its slides are seen and none comes round', () => {
		const all = [
			{ device: 'desktop' as const, minWidth: 0, slides: 6, group: 1, perDot: 1, spacing: 0 },
		];
		const end = start({ steps: all, isInfinite: false });
		viewport.report(carousel(), true);
		expect(carousel().hasAttribute('data-all-seen')).toBe(true);
		expect(vi.getTimerCount()).toBe(0);
		end();
		const other = start({ isInfinite: false, steps: all.map((step) => ({ ...step, slides: 5 })) });
		expect(carousel().hasAttribute('data-all-seen')).toBe(false);
		other();
	});

	it('repeats its slides where too few of them go round, and takes the copies out again', () => {
		const steps = [
			{ device: 'desktop' as const, minWidth: 0, slides: 8, group: 1, perDot: 1, spacing: 0 },
		];
		document.querySelector('.swiper-slide')?.setAttribute('id', 'first');
		const before = document.body.innerHTML;
		const events = { onSettle: vi.fn() };
		const end = start({ steps, speedMs: 0 }, { events });
		expect(carousel().hasAttribute('data-all-seen')).toBe(false);
		expect(document.querySelectorAll('.swiper-slide')).toHaveLength(12);
		expect(document.querySelectorAll('#first')).toHaveLength(1);
		// A copy of a slide is no position of its own.
		expect(document.querySelectorAll('.swiper-pagination > [role="button"]')).toHaveLength(6);
		end();
		expect(document.querySelectorAll('.swiper-slide')).toHaveLength(6);
		expect(document.body.innerHTML).toBe(before);
	});

	it('has no dots where there is a single place', () => {
		const steps = [
			{ device: 'desktop' as const, minWidth: 0, slides: 6, group: 6, perDot: 6, spacing: 0 },
		];
		const end = start({ steps });
		expect(document.querySelectorAll('.swiper-pagination > [role="button"]')).toHaveLength(0);
		end();
	});

	it('has a dot for each step that an editor wants, and passes no slide over', () => {
		const steps = (perDot: number) => single().map((step) => ({ ...step, perDot }));
		const end = start({ steps: steps(4) });
		expect(document.querySelectorAll('.swiper-pagination > [role="button"]')).toHaveLength(2);
		end();
		const other = start({ steps: steps(9) });
		expect(document.querySelectorAll('.swiper-pagination > [role="button"]')).toHaveLength(0);
		other();
	});

	it('keeps its hands off the controls of a carousel that one of its slides holds', () => {
		const inner = `<section class="e-carousel" id="inner">${MARKUP}</section>`;
		document.body.innerHTML = `<section class="e-carousel"><div class="swiper"><div class="swiper-wrapper"><div class="swiper-slide">${inner}</div><div class="swiper-slide">2</div></div></div></section>`;
		const before = document.body.innerHTML;
		const end = start({ steps: single() });
		expect(document.querySelector('#inner .swiper-pagination')?.childElementCount).toBe(0);
		expect(document.querySelector('#inner')?.hasAttribute('data-state')).toBe(false);
		end();
		expect(document.body.innerHTML).toBe(before);
	});

	it('passes as a band at once, without standing', () => {
		const end = start({
			speedMs: 9999,
			autoplay: { stayMs: 1, pausesOnHover: true, stopsOnUse: false },
		});
		expect(carousel().hasAttribute('data-band')).toBe(true);
		end();
		expect(carousel().hasAttribute('data-band')).toBe(false);
		start()();
	});
});

const single = () => OPTIONS.steps.map((step) => ({ ...step, slides: 1 }));
