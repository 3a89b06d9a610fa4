import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'Archive posts',
	purpose: 'posts',
	picture: 'H/p p p/t t t',
	kind: 'handler',
	sentence: 'The list of an archive. On a page that is no archive it lists the newest posts.',
	space: 'close',
	variations: {
		Classic: {
			_skin: 'archive_classic',
			archive_classic_posts_per_page: 3,
			archive_classic_title_tag: 'h3',
		},
		Cards: {
			_skin: 'archive_cards',
			archive_cards_posts_per_page: 2,
			archive_cards_columns: '2',
			archive_cards_title_tag: 'h3',
		},
	},
};
