import { text } from '../elements';
import type { CataloguePage } from '../page';
import { px, size } from '../values';

export const page: CataloguePage = {
	title: 'Spacer',
	purpose: 'sections',
	picture: 't/x/x/t',
	kind: 'markup',
	sentence: 'Room between two things, as much as each device says.',
	space: 'close',
	variations: {
		'As it comes': [{}, text('Fifty pixels above this line.')],
		'Large on the desktop, small on a phone': [
			{ space: px(160), space_tablet: px(90), space_mobile: px(30) },
			text('A calm of 160 pixels, 90 on a tablet, 30 on a phone.'),
		],
		'In other units': [
			{ space: size(10, 'vh') },
			text('A tenth of the window’s height.'),
			{ space: size(4, 'em') },
			text('Four times the size of the type.'),
		],
	},
};
