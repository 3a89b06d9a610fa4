import { atom, length, medium, plain, typed } from '../atomic';
import type { CataloguePage } from '../page';

const FILM = typed('video-src', {
	id: null,
	url: typed('url', 'https://films.example/out-at-six.mp4'),
});
const POSTER = medium('image', 170);

export const page: CataloguePage = {
	title: 'Film of version 4',
	purpose: 'pictures',
	picture: 'v/a',
	kind: 'version-4',
	sentence: 'A film of the site itself, with the controls of the browser.',
	variations: {
		'As it comes': atom('e-self-hosted-video', { source: FILM }),
		'With a picture before it starts': atom(
			'e-self-hosted-video',
			{ source: FILM, poster: POSTER, poster_enabled: plain(true), download: plain(true) },
			{ width: length(100, '%'), 'max-width': length(320) },
		),
		'Starts while it is seen': atom('e-self-hosted-video', {
			source: FILM,
			poster: POSTER,
			poster_enabled: plain(true),
			autoplay: plain(true),
			mute: plain(true),
			loop: plain(true),
		}),
	},
};
