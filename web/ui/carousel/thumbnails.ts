import type { CarouselPlace, Dots } from './dots';
import { scrollIntoRow } from './scroll-into-row';

/** Makes the pictures below a slideshow bring their slides; without script they are links to them. */
export function attachThumbnails(row: HTMLElement, goTo: (index: number) => void): Dots {
	const links = [...row.querySelectorAll<HTMLElement>('.e-carousel-thumbnail')];
	const isCentered = row.classList.contains('e-carousel-thumbnails-centered');
	const press = (event: Event) => {
		const { target } = event;
		const index = links.findIndex((link) => target instanceof Node && link.contains(target));
		if (index < 0) return;
		event.preventDefault();
		goTo(index);
	};
	row.addEventListener('click', press);
	return {
		show({ index }: CarouselPlace) {
			for (const [place, link] of links.entries()) {
				if (place === index) link.setAttribute('aria-current', 'true');
				else link.removeAttribute('aria-current');
			}
			scrollIntoRow(row, links[index], isCentered);
		},
		detach() {
			row.removeEventListener('click', press);
			for (const link of links) link.removeAttribute('aria-current');
		},
	};
}
