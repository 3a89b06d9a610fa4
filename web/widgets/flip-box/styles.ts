import {
	alignText,
	background,
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
	type StyleControl,
	slider,
	textStroke,
	time,
	typography,
} from '../../elements/styles/factories';

const BOX = ' .elementor-flip-box';
const BUTTON = ' .elementor-flip-box__button';
const BUTTON_HOVERED = `${BUTTON}:hover,${BUTTON}:focus-visible,${BOX}:has(.e-box-link:hover) .elementor-flip-box__button`;
const IMAGE = ' .elementor-flip-box__image';

/** The controls of one side, `a` or `b`. */
function side(letter: 'a' | 'b', layer: string): StyleControl[] {
	const overlay = `${layer} .elementor-flip-box__layer__overlay`;
	const title = `${layer} .elementor-flip-box__layer__title`;
	const text = `${layer} .elementor-flip-box__layer__description`;
	return [
		...background(`background_${letter}`, layer),
		color(`background_overlay_${letter}`, overlay, 'background-color'),
		...cssFilters(`background_overlay_${letter}_filters`, overlay),
		choice(`background_overlay_${letter}_blend_mode`, overlay, 'mix-blend-mode'),
		dimensions(`padding_${letter}`, overlay, 'padding'),
		alignText(`alignment_${letter}`, overlay),
		flexAlign(`vertical_position_${letter}`, overlay),
		...border(`border_${letter}`, layer),
		...boxShadow(`shadow_${letter}`, layer),
		slider(`title_spacing_${letter}`, title, 'margin-bottom'),
		color(`title_color_${letter}`, title),
		...typography(`title_typography_${letter}`, title),
		...textStroke(letter === 'a' ? 'text_stroke' : 'text_stroke_b', title),
		color(`description_color_${letter}`, text),
		...typography(`description_typography_${letter}`, text),
	];
}

export const flipBoxStyles: readonly StyleControl[] = [
	slider('height', BOX, '--flip-height'),
	slider('border_radius', BOX, '--flip-radius'),
	...side('a', ' .elementor-flip-box__front'),
	...side('b', ' .elementor-flip-box__back'),
	slider(
		'description_spacing_b',
		' .elementor-flip-box__back .elementor-flip-box__layer__description',
		'margin-bottom',
	),
	slider('image_spacing', IMAGE, 'margin-bottom'),
	slider('image_width', `${IMAGE} img`, 'width'),
	customSize('image', `${IMAGE} img`),
	number('image_opacity', `${IMAGE} img`, 'opacity'),
	...border('image_border', `${IMAGE} img`),
	slider('image_border_radius', `${IMAGE} img`, 'border-radius'),
	slider('icon_spacing', ' .elementor-icon-wrapper', 'margin-bottom'),
	...iconView({
		isInside: true,
		view: 'icon_view',
		prefix: 'icon_',
		size: 'icon_size',
		rotate: 'icon_rotate',
		borderWidth: null,
		borderRadius: 'icon_border_radius',
		hasHover: false,
	}),
	...only(
		({ icon_view }) => icon_view === 'framed',
		[slider('icon_border_width', ' .elementor-icon', 'border-width')],
	),
	buttonSize('button_size', BUTTON),
	...typography('button_typography', BUTTON),
	color('button_text_color', BUTTON),
	...background('button_background', BUTTON, { defaultType: 'classic' }),
	color('button_border_color', BUTTON, 'border-color'),
	color('button_hover_text_color', BUTTON_HOVERED),
	...background('button_hover_background', BUTTON_HOVERED, { defaultType: 'classic' }),
	color('button_hover_border_color', BUTTON_HOVERED, 'border-color'),
	time('button_hover_transition_duration', BUTTON),
	slider('button_border_width', BUTTON, 'border-width'),
	slider('button_border_radius', BUTTON, 'border-radius'),
];
