import { container, text } from '../elements';
import type { CataloguePage } from '../page';
import { action, gap, link, picture, px, shadow, sides, sidesIn, size } from '../values';

const row = { padding: sides(0), flex_gap: gap(32), flex_direction: 'row', flex_wrap: 'wrap' };

const third = {
	flex_gap: gap(32),
	padding: sides(0),
	width: size(31.33, '%'),
	width_mobile: size(100, '%'),
};

const column = { flex_gap: gap(32), padding: sides(0), width_mobile: size(100, '%') };

export const page: CataloguePage = {
	title: 'Image',
	purpose: 'pictures',
	picture: 'p/s',
	kind: 'markup',
	sentence: 'A picture of the media library in the size, shape and state that an editor chose.',
	space: 'close',
	variations: {
		Sizes: [
			text('Thumbnail, medium, and typed measures that cut the picture.'),
			container(row, [
				container(third, [
					{ image: picture(171, '2026/05/rope-on-cleat.jpg'), image_size: 'thumbnail' },
				]),
				container(third, [
					{ image: picture(171, '2026/05/rope-on-cleat.jpg'), image_size: 'medium' },
				]),
				container(third, [
					{
						image: picture(171, '2026/05/rope-on-cleat.jpg'),
						image_size: 'custom',
						image_custom_dimension: { width: '260', height: '180' },
					},
				]),
			]),
		],
		Captions: [
			text('From the media library, and written by hand.'),
			container(row, [
				container({ ...column, width: size(48, '%') }, [
					{
						image: picture(188, '2026/05/varnish-and-chrome.jpg'),
						image_size: 'medium',
						caption_source: 'attachment',
					},
				]),
				container({ ...column, width: size(48, '%') }, [
					{
						image: picture(174, '2026/05/gull-on-buoy.jpg'),
						image_size: 'medium',
						caption_source: 'custom',
						caption: 'A caption of its <em>own</em>',
						caption_align: 'left',
						text_color: '#9E1B16',
						caption_space: px(4),
					},
				]),
			]),
		],
		Links: [
			text('To the whole picture in the lightbox, to the file, and to a page.'),
			container(row, [
				container(third, [
					{
						image: picture(183, '2026/05/beach-from-above.jpg'),
						image_size: 'medium',
						link_to: 'file',
					},
				]),
				container(third, [
					{
						image: picture(187, '2026/05/swim-ladder.jpg'),
						image_size: 'medium',
						link_to: 'file',
						open_lightbox: 'no',
					},
				]),
				container(third, [
					{
						image: picture(197, '2026/05/sails-in-the-bay.jpg'),
						image_size: 'medium',
						link_to: 'custom',
						link: link('/gallery/'),
					},
				]),
			]),
		],
		Lightbox: [
			text(
				'Links that are actions: a slideshow in an order of its own, a picture by itself, a film.',
			),
			container(row, [
				container(third, [
					{
						image: picture(183, '2026/05/beach-from-above.jpg'),
						image_size: 'medium',
						link_to: 'custom',
						link: link(
							action('lightbox', {
								id: 183,
								url: '/wp-content/uploads/2026/05/beach-from-above.jpg',
								slideshow: 'coves',
							}),
							{
								custom_attributes:
									'data-elementor-lightbox-slideshow|coves,data-elementor-lightbox-index|3,data-elementor-lightbox-title|Parasols',
							},
						),
					},
				]),
				container(third, [
					{
						image: picture(190, '2026/05/inside-the-cave.jpg'),
						image_size: 'medium',
						link_to: 'custom',
						link: link(
							action('lightbox', {
								id: 190,
								url: '/wp-content/uploads/2026/05/inside-the-cave.jpg',
								slideshow: 'coves',
							}),
							{
								custom_attributes:
									'data-elementor-lightbox-slideshow|coves,data-elementor-lightbox-index|1,data-elementor-lightbox-title|Inside looking out',
							},
						),
					},
				]),
				container(third, [
					{
						image: picture(194, '2026/05/under-the-pines.jpg'),
						image_size: 'medium',
						link_to: 'custom',
						link: link(
							action('lightbox', {
								id: 194,
								url: '/wp-content/uploads/2026/05/under-the-pines.jpg',
								slideshow: 'coves',
							}),
							{
								custom_attributes:
									'data-elementor-lightbox-slideshow|coves,data-elementor-lightbox-index|2,data-elementor-lightbox-title|Under the pines',
							},
						),
					},
				]),
			]),
			text(
				'<p><a href="#elementor-action%3Aaction%3Dlightbox%26settings%3DeyJpZCI6MTg3LCJ1cmwiOiIvd3AtY29udGVudC91cGxvYWRzLzIwMjYvMDUvc3dpbS1sYWRkZXIuanBnIn0%3D" data-e-action-hash="#elementor-action%3Aaction%3Dlightbox%26settings%3DeyJpZCI6MTg3LCJ1cmwiOiIvd3AtY29udGVudC91cGxvYWRzLzIwMjYvMDUvc3dpbS1sYWRkZXIuanBnIn0%3D" data-elementor-lightbox-title="First one in" data-elementor-lightbox-description="The ladder folds out of the platform and reaches a metre under water.">The swimming ladder</a>, <a href="#elementor-action%3Aaction%3Dlightbox%26settings%3DeyJ0eXBlIjoidmlkZW8iLCJ2aWRlb1R5cGUiOiJ5b3V0dWJlIiwidXJsIjoiaHR0cHM6Ly93d3cueW91dHViZS5jb20vZW1iZWQvWEhPbUJWNGpzX0U%2FZmVhdHVyZT1vZW1iZWQifQ%3D%3D">a film of an evening at sea</a></p>',
			),
		],
		'Alignment and width': [
			{
				image: picture(160, '2026/04/petrel-profile.svg'),
				image_size: 'full',
				align: 'left',
				width: size(40, '%'),
				width_mobile: size(70, '%'),
			},
			{
				image: picture(160, '2026/04/petrel-profile.svg'),
				image_size: 'full',
				align: 'center',
				width: size(40, '%'),
				width_mobile: size(70, '%'),
			},
			{
				image: picture(160, '2026/04/petrel-profile.svg'),
				image_size: 'full',
				align: 'right',
				width: size(40, '%'),
				width_mobile: size(70, '%'),
			},
		],
		'Height and fit': container(row, [
			container({ ...column, width: size(48, '%') }, [
				{
					image: picture(141, '2026/03/cala-ventosa-cove.jpg'),
					image_size: 'medium_large',
					width: size(100, '%'),
					height: px(220),
					'object-fit': 'cover',
					'object-position': 'center top',
				},
			]),
			container({ ...column, width: size(48, '%') }, [
				{
					image: picture(160, '2026/04/petrel-profile.svg'),
					image_size: 'full',
					width: size(100, '%'),
					height: px(220),
					'object-fit': 'contain',
				},
			]),
		]),
		'Borders, corners and shadows': container(row, [
			container(third, [
				{
					image: picture(171, '2026/05/rope-on-cleat.jpg'),
					image_size: 'medium',
					image_border_border: 'solid',
					image_border_width: sides(6),
					image_border_color: '#F7C873',
				},
			]),
			container(third, [
				{
					image: picture(171, '2026/05/rope-on-cleat.jpg'),
					image_size: 'medium',
					image_border_radius: sidesIn('%', 50),
				},
			]),
			container(third, [
				{
					image: picture(171, '2026/05/rope-on-cleat.jpg'),
					image_size: 'medium',
					image_box_shadow_box_shadow_type: 'yes',
					image_box_shadow_box_shadow: shadow(0, 12, 28, -6, 'rgba(7,16,25,0.5)'),
				},
			]),
		]),
		'Under the pointer': [
			text('It grows, takes colour, becomes solid.'),
			container(row, [
				container(third, [
					{
						image: picture(188, '2026/05/varnish-and-chrome.jpg'),
						image_size: 'medium',
						hover_animation: 'grow',
					},
				]),
				container(third, [
					{
						image: picture(188, '2026/05/varnish-and-chrome.jpg'),
						image_size: 'medium',
						css_filters_css_filter: 'custom',
						css_filters_saturate: px(0),
						css_filters_hover_css_filter: 'custom',
						css_filters_hover_saturate: px(120),
						background_hover_transition: px(0.6),
					},
				]),
				container(third, [
					{
						image: picture(188, '2026/05/varnish-and-chrome.jpg'),
						image_size: 'medium',
						opacity: px(0.6),
						opacity_hover: px(1),
					},
				]),
			]),
		],
		'A drawing': [
			text('A signal flag: a drawing says nothing here, so it has an empty text.'),
			{ image: picture(103, '2026/01/flag-rib.svg'), image_size: 'full', width: px(96) },
		],
		'Without a picture': [text('Nothing stands below.'), { image: { id: '', url: '' } }],
	},
};
