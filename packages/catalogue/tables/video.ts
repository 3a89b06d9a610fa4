import { bare, container, section, text } from '../elements';
import type { CataloguePage } from '../page';
import { across, gap, icon, link, picture, px, sides, size } from '../values';

const poster = {
	image_overlay: picture(181, '2026/05/wake-from-above.jpg'),
	image_overlay_size: 'large',
	show_image_overlay: 'yes',
};

export const page: CataloguePage = {
	title: 'Video',
	purpose: 'pictures',
	picture: 'v/s',
	kind: 'handler',
	sentence:
		'Films of a service are loaded after a click, and not before. A film of our own waits for its visitor as well.',
	variations: {
		'YouTube, with a picture': [
			{ ...poster, youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E' },
			{ ...poster, youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E', lightbox: 'yes' },
		],
		'Vimeo, without a picture': {
			video_type: 'vimeo',
			vimeo_url: 'https://vimeo.com/235215203',
			start: 12,
		},
		Dailymotion: {
			video_type: 'dailymotion',
			dailymotion_url: 'https://www.dailymotion.com/video/x6tqhqb',
			show_image_overlay: 'yes',
			image_overlay: picture(184, '2026/05/two-abreast.jpg'),
			image_overlay_size: 'large',
		},
		Proportions: container(
			{
				padding: sides(0),
				flex_gap: gap(24),
				container_type: 'grid',
				grid_columns_grid: size(3, 'fr'),
				grid_columns_grid_tablet: size(2, 'fr'),
				grid_columns_grid_mobile: size(1, 'fr'),
				grid_rows_grid: size('auto', 'custom'),
				grid_gaps: gap(24),
			},
			[
				{ youtube_url: 'https://youtu.be/XHOmBV4js_E', aspect_ratio: '43' },
				{ youtube_url: 'https://youtu.be/XHOmBV4js_E', aspect_ratio: '11' },
				{ youtube_url: 'https://youtu.be/XHOmBV4js_E', aspect_ratio: '916' },
			],
		),
		'Another icon, or none': container(
			{
				padding: sides(0),
				flex_gap: gap(24),
				container_type: 'grid',
				grid_columns_grid: size(2, 'fr'),
				grid_columns_grid_tablet: size(2, 'fr'),
				grid_columns_grid_mobile: size(1, 'fr'),
				grid_rows_grid: size('auto', 'custom'),
				grid_gaps: gap(24),
			},
			[
				{
					...poster,
					youtube_url: 'https://youtu.be/XHOmBV4js_E',
					play_icon: icon('fas fa-play'),
					play_icon_color: '#F7C873',
					play_icon_size: px(48),
				},
				{ ...poster, youtube_url: 'https://youtu.be/XHOmBV4js_E', show_play_icon: '' },
			],
		),
		'A film of our own': [
			text(
				'It plays in its place, wherever the file lies: under a picture of its editor’s, or with its own buttons.',
			),
			{
				...poster,
				video_type: 'hosted',
				insert_url: 'yes',
				external_url: link('https://films.example/out-at-six.mp4'),
			},
			{
				video_type: 'hosted',
				insert_url: 'yes',
				external_url: link('https://films.example/out-at-six.mp4'),
			},
		],
		'An address that names no film': [
			text('A link, or nothing.'),
			{ youtube_url: 'https://www.youtube.com/' },
			{ youtube_url: '' },
		],
		'All that can be asked of YouTube': {
			...poster,
			youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E',
			start: 5,
			end: 40,
			mute: 'yes',
			loop: 'yes',
			controls: '',
			cc_load_policy: 'yes',
			rel: 'yes',
			autoplay: 'yes',
			play_on_mobile: 'yes',
			play_icon_text_shadow_text_shadow_type: 'yes',
			play_icon_text_shadow_text_shadow: {
				horizontal: 0,
				vertical: 2,
				blur: 12,
				color: 'rgba(7, 16, 25, 0.7)',
			},
			css_filters_css_filter: 'custom',
			css_filters_saturate: px(80),
		},
		'What can be asked of the other services': section(bare({ ...across(40), flex_gap: gap(20) }), [
			{
				video_type: 'vimeo',
				vimeo_url: 'https://vimeo.com/235215203',
				vimeo_title: '',
				vimeo_portrait: '',
				vimeo_byline: '',
				color: '#0A6E77',
				show_image_overlay: 'yes',
				image_overlay: picture(184, '2026/05/two-abreast.jpg'),
				image_overlay_size: 'custom',
				image_overlay_custom_dimension: { width: '960', height: '540' },
			},
			{
				video_type: 'dailymotion',
				dailymotion_url: 'https://www.dailymotion.com/video/x6tqhqb',
				showinfo: '',
				logo: '',
				color: '#0A6E77',
			},
			{
				video_type: 'videopress',
				insert_url: 'yes',
				videopress_url: 'https://videopress.com/v/ZCAOzTNk',
			},
		]),
		'A film of the library under its poster, to be kept': section(
			bare({ ...across(40), flex_gap: gap(20) }),
			[
				{
					video_type: 'hosted',
					hosted_url: { id: '', url: 'https://films.example/out-at-six.mp4' },
					poster: picture(181, '2026/05/wake-from-above.jpg'),
					preload: 'none',
					download_button: 'yes',
				},
			],
		),
	},
};
