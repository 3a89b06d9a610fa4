import { atom, length, plain } from '../atomic';
import type { CataloguePage } from '../page';

const FILM = plain('https://www.youtube.com/watch?v=XHOmBV4js_E');

export const page: CataloguePage = {
	title: 'YouTube of version 4',
	purpose: 'pictures',
	picture: 'v',
	kind: 'version-4',
	sentence: 'A film of YouTube. Nothing is fetched there before a visitor starts it.',
	variations: {
		'As it comes': atom('e-youtube', { source: FILM }),
		'From the twelfth second, silent, in a narrow place': atom(
			'e-youtube',
			{ source: FILM, start: plain('12'), mute: plain(true), loop: plain(true) },
			{ width: length(100, '%'), 'max-width': length(320) },
		),
	},
};
