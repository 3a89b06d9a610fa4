import { text } from '../elements';
import type { CataloguePage } from '../page';
import { link, picture, px, sides, size } from '../values';

const cove = {
	description_text: 'Pines down to the waterline, and <strong>no road</strong> that leads there.',
	image: picture(141, '2026/03/cala-ventosa-cove.jpg'),
	thumbnail_size: 'medium_large',
	title_text: 'Cala Ventosa',
};

export const page: CataloguePage = {
	title: 'Image box',
	purpose: 'pictures',
	picture: 'p/H/t',
	kind: 'markup',
	sentence: 'A picture with a title and a description.',
	space: 'close',
	variations: {
		'Where the picture stands': [
			text('Above, left, right; on a phone above, except in the last.'),
			{ ...cove, image_size: size(40, '%') },
			{ ...cove, position: 'left' },
			{ ...cove, position: 'right' },
			{ ...cove, position: 'left', position_mobile: 'left', content_vertical_alignment: 'middle' },
		],
		'With a link': {
			...cove,
			position: 'left',
			link: link('/destinations/'),
			image_border_radius: sides(12),
			hover_animation: 'grow',
			image_space: px(32),
			hover_title_color: '#9E1B16',
		},
		Alignment: [
			{ ...cove, text_align: 'left', image_size: px(160) },
			{ ...cove, text_align: 'right', image_size: px(160) },
			{ ...cove, text_align: 'justify', image_size: px(160) },
		],
		'Titles and colours': [
			{
				...cove,
				title_size: 'h3',
				position: 'left',
				title_color: '#0A6E77',
				description_color: '#4A2A5C',
				title_bottom_space: px(16),
				image_size: px(140),
			},
			{
				...cove,
				title_size: 'div',
				position: 'left',
				image_size: px(140),
				image_border_border: 'solid',
				image_border_width: sides(4),
				image_border_color: '#F7C873',
			},
		],
		'Parts alone': [
			{ title_text: 'Only a title', image: { id: '', url: '' } },
			{
				description_text: 'Only a description, without a title and without a picture.',
				image: { id: '', url: '' },
			},
			{
				image: picture(171, '2026/05/rope-on-cleat.jpg'),
				thumbnail_size: 'thumbnail',
				image_size: px(150),
			},
		],
		'A long one': {
			image: picture(171, '2026/05/rope-on-cleat.jpg'),
			thumbnail_size: 'thumbnail',
			position: 'left',
			image_size: px(120),
			title_text:
				'From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor',
			description_text:
				'From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor. From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor.',
		},
	},
};
