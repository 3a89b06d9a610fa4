/** The parts of a carousel, in our markup or after `adoptMarkup`. */
export interface CarouselParts {
	/** `.e-carousel` */
	root: HTMLElement;
	/** `.swiper`, which hides what stands beside it. */
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

/** The parts of a carousel, not those of one that a slide holds; null where there is no row of slides. */
export function partsOf(root: HTMLElement): CarouselParts | null {
	const child = (parent: HTMLElement | null, name: string) =>
		([...(parent?.children ?? [])].find((one) => one.classList.contains(name)) ??
			null) as HTMLElement | null;
	const box = child(root, 'swiper');
	const row = child(box, 'swiper-wrapper');
	if (!box || !row) return null;
	const controls = child(root, 'e-carousel-controls');
	return {
		root,
		box,
		row,
		slides: [...row.children] as HTMLElement[],
		arrows: [
			child(root, 'elementor-swiper-button-prev'),
			child(root, 'elementor-swiper-button-next'),
		],
		pause: child(root, 'e-carousel-pause') ?? child(controls, 'e-carousel-pause'),
		pagination: child(controls, 'swiper-pagination'),
		thumbnails: child(root, 'elementor-thumbnails-swiper'),
	};
}
