import type { CataloguePage } from '../page';
import { link } from '../values';

export const page: CataloguePage = {
	title: 'Audio',
	purpose: 'pictures',
	picture: 'd w6/s',
	kind: 'handler',
	sentence:
		'A sound at SoundCloud is loaded after a press, and not before. A file is played in its place.',
	variations: {
		SoundCloud: { link: link('https://soundcloud.com/sette-nodi/the-bay-at-six') },
		'The large player, without its buttons': {
			link: link('https://soundcloud.com/sette-nodi/the-bay-at-six'),
			visual: 'yes',
			sc_buying: '',
			sc_liking: '',
			sc_download: '',
			sc_show_artwork: '',
			sc_sharing: '',
			sc_show_comments: '',
			sc_show_playcount: '',
			sc_show_user: '',
			sc_color: '#FF6A3D',
		},
		'A file': { link: link('https://films.example/waves-at-night.mp3') },
		'An address of no sound, and none': [
			{ link: link('https://sounds.example/') },
			{ link: link('') },
		],
	},
};
