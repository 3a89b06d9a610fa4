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

/** The parts of a carousel, without those of a carousel inside a slide; null without a row of slides. */
export function partsOf(root: HTMLElement): CarouselParts | null {
	const child = (parent: HTMLElement | null, name: string) =>
		([...(parent?.children ?? [])].find((one) => one.classList.contains(name)) ??
			null) as HTMLElement | null;
	const box = child(root, 'swiper');
	const row = child(box, 'swiper-wrapper');
	if (!box || !row) return null;
	const controls = child(root, 'e-carousel-controls');
	// The builder's markup has them beside the box or in it.
	const besideRow = (name: string) => child(root, name) ?? child(box, name);
	return {
		root,
		box,
		row,
		slides: slidesOf(row),
		arrows: [besideRow('elementor-swiper-button-prev'), besideRow('elementor-swiper-button-next')],
		pause: child(root, 'e-carousel-pause') ?? child(controls, 'e-carousel-pause'),
		pagination: child(controls, 'swiper-pagination') ?? besideRow('swiper-pagination'),
		// The builder's markup has them in a box of their own behind this one.
		thumbnails:
			child(root, 'elementor-thumbnails-swiper') ??
			child(root.nextElementSibling as HTMLElement | null, 'elementor-thumbnails-swiper'),
	};
}

/** The slides of a row: the builder prints sheets of its items between them. */
export function slidesOf(row: Element): HTMLElement[] {
	return [...row.querySelectorAll<HTMLElement>(':scope > .swiper-slide')];
}
