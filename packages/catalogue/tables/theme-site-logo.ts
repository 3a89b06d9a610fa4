import type { CataloguePage } from '../page';
import { px, sides } from '../values';

export const page: CataloguePage = {
	title: 'Site logo',
	purpose: 'navigation',
	picture: 'i2 H3',
	kind: 'markup',
	sentence: 'The logo of the site says its name and leads to the front page.',
	space: 'close',
	variations: {
		'As it comes': { width: px(96) },
		'In the middle, half as wide, no link': { align: 'center', width: px(48), link_to: 'none' },
		'With a frame, leading elsewhere': {
			width: px(96),
			link_to: 'custom',
			link: { url: '/about/' },
			image_border_border: 'solid',
			image_border_width: sides(2),
			image_border_radius: sides(12),
		},
	},
};
