import type { CataloguePage } from '../page';
import { px } from '../values';

const quote = {
	author_name: 'A guest, September',
	blockquote_content: 'We rented a boat for the swimming and came back talking about the light.',
};

export const page: CataloguePage = {
	title: 'Blockquote',
	purpose: 'words',
	picture: 'q x5/t/t/s',
	kind: 'markup',
	sentence: 'Words of somebody else, who said them, and a link to pass them on.',
	variations: {
		'Skin: border': { ...quote, blockquote_skin: 'border', tweet_button_label: 'Post' },
		'Skin: quotation': { ...quote, blockquote_skin: 'quotation', tweet_button_label: 'Post' },
		'Skin: boxed': { ...quote, blockquote_skin: 'boxed', tweet_button_label: 'Post' },
		'Skin: clean': { ...quote, blockquote_skin: 'clean', tweet_button_label: 'Post' },
		Alignment: [
			{ ...quote, alignment: 'left', tweet_button_label: 'Post' },
			{ ...quote, alignment: 'center', blockquote_skin: 'clean', tweet_button_label: 'Post' },
			{ ...quote, alignment: 'right', blockquote_skin: 'quotation', tweet_button_label: 'Post' },
		],
		'The link: icon, text, bubble, bare': [
			{ ...quote, tweet_button_view: 'icon' },
			{ ...quote, tweet_button_view: 'text', tweet_button_label: 'Post on X' },
			{ ...quote, tweet_button_skin: 'bubble', tweet_button_label: 'Post' },
			{ ...quote, tweet_button_skin: 'link', tweet_button_label: 'Post' },
		],
		'Without a link, without an author': [
			{ ...quote, tweet_button: '' },
			{ tweet_button: '', blockquote_content: 'The engine is loudest when you think about it.' },
		],
		'Colours and type': [
			{
				...quote,
				border_color: '#9E1B16',
				border_width: px(3),
				border_gap: px(32),
				content_text_color: '#0C2A38',
				content_typography_typography: 'custom',
				content_typography_font_size: px(30),
				content_typography_font_style: 'italic',
				author_text_color: '#9E1B16',
				button_background_color: '#9E1B16',
				button_background_color_hover: '#0C2A38',
				tweet_button_label: 'Post',
			},
			{
				...quote,
				blockquote_skin: 'boxed',
				box_background_color: '#0C1B2E',
				content_text_color: '#F4EFE6',
				author_text_color: '#F4EFE6',
				box_padding: px(48),
				box_border_radius: px(12),
				tweet_button: '',
			},
		],
	},
};
