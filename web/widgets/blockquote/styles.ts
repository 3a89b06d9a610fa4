import {
	border,
	boxShadow,
	choice,
	color,
	only,
	RIGHT_END,
	type StyleControl,
	slider,
	time,
	typography,
} from '../../elements/styles/factories';

const QUOTE = ' .elementor-blockquote';
const QUOTE_HOVER = `${QUOTE}:hover`;
const CONTENT = ' .elementor-blockquote__content';
const AUTHOR = ' .elementor-blockquote__author';
const BUTTON = ' .elementor-blockquote__tweet-button';
const BUTTON_HOVER = `${BUTTON}:hover,${BUTTON}:focus-visible`;

/** On the left, author and button stay at the two ends of their line, as the builder has them. */
const side = (align: string, justify = '') => ({
	'text-align': align,
	...(justify && { '--blockquote-justify': justify }),
});
const skinIs = (...skins: string[]) => {
	return ({ blockquote_skin }: Record<string, unknown>) =>
		skins.includes(String(blockquote_skin || 'border'));
};

export const blockquoteStyles: readonly StyleControl[] = [
	choice('alignment', QUOTE, {
		left: side('left'),
		start: side('start'),
		center: side('center'),
		right: side('right', RIGHT_END),
		end: side('end', 'flex-end'),
	}),
	color('content_text_color', CONTENT),
	...typography('content_typography', CONTENT),
	slider('content_gap', CONTENT, 'margin-block-end'),
	color('author_text_color', AUTHOR),
	...typography('author_typography', AUTHOR),
	slider('author_gap', AUTHOR, 'margin-block-end'),
	slider('button_size', BUTTON, (size) => ({ 'font-size': `calc(${size} * 10)` })),
	slider('button_border_radius', BUTTON, 'border-radius'),
	color('button_background_color', BUTTON, '--blockquote-button'),
	color('button_text_color', BUTTON, '--blockquote-label'),
	color('button_background_color_hover', BUTTON_HOVER, '--blockquote-button'),
	color('button_text_color_hover', BUTTON_HOVER, '--blockquote-label'),
	time('button_transition_duration', BUTTON, 'transition-duration', 'ms'),
	...typography('button_typography', BUTTON),
	...only(skinIs('border'), [
		color('border_color', QUOTE, 'border-color'),
		slider('border_width', QUOTE, 'border-inline-start-width'),
		slider('border_gap', QUOTE, 'padding-inline-start'),
		color('border_color_hover', QUOTE_HOVER, 'border-color'),
		slider('border_width_hover', QUOTE_HOVER, 'border-inline-start-width'),
		slider('border_gap_hover', QUOTE_HOVER, 'padding-inline-start'),
		slider('border_vertical_padding', QUOTE, 'padding-block'),
	]),
	...only(skinIs('quotation', 'boxed', 'clean'), [
		slider('box_padding', QUOTE, 'padding'),
		color('box_background_color', QUOTE, 'background-color'),
		...border('box_border', QUOTE),
		slider('box_border_radius', QUOTE, 'border-radius'),
		...boxShadow('box_box_shadow', QUOTE),
		color('box_background_color_hover', QUOTE_HOVER, 'background-color'),
		...border('box_border_hover', QUOTE_HOVER),
		slider('box_border_radius_hover', QUOTE_HOVER, 'border-radius'),
		...boxShadow('box_box_shadow_hover', QUOTE_HOVER),
	]),
	...only(skinIs('quotation'), [
		color('quote_text_color', `${QUOTE}::before`),
		slider('quote_size', `${QUOTE}::before`, 'font-size'),
		slider('quote_gap', CONTENT, 'margin-block-start'),
	]),
];
