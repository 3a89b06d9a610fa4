import { watchInView } from '../../browser/in-view';
import { watchReducedMotion } from '../../browser/reduced-motion';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { attachDots } from './dots';
import type { CarouselOptions } from './options';
import { type Playing, startPlaying } from './playing';
import { startSwiper } from './swiper';

/** What a part that holds a carousel may want to know. */
export interface CarouselEvents {
	/** A slide became the first one that is seen; from 0, in the order of the markup. */
	onChange?: (index: number) => void;
}

/**
 * Runs a carousel; `attachCarousel` fetches this.
 * @param root `.e-carousel` with two slides at least
 * @returns ends it: the row is what the server sent
 */
export function startCarousel(
	root: HTMLElement,
	options: CarouselOptions,
	events: CarouselEvents,
): Unsubscribe {
	const box = root.querySelector<HTMLElement>('.swiper');
	const row = box?.querySelector<HTMLElement>('.swiper-wrapper');
	if (!box || !row) return () => {};
	const slides = [...row.children] as HTMLElement[];
	const ends: Unsubscribe[] = [];
	const find = (name: string) => root.querySelector<HTMLButtonElement>(`.${name}`);
	const listen = <Name extends keyof HTMLElementEventMap>(
		target: HTMLElement | null,
		name: Name,
		listener: (event: HTMLElementEventMap[Name]) => void,
	) => {
		target?.addEventListener(name, listener);
		ends.push(() => target?.removeEventListener(name, listener));
	};
	const { className } = box;
	const scrolledBy = row.scrollLeft;
	row.scrollLeft = 0;
	row.removeAttribute('tabindex');
	const swiper = startSwiper(box, options, slides.length);
	const pause = find('e-carousel-pause');
	const arrows = [find('elementor-swiper-button-prev'), find('elementor-swiper-button-next')];
	const dots = attachDots(find('swiper-pagination'), options.pagination, (index) => {
		used();
		goTo(index * groupNow());
	});
	let playing: Playing | null = null;

	const groupNow = () => Number(swiper.params.slidesPerGroup) || 1;
	const goTo = (index: number) =>
		swiper.params.loop ? swiper.slideToLoop(index) : swiper.slideTo(index);
	const used = () => {
		if (options.autoplay?.stopsOnUse) playing?.rest('use');
		else playing?.restart();
	};
	const step = (by: 1 | -1) => (by > 0 ? swiper.slideNext() : swiper.slidePrev());

	function show() {
		const seen = swiper.slides.filter((slide) => slide.classList.contains('swiper-slide-visible'));
		const held = slides.find((slide) => slide.contains(document.activeElement));
		for (const slide of slides) {
			const isSeen = seen.length === 0 || seen.includes(slide);
			slide.inert = !isSeen;
			if (isSeen) slide.removeAttribute('aria-hidden');
			else slide.setAttribute('aria-hidden', 'true');
		}
		// What held the focus went out of sight: the slide that came instead has it.
		if (held?.inert) focusable(swiper.slides[swiper.activeIndex])?.focus({ preventScroll: true });
		const index = swiper.realIndex;
		const count = swiper.params.loop
			? Math.ceil(slides.length / groupNow())
			: swiper.snapGrid.length;
		dots.show({
			index: swiper.params.loop ? Math.floor(index / groupNow()) : swiper.snapIndex,
			count,
		});
		const [previous, next] = arrows;
		const isEndless = Boolean(swiper.params.loop || swiper.params.rewind);
		if (previous) previous.disabled = !isEndless && swiper.isBeginning;
		if (next) next.disabled = !isEndless && swiper.isEnd;
	}

	const changed = () => {
		show();
		events.onChange?.(swiper.realIndex);
	};
	swiper.on('slideChange', changed);
	swiper.on('transitionEnd', show);
	swiper.on('breakpoint', show);
	swiper.on('resize', show);
	swiper.on('touchStart', used);

	for (const [place, arrow] of arrows.entries()) {
		listen(arrow, 'click', () => {
			used();
			step(place === 0 ? -1 : 1);
		});
	}
	listen(root, 'keydown', (event) => {
		const isTyping = (event.target as Element).closest('input,textarea,select,[contenteditable]');
		const isKey = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
		if (!isKey || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		used();
		const isForward = (event.key === 'ArrowRight') !== swiper.rtl;
		step(isForward ? 1 : -1);
	});

	if (options.autoplay) {
		const { stayMs, pausesOnHover } = options.autoplay;
		playing = startPlaying(stayMs, {
			step: () => (swiper.isEnd && !options.isInfinite ? playing?.rest('use') : step(1)),
			onChange(isPlaying) {
				root.dataset.state = isPlaying ? 'playing' : 'paused';
				row.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
				pause?.setAttribute('aria-label', isPlaying ? 'Stop the slides' : 'Play the slides');
			},
		});
		const { rest, resume, toggle, stop } = playing;
		ends.push(stop);
		listen(pause, 'click', toggle);
		if (pausesOnHover) {
			listen(root, 'mouseenter', () => rest('hover'));
			listen(root, 'mouseleave', () => resume('hover'));
		}
		// The pattern of the APG: what has the keyboard's focus does not move until its visitor says so.
		listen(root, 'focusin', ({ target }) => {
			if (target instanceof Element && target.matches(':focus-visible')) rest('focus');
		});
		rest('out-of-view');
		ends.push(
			watchInView(root, (isInView) => (isInView ? resume('out-of-view') : rest('out-of-view'))),
		);
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
	const first = slides.findIndex((slide) => slide.offsetLeft >= scrolledBy);
	if (scrolledBy > 0 && first > 0) swiper.slideTo(first, 0);
	show();

	return () => {
		for (const end of ends) end();
		dots.detach();
		swiper.destroy(true, true);
		// Swiper forgets one of its own.
		box.className = className;
		row.replaceChildren(...slides);
		row.tabIndex = 0;
		row.removeAttribute('aria-live');
		delete root.dataset.state;
		pause?.removeAttribute('aria-label');
		if (pause) pause.hidden = false;
		for (const arrow of arrows) if (arrow) arrow.disabled = false;
		for (const slide of slides) {
			slide.inert = false;
			slide.removeAttribute('aria-hidden');
			slide.removeAttribute('data-swiper-slide-index');
		}
	};
}

/** The first thing in a slide that takes focus. */
function focusable(slide: HTMLElement | undefined): HTMLElement | null {
	return (
		slide?.querySelector<HTMLElement>('a[href],button:not(:disabled),input,[tabindex]') ?? null
	);
}
