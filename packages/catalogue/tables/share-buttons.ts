import type { CataloguePage } from '../page';
import { px, size } from '../values';

const networks = [
	{ button: 'facebook' },
	{ button: 'x-twitter' },
	{ button: 'whatsapp' },
	{ button: 'email' },
];

export const page: CataloguePage = {
	title: 'Share buttons',
	purpose: 'calls',
	kind: 'handler',
	sentence:
		'Links that carry a page to where people talk about it. They work without script; nothing is asked of a network before somebody presses.',
	space: 'close',
	variations: {
		'Every network, a way to print and one to copy': {
			share_buttons: [
				{ button: 'facebook' },
				{ button: 'x-twitter' },
				{ button: 'twitter' },
				{ button: 'linkedin' },
				{ button: 'pinterest' },
				{ button: 'reddit' },
				{ button: 'vk' },
				{ button: 'odnoklassniki' },
				{ button: 'tumblr' },
				{ button: 'digg' },
				{ button: 'skype' },
				{ button: 'stumbleupon' },
				{ button: 'mix' },
				{ button: 'telegram' },
				{ button: 'pocket' },
				{ button: 'xing' },
				{ button: 'whatsapp' },
				{ button: 'email' },
				{ button: 'print' },
				{ button: 'threads' },
				{ button: 'copy-link' },
			],
			skin: 'flat',
			native_share: 'yes',
		},
		'Skin: gradient': [
			{ share_buttons: networks, skin: 'gradient', shape: 'square' },
			{ share_buttons: networks, skin: 'gradient', shape: 'rounded' },
			{ share_buttons: networks, skin: 'gradient', shape: 'circle' },
			{ share_buttons: networks, skin: 'gradient', view: 'icon', shape: 'circle' },
			{ share_buttons: networks, skin: 'gradient', view: 'text' },
		],
		'Skin: minimal': [
			{ share_buttons: networks, skin: 'minimal', shape: 'square' },
			{ share_buttons: networks, skin: 'minimal', shape: 'rounded' },
			{ share_buttons: networks, skin: 'minimal', shape: 'circle' },
			{ share_buttons: networks, skin: 'minimal', view: 'icon', shape: 'circle' },
			{ share_buttons: networks, skin: 'minimal', view: 'text' },
		],
		'Skin: framed': [
			{ share_buttons: networks, skin: 'framed', shape: 'square' },
			{ share_buttons: networks, skin: 'framed', shape: 'rounded' },
			{ share_buttons: networks, skin: 'framed', shape: 'circle' },
			{ share_buttons: networks, skin: 'framed', view: 'icon', shape: 'circle' },
			{ share_buttons: networks, skin: 'framed', view: 'text' },
		],
		'Skin: boxed': [
			{ share_buttons: networks, skin: 'boxed', shape: 'square' },
			{ share_buttons: networks, skin: 'boxed', shape: 'rounded' },
			{ share_buttons: networks, skin: 'boxed', shape: 'circle' },
			{ share_buttons: networks, skin: 'boxed', view: 'icon', shape: 'circle' },
			{ share_buttons: networks, skin: 'boxed', view: 'text' },
		],
		'Skin: flat': [
			{ share_buttons: networks, skin: 'flat', shape: 'square' },
			{ share_buttons: networks, skin: 'flat', shape: 'rounded' },
			{ share_buttons: networks, skin: 'flat', shape: 'circle' },
			{ share_buttons: networks, skin: 'flat', view: 'icon', shape: 'circle' },
			{ share_buttons: networks, skin: 'flat', view: 'text' },
		],
		'Columns and alignment': [
			{ share_buttons: networks, columns: '4', columns_tablet: '2', columns_mobile: '1' },
			{ share_buttons: networks, columns: '2', skin: 'flat' },
			{ share_buttons: networks, alignment: 'center', skin: 'minimal' },
			{ share_buttons: networks, alignment: 'right' },
			{ share_buttons: networks, alignment: 'justify', skin: 'flat' },
		],
		'Own words, own colours, own sizes': [
			{
				share_buttons: [
					{ button: 'whatsapp', text: 'Tell your crew' },
					{ button: 'copy-link', text: 'Take the address' },
				],
				color_source: 'custom',
				primary_color: '#10222F',
				secondary_color: '#FFE08A',
				primary_color_hover: '#0A6E77',
				skin: 'flat',
				shape: 'rounded',
			},
			{
				share_buttons: networks,
				show_label: '',
				skin: 'boxed',
				button_size: px(1.4),
				icon_size: size(2.2, 'em'),
			},
			{
				share_buttons: networks,
				skin: 'framed',
				border_size: px(4),
				button_height: size(6, 'em'),
				column_gap: px(0),
				row_gap: px(0),
			},
		],
		'Another address': {
			share_buttons: [{ button: 'facebook' }, { button: 'email' }, { button: 'copy-link' }],
			share_url_type: 'custom',
			share_url: { url: 'https://example.org/fleet/?boat=wren&day=1' },
			skin: 'minimal',
		},
	},
};
