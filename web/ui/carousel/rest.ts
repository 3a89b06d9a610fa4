import type { CarouselStep } from '@outrigger/rules/layout/carousel';
import type { Wanted } from '../../attach/handler';
import { watchBoxSizes } from '../../browser/box-sizes';
import { watchDevice } from '../../browser/device';
import { viewportWidth } from '../../browser/viewport';
import { attachDots } from './dots';
import type { CarouselOptions } from './options';
import { partsOf, setDisabled } from './parts';
import type { playRow } from './play-row';
import { AT_REST, scrolledTo } from './row-at-rest';
import type { CarouselEvents, CarouselStart } from './start-carousel';

/** Classes that the library gives slides, and that sheets style. */
const ACTIVE = 'swiper-slide-active';
const NEXT = 'swiper-slide-next';

/** A carousel of the builder that looks as if its script ran, although no visitor has used it yet. */
export interface RestingCarousel {
	/** Fulfilled when the visitor uses the carousel and its row has come to rest; `true` if the element has left. */
	ready: Promise<true | undefined>;
	/** Removes the look, except for the dots. @returns the state from which the carousel goes on */
	end: () => Required<Pick<CarouselStart, 'dots' | 'firstSlide' | 'isAtEnd'>>;
}

/**
 * Shows a carousel without Swiper: widths, dots, arrows and the button that stops it. Fingers can scroll the row. A row
 * that plays by itself moves until the visitor uses it.
 * @param root `.e-carousel` with at least two slides
 * @param wanted fulfilled once the visitor uses the element, with `true` once the element leaves
 * @param play moves a row that plays by itself
 * @returns null for a carousel that cannot look so without Swiper
 */
export function restCarousel(
	root: HTMLElement,
	options: CarouselOptions,
	wanted: Wanted,
	events: CarouselEvents,
	play?: typeof playRow,
): RestingCarousel | null {
	const parts = partsOf(root);
	const { effect, offsetSides, steps, isInfinite } = options;
	if (!parts || effect !== 'slide' || offsetSides !== 'none') return null;
	const { box, row, slides, arrows, pause, pagination } = parts;
	const liveBefore = row.getAttribute('aria-live');
	let goTo = (_index: number) => {};
	let step: Pick<CarouselStep, 'slides' | 'group' | 'perDot' | 'spacing'> = ONE_SLIDE;
	let boxPx: number | null = null;
	let windowPx = viewportWidth();
	const played = play?.(parts, options, { stepNow: () => step, show, events });
	if (played === null) return null;
	const all = played?.all ?? slides;
	const dots = attachDots(pagination, options.pagination, (index) => goTo(index));

	const beyond = () => Math.max(slides.length - step.slides, 0);
	/** As Swiper does, in pixels: a box may be as wide as its slides. */
	const fit = () => {
		const { slides: seen, spacing } = step;
		const whole = boxPx === null ? '100%' : `${boxPx}px`;
		for (const { style } of all) {
			style.width = `calc((${whole} - ${(seen - 1) * spacing}px)/${seen})`;
			style.maxWidth = 'none';
			style.marginInlineEnd = `${spacing}px`;
		}
		if (boxPx !== null) played?.fit((boxPx + spacing) / seen);
	};
	/**
	 * True if the box has grown to the width of all its slides: wider slides would make it still wider, without end. In a
	 * window of another width (a turned phone) the box may have this width for itself.
	 */
	const isOfSlides = (px: number) => {
		const { slides: seen, spacing } = step;
		const slidePx = ((boxPx ?? 0) + spacing) / seen;
		return boxPx !== null && all.length > seen && Math.abs(px - all.length * slidePx) <= 1;
	};
	function show(index: number) {
		const { group, perDot } = step;
		dots.show(
			isInfinite
				? {
						index: Math.floor((index % slides.length) / perDot),
						count: Math.ceil(slides.length / perDot),
					}
				: { index: Math.ceil(index / group), count: Math.ceil(beyond() / group) + 1 },
		);
		setDisabled(arrows[0], !isInfinite && index === 0);
		setDisabled(arrows[1], !isInfinite && index >= beyond());
		for (const [at, { classList }] of all.entries()) {
			classList.toggle(ACTIVE, at === index);
			classList.toggle(NEXT, at === (index + 1) % all.length);
		}
		played?.show(index);
	}
	// The builder's sheets have rules for rows before and after the start of the library.
	const classes = ['swiper-initialized', 'swiper-horizontal'];
	box.classList.add(...classes, AT_REST);
	if (!played) {
		root.dataset.state = 'still';
		row.setAttribute('aria-live', 'polite');
	}
	const stops = [
		watchDevice((device) => {
			step = steps.find((one) => one.device === device) ?? ONE_SLIDE;
			fit();
			const isAllSeen = !isInfinite && beyond() === 0;
			root.toggleAttribute('data-all-seen', isAllSeen);
			played?.rest(isAllSeen);
			show(played?.index() ?? 0);
		}),
		watchBoxSizes([box], ([record]) => {
			const px = Math.round(record?.contentRect.width ?? 0);
			const isSameWindow = windowPx === viewportWidth();
			windowPx = viewportWidth();
			if (isSameWindow && isOfSlides(px)) return;
			boxPx = px;
			fit();
		}),
	];
	events.onSettle?.(played?.index() ?? 0);
	return {
		ready: wanted.then(async (isGone) => {
			if (!isGone) await played?.stop();
			return isGone;
		}),
		end() {
			const firstSlide = played ? played.index() % slides.length : scrolledTo(parts);
			const isAtEnd = played?.end() ?? false;
			for (const stop of stops) stop();
			for (const { classList, style } of slides) {
				classList.remove(ACTIVE, NEXT);
				Object.assign(style, { width: '', maxWidth: '', marginInlineEnd: '' });
			}
			box.classList.remove(...classes, AT_REST);
			for (const name of ['data-state', 'data-all-seen']) root.removeAttribute(name);
			if (liveBefore === null) row.removeAttribute('aria-live');
			else row.setAttribute('aria-live', liveBefore);
			pause?.removeAttribute('aria-label');
			for (const arrow of arrows) setDisabled(arrow, false);
			return {
				firstSlide,
				isAtEnd,
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
