import type { Unsubscribe } from '../../browser/unsubscribe';
import type { CarouselPlace, Dots } from './dots';
import { scrollIntoRow } from './scroll-into-row';

/**
 * Makes a press on a picture below a slideshow show its slide; without script the pictures are links. The builder
 * prints them as a second row of slides, which its script makes pressable.
 */
export function attachThumbnails(box: HTMLElement, goTo: (index: number) => void): Dots {
	const row = box.querySelector<HTMLElement>('.swiper-wrapper') ?? box;
	const slides = [...row.querySelectorAll<HTMLElement>('.swiper-slide')];
	const links =
		slides.length > 0 ? slides : [...row.querySelectorAll<HTMLElement>('.e-carousel-thumbnail')];
	const ends = slides.map((slide, index) => makeButton(slide, () => goTo(index)));
	const isCentered = box.classList.contains('e-carousel-thumbnails-centered');
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
			// The builder's sheet darkens the thumbnails that do not have this class.
			for (const [place, slide] of slides.entries()) {
				slide.classList.toggle('swiper-slide-active', place === index);
			}
			scrollIntoRow(row, links[index], isCentered);
		},
		detach() {
			row.removeEventListener('click', press);
			for (const link of links) link.removeAttribute('aria-current');
			for (const slide of slides) slide.classList.remove('swiper-slide-active');
			for (const end of ends) end();
		},
	};
}

/** Lets keys press a slide, which is no button in the builder's markup. */
function makeButton(slide: HTMLElement, press: () => void): Unsubscribe {
	const before = ['role', 'tabindex', 'aria-label', 'aria-roledescription'].map(
		(name) => [name, slide.getAttribute(name)] as const,
	);
	const name = slide.querySelector('[aria-label]')?.getAttribute('aria-label');
	slide.setAttribute('role', 'button');
	slide.tabIndex = 0;
	slide.removeAttribute('aria-roledescription');
	if (name) slide.setAttribute('aria-label', name);
	const onKey = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' && event.key !== ' ') return;
		event.preventDefault();
		press();
	};
	slide.addEventListener('keydown', onKey);
	return () => {
		slide.removeEventListener('keydown', onKey);
		for (const [attribute, value] of before) {
			if (value === null) slide.removeAttribute(attribute);
			else slide.setAttribute(attribute, value);
		}
	};
}
