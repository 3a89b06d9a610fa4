import { isRightToLeft } from '../browser/computed-style';
import { leaveFullScreen, toggleFullScreen, watchFullScreen } from '../browser/full-screen';
import { holdEntry, nameEntry } from '../browser/history-entry';
import { say } from '../browser/page-words';
import { lockScroll } from '../browser/scroll-lock';
import type { Unsubscribe } from '../browser/unsubscribe';
import { giveFocusBack, keepScrollable, keepTabInside, leadFocusInto } from '../ui/dialog/focus';
import { stackDialog } from '../ui/dialog/stack';
import { buildCaption, buildLightbox, buildPicture } from './build';
import { growFrom, shrinkInto } from './grow';
import { lightboxSettings } from './lightbox-settings';
import { quietControls } from './quiet-controls';
import type { Slide } from './slides';
import { shownWidth } from './sources';
import { watchSwipes } from './swipe';
import type { Zoom } from './zoom';

/** Delay before the focus moves from the dialog to the close button (section 12 of the specification). */
const FIRST_FOCUS_DELAY_MS = 100;

/** Elements on which a click does not close the lightbox. */
const NOT_OUTSIDE =
	'.elementor-lightbox__media,.elementor-lightbox__caption,.elementor-lightbox__status,.elementor-lightbox__menu,button';

let isOpen = false;

/**
 * Shows slides in a modal dialog, one at a time, beginning with `start`. After the last slide the first one follows.
 * While one lightbox is open, no other lightbox opens.
 *
 * @param opener takes the focus back at the end.
 */
export function openLightbox(slides: readonly Slide[], start: number, opener: Element): void {
	if (isOpen) return;
	isOpen = true;
	const settings = lightboxSettings();
	const { dialog, closeButton, stage, caption, tools, leads } = buildLightbox(
		slides.length > 1,
		settings,
	);
	const broken = new Set<number>();
	let current = start;
	let pressed: EventTarget | null = null;
	let zoom: Zoom | null = null;

	document.body.append(dialog);
	// The history entry must exist before the first slide is shown, because that slide names it.
	const leaveEntry = holdEntry(close);
	const first = show(start);
	dialog.showModal();
	if (first) growFrom(smallOf(slides[start]), first);
	const ends: Unsubscribe[] = [
		stackDialog(dialog),
		lockScroll('.elementor-lightbox'),
		keepTabInside(dialog),
		keepScrollable(caption),
		leadFocusInto(dialog, FIRST_FOCUS_DELAY_MS),
		quietControls(dialog, () => dialog.querySelector(':popover-open,:focus-visible') !== null),
		watchFullScreen((isFull) => tools.fullScreen?.setAttribute('aria-pressed', `${isFull}`)),
		leaveFullScreen,
		leaveEntry,
	];
	watchSwipes(
		stage,
		(direction) => leads && !zoom?.isZoomed() && step(direction),
		() => !zoom?.isZoomed() && close(),
	);
	closeButton.addEventListener('click', close);
	leads?.previous.addEventListener('click', () => step(-1));
	leads?.next.addEventListener('click', () => step(1));
	tools.zoom?.addEventListener('click', () => zoom?.toggle());
	tools.fullScreen?.addEventListener('click', () => toggleFullScreen(document.documentElement));
	tools.menu?.addEventListener('beforetoggle', ({ newState }) => {
		if (newState === 'open') fillMenu();
	});
	dialog.addEventListener('keydown', onKey);
	dialog.addEventListener('pointerdown', ({ target }) => {
		pressed = target;
	});
	dialog.addEventListener('click', ({ target, detail }) => {
		// A visitor who selects text from inside to outside of the picture ends with a click outside; that click must
		// not close the lightbox.
		if (isOutside(target) && (detail === 0 || isOutside(pressed))) close();
	});
	// The browser itself closes the dialog for Esc and for a phone's back gesture.
	dialog.addEventListener('cancel', (event) => {
		event.preventDefault();
		close();
	});
	dialog.addEventListener('close', leave, { once: true });
	if (opener.closest('[data-postcards=yes]')) {
		import('./postcard').then(
			({ offerPostcards }) => offerPostcards(dialog, stage, () => slides[current]),
			() => {},
		);
	}

	function show(index: number): HTMLElement | null {
		const slide = slides[index];
		if (!slide) return null;
		current = index;
		dialog.ariaLabel = slide.name;
		nameEntry(slide.link.getAttribute('data-e-action-hash'));
		zoom?.detach();
		zoom = null;
		const media = slide.player?.(slide.name) ?? buildPicture(slide);
		const frame = document.createElement('div');
		frame.className = 'elementor-lightbox__frame';
		frame.append(media);
		stage.replaceChildren(frame);
		showLoading(stage, media);
		media.addEventListener('error', () => media.isConnected && skip(index));
		caption.replaceChildren(...buildCaption(slide));
		caption.scrollTop = 0;
		tools.menu?.hidePopover?.();
		if (tools.zoom) tools.zoom.hidden = slide.kind !== 'picture';
		if (slide.kind === 'picture' && settings.zoom) makeZoomable(media, slide);
		if (!leads) return media;
		leads.counter.textContent = `${index + 1} / ${slides.length}`;
		leads.words.textContent = say('common.placed', {
			number: index + 1,
			count: slides.length,
			name: slide.name,
		});
		for (const neighbour of [1, -1]) preload(slides.at((index + neighbour) % slides.length));
		return media;
	}

	function makeZoomable(media: HTMLElement, slide: Slide): void {
		// A picture that is still growing would be measured too small, so this waits for the end of its animations.
		const atRest = () => Promise.allSettled(media.getAnimations().map(({ finished }) => finished));
		Promise.all([import('./zoom'), Promise.resolve().then(atRest)]).then(
			([{ attachZoom }]) => {
				if (!media.isConnected || !dialog.open) return;
				zoom = attachZoom(media, (isZoomed) => {
					tools.zoom?.setAttribute('aria-pressed', `${isZoomed}`);
					dialog.toggleAttribute('data-zoomed', isZoomed);
					// An enlarged picture needs a larger file than the file for the screen's size.
					if (isZoomed && slide.source) {
						(media as HTMLImageElement).sizes = `${shownWidth(slide.source) * 3}px`;
					}
				});
			},
			() => {},
		);
	}

	function fillMenu(): void {
		const [menu, slide] = [tools.menu, slides[current]];
		if (!menu || !slide) return;
		import('./share-menu').then(
			({ fillShareMenu }) => fillShareMenu(menu, slide, settings.share),
			() => {},
		);
	}

	/** Skips a picture that fails to load, as long as there is another. */
	function skip(index: number): void {
		broken.add(index);
		if (leads && broken.size < slides.length) step(1);
	}

	function step(by: number): void {
		let next = current;
		do next = (next + by + slides.length) % slides.length;
		while (broken.has(next) && broken.size < slides.length);
		show(next);
	}

	function onKey(event: KeyboardEvent): void {
		const { key, target } = event;
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		// Browsers send `cancel` only if the visitor has interacted with the page since the last `cancel`, so Esc is
		// handled here too.
		if (key === 'Escape' && !dialog.querySelector(':popover-open')) {
			event.preventDefault();
			close();
			return;
		}
		// On a film these keys seek.
		if (target instanceof HTMLMediaElement) return;
		if (zoom?.onKey(key)) {
			event.preventDefault();
			return;
		}
		const forward = isRightToLeft(dialog) ? -1 : 1;
		const lead = {
			ArrowLeft: () => step(-forward),
			ArrowRight: () => step(forward),
			Home: () => show(0),
			End: () => show(slides.length - 1),
		}[key];
		if (!lead || !leads || event.shiftKey) return;
		event.preventDefault();
		lead();
	}

	function close(): void {
		if (!dialog.open || dialog.dataset.state === 'closing') return;
		dialog.dataset.state = 'closing';
		const media = stage.querySelector<HTMLElement>('img');
		const end = () => dialog.open && dialog.close();
		if (!media || zoom?.isZoomed()) end();
		else shrinkInto(smallOf(slides[current]), media).then(end, end);
	}

	function leave(): void {
		isOpen = false;
		zoom?.detach();
		for (const end of ends) end();
		// A player must stop at once, while a picture may fade.
		stage.querySelector('video,iframe')?.remove();
		giveFocusBack([opener]);
		const fading = dialog.getAnimations({ subtree: true }).map(({ finished }) => finished);
		Promise.allSettled(fading).then(() => dialog.remove());
	}
}

/** The small picture in the page from which a slide grows. */
function smallOf(slide: Slide | undefined): Element | null {
	return slide?.link.querySelector('img') ?? null;
}

/** Marks a stage as loading until its picture has arrived. */
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
	const { src, source } = slide;
	const image = Object.assign(new Image(), { fetchPriority: 'low' });
	if (source?.srcset) {
		image.sizes = `${shownWidth(source)}px`;
		image.srcset = source.srcset;
	}
	image.src = src;
}
