import { expect, it } from 'vitest';
import { guessKind } from './guess-kind';

const picture = { url: 'https://boats.example/a.jpg', id: 7, source: 'library' };
const icon = { value: 'fas fa-anchor', library: 'fa-solid' };

/** Each row: an add-on's widget as its designs store it, the builder's widget, and the controls to check. */
const KINDS: [string, object, string, object][] = [
	[
		'elementskit-testimonial',
		{
			ekit_testimonial_data: [
				{ client_name: 'Ada', designation: 'Guest', review: 'A calm and lovely day.' },
			],
		},
		'testimonial-carousel',
		{ slides: [{ _id: 'row-1', content: 'A calm and lovely day.', name: 'Ada', title: 'Guest' }] },
	],
	[
		'rkit-testimonial-carousel',
		{ list: [{ name: 'Ada', job: 'A guest', content: 'A calm and lovely day.', image: picture }] },
		'testimonial-carousel',
		{
			slides: [
				{
					_id: 'row-1',
					content: 'A calm and lovely day.',
					name: 'Ada',
					title: 'A guest',
					image: picture,
				},
			],
		},
	],
	[
		'wpr-advanced-accordion',
		{
			advanced_accordion: [
				{ accordion_title: 'Who may drive?', accordion_content: '<p>Anybody of age.</p>' },
			],
		},
		'accordion',
		{
			tabs: [{ _id: 'row-1', tab_title: 'Who may drive?', tab_content: '<p>Anybody of age.</p>' }],
		},
	],
	[
		'rkit-accordion',
		{ accordion_list: [{ list_title: 'Who may drive?', list_content: 'Anybody of age.' }] },
		'accordion',
		{ tabs: [{ _id: 'row-1', tab_title: 'Who may drive?', tab_content: 'Anybody of age.' }] },
	],
	[
		'jkit_tabs',
		{
			sg_content_list: [
				{ sg_content_list_title: 'Fleet', sg_content_list_description: 'Eight boats.' },
			],
		},
		'tabs',
		{ tabs: [{ _id: 'row-1', tab_title: 'Fleet', tab_content: 'Eight boats.' }] },
	],
	[
		'wpr-media-grid',
		{ query_manual_attachment: [picture, { ...picture, id: 8 }] },
		'image-gallery',
		{ wp_gallery: [picture, { ...picture, id: 8 }] },
	],
	[
		'eael-filterable-gallery',
		{
			eael_fg_controls: [{ eael_fg_control: 'Caves' }],
			eael_fg_gallery_items: [
				{ eael_fg_gallery_item_name: 'A cave', eael_fg_gallery_img: picture },
			],
		},
		'image-gallery',
		{ wp_gallery: [picture] },
	],
	[
		'stratum-logo-carousel',
		{ slides: [{ image: picture, title: 'Partner' }] },
		'image-carousel',
		{ carousel: [picture] },
	],
	[
		'wpr-advanced-slider',
		{
			slider_items: [
				{
					slider_item_title: 'Out to sea',
					slider_item_bg_image: picture,
					slider_item_btn_text_1: 'Go',
				},
			],
		},
		'slides',
		{},
	],
	[
		'elementskit-page-list',
		{
			icon_list: [
				{ text: 'Our fleet', link: '7' },
				{ text: 'Our coast', link: '8' },
			],
		},
		'icon-list',
		{},
	],
	[
		'jkit_feature_list',
		{ list: [{ title: 'Life jackets', icon, description: 'In every size.' }] },
		'icon-list',
		{
			icon_list: [
				{
					_id: 'row-1',
					text: 'Life jackets – In every size.',
					selected_icon: icon,
					link: undefined,
				},
			],
		},
	],
];

it.each(KINDS)('shows %s as the builder shows the same', (type, stored, widgetType, controls) => {
	const kind = guessKind(type, stored as Record<string, unknown>);
	expect(kind?.widgetType).toBe(widgetType);
	expect(kind?.settings).toMatchObject(controls);
});
