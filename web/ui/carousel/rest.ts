import type { CarouselStep } from '@outrigger/rules/layout/carousel';
import { watchBoxSizes } from '../../browser/box-sizes';
import { isRightToLeft } from '../../browser/computed-style';
import { watchDevice } from '../../browser/device';
import { watchInView } from '../../browser/in-view';
import { say } from '../../browser/page-words';
import { watchReducedMotion } from '../../browser/reduced-motion';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { startBand } from './band';
import { attachDots } from './dots';
import { type CarouselOptions, isBand } from './options';
import { partsOf, setDisabled } from './parts';
import { scrolledTo } from './row-at-rest';
import type { CarouselStart } from './start-carousel';

/** Classes that the library gives slides, and that sheets style. */
const ACTIVE = 'swiper-slide-active';
const NEXT = 'swiper-slide-next';

/** A carousel of the builder that looks as if its script ran, although no visitor has used it yet. */
export interface RestingCarousel {
	/** Fulfilled when the slides have to move: the visitor uses the carousel, or the first slide has stayed its time. */
	ready: Promise<void>;
	/** Removes the look, except for the dots. @returns the state from which the carousel goes on */
	end: () => Required<Pick<CarouselStart, 'dots' | 'firstSlide' | 'isDue'>>;
}

/**
 * Shows a carousel at its first slide without Swiper: widths, dots, arrows and the button that stops it. Fingers can
 * scroll the row. A band moves until the visitor uses it.
 * @param root `.e-carousel` with at least two slides
 * @param wanted fulfilled once the visitor uses the element
 * @returns null for a carousel that cannot look so without Swiper
 */
export function restCarousel(
	root: HTMLElement,
	options: CarouselOptions,
	wanted: Promise<void>,
): RestingCarousel | null {
	const parts = partsOf(root);
	const { effect, offsetSides } = options;
	const isPlain = effect === 'slide' && offsetSides === 'none';
	if (!parts || !isPlain || (isBand(options) && !options.isInfinite)) return null;
	const { box, row, slides, arrows, pause, pagination } = parts;
	const { steps, isInfinite, autoplay, speedMs } = options;
	let goTo = (_index: number) => {};
	let isDue = false;
	let cancel: Unsubscribe = () => {};
	const band = isBand(options)
		? startBand(row, slides, {
				turnMs: slides.length * speedMs,
				isReversed: isRightToLeft(row),
			})
		: null;
	let bandSlide = 0;
	const dots = attachDots(pagination, options.pagination, (index) => goTo(index));

	let step: Pick<CarouselStep, 'slides' | 'group' | 'perDot' | 'spacing'> = ONE_SLIDE;
	let boxPx: number | null = null;
	/** As Swiper does, in pixels: a box may be as wide as its slides. */
	const fit = () => {
		const { slides: seen, spacing } = step;
		const whole = boxPx === null ? '100%' : `${boxPx}px`;
		for (const { style } of band?.all ?? slides) {
			style.width = `calc((${whole} - ${(seen - 1) * spacing}px)/${seen})`;
			style.maxWidth = 'none';
			style.marginInlineEnd = `${spacing}px`;
		}
		if (boxPx !== null) band?.fit((boxPx + spacing) / seen);
	};
	const layOut = (device: CarouselStep['device']) => {
		step = steps.find((one) => one.device === device) ?? ONE_SLIDE;
		const { slides: seen, group, perDot } = step;
		fit();
		const beyond = Math.max(slides.length - seen, 0);
		root.toggleAttribute('data-all-seen', !isInfinite && beyond === 0);
		const count = isInfinite ? Math.ceil(slides.length / perDot) : Math.ceil(beyond / group) + 1;
		dots.show({ index: 0, count });
		setDisabled(arrows[0], !isInfinite);
		setDisabled(arrows[1], !isInfinite && beyond === 0);
	};
	// The builder's sheets have rules for rows before and after the start of the library.
	const classes = ['swiper-initialized', 'swiper-horizontal'];
	if (!band) classes.push('e-carousel-at-rest');
	box.classList.add(...classes);
	slides[0]?.classList.add(ACTIVE);
	slides[1]?.classList.add(NEXT);
	root.dataset.state = autoplay ? 'playing' : 'still';
	row.setAttribute('aria-live', autoplay ? 'off' : 'polite');
	pause?.setAttribute('aria-label', say('carousel.stop'));

	const stops = [
		watchDevice(layOut),
		watchBoxSizes([box], ([record]) => {
			boxPx = Math.round(record?.contentRect.width ?? 0);
			fit();
		}),
		() => cancel(),
	];
	const due = new Promise<void>((resolve) => {
		if (!autoplay) return;
		let isReduced = false;
		let isInView = false;
		const wait = () => {
			cancel();
			if (band) return band.move(isInView && !isReduced);
			if (!isInView || isReduced || root.hasAttribute('data-all-seen')) return;
			cancel = after(autoplay.stayMs + speedMs, () => {
				isDue = true;
				resolve();
			});
		};
		stops.push(
			watchReducedMotion((now) => {
				isReduced = now;
				if (pause) pause.hidden = now;
				wait();
			}),
			watchInView(root, (now) => {
				isInView = now;
				wait();
			}),
		);
	});
	return {
		ready: Promise.race([
			wanted.then(async () => {
				if (band) bandSlide = await band.settle();
			}),
			due,
		]),
		end() {
			const firstSlide = band ? bandSlide : scrolledTo(parts);
			band?.end();
			for (const stop of stops) stop();
			for (const { classList, style } of slides) {
				classList.remove(ACTIVE, NEXT);
				Object.assign(style, { width: '', maxWidth: '', marginInlineEnd: '' });
			}
			box.classList.remove(...classes);
			for (const name of ['data-state', 'data-all-seen']) root.removeAttribute(name);
			row.removeAttribute('aria-live');
			pause?.removeAttribute('aria-label');
			for (const arrow of arrows) setDisabled(arrow, false);
			return {
				firstSlide,
				isDue,
				dots(go) {
					goTo = go;
					return dots;
				},
			};
		},
	};
}

/** The layout of a carousel without any step. */
const ONE_SLIDE = { slides: 1, group: 1, perDot: 1, spacing: 0 };
