// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { attachCarousel } from './attach-carousel';
import { CAROUSEL } from './testing/options';

const slides = (name: string) =>
	[1, 2, 3, 4]
		.map((at) => `<div class="swiper-slide${name}"><a href="/${at}">${at}</a></div>`)
		.join('');
const arrow = (way: string) =>
	`<div class="elementor-swiper-button elementor-swiper-button-${way}" role="button" tabindex="0"><i class="eicon-chevron"></i></div>`;
const ARROWS = arrow('prev') + arrow('next');
const DOTS = '<div class="swiper-pagination"></div>';

/** The builder's own markup of its carousels. */
const MARKUP = {
	'image carousel': `<div class="elementor-widget-container"><div class="elementor-image-carousel-wrapper swiper" role="region" aria-label="Bays" dir="ltr"><div class="elementor-image-carousel swiper-wrapper" aria-live="off">${slides('')}</div></div>${ARROWS}${DOTS}</div>`,
	'main swiper': `<div class="elementor-swiper"><div class="elementor-main-swiper swiper" role="region"><div class="swiper-wrapper">${slides('')}</div>${ARROWS}${DOTS}</div></div>`,
	slides: `<div class="elementor-swiper"><div class="elementor-slides-wrapper elementor-main-swiper swiper" data-animation="fadeInUp"><div class="swiper-wrapper elementor-slides">${slides(' elementor-repeater-item-a')}</div></div>${ARROWS}${DOTS}</div>`,
	'nested carousel': `<div class="e-n-carousel swiper" role="region"><div class="swiper-wrapper" aria-live="polite">${slides('')}</div></div>${ARROWS}${DOTS}`,
};

const viewport = installFakeViewport();

beforeEach(() => {
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	);
});
afterEach(() => {
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

describe.each(Object.entries(MARKUP))("the builder's own markup, %s", (_, html) => {
	const element = () => document.querySelector('.elementor-widget') as HTMLElement;
	const find = (selector: string) => document.querySelector(selector) as HTMLElement;

	it('runs, and is unchanged when that ends', async () => {
		document.body.innerHTML = `<div class="elementor-widget">${html}</div>`;
		const before = document.body.innerHTML;
		const end = await attachCarousel(element(), CAROUSEL);
		expect(find('.swiper').classList.contains('swiper-initialized')).toBe(true);
		expect(document.querySelectorAll('.swiper-pagination-bullet')).toHaveLength(4);
		expect(find('.swiper-pagination').className).toBe(
			'swiper-pagination swiper-pagination-bullets swiper-pagination-horizontal',
		);
		expect(find('.e-carousel-pause').getAttribute('aria-label')).toBe('Stop the slides');
		expect(find('[aria-label="2 of 4"]').getAttribute('role')).toBe('group');
		end();
		expect(document.body.innerHTML).toBe(before);
	});

	it('goes on by its arrow, by key as well, and an arrow has a name', async () => {
		document.body.innerHTML = `<div class="elementor-widget">${html}</div>`;
		const onChange = vi.fn();
		const end = await attachCarousel(
			element(),
			{ ...CAROUSEL, isInfinite: false },
			{ events: { onChange } },
		);
		const next = find('.elementor-swiper-button-next');
		expect(next.getAttribute('aria-label')).toBe('Next slide');
		expect(find('.elementor-swiper-button-prev').getAttribute('aria-disabled')).toBe('true');
		const pressed = vi.fn();
		next.addEventListener('click', pressed);
		next.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
		next.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
		next.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
		expect(pressed).toHaveBeenCalledTimes(2);
		end();
	});
});

it.each(Object.entries(MARKUP))(
	"of a passed page, %s, leaves arrows and dots where the builder's sheets place them",
	async (_, html) => {
		document.body.dataset.passed = '';
		document.body.innerHTML = `<div class="elementor-widget">${html}</div>`;
		const element = document.querySelector('.elementor-widget') as HTMLElement;
		const parents = () =>
			[...element.querySelectorAll('.elementor-swiper-button, .swiper-pagination')].map(
				({ parentElement, previousElementSibling: before }) =>
					`${parentElement?.classList[0]} ${before?.classList[0]}`,
			);
		const before = parents();
		const end = await attachCarousel(element, { ...CAROUSEL, offsetSides: 'right' });
		expect(parents()).toEqual(before);
		expect(element.querySelector('.swiper')?.classList).toContain('offset-right');
		expect(element.querySelector('.swiper-pagination-bullet')).not.toBeNull();
		expect(element.querySelector('.elementor-swiper-button-next')?.getAttribute('aria-label')).toBe(
			'Next slide',
		);
		end();
		delete document.body.dataset.passed;
	},
);

it('a sheet that the builder prints into a row is no slide', async () => {
	document.body.innerHTML = `<div class="elementor-widget"><div class="swiper elementor-loop-container"><div class="swiper-wrapper"><style></style>${slides('')}</div></div>${DOTS}</div>`;
	const end = await attachCarousel(
		document.querySelector('.elementor-widget') as HTMLElement,
		CAROUSEL,
	);
	expect(document.querySelectorAll('.swiper-pagination-bullet')).toHaveLength(4);
	expect(document.querySelector('[aria-label="1 of 4"]')).not.toBeNull();
	end();
});

it('a row of one slide, and an element without a row, stay unchanged', async () => {
	for (const html of [
		'',
		'<div class="swiper"><div class="swiper-wrapper"><p>One</p></div></div>',
	]) {
		document.body.innerHTML = `<div class="elementor-widget">${html}</div>`;
		const before = document.body.innerHTML;
		(await attachCarousel(document.querySelector('.elementor-widget') as HTMLElement, CAROUSEL))();
		expect(document.body.innerHTML).toBe(before);
	}
});

describe('a carousel of a passed page', () => {
	const find = (selector: string) => document.querySelector(selector) as HTMLElement;
	/** The widget, and the promise that is fulfilled when its carousel works. */
	function rest(options: Partial<typeof CAROUSEL> = {}, events = {}) {
		document.body.dataset.passed = '';
		document.body.innerHTML = `<div class="elementor-widget">${MARKUP['image carousel']}</div>`;
		let want = () => {};
		const wanted = new Promise<void>((resolve) => {
			want = resolve;
		});
		const started = attachCarousel(
			find('.elementor-widget'),
			{ ...CAROUSEL, ...options },
			{ wanted, events },
		);
		return { want, started };
	}
	const isAtRest = () => document.querySelector('.e-carousel-at-rest') !== null;

	afterEach(() => {
		delete document.body.dataset.passed;
		vi.useRealTimers();
	});

	it('shows its first slide, dots and names without Swiper, until its visitor uses it', async () => {
		const { want, started } = rest();
		await vi.waitFor(() => expect(isAtRest()).toBe(true));
		const dots = document.querySelectorAll('.swiper-pagination-bullet');
		expect(dots).toHaveLength(4);
		expect(dots[0]?.getAttribute('aria-current')).toBe('true');
		expect(find('.swiper-slide').style.width).toBe('calc((100% - 0px)/1)');
		expect(find('.e-carousel-pause').getAttribute('aria-label')).toBe('Stop the slides');
		want();
		const end = await started;
		expect(isAtRest()).toBe(false);
		// A press that the page held for the visitor meets the same dot.
		expect(document.querySelectorAll('.swiper-pagination-bullet')[1]).toBe(dots[1]);
		end();
	});

	it('has slides as wide as Swiper makes them, in pixels of their box', async () => {
		const observed = new Map<Element, ResizeObserverCallback>();
		vi.stubGlobal(
			'ResizeObserver',
			class {
				constructor(private readonly onChange: ResizeObserverCallback) {}
				observe(element: Element) {
					observed.set(element, this.onChange);
				}
				unobserve() {}
				disconnect() {}
			},
		);
		const { want, started } = rest();
		await vi.waitFor(() => expect(isAtRest()).toBe(true));
		const record = { contentRect: new DOMRect(0, 0, 526.6, 100) } as ResizeObserverEntry;
		observed.get(find('.swiper'))?.([record], {} as ResizeObserver);
		expect(find('.swiper-slide').style.width).toBe('calc((527px - 0px)/1)');
		want();
		(await started)();
	});

	it('starts where the visitor had scrolled the row, and its dots move it', async () => {
		const [onSettle, onChange] = [vi.fn(), vi.fn()];
		const { want, started } = rest({ isInfinite: false, autoplay: null }, { onSettle, onChange });
		await vi.waitFor(() => expect(isAtRest()).toBe(true));
		expect(find('.elementor-swiper-button-prev').getAttribute('aria-disabled')).toBe('true');
		const dot = document.querySelectorAll<HTMLElement>('.swiper-pagination-bullet')[1];
		const row = find('.swiper-wrapper');
		row.scrollLeft = 300;
		for (const [at, slide] of [...row.children].entries()) {
			vi.spyOn(slide, 'getBoundingClientRect').mockReturnValue(
				new DOMRect(at * 100 - 200, 0, 100, 9),
			);
		}
		want();
		const end = await started;
		expect(onSettle.mock.calls).toEqual([[2]]);
		dot?.click();
		expect(onChange.mock.calls).toEqual([[1]]);
		end();
	});

	it('moves like a band without Swiper, and goes on from the slide at which its visitor stopped it', async () => {
		const motions: { poses: unknown; currentTime: number; state: string }[] = [];
		const animate = (keyframes: { transform: unknown }) => {
			const motion = {
				...{ poses: keyframes.transform, currentTime: 0, state: 'running' },
				finished: Promise.resolve(),
				play: () => Object.assign(motion, { state: 'running' }),
				pause: () => Object.assign(motion, { state: 'paused' }),
				cancel: () => Object.assign(motion, { state: 'cancelled' }),
			};
			motions.push(motion);
			return motion;
		};
		let measure = () => {};
		vi.stubGlobal(
			'ResizeObserver',
			class {
				constructor(onChange: ResizeObserverCallback) {
					const record = { contentRect: new DOMRect(0, 0, 400, 9) } as ResizeObserverEntry;
					measure = () => onChange([record], {} as ResizeObserver);
				}
				observe() {}
				unobserve() {}
				disconnect() {}
			},
		);
		const onSettle = vi.fn();
		const autoplay = { stayMs: 0, pausesOnHover: true, stopsOnUse: false };
		const started = rest({ autoplay, speedMs: 5000 }, { onSettle });
		const row = find('.swiper-wrapper');
		Object.assign(row, { animate });
		await vi.waitFor(() => expect(row.children).toHaveLength(8));
		expect(document.querySelectorAll('.swiper-slide[inert]')).toHaveLength(4);
		measure();
		viewport.report(find('.e-carousel'), true);
		expect(motions.at(-1)).toMatchObject({
			poses: ['translateX(0px)', 'translateX(-1600px)'],
			state: 'running',
		});
		viewport.report(find('.e-carousel'), false);
		expect(motions.at(-1)?.state).toBe('paused');
		Object.assign(motions.at(-1) ?? {}, { currentTime: 20_000 + 12_400 });
		started.want();
		const end = await started.started;
		expect(motions.at(-1)?.poses).toEqual(['translateX(-992px)', 'translateX(-1200px)']);
		expect(motions.every(({ state }) => state === 'cancelled')).toBe(true);
		expect(document.querySelectorAll('.swiper-slide[inert]')).toHaveLength(0);
		expect(onSettle.mock.calls[0]).toEqual([3]);
		end();
	});

	it('is started at once where Swiper makes another look', async () => {
		const { started } = rest({ offsetSides: 'both' });
		const end = await started;
		expect(find('.swiper').classList.contains('swiper-initialized')).toBe(true);
		end();
	});
});
