import { text } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Template',
	purpose: 'sections',
	picture: 'r/H/r',
	kind: 'markup',
	sentence:
		'A template of the library, in the middle of a page. It is stored once and shown wherever a page names it.',
	variations: {
		'A saved section': { template_id: '2011' },
		'A template that is not there': [text('Nothing is shown.'), { template_id: '999999' }],
	},
};
