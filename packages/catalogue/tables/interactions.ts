import { atom, colour, length, type Movement, moving, plain, rich, typed } from '../atomic';
import type { CataloguePage } from '../page';

const LOOKS = {
	padding: length(24),
	background: typed('background', { color: colour('#0a6e77') }),
	color: colour('#ffffff'),
};

/** A box with an id for tests, and its words. */
function box(id: string, words: string, movement: Movement) {
	const inside = [atom('e-paragraph', { paragraph: rich(words) })];
	return moving(atom('e-div-block', { _cssid: plain(id) }, LOOKS, inside), movement);
}

export const page: CataloguePage = {
	title: 'Interactions of version 4',
	purpose: 'motion',
	picture: 'i a3 r',
	kind: 'version-4',
	sentence: 'Movements that begin with the page, with a scroll, under the pointer or at a click.',
	variations: {
		'With the page': [
			box('load-fade', 'Fades in', { trigger: 'load', effect: 'fade', duration: 900 }),
			box('load-slide', 'Slides in from the left, except on a phone', {
				...{ trigger: 'load', effect: 'slide', direction: 'left' },
				excluded: ['mobile'],
			}),
			box('load-scale', 'Grows, a little later', {
				...{ trigger: 'load', effect: 'scale', duration: 400, delay: 200 },
			}),
		],
		'Under the pointer': [
			box('hover', 'Slides in from above under a mouse', {
				...{ trigger: 'hover', effect: 'slide', direction: 'top', duration: 300 },
			}),
			moving(atom('e-button', { text: rich('Grows at each click'), _cssid: plain('click') }), {
				...{ trigger: 'click', effect: 'scale', duration: 300 },
			}),
		],
		'With a scroll': [
			atom('e-div-block', {}, { height: length(100, 'vh') }),
			box('scroll-in', 'Fades in from below as it comes into view', {
				...{ trigger: 'scrollIn', effect: 'fade', direction: 'bottom' },
			}),
			box('scroll-out', 'Fades out as it leaves the window', {
				...{ trigger: 'scrollOut', effect: 'fade', type: 'out', duration: 300 },
			}),
			atom('e-div-block', {}, { height: length(100, 'vh') }),
		],
	},
};
