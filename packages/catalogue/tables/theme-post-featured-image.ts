import type { CataloguePage } from '../page';
import { px, sidesIn } from '../values';

export const page: CataloguePage = {
	title: 'Featured image',
	purpose: 'posts',
	picture: 'p/H',
	kind: 'markup',
	stored: { featuredImage: 'through-the-arch' },
	sentence: 'The picture that stands for the current content.',
	space: 'close',
	variations: {
		'As it comes': {},
		'Medium, in the middle, with the caption of the library': {
			image_size: 'medium',
			align: 'center',
			caption_source: 'attachment',
		},
		'Leading to the file, with a caption of its own': {
			image_size: 'medium',
			link_to: 'file',
			caption_source: 'custom',
			caption: 'Through the arch, <em>late</em>',
		},
		'Round and pale': {
			image_size: 'thumbnail',
			opacity: px(0.7),
			image_border_radius: sidesIn('%', 50),
		},
	},
};
