import { isRightToLeft } from '../browser/computed-style';
import { lockScroll } from '../browser/scroll-lock';
import type { Unsubscribe } from '../browser/unsubscribe';
import { giveFocusBack, keepScrollable, keepTabInside, leadFocusInto } from '../ui/dialog/focus';
import { stackDialog } from '../ui/dialog/stack';
import { buildCaption, buildLightbox, buildMedia } from './build';
import type { Slide } from './slides';
import { watchSwipes } from './swipe';

/** Time before the close button takes the focus from the dialog itself (section 12). */
const FIRST_FOCUS_DELAY_MS = 100;

/** What a click does not close the lightbox on. */
const NOT_OUTSIDE =
	'.elementor-lightbox__media,.elementor-lightbox__caption,.elementor-lightbox__status,button';

let isOpen = false;

/**
 * Shows slides in a modal dialog, one at a time, beginning with one of them. Behind the last comes the first. While
 * one lightbox is open no other opens.
 *
 * @param opener takes the focus back in the end.
 */
export function openLightbox(slides: readonly Slide[], start: number, opener: Element): void {
	if (isOpen) return;
	isOpen = true;
	const { dialog, closeButton, stage, caption, leads } = buildLightbox(slides.length > 1);
	let current = start;
	let pressed: EventTarget | null = null;

	document.body.append(dialog);
	show(start);
	dialog.showModal();
	const ends: Unsubscribe[] = [
		stackDialog(dialog),
		lockScroll('.elementor-lightbox'),
		keepTabInside(dialog),
		keepScrollable(caption),
		leadFocusInto(dialog, FIRST_FOCUS_DELAY_MS),
		watchSwipes(stage, (direction) => leads && step(direction)),
	];
	closeButton.addEventListener('click', () => dialog.close());
	leads?.previous.addEventListener('click', () => step(-1));
	leads?.next.addEventListener('click', () => step(1));
	dialog.addEventListener('keydown', onKey);
	dialog.addEventListener('pointerdown', ({ target }) => {
		pressed = target;
	});
	dialog.addEventListener('click', ({ target, detail }) => {
		// A text that is selected from inside to outside ends in a click outside.
		if (isOutside(target) && (detail === 0 || isOutside(pressed))) dialog.close();
	});
	// Esc and the back gesture of a phone close it as well, by the browser itself.
	dialog.addEventListener('close', leave, { once: true });

	function show(index: number): void {
		const slide = slides[index];
		if (!slide) return;
		current = index;
		dialog.ariaLabel = slide.name;
		const media = buildMedia(slide);
		stage.replaceChildren(media);
		showLoading(stage, media);
		caption.replaceChildren(...buildCaption(slide));
		caption.scrollTop = 0;
		if (!leads) return;
		leads.counter.textContent = `${index + 1} / ${slides.length}`;
		leads.words.textContent = `${index + 1} of ${slides.length}: ${slide.name}`;
		for (const neighbour of [1, -1]) preload(slides.at((index + neighbour) % slides.length));
	}

	function step(by: number): void {
		show((current + by + slides.length) % slides.length);
	}

	function onKey(event: KeyboardEvent): void {
		const isReversed = isRightToLeft(dialog);
		const by = { ArrowLeft: isReversed ? 1 : -1, ArrowRight: isReversed ? -1 : 1 }[event.key];
		if (!by || !leads || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		// There they wind the film.
		if (event.target instanceof HTMLMediaElement) return;
		event.preventDefault();
		step(by);
	}

	function leave(): void {
		isOpen = false;
		for (const end of ends) end();
		// What plays falls silent at once, a picture may fade.
		stage.querySelector('video,iframe')?.remove();
		giveFocusBack([opener]);
		const fading = dialog.getAnimations({ subtree: true }).map(({ finished }) => finished);
		Promise.allSettled(fading).then(() => dialog.remove());
	}
}

/** Says of a stage that its picture is still on the way, for as long as it is. */
function showLoading(stage: HTMLElement, media: HTMLElement): void {
	const isOnItsWay = () => media instanceof HTMLImageElement && !media.complete;
	const tell = () => media.isConnected && stage.toggleAttribute('data-loading', isOnItsWay());
	tell();
	for (const type of ['load', 'error']) media.addEventListener(type, tell);
}

function isOutside(target: EventTarget | null): boolean {
	return target instanceof Element && !target.closest(NOT_OUTSIDE);
}

function preload(slide: Slide | undefined): void {
	if (slide?.kind !== 'picture') return;
	Object.assign(new Image(), { fetchPriority: 'low', src: slide.src });
}
