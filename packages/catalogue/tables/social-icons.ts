import type { CataloguePage } from '../page';
import { icon, link, px, sides } from '../values';

const networks = [
	{
		social_icon: icon('fab fa-instagram'),
		link: link('https://example.org/instagram', { is_external: 'on' }),
	},
	{
		social_icon: icon('fab fa-facebook-f'),
		link: link('https://example.org/facebook-f', { is_external: 'on' }),
	},
	{
		social_icon: icon('fab fa-youtube'),
		link: link('https://example.org/youtube', { is_external: 'on' }),
	},
	{
		social_icon: icon('fab fa-x-twitter'),
		link: link('https://example.org/x-twitter', { is_external: 'on' }),
	},
	{
		social_icon: icon('fab fa-whatsapp'),
		link: link('https://example.org/whatsapp', { is_external: 'on' }),
	},
];

export const page: CataloguePage = {
	title: 'Social icons',
	purpose: 'calls',
	picture: 'i i i',
	kind: 'markup',
	sentence: 'Where else a site is to be found. The addresses are examples.',
	space: 'close',
	variations: {
		Shapes: [
			{ social_icon_list: networks, shape: 'rounded' },
			{ social_icon_list: networks, shape: 'square' },
			{ social_icon_list: networks, shape: 'circle' },
		],
		'Every network in its colour': {
			social_icon_list: [
				{
					social_icon: icon('fab fa-linkedin-in'),
					link: link('https://example.org/linkedin-in', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-pinterest'),
					link: link('https://example.org/pinterest', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-tiktok'),
					link: link('https://example.org/tiktok', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-telegram'),
					link: link('https://example.org/telegram', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-vimeo-v'),
					link: link('https://example.org/vimeo-v', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-tripadvisor'),
					link: link('https://example.org/tripadvisor', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-threads'),
					link: link('https://example.org/threads', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-mastodon'),
					link: link('https://example.org/mastodon', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-bluesky'),
					link: link('https://example.org/bluesky', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-reddit'),
					link: link('https://example.org/reddit', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-tumblr'),
					link: link('https://example.org/tumblr', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-twitch'),
					link: link('https://example.org/twitch', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-spotify'),
					link: link('https://example.org/spotify', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-soundcloud'),
					link: link('https://example.org/soundcloud', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-discord'),
					link: link('https://example.org/discord', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-github'),
					link: link('https://example.org/github', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-xing'),
					link: link('https://example.org/xing', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-vk'),
					link: link('https://example.org/vk', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-odnoklassniki'),
					link: link('https://example.org/odnoklassniki', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-snapchat'),
					link: link('https://example.org/snapchat', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-viber'),
					link: link('https://example.org/viber', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-flickr'),
					link: link('https://example.org/flickr', { is_external: 'on' }),
				},
				{
					social_icon: icon('fas fa-envelope'),
					link: link('https://example.org/envelope', { is_external: 'on' }),
				},
				{
					social_icon: icon('fas fa-rss'),
					link: link('https://example.org/rss', { is_external: 'on' }),
				},
			],
			icon_spacing: px(8),
			row_gap: px(8),
		},
		'One colour for all': {
			social_icon_list: networks,
			icon_color: 'custom',
			icon_primary_color: '#0A6E77',
			icon_secondary_color: '#FFFFFF',
			hover_primary_color: '#F7C873',
			hover_secondary_color: '#2A1608',
			hover_animation: 'float',
		},
		'One that differs': {
			social_icon_list: [
				{
					social_icon: icon('fab fa-instagram'),
					link: link('https://example.org/instagram', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-facebook-f'),
					link: link('https://example.org/facebook-f', { is_external: 'on' }),
					item_icon_color: 'custom',
					item_icon_primary_color: '#F7C873',
					item_icon_secondary_color: '#2A1608',
				},
				{
					social_icon: icon('fab fa-youtube'),
					link: link('https://example.org/youtube', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-x-twitter'),
					link: link('https://example.org/x-twitter', { is_external: 'on' }),
				},
				{
					social_icon: icon('fab fa-whatsapp'),
					link: link('https://example.org/whatsapp', { is_external: 'on' }),
				},
			],
		},
		Alignment: [
			{ social_icon_list: networks, align: 'left' },
			{ social_icon_list: networks, align: 'center' },
			{ social_icon_list: networks, align: 'right' },
		],
		Columns: [
			{ social_icon_list: networks, columns: '2', align: 'left' },
			{ social_icon_list: networks, columns: '5', columns_mobile: '3' },
		],
		'Size, padding, border': {
			social_icon_list: networks,
			icon_size: px(16),
			icon_padding: px(14),
			icon_spacing: px(16),
			image_border_border: 'solid',
			image_border_width: sides(2),
			image_border_color: '#F7C873',
			border_radius: sides(14),
		},
		'Without a link, and without icons': [
			{ social_icon_list: [{ social_icon: icon('fab fa-instagram'), link: link('') }] },
			{ social_icon_list: [] },
		],
	},
};
