import { text, widget } from '../elements';
import type { CataloguePage } from '../page';
import { icon, link } from '../values';

export const page: CataloguePage = {
	title: 'Menu anchor',
	purpose: 'navigation',
	picture: 'd t5/x/x/d t5',
	kind: 'markup',
	sentence: 'A place on a page that links can lead to.',
	space: 'close',
	variations: {
		'Links to the places below': widget('icon-list', {
			icon_list: [
				{ text: 'To the harbours', selected_icon: icon('fas fa-anchor'), link: link('#harbours') },
				{ text: 'To the coves', selected_icon: icon('fas fa-umbrella'), link: link('#coves') },
			],
		}),
		Harbours: [
			{ anchor: 'harbours' },
			text('The anchor stands above this line. It takes no room.'),
		],
		Coves: [{ anchor: '#coves' }, text('Typed with a hash before it, which is forgiven.')],
		'An id that is none': [text('Nothing stands below.'), { anchor: 'two words' }],
	},
};
