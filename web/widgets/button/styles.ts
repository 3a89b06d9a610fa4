import {
	background,
	border,
	boxShadow,
	buttonSize,
	choice,
	color,
	dimensions,
	flexAlign,
	LEFT_END,
	RIGHT_END,
	type StyleControl,
	slider,
	textShadow,
	time,
	typography,
} from '../../elements/styles/factories';

const WRAPPER = ' .elementor-button-wrapper';
const BUTTON = ' .elementor-button';
const HOVERED = `${BUTTON}:hover,${BUTTON}:focus-visible`;
const CONTENT = ' .elementor-button-content-wrapper';

const at = (side: string) => ({ 'justify-content': side });

export const buttonStyles: readonly StyleControl[] = [
	choice('align', WRAPPER, {
		left: at(LEFT_END),
		start: at('flex-start'),
		center: at('center'),
		right: at(RIGHT_END),
		end: at('flex-end'),
		justify: { '--button-grow': '1' },
		stretch: { '--button-grow': '1' },
	}),
	buttonSize('size', BUTTON),
	// These colours are stronger than the kit's button colour, because the editor chose the type for this button.
	choice('button_type', BUTTON, {
		info: { 'background-color': 'var(--e-info,#5bc0de)' },
		success: { 'background-color': 'var(--e-success,#5cb85c)' },
		warning: { 'background-color': 'var(--e-warning,#f0ad4e)' },
		danger: { 'background-color': 'var(--e-danger,#d9534f)' },
	}),
	flexAlign('content_align', CONTENT),
	slider('icon_indent', CONTENT, 'gap'),
	...typography('typography', BUTTON),
	...textShadow('text_shadow', BUTTON),
	color('button_text_color', BUTTON),
	...background('background', BUTTON, {
		defaultType: 'classic',
		defaultColor: 'var(--e-global-color-accent)',
	}),
	color('hover_color', HOVERED),
	color('button_background_hover_color', HOVERED, 'background-color'),
	...background('button_background_hover', HOVERED, { defaultType: 'classic' }),
	color('button_hover_border_color', HOVERED, 'border-color'),
	...boxShadow('button_hover_box_shadow', HOVERED),
	time('button_hover_transition_duration', BUTTON),
	...border('border', BUTTON),
	dimensions('border_radius', BUTTON, 'border-radius'),
	...boxShadow('button_box_shadow', BUTTON),
	dimensions('text_padding', BUTTON, 'padding'),
];
