import {
	alignText,
	border,
	boxShadow,
	buttonSize,
	choice,
	color,
	cssFilters,
	customSize,
	dimensions,
	flexAlign,
	iconView,
	number,
	only,
	ribbon,
	type StyleControl,
	slider,
	textShadow,
	textStroke,
	typography,
} from '../../elements/styles/factories';

const BOX = ' .elementor-cta';
const HOVERED = ' .elementor-cta:is(:hover, :focus-within)';
const PICTURE = ' .elementor-cta__bg-wrapper';
const OVERLAY = ' .elementor-cta__bg-overlay';
const CONTENT = ' .elementor-cta__content';
const GRAPHIC = ' .elementor-cta__image';
const TITLE = ' .elementor-cta__title';
const TEXT = ' .elementor-cta__description';
const BUTTON = ' .elementor-cta__button';
const BUTTON_HOVERED = `${BUTTON}:hover,${BUTTON}:focus-visible,${BOX}:has(> .e-box-link:hover) .elementor-cta__button`;

const beside = (direction: string) => ({
	'flex-direction': direction,
	'--cta-image-width': '50%',
	'--cta-content-basis': '0',
});
const isFramed = ({ icon_view }: Record<string, unknown>) => icon_view === 'framed';

export const callToActionStyles: readonly StyleControl[] = [
	{
		...choice('layout', BOX, {
			left: beside('row'),
			right: beside('row-reverse'),
			above: {
				'flex-direction': 'column',
				'--cta-image-width': '100%',
				'--cta-content-basis': 'auto',
			},
		}),
		notOnMobile: true,
	},
	slider('image_min_width', PICTURE, 'min-width'),
	slider('image_min_height', PICTURE, 'min-height'),
	slider('min-height', CONTENT, 'min-height'),
	alignText('alignment', CONTENT),
	flexAlign('vertical_position', CONTENT),
	dimensions('padding', CONTENT, 'padding'),
	customSize('bg_image', `${PICTURE} img`),
	customSize('graphic_image', `${GRAPHIC} img`),
	slider('graphic_image_spacing', GRAPHIC, 'margin-bottom'),
	slider('graphic_image_width', `${GRAPHIC} img`, 'width'),
	...border('graphic_image_border', `${GRAPHIC} img`),
	slider('graphic_image_border_radius', `${GRAPHIC} img`, 'border-radius'),
	slider('icon_spacing', ' .elementor-cta__icon', 'margin-bottom'),
	...iconView({
		isInside: true,
		view: 'icon_view',
		prefix: 'icon_',
		size: 'icon_size',
		rotate: null,
		borderWidth: null,
		borderRadius: 'icon_border_radius',
		hasHover: false,
	}),
	...only(isFramed, [slider('icon_border_width', ' .elementor-icon', 'border-width')]),
	...typography('title_typography', TITLE),
	...textStroke('text_stroke', TITLE),
	...textShadow('title_text_shadow', TITLE),
	slider('title_spacing', TITLE, 'margin-bottom'),
	...typography('description_typography', TEXT),
	slider('description_spacing', TEXT, 'margin-bottom'),
	color('content_bg_color', CONTENT, 'background-color'),
	color('title_color', TITLE),
	color('description_color', TEXT),
	color('button_color', BUTTON, (value) => ({ color: value, 'border-color': value })),
	color('content_bg_color_hover', `${HOVERED} .elementor-cta__content`, 'background-color'),
	color('title_color_hover', `${HOVERED} .elementor-cta__title`),
	color('description_color_hover', `${HOVERED} .elementor-cta__description`),
	color('button_color_hover', `${HOVERED} .elementor-cta__button`, (value) => ({
		color: value,
		'border-color': value,
	})),
	buttonSize('button_size', BUTTON),
	...typography('button_typography', BUTTON),
	...textShadow('button_text_shadow', BUTTON),
	color('button_text_color', BUTTON),
	color('button_background_color', BUTTON, 'background-color'),
	color('button_border_color', BUTTON, 'border-color'),
	color('button_hover_text_color', BUTTON_HOVERED),
	color('button_hover_background_color', BUTTON_HOVERED, 'background-color'),
	color('button_hover_border_color', BUTTON_HOVERED, 'border-color'),
	slider('button_border_width', BUTTON, 'border-width'),
	slider('button_border_radius', BUTTON, 'border-radius'),
	...boxShadow('button_box_shadow', BUTTON),
	dimensions('button_padding', BUTTON, 'padding'),
	...ribbon(),
	color('overlay_color', OVERLAY, 'background-color'),
	color('overlay_color_hover', `${HOVERED} .elementor-cta__bg-overlay`, 'background-color'),
	choice('overlay_blend_mode', OVERLAY, 'mix-blend-mode'),
	...cssFilters('bg_filters', ' .elementor-cta__bg'),
	...cssFilters('bg_filters_hover', `${HOVERED} .elementor-cta__bg`),
	number('effect_duration', BOX, (ms) => ({ '--cta-duration': `${ms}ms` })),
	number('content_animation_duration', BOX, (ms) => ({ '--cta-content-duration': `${ms}ms` })),
];
