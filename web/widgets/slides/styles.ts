import { carouselColors, carouselSizes } from '../../elements/styles/carousel';
import {
	alignText,
	buttonSize,
	choice,
	color,
	dimensions,
	flexAlign,
	only,
	repeater,
	type StyleControl,
	slider,
	textShadow,
	typography,
} from '../../elements/styles/factories';

const SLIDE = ' .swiper-slide';
const INNER = ' .swiper-slide-inner';
const CONTENTS = ' .swiper-slide-contents';
const HEADING = ' .elementor-slide-heading';
const DESCRIPTION = ' .elementor-slide-description';
const BUTTON = ' .elementor-slide-button';
const HOVERED = `${BUTTON}:hover, a.swiper-slide-inner:hover${BUTTON}`;
const OVERLAY = ' .elementor-background-overlay';

/** Positions and colours of a slide apply only if the slide has a style of its own. */
const own = only(
	({ custom_style }) => custom_style === 'yes',
	[
		flexAlign('horizontal_position', INNER),
		flexAlign('vertical_position', INNER, 'align-items'),
		alignText('text_align', INNER),
		color('content_color', `${CONTENTS}, ${HEADING}, ${DESCRIPTION}, ${BUTTON}`, (value) => ({
			color: value,
			'border-color': value,
		})),
		...textShadow('repeater_text_shadow', CONTENTS),
	],
);

export const slidesStyles: readonly StyleControl[] = [
	...carouselSizes('dots_size', 'dots_gap'),
	...carouselColors({
		arrow: 'arrows_color',
		dot: 'dots_color',
		dotInactive: 'dots_color_inactive',
		isPresentOnly: true,
	}),
	slider('slides_height', SLIDE, '--e-slides-height'),
	slider('content_max_width', CONTENTS, 'max-width'),
	dimensions('slides_padding', INNER, 'padding'),
	alignText('slides_text_align', INNER),
	...textShadow('text_shadow', CONTENTS),
	slider('heading_spacing', `${HEADING}:not(:last-child)`, 'margin-block-end'),
	color('heading_color', HEADING),
	...typography('heading_typography', HEADING),
	slider('description_spacing', `${DESCRIPTION}:not(:last-child)`, 'margin-block-end'),
	color('description_color', DESCRIPTION),
	...typography('description_typography', DESCRIPTION),
	buttonSize('button_size', BUTTON),
	...typography('button_typography', BUTTON),
	slider('button_border_width', BUTTON, 'border-width'),
	slider('button_border_radius', BUTTON, 'border-radius'),
	color('button_text_color', BUTTON),
	color('button_background_color', BUTTON, 'background'),
	color('button_border_color', BUTTON, 'border-color'),
	color('button_hover_text_color', HOVERED),
	color('button_hover_background_color', HOVERED, 'background'),
	color('button_hover_border_color', HOVERED, 'border-color'),
	repeater('slides', [
		color('background_color', ' .swiper-slide-bg', 'background-color'),
		choice('background_size', ' .swiper-slide-bg img', {
			contain: { 'object-fit': 'contain' },
			auto: { 'object-fit': 'none' },
		}),
		color('background_overlay_color', OVERLAY, 'background-color'),
		choice('background_overlay_blend_mode', OVERLAY, 'mix-blend-mode'),
		...own,
	]),
];
