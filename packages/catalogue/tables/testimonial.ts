import type { CataloguePage } from '../page';
import { link, picture, px, sides } from '../values';

const guest = {
	testimonial_content: 'We had the bay to ourselves until ten, and the sea did not move.',
	testimonial_job: 'August',
	testimonial_name: 'A guest',
};

export const page: CataloguePage = {
	title: 'Testimonial',
	purpose: 'proof',
	picture: 'q/t/t/u H3',
	kind: 'markup',
	sentence: 'What a guest said, with a portrait where there is one.',
	space: 'close',
	variations: {
		'As it comes': guest,
		'With a picture, beside and above': [
			{
				...guest,
				testimonial_image: picture(174, '2026/05/gull-on-buoy.jpg'),
				testimonial_image_size: 'thumbnail',
			},
			{
				...guest,
				testimonial_image: picture(174, '2026/05/gull-on-buoy.jpg'),
				testimonial_image_size: 'thumbnail',
				testimonial_image_position: 'top',
			},
		],
		Alignment: [
			{
				...guest,
				testimonial_image: picture(182, '2026/05/floating-over-sand.jpg'),
				testimonial_image_size: 'thumbnail',
				testimonial_alignment: 'left',
			},
			{
				...guest,
				testimonial_image: picture(182, '2026/05/floating-over-sand.jpg'),
				testimonial_image_size: 'thumbnail',
				testimonial_alignment: 'center',
			},
			{
				...guest,
				testimonial_image: picture(182, '2026/05/floating-over-sand.jpg'),
				testimonial_image_size: 'thumbnail',
				testimonial_alignment: 'right',
			},
		],
		'With a link': { ...guest, link: link('/stories/') },
		'Colours, type and size': {
			...guest,
			testimonial_image: picture(171, '2026/05/rope-on-cleat.jpg'),
			testimonial_image_size: 'thumbnail',
			image_size: px(110),
			image_border_border: 'solid',
			image_border_width: sides(4),
			image_border_color: '#F7C873',
			image_border_radius: sides(16),
			content_content_color: '#4A2A5C',
			content_typography_typography: 'custom',
			content_typography_font_size: px(30),
			content_typography_font_size_mobile: px(22),
			name_text_color: '#9E1B16',
			job_text_color: '#0A6E77',
		},
		'Parts alone': [
			{ testimonial_content: 'Nobody knows who said this.' },
			{ testimonial_name: 'Somebody who said nothing' },
		],
		'A long one': {
			testimonial_content:
				'From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor. From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor.',
			testimonial_name: 'A family of five',
			testimonial_job: 'Two weeks in July',
		},
	},
};
