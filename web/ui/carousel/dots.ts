import { say } from '../../browser/page-words';
import type { CarouselOptions } from './options';

/** The position of a carousel. */
export interface CarouselPlace {
	/** From 0. */
	index: number;
	count: number;
}

/** The row of dots that shows the position of a carousel. */
export interface Dots {
	show: (place: CarouselPlace) => void;
	detach: () => void;
}

/** Fills the row below a carousel with a button for each position, with "2 / 5", or with a bar. */
export function attachDots(
	row: HTMLElement | null,
	kind: CarouselOptions['pagination'],
	goTo: (index: number) => void,
): Dots {
	if (!row || !kind) return { show: () => {}, detach: () => {} };
	if (kind === 'bullets') {
		row.setAttribute('role', 'group');
		row.setAttribute('aria-label', say('carousel.slides'));
	}
	let shown = -1;
	const makers = {
		bullets({ index, count: places }: CarouselPlace) {
			// If there is only one position, no dot is needed.
			const count = places > 1 ? places : 0;
			if (shown !== count) {
				row.replaceChildren(
					...Array.from({ length: count }, (_, place) => bullet(place, () => goTo(place))),
				);
				shown = count;
			}
			for (const [place, button] of [...row.children].entries()) {
				const isHere = place === index;
				button.classList.toggle('swiper-pagination-bullet-active', isHere);
				button.toggleAttribute('aria-current', isHere);
				if (isHere) button.setAttribute('aria-current', 'true');
			}
		},
		fraction({ index, count }: CarouselPlace) {
			row.replaceChildren(part('current', index + 1), ' / ', part('total', count));
		},
		progressbar({ index, count }: CarouselPlace) {
			const fill = row.firstElementChild ?? row.appendChild(document.createElement('span'));
			fill.className = 'swiper-pagination-progressbar-fill';
			(fill as HTMLElement).style.transform = `scaleX(${(index + 1) / Math.max(count, 1)})`;
		},
	};
	return {
		show: makers[kind],
		detach() {
			row.replaceChildren();
			row.removeAttribute('role');
			row.removeAttribute('aria-label');
		},
	};
}

function part(name: 'current' | 'total', number: number): HTMLSpanElement {
	const span = document.createElement('span');
	span.className = `swiper-pagination-${name}`;
	span.textContent = `${number}`;
	return span;
}

function bullet(place: number, onClick: () => void): HTMLButtonElement {
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'e-plain swiper-pagination-bullet';
	button.setAttribute('aria-label', say('carousel.goTo', { number: place + 1 }));
	button.append(document.createElement('span'));
	button.addEventListener('click', onClick);
	return button;
}
