import { say } from '../../browser/page-words';
import { watchPress } from '../disclosure/press';
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

/** Fills the row below a carousel with a dot for each position, with "2 / 5", or with a bar. */
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
			for (const [place, dot] of [...row.children].entries()) {
				const isHere = place === index;
				dot.classList.toggle('swiper-pagination-bullet-active', isHere);
				dot.toggleAttribute('aria-current', isHere);
				if (isHere) dot.setAttribute('aria-current', 'true');
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

/** The builder's library makes its dots of spans too: themes and kits style each `button` of a page. */
function bullet(place: number, onPress: () => void): HTMLSpanElement {
	const dot = document.createElement('span');
	dot.className = 'swiper-pagination-bullet';
	dot.setAttribute('role', 'button');
	dot.tabIndex = 0;
	dot.setAttribute('aria-label', say('carousel.goTo', { number: place + 1 }));
	dot.append(document.createElement('span'));
	watchPress(dot, onPress);
	return dot;
}
