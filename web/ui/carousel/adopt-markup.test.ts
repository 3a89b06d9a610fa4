// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wanted } from '../../attach/handler';
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
		let want: (isGone?: true) => void = () => {};
		const wanted: Wanted = new Promise((resolve) => {
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
		const widthIn = (px: number) => {
			const record = { contentRect: new DOMRect(0, 0, px, 100) } as ResizeObserverEntry;
			observed.get(find('.swiper'))?.([record], {} as ResizeObserver);
			return find('.swiper-slide').style.width;
		};
		expect(widthIn(526.6)).toBe('calc((527px - 0px)/1)');
		// A box that is as wide as its four slides would make them wider without end.
		expect(widthIn(4 * 527)).toBe('calc((527px - 0px)/1)');
		expect(widthIn(4 * 527 - 2)).toBe('calc((2106px - 0px)/1)');
		vi.stubGlobal('innerWidth', innerWidth * 4);
		expect(widthIn(4 * 2106), 'in a window of another width').toBe('calc((8424px - 0px)/1)');
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
		expect(onSettle.mock.calls).toEqual([[0], [2]]);
		dot?.click();
		expect(onChange.mock.calls).toEqual([[1]]);
		end();
	});

	it('has dots that answer Enter and the space bar, and that are no buttons, which themes style', async () => {
		const onChange = vi.fn();
		const { want, started } = rest({ isInfinite: false, autoplay: null }, { onChange });
		await vi.waitFor(() => expect(isAtRest()).toBe(true));
		const dots = [...document.querySelectorAll<HTMLElement>('.swiper-pagination-bullet')];
		expect(dots.filter((dot) => dot.matches('span[role="button"][tabindex="0"]'))).toEqual(dots);
		want();
		const end = await started;
		/** Returns false if the dot keeps the key from the browser, for which the space bar scrolls. */
		const press = (place: number, key: string) =>
			dots[place]?.dispatchEvent(
				new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
			);
		expect(press(1, 'a')).toBe(true);
		expect(onChange).not.toHaveBeenCalled();
		expect(press(1, 'Enter')).toBe(false);
		expect(press(2, ' ')).toBe(false);
		expect(onChange.mock.calls).toEqual([[1], [2]]);
		end();
	});

	describe('that plays by itself', () => {
		const autoplay = { stayMs: 5000, pausesOnHover: true, stopsOnUse: false };
		/** The motions of the row, each with the state of a browser's animation. */
		let motions: Motion[] = [];
		let measure = (_px: number) => {};

		interface Motion {
			poses: unknown;
			duration: number;
			currentTime: number;
			state: string;
			finish: () => Promise<void>;
		}
		function makeMotion(poses: unknown, { duration }: KeyframeAnimationOptions) {
			let finish = () => {};
			const motion = {
				...{ poses, duration: Number(duration), currentTime: 0, state: 'running' },
				finished: new Promise<void>((resolve) => {
					finish = () => resolve();
				}),
				finish: async () => {
					finish();
					await motion.finished;
				},
				effect: {
					getComputedTiming: () => ({
						progress: (motion.currentTime % motion.duration) / motion.duration,
					}),
				},
				play: () => Object.assign(motion, { state: 'running' }),
				pause: () => Object.assign(motion, { state: 'paused' }),
				cancel: () => Object.assign(motion, { state: 'cancelled' }),
			};
			motions.push(motion);
			return motion;
		}
		const last = () => motions.at(-1) as Motion;
		const order = () => slidesNow().map(({ style }) => style.order);
		const slidesNow = () => [...document.querySelectorAll<HTMLElement>('.swiper-slide')];
		const seen = () =>
			slidesNow().flatMap((slide, at) => (slide.hasAttribute('aria-hidden') ? [] : [at]));
		const dotNow = () =>
			[...document.querySelectorAll('.swiper-pagination-bullet')].findIndex((dot) =>
				dot.hasAttribute('aria-current'),
			);

		/** A carousel in view, 400 px wide. The second function lets the stay of a slide and its step pass. */
		async function play(options: Partial<typeof CAROUSEL> = {}, events = {}) {
			const { want, started } = rest({ autoplay, ...options }, events);
			const row = find('.swiper-wrapper');
			Object.assign(row, {
				animate: (poses: { transform: unknown }, timing: KeyframeAnimationOptions) =>
					makeMotion(poses.transform, timing),
			});
			await vi.waitFor(() => expect(find('.swiper').classList).toContain('swiper-initialized'));
			vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
			measure(400);
			viewport.report(find('.e-carousel'), true);
			const turn = () => vi.advanceTimersByTimeAsync(autoplay.stayMs + CAROUSEL.speedMs);
			return { want, started, row, turn };
		}

		beforeEach(() => {
			motions = [];
			vi.stubGlobal(
				'ResizeObserver',
				class {
					constructor(onChange: ResizeObserverCallback) {
						measure = (px) => {
							const record = { contentRect: new DOMRect(0, 0, px, 9) } as ResizeObserverEntry;
							onChange([record], {} as ResizeObserver);
						};
					}
					observe() {}
					unobserve() {}
					disconnect() {}
				},
			);
		});

		it('moves like a band without Swiper, and goes on from the slide at which its visitor stopped it', async () => {
			const onSettle = vi.fn();
			const { want, started, row } = await play(
				{ autoplay: { ...autoplay, stayMs: 0 }, speedMs: 5000 },
				{ onSettle },
			);
			expect(row.children).toHaveLength(8);
			expect(document.querySelectorAll('.swiper-slide[inert]')).toHaveLength(4);
			expect(last()).toMatchObject({
				poses: ['translateX(0px)', 'translateX(-1600px)'],
				state: 'running',
			});
			viewport.report(find('.e-carousel'), false);
			expect(last().state).toBe('paused');
			last().currentTime = 20_000 + 12_400;
			want();
			await vi.waitFor(() => expect(motions).toHaveLength(2));
			expect(last().poses).toEqual(['translateX(-992px)', 'translateX(-1200px)']);
			await last().finish();
			vi.useRealTimers();
			const end = await started;
			expect(motions.every(({ state }) => state === 'cancelled')).toBe(true);
			expect(onSettle.mock.calls.slice(0, 3)).toEqual([[0], [3], [3]]);
			end();
		});

		it('stays, moves a step and stays again without Swiper, and goes round', async () => {
			const { row, turn, want, started } = await play();
			expect([seen(), dotNow(), motions.length]).toEqual([[0], 0, 0]);
			expect(find('.e-carousel').dataset.state).toBe('playing');
			expect(row.getAttribute('aria-live')).toBe('off');
			await turn();
			expect(last()).toMatchObject({
				...{ poses: ['translateX(0px)', 'translateX(-400px)'], duration: 500 },
			});
			expect(isAtRest()).toBe(false);
			expect([seen(), dotNow()]).toEqual([[1], 1]);
			await last().finish();
			// One slide is before the visible one, so that fingers can scroll to both sides.
			expect([isAtRest(), order(), row.scrollLeft]).toEqual([true, ['0', '1', '2', '3'], 400]);
			await turn();
			expect(last().poses).toEqual(['translateX(-400px)', 'translateX(-800px)']);
			await last().finish();
			expect([order(), row.scrollLeft]).toEqual([['3', '0', '1', '2'], 400]);
			for (const index of [3, 0]) {
				await turn();
				await last().finish();
				expect([seen(), dotNow()]).toEqual([[index], index]);
			}
			expect(find('.swiper-slide-active')).toBe(slidesNow()[0]);
			expect(find('.swiper-slide-next')).toBe(slidesNow()[1]);
			vi.useRealTimers();
			want();
			(await started)();
			expect(order()).toEqual(['', '', '', '']);
		});

		it.each([
			[true, 0],
			[false, 1],
		])('stays under a mouse, if its editor chose that: %s', async (pausesOnHover, steps) => {
			const { turn, want, started } = await play({ autoplay: { ...autoplay, pausesOnHover } });
			find('.e-carousel').dispatchEvent(new MouseEvent('mouseenter'));
			await turn();
			expect(motions).toHaveLength(steps);
			expect(find('.e-carousel').dataset.state).toBe('playing');
			find('.e-carousel').dispatchEvent(new MouseEvent('mouseleave'));
			await turn();
			await last().finish();
			expect(seen()).toEqual([steps + 1]);
			vi.useRealTimers();
			want();
			(await started)();
		});

		it('says when a step begins, when it ends, and if it plays', async () => {
			const said: string[] = [];
			const say = (name: string) => (value: unknown) => said.push(`${name} ${value}`);
			const events = { onChange: say('to'), onSettle: say('at'), onPlaying: say('plays') };
			const { turn, want, started } = await play({}, events);
			expect(new Set(said)).toEqual(new Set(['plays true', 'at 0']));
			said.length = 0;
			await turn();
			expect(said.filter((one) => !one.startsWith('plays'))).toEqual(['to 1']);
			await last().finish();
			expect(said.at(-1)).toBe('at 1');
			vi.useRealTimers();
			want();
			(await started)();
		});

		it('fetches the pictures of the next step before they are visible, and no others', async () => {
			const { turn, want, started } = await play();
			for (const slide of slidesNow()) slide.innerHTML = '<img loading="lazy" alt="">';
			const eager = () => slidesNow().filter((slide) => slide.querySelector('[loading=eager]'));
			expect(eager()).toHaveLength(0);
			await turn();
			expect(eager()).toEqual(slidesNow().slice(1, 3));
			await last().finish();
			vi.useRealTimers();
			want();
			(await started)();
		});

		it('goes on with Swiper from the slide that is visible, also where a finger moved the row', async () => {
			const onSettle = vi.fn();
			const { row, turn, want, started } = await play({}, { onSettle });
			await turn();
			await last().finish();
			row.scrollLeft = 800;
			vi.useRealTimers();
			want();
			const end = await started;
			expect(onSettle.mock.calls.slice(0, 3)).toEqual([[0], [1], [2]]);
			end();
		});

		it('comes to rest at once if its visitor stops it between two slides', async () => {
			const onSettle = vi.fn();
			const { turn, want, started } = await play({}, { onSettle });
			await turn();
			last().currentTime = 100;
			want();
			await vi.waitFor(() => expect(motions).toHaveLength(2));
			expect(last().poses).toEqual(['translateX(-80px)', 'translateX(-400px)']);
			await last().finish();
			vi.useRealTimers();
			const end = await started;
			expect(onSettle.mock.calls.slice(0, 3)).toEqual([[0], [1], [1]]);
			end();
		});

		it('moves on with a window that changes its width in a step', async () => {
			const { turn, row, want, started } = await play();
			await turn();
			last().currentTime = 100;
			measure(200);
			expect(last()).toMatchObject({
				...{ poses: ['translateX(0px)', 'translateX(-200px)'], currentTime: 100 },
			});
			await last().finish();
			expect(row.scrollLeft).toBe(200);
			vi.useRealTimers();
			want();
			(await started)();
		});

		it('runs from right to left', async () => {
			document.body.dir = 'rtl';
			vi.spyOn(window, 'getComputedStyle').mockReturnValue({
				...{ direction: 'rtl', transitionTimingFunction: 'linear' },
			} as CSSStyleDeclaration);
			const { turn, row, want, started } = await play();
			await turn();
			expect(last().poses).toEqual(['translateX(0px)', 'translateX(400px)']);
			await last().finish();
			expect(row.scrollLeft).toBe(-400);
			vi.mocked(window.getComputedStyle).mockRestore();
			document.body.removeAttribute('dir');
			vi.useRealTimers();
			want();
			(await started)();
		});

		it('stops at its end, and stays there when its visitor comes', async () => {
			const { turn, row, want, started } = await play({ isInfinite: false });
			for (const index of [1, 2, 3]) {
				await turn();
				await last().finish();
				expect([seen(), dotNow(), row.scrollLeft]).toEqual([[index], index, index * 400]);
			}
			expect(find('.elementor-swiper-button-next').getAttribute('aria-disabled')).toBe('true');
			expect(find('.elementor-swiper-button-prev').hasAttribute('aria-disabled')).toBe(false);
			expect(find('.e-carousel').dataset.state).toBe('playing');
			await turn();
			expect([motions.length, find('.e-carousel').dataset.state]).toEqual([3, 'paused']);
			expect(row.getAttribute('aria-live')).toBe('polite');
			vi.useRealTimers();
			want();
			const end = await started;
			expect(find('.e-carousel').dataset.state).toBe('paused');
			end();
		});

		it('does not move if its visitor wants less motion', async () => {
			const media = (query: string) => ({
				matches: query.includes('reduced-motion'),
				addEventListener() {},
				removeEventListener() {},
			});
			vi.stubGlobal('matchMedia', media);
			const { turn, want, started } = await play();
			await turn();
			expect([motions.length, find('.e-carousel-pause').hidden]).toEqual([0, true]);
			expect(find('.e-carousel').dataset.state).toBe('paused');
			vi.useRealTimers();
			want();
			(await started)();
		});

		it('stays out of view', async () => {
			const { turn, want, started } = await play();
			viewport.report(find('.e-carousel'), false);
			await turn();
			expect(motions).toHaveLength(0);
			viewport.report(find('.e-carousel'), true);
			await turn();
			expect(motions).toHaveLength(1);
			await last().finish();
			vi.useRealTimers();
			want();
			(await started)();
		});

		it('is unchanged if it leaves before its visitor used it', async () => {
			document.body.innerHTML = `<div class="elementor-widget">${MARKUP['image carousel']}</div>`;
			const before = document.body.innerHTML;
			const { turn, want, started } = await play();
			await turn();
			want(true);
			const end = await started;
			expect(document.body.innerHTML.replaceAll(' style=""', '')).toBe(before);
			expect([vi.getTimerCount(), viewport.observed()]).toEqual([0, 0]);
			end();
		});
	});

	it('is started at once where Swiper makes another look', async () => {
		const { started } = rest({ offsetSides: 'both' });
		const end = await started;
		expect(find('.swiper').classList.contains('swiper-initialized')).toBe(true);
		end();
	});
});
