import { text } from '../elements';
import type { CataloguePage } from '../page';
import { px } from '../values';

export const page: CataloguePage = {
	title: 'Google Maps',
	purpose: 'pictures',
	picture: 'w/m/w',
	kind: 'handler',
	sentence: 'A map that is loaded from Google after a click, and not before.',
	variations: {
		'As it comes': { address: 'Portofino, Italy', zoom: px(13) },
		'Higher, without colours': {
			address: 'Cala Luna, Sardinia',
			zoom: px(14),
			height: px(420),
			css_filters_css_filter: 'custom',
			css_filters_saturate: px(0),
		},
		'A long address': {
			address:
				'The little pier behind the boathouse, third boat on the left, ask for the key at the bar with the blue awning, Camogli, Italy',
		},
		'No address': [text('Nothing is shown.'), { address: '' }],
	},
};
