import {
	choice,
	color,
	dimensions,
	flexAlign,
	only,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const BOX = ' .elementor-author-box';
const AVATAR = ' .elementor-author-box__avatar';
const BUTTON = ' .elementor-author-box__button';
const BUTTON_HOVER = `${BUTTON}:hover,${BUTTON}:focus-visible`;

/** Sets the side for the texts by `text-align`, and for the parts of the box by a property that the sheet reads. */
const aligned = (side: string) => ({ 'text-align': side, '--author-align': side });

export const authorBoxStyles: readonly StyleControl[] = [
	choice('alignment', BOX, {
		left: aligned('left'),
		center: aligned('center'),
		right: aligned('right'),
		start: aligned('start'),
		end: aligned('end'),
	}),
	flexAlign('image_vertical_align', BOX, 'align-items'),
	slider('image_size', AVATAR, (size) => ({ width: size, height: size })),
	slider('image_gap', BOX, 'gap'),
	dimensions('image_border_radius', AVATAR, 'border-radius'),
	...only(
		({ image_border }) => image_border === 'yes',
		[
			choice('image_border', AVATAR, { yes: { border: '2px solid' } }),
			color('image_border_color', AVATAR, 'border-color'),
			slider('image_border_width', AVATAR, 'border-width'),
		],
	),
	color('name_color', ' .elementor-author-box__name'),
	slider('name_gap', ' .elementor-author-box__name', 'margin-bottom'),
	...typography('name_typography', ' .elementor-author-box__name'),
	color('bio_color', ' .elementor-author-box__bio'),
	slider('bio_gap', ' .elementor-author-box__bio', 'margin-bottom'),
	...typography('bio_typography', ' .elementor-author-box__bio'),
	color('button_text_color', BUTTON),
	color('button_background_color', BUTTON, 'background-color'),
	...typography('button_typography', BUTTON),
	slider('button_border_width', BUTTON, 'border-width'),
	slider('button_border_radius', BUTTON, 'border-radius'),
	dimensions('button_text_padding', BUTTON, 'padding'),
	color('button_hover_color', BUTTON_HOVER),
	color('button_background_hover_color', BUTTON_HOVER, 'background-color'),
];
