import { say } from '../../browser/page-words';
import { isPassedPage } from '../../browser/passed-page';
import type { Unsubscribe } from '../../browser/unsubscribe';
import type { CarouselOptions } from './options';
import { pressByKeys, slidesOf } from './parts';

export { restCarousel } from './rest';

/** The builder's own carousel after its markup was changed to the markup of this host. */
export interface AdoptedCarousel {
	root: HTMLElement;
	/** Restores the original markup. */
	release: Unsubscribe;
}

/**
 * Turns the builder's own markup (`.elementor-image-carousel-wrapper.swiper`, `.elementor-main-swiper`,
 * `.e-n-carousel`) into the markup of `Carousel`: arrows and dots beside the row instead of in it, and a button that
 * stops the slides. The builder's arrows are no buttons and have no names, so they also get names and react to keys. On
 * a passed page arrows and dots stay at their place in the markup, because the builder's sheets position them by that
 * place.
 */
export function adoptMarkup(
	element: HTMLElement,
	{ autoplay, hasArrows, offsetSides, pagination: kind }: CarouselOptions,
): AdoptedCarousel | null {
	const box = element.querySelector<HTMLElement>('.swiper:has(> .swiper-wrapper)');
	const row = box?.querySelector<HTMLElement>('.swiper-wrapper');
	const root = box?.parentElement;
	if (!box || !row || !root) return null;
	const ends: Unsubscribe[] = [];
	const find = (name: string) =>
		[...element.querySelectorAll<HTMLElement>(`.${name}`)].find((one) => !row.contains(one));

	const stays = isPassedPage();
	ends.push(giveClasses(root, ['e-carousel', 'e-carousel-adopted', 'e-carousel-inside']));
	if (offsetSides !== 'none') {
		ends.push(giveClasses(stays ? box : root, [`offset-${offsetSides}`]));
	}

	const controls = document.createElement('div');
	controls.className = 'e-carousel-controls';
	if (autoplay) {
		const pause = document.createElement('button');
		pause.type = 'button';
		pause.className = 'e-plain e-carousel-pause';
		controls.append(pause);
	}
	root.prepend(controls);
	ends.push(() => controls.remove());

	const pagination = find('swiper-pagination');
	if (pagination) {
		if (!stays) ends.unshift(move(pagination, () => controls.append(pagination)));
		// The sheets of the builder position dots by these classes, which the builder's library sets.
		const names = [`swiper-pagination-${kind ?? 'bullets'}`, 'swiper-pagination-horizontal'];
		ends.push(giveClasses(pagination, names));
	}
	for (const [way, name] of [
		['prev', say('carousel.previous')],
		['next', say('carousel.next')],
	] as const) {
		const arrow = find(`elementor-swiper-button-${way}`);
		if (!arrow) continue;
		if (!stays) ends.unshift(move(arrow, () => box.before(arrow)));
		arrow.hidden = !hasArrows;
		ends.push(() => arrow.removeAttribute('hidden'));
		ends.push(giveMissing(arrow, 'aria-label', name), giveKeys(arrow));
	}
	const slides = slidesOf(row);
	for (const [index, slide] of slides.entries()) {
		ends.push(
			giveMissing(slide, 'role', 'group'),
			giveMissing(
				slide,
				'aria-label',
				say('common.place', { number: index + 1, count: slides.length }),
			),
		);
	}
	return {
		root,
		release() {
			for (const end of ends) end();
		},
	};
}

/** Moves a part elsewhere; the returned function moves it back. */
function move(part: HTMLElement, go: () => void): Unsubscribe {
	const home = document.createComment('');
	part.replaceWith(home);
	go();
	return () => home.replaceWith(part);
}

/** Gives an element classes that it lacks. @returns a function that removes these classes again */
function giveClasses(element: Element, classes: readonly string[]): Unsubscribe {
	const added = classes.filter((name) => !element.classList.contains(name));
	element.classList.add(...added);
	return () => element.classList.remove(...added);
}

/** Sets a missing attribute; the returned function removes it again. */
function giveMissing(element: Element, name: string, value: string): Unsubscribe {
	if (element.hasAttribute(name)) return () => {};
	element.setAttribute(name, value);
	return () => element.removeAttribute(name);
}

/** Lets Enter and Space press an element with the role of a button. */
function giveKeys(arrow: HTMLElement): Unsubscribe {
	if (arrow instanceof HTMLButtonElement) return () => {};
	const ends = [
		giveMissing(arrow, 'role', 'button'),
		giveMissing(arrow, 'tabindex', '0'),
		pressByKeys(arrow),
	];
	return () => {
		for (const end of ends) end();
	};
}
