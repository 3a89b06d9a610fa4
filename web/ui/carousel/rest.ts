import type { CarouselStep } from '@outrigger/rules/layout/carousel';
import type { Wanted } from '../../attach/handler';
import { watchBoxSizes } from '../../browser/box-sizes';
import { watchDevice } from '../../browser/device';
import { watchInView } from '../../browser/in-view';
import { watchReducedMotion } from '../../browser/reduced-motion';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { attachDots } from './dots';
import { AT_REST, startMovingRow } from './moving-row';
import { type CarouselOptions, isBand } from './options';
import { partsOf, setDisabled, showPlaying } from './parts';
import { startPlaying } from './playing';
import { repeatSlides, slidesToGoRound } from './repeat-slides';
import { scrolledTo } from './row-at-rest';
import type { CarouselStart } from './start-carousel';
import { hideUnseen, showAll } from './unseen-slides';

/** Classes that the library gives slides, and that sheets style. */
const ACTIVE = 'swiper-slide-active';
const NEXT = 'swiper-slide-next';

/** A carousel of the builder that looks as if its script ran, although no visitor has used it yet. */
export interface RestingCarousel {
	/** Fulfilled when the visitor uses the carousel and its row has come to rest; `true` if the carousel has left. */
	ready: Promise<boolean>;
	/** Removes the look, except for the dots. @returns the state from which the carousel goes on */
	end: () => Required<Pick<CarouselStart, 'dots' | 'firstSlide' | 'isAtEnd'>>;
}

/**
 * Shows a carousel without Swiper: widths, dots, arrows and the button that stops it. Fingers can scroll the row. A row
 * that plays by itself moves until the visitor uses it.
 * @param root `.e-carousel` with at least two slides
 * @param wanted fulfilled once the visitor uses the element, with `true` once the element leaves
 * @returns null for a carousel that cannot look so without Swiper
 */
export function restCarousel(
	root: HTMLElement,
	options: CarouselOptions,
	wanted: Wanted,
): RestingCarousel | null {
	const parts = partsOf(root);
	const { effect, offsetSides, steps, isInfinite, autoplay, speedMs } = options;
	const isPlain = effect === 'slide' && offsetSides === 'none';
	if (!parts || !isPlain || (isBand(options) && !isInfinite)) return null;
	const { box, row, slides, arrows, pause, pagination } = parts;
	const liveBefore = row.getAttribute('aria-live');
	const bandTurn = isBand(options) ? slides.length : 0;
	const least = autoplay && isInfinite ? slidesToGoRound(options) + bandTurn : 0;
	const laps = Math.max(Math.ceil(least / slides.length), 1);
	// Swiper fills the last group of an endless row with empty slides.
	if (least > 0 && steps.some(({ group }) => (laps * slides.length) % group > 0)) return null;
	const all = repeatSlides(row, slides, least);
	const copies = all.slice(slides.length);
	const moving = autoplay && startMovingRow(box, row, all, { isInfinite, speedMs, bandTurn });
	let goTo = (_index: number) => {};
	let isAtEnd = false;
	const dots = attachDots(pagination, options.pagination, (index) => goTo(index));

	let step: Pick<CarouselStep, 'slides' | 'group' | 'perDot' | 'spacing'> = ONE_SLIDE;
	let boxPx: number | null = null;
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
		if (boxPx !== null) moving?.fit((boxPx + spacing) / seen);
	};
	const show = (index: number) => {
		const { slides: seen, group, perDot } = step;
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
		const place = (at: number) => (at - index + all.length) % all.length;
		for (const [at, { classList }] of all.entries()) {
			classList.toggle(ACTIVE, place(at) === 0);
			classList.toggle(NEXT, place(at) === 1);
		}
		const seenNow = all.filter((_, at) => place(at) < seen);
		if (autoplay && !bandTurn) hideUnseen(all, seenNow, all[index]);
	};
	const playing =
		autoplay &&
		startPlaying(autoplay.stayMs + speedMs, {
			isAtOnce: bandTurn > 0,
			step() {
				if (!moving || bandTurn) return;
				const index = moving.index();
				const by = isInfinite ? step.group : Math.min(step.group, beyond() - index);
				isAtEnd = by <= 0;
				if (isAtEnd) return playing?.rest('use');
				moving.step(by, step.slides);
				show((index + by) % all.length);
			},
			onChange(isPlaying, isMoving) {
				showPlaying(parts, isPlaying);
				moving?.hold(!isMoving);
			},
		});
	// The builder's sheets have rules for rows before and after the start of the library.
	const classes = ['swiper-initialized', 'swiper-horizontal'];
	box.classList.add(...classes);
	if (bandTurn) for (const copy of copies) copy.inert = true;
	else box.classList.add(AT_REST);
	if (!playing) {
		root.dataset.state = 'still';
		row.setAttribute('aria-live', 'polite');
	}
	const stops = [
		watchDevice((device) => {
			step = steps.find((one) => one.device === device) ?? ONE_SLIDE;
			fit();
			const isAllSeen = !isInfinite && beyond() === 0;
			root.toggleAttribute('data-all-seen', isAllSeen);
			playing?.[isAllSeen ? 'rest' : 'resume']('all-seen');
			show(moving?.index() ?? 0);
		}),
		watchBoxSizes([box], ([record]) => {
			boxPx = Math.round(record?.contentRect.width ?? 0);
			fit();
		}),
	];
	const pauses: Unsubscribe[] = [];
	if (playing) {
		const restFor = (reason: 'out-of-view' | 'reduced-motion') => (isResting: boolean) =>
			playing[isResting ? 'rest' : 'resume'](reason);
		const restOutOfView = restFor('out-of-view');
		const restForLess = restFor('reduced-motion');
		restOutOfView(true);
		pauses.push(
			playing.stop,
			watchReducedMotion((isReduced) => {
				if (pause) pause.hidden = isReduced;
				restForLess(isReduced);
			}),
			watchInView(root, (isInView) => restOutOfView(!isInView)),
		);
	}
	const endPlaying = () => {
		for (const stop of pauses.splice(0)) stop();
	};
	return {
		ready: wanted.then(async (isGone) => {
			endPlaying();
			if (!isGone) await moving?.settle();
			return isGone === true;
		}),
		end() {
			const firstSlide = moving ? moving.index() % slides.length : scrolledTo(parts);
			endPlaying();
			for (const stop of stops) stop();
			moving?.end();
			for (const copy of copies) copy.remove();
			showAll(slides);
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
