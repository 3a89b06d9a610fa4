import type { SwiperModule } from 'swiper/types';
import { watchInView } from '../../browser/in-view';
import { watchReducedMotion } from '../../browser/reduced-motion';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { holdTransitions } from '../ken-burns';
import { attachDots, type Dots } from './dots';
import { type CarouselOptions, isBand } from './options';
import { partsOf, setDisabled, showPlaying } from './parts';
import { type Playing, restUnderMouse, startPlaying } from './playing';
import { repeatSlides, slidesToGoRound } from './repeat-slides';
import { scrolledTo } from './row-at-rest';
import { startSwiper } from './swiper';
import { hideUnseen, showAll } from './unseen-slides';

/** The events that a carousel sends to the widget around it. Indexes are from 0, in the order of the markup. */
export interface CarouselEvents {
	/** Called when a slide begins to move to the first visible position. */
	onChange?: (index: number) => void;
	/** Called when a slide has come to rest; also called once at the start. */
	onSettle?: (index: number) => void;
	/** Called when the carousel starts to move by itself, or stops because of the visitor. */
	onPlaying?: (isPlaying: boolean) => void;
}

/** The data that a carousel receives in addition to its options. */
export interface CarouselStart {
	events?: CarouselEvents;
	/** Swiper's module for the effect. */
	modules?: SwiperModule[];
	attachThumbnails?: (row: HTMLElement, goTo: (index: number) => void) => Dots;
	/** The dots of a carousel that was at rest before; they then go to slides of this one. */
	dots?: (goTo: (index: number) => void) => Dots;
	/** The slide to which the visitor had scrolled the row, from 0; read from the row if absent. */
	firstSlide?: number;
	/** True if the row has already moved to its end by itself, so that it stays there. */
	isAtEnd?: boolean;
}

/**
 * Runs a carousel; `attachCarousel` fetches this.
 * @param root `.e-carousel` with at least two slides
 * @returns a function that ends it and restores the server's row
 */
export function startCarousel(
	root: HTMLElement,
	options: CarouselOptions,
	start: CarouselStart = {},
): Unsubscribe {
	const { events = {}, modules = [], attachThumbnails } = start;
	const parts = partsOf(root);
	if (!parts) return () => {};
	const { box, row, slides, arrows, pause } = parts;
	const ends: Unsubscribe[] = [];
	const listen = <Name extends keyof HTMLElementEventMap>(
		target: HTMLElement | null,
		name: Name,
		listener: (event: HTMLElementEventMap[Name]) => void,
	) => {
		target?.addEventListener(name, listener);
		ends.push(() => target?.removeEventListener(name, listener));
	};
	const { className } = box;
	const firstSlide = start.firstSlide ?? scrolledTo(parts);
	row.scrollLeft = 0;
	const before = ['tabindex', 'aria-live'].map((name) => [name, row.getAttribute(name)] as const);
	row.removeAttribute('tabindex');
	const all = options.isInfinite ? repeatSlides(row, slides, slidesToGoRound(options)) : slides;
	const swiper = startSwiper(box, options, { slideCount: all.length, firstSlide, modules });
	const looksBack = options.effect === 'coverflow' || /left|both/.test(options.offsetSides);
	if (swiper.params.loop && looksBack) {
		// Swiper puts no slide before the first one until it has moved in that direction once.
		swiper.slidePrev(0, false);
		swiper.slideNext(0, false);
	}
	const goTo = (index: number) => {
		used();
		if (swiper.params.loop) swiper.slideToLoop(index);
		else swiper.slideTo(index);
	};
	const goToDot = (index: number) => goTo(index * perDotNow());
	const dots = start.dots?.(goToDot) ?? attachDots(parts.pagination, options.pagination, goToDot);
	const thumbnails = parts.thumbnails && attachThumbnails?.(parts.thumbnails, goTo);
	let playing: Playing | null = null;

	const perDotNow = () =>
		options.steps.find(({ minWidth }) => `${minWidth}` === swiper.currentBreakpoint)?.perDot ?? 1;
	/** The index from 0; a copy counts as the slide that it repeats. */
	const slideNow = () => swiper.realIndex % slides.length;
	const used = () => {
		if (options.autoplay?.stopsOnUse) playing?.rest('use');
		else playing?.restart();
	};
	const step = (by: 1 | -1) => (by > 0 ? swiper.slideNext() : swiper.slidePrev());

	function show() {
		const seen = swiper.slides.filter((slide) => slide.classList.contains('swiper-slide-visible'));
		hideUnseen(all, seen, swiper.slides[swiper.activeIndex]);
		const isLoop = Boolean(swiper.params.loop);
		const index = isLoop ? Math.floor(slideNow() / perDotNow()) : swiper.snapIndex;
		const count = isLoop ? Math.ceil(slides.length / perDotNow()) : swiper.snapGrid.length;
		dots.show({ index, count });
		thumbnails?.show({ index: slideNow(), count: slides.length });
		setDisabled(arrows[0], !isLoop && swiper.isBeginning);
		setDisabled(arrows[1], !isLoop && swiper.isEnd);
	}

	/**
	 * If all slides are visible at once and the carousel is not endless, the controls have no effect, and there is no
	 * slide to move to.
	 */
	function measure() {
		const perView = Math.floor(Number(swiper.params.slidesPerView));
		const isAllSeen = !swiper.params.loop && slides.length <= perView;
		root.toggleAttribute('data-all-seen', isAllSeen);
		if (isAllSeen) playing?.rest('all-seen');
		else playing?.resume('all-seen');
		show();
	}

	swiper.on('slideChange', () => {
		show();
		events.onChange?.(slideNow());
	});
	swiper.on('transitionEnd', () => {
		show();
		events.onSettle?.(slideNow());
		if (isBand(options)) playing?.goOn();
	});
	swiper.on('breakpoint', measure);
	swiper.on('resize', measure);
	swiper.on('touchStart', used);

	for (const [place, arrow] of arrows.entries()) {
		listen(arrow, 'click', () => {
			used();
			step(place === 0 ? -1 : 1);
		});
	}
	listen(root, 'keydown', (event) => {
		const target = event.target as Element;
		const isTyping = target.closest('input,textarea,select,[contenteditable],[role=tablist]');
		const isKey = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
		const isOwn = target.closest('.e-carousel') === root;
		if (!isKey || !isOwn || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		used();
		const isForward = (event.key === 'ArrowRight') !== swiper.rtl;
		step(isForward ? 1 : -1);
	});

	const play = (isPlaying: boolean) => {
		showPlaying(parts, isPlaying, isPlaying && options.autoplay !== null);
		events.onPlaying?.(isPlaying);
	};

	if (options.autoplay) {
		const { stayMs, pausesOnHover } = options.autoplay;
		root.toggleAttribute('data-band', isBand(options));
		playing = startPlaying(stayMs + options.speedMs, {
			isAtOnce: isBand(options),
			step: () => (swiper.isEnd && !options.isInfinite ? playing?.rest('use') : step(1)),
			onChange(isPlaying, isMoving) {
				play(isPlaying);
				if (isBand(options)) holdTransitions(row, !isMoving);
			},
		});
		const { rest, resume, toggle, stop } = playing;
		ends.push(stop);
		listen(pause, 'click', toggle);
		if (pausesOnHover) ends.push(restUnderMouse(root, playing));
		// As in the APG's carousel pattern: a carousel that has the keyboard's focus does not move until its visitor
		// starts it.
		listen(root, 'focusin', ({ target }) => {
			if (target instanceof Element && target.matches(':focus-visible')) rest('focus');
		});
		if (root.querySelector(':focus-visible')) rest('focus');
		rest('out-of-view');
		ends.push(
			watchInView(root, (isInView) => (isInView ? resume('out-of-view') : rest('out-of-view'))),
		);
	} else if (pause) {
		// The slides do not move, but something inside them does.
		play(true);
		listen(pause, 'click', () => play(root.dataset.state !== 'playing'));
	} else {
		root.dataset.state = 'still';
		row.setAttribute('aria-live', 'polite');
	}
	ends.push(
		watchReducedMotion((isReduced) => {
			swiper.params.speed = isReduced ? 0 : options.speedMs;
			if (pause) pause.hidden = isReduced;
			if (isReduced) playing?.rest('reduced-motion');
			else playing?.resume('reduced-motion');
		}),
	);
	measure();
	events.onSettle?.(slideNow());
	if (start.isAtEnd) playing?.rest('use');

	return () => {
		for (const end of ends) end();
		dots.detach();
		thumbnails?.detach();
		swiper.destroy(true, true);
		// Swiper does not remove all of its own classes.
		box.className = className;
		row.replaceChildren(...slides);
		for (const [name, value] of before) {
			if (value === null) row.removeAttribute(name);
			else row.setAttribute(name, value);
		}
		for (const name of ['data-state', 'data-band', 'data-all-seen']) root.removeAttribute(name);
		pause?.removeAttribute('aria-label');
		if (pause) pause.hidden = false;
		for (const arrow of arrows) setDisabled(arrow, false);
		showAll(slides);
	};
}
