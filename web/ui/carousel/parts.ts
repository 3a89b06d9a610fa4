import { say } from '../../browser/page-words';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** The parts of a carousel, in our markup or after `adoptMarkup`. */
export interface CarouselParts {
	/** `.e-carousel` */
	root: HTMLElement;
	/** `.swiper`, which hides the slides beside it. */
	box: HTMLElement;
	/** `.swiper-wrapper`, which moves. */
	row: HTMLElement;
	/** In the order of the markup. */
	slides: readonly HTMLElement[];
	/** Previous and next; null where an editor left them out. */
	arrows: readonly [HTMLElement | null, HTMLElement | null];
	pause: HTMLElement | null;
	pagination: HTMLElement | null;
	thumbnails: HTMLElement | null;
}

/** The parts of a carousel, without the parts of a carousel inside a slide; null if there is no row of slides. */
export function partsOf(root: HTMLElement): CarouselParts | null {
	const child = (parent: HTMLElement | null, name: string) =>
		([...(parent?.children ?? [])].find((one) => one.classList.contains(name)) ??
			null) as HTMLElement | null;
	const box = child(root, 'swiper');
	const row = child(box, 'swiper-wrapper');
	if (!box || !row) return null;
	const controls = child(root, 'e-carousel-controls');
	// In the builder's markup these parts are beside the box or in it.
	const besideRow = (name: string) => child(root, name) ?? child(box, name);
	return {
		root,
		box,
		row,
		slides: slidesOf(row),
		arrows: [besideRow('elementor-swiper-button-prev'), besideRow('elementor-swiper-button-next')],
		pause: child(root, 'e-carousel-pause') ?? child(controls, 'e-carousel-pause'),
		pagination: child(controls, 'swiper-pagination') ?? besideRow('swiper-pagination'),
		// In the builder's markup the thumbnails are in a separate box after this one.
		thumbnails:
			child(root, 'elementor-thumbnails-swiper') ??
			child(root.nextElementSibling as HTMLElement | null, 'elementor-thumbnails-swiper'),
	};
}

/** Switches an arrow off or on. The builder's own arrows are no buttons, so they need `aria-disabled`. */
export function setDisabled(arrow: HTMLElement | null, isDisabled: boolean): void {
	if (arrow instanceof HTMLButtonElement) arrow.disabled = isDisabled;
	else if (isDisabled) arrow?.setAttribute('aria-disabled', 'true');
	else arrow?.removeAttribute('aria-disabled');
}

/**
 * Shows if a carousel moves: the name of the visitor's button, and a row that reads new slides out only while it stands.
 * @param isPlaying true if the carousel moves, or would move when seen
 */
export function showPlaying(
	{ root, row, pause }: CarouselParts,
	isPlaying: boolean,
	isMovingRow = isPlaying,
): void {
	root.dataset.state = isPlaying ? 'playing' : 'paused';
	pause?.setAttribute('aria-label', isPlaying ? say('carousel.stop') : say('carousel.play'));
	row.setAttribute('aria-live', isMovingRow ? 'off' : 'polite');
}

/** The slides of a row, without the style elements that the builder prints between them. */
export function slidesOf(row: Element): HTMLElement[] {
	return [...row.querySelectorAll<HTMLElement>(':scope > .swiper-slide')];
}

/** Lets Enter and Space press an element with the role of a button. */
export function pressByKeys(button: HTMLElement): Unsubscribe {
	const press = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' && event.key !== ' ') return;
		// Else the space bar scrolls.
		event.preventDefault();
		button.click();
	};
	button.addEventListener('keydown', press);
	return () => button.removeEventListener('keydown', press);
}
