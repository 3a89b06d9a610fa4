import { defineWidget } from '../../elements/tree/define-widget';
import { Blockquote } from './blockquote';
import css from './blockquote.css?inline';
import { BlockquoteSettings } from './settings';
import { blockquoteStyles } from './styles';
import tweetButtonCss from './tweet-button.css?inline';

export const blockquote = defineWidget({
	types: ['blockquote'],
	settings: BlockquoteSettings,
	Markup: Blockquote,
	wrapperClasses: ({ blockquote_skin, alignment, tweet_button, ...button }) => [
		`elementor-blockquote--skin-${blockquote_skin}`,
		alignment && `elementor-blockquote--align-${alignment}`,
		...(tweet_button
			? [
					`elementor-blockquote--button-skin-${button.tweet_button_skin}`,
					`elementor-blockquote--button-view-${button.tweet_button_view}`,
				]
			: []),
	],
	styles: blockquoteStyles,
	css,
	partsCss: {
		'tweet-button': { css: tweetButtonCss, control: 'tweet_button', byDefault: true },
	},
});
