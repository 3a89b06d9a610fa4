import { background } from './background';
import { border } from './border';
import { choice, color, dimensions, flexAlign, slider } from './controls';
import { boxShadow, textShadow } from './effects';
import type { StyleControl } from './style-control';
import { typography } from './typography';

const WRAPPER = ' .elementor-button-wrapper';
const BUTTON = ' .elementor-button';
const HOVERED = `${BUTTON}:hover,${BUTTON}:focus-visible`;

/** The style controls of payment buttons. */
export const paymentButtonStyles: readonly StyleControl[] = [
	flexAlign('align', WRAPPER),
	choice('align', WRAPPER, {
		justify: { '--button-grow': '1' },
	}),
	slider('icon_indent', ' .elementor-button-content-wrapper', 'gap'),
	...typography('typography', BUTTON),
	...textShadow('text_shadow', BUTTON),
	color('button_text_color', BUTTON),
	...background('background', BUTTON, { defaultType: 'classic' }),
	color('hover_color', HOVERED),
	...background('button_background_hover', HOVERED, { defaultType: 'classic' }),
	color('button_hover_border_color', HOVERED, 'border-color'),
	...border('border', BUTTON),
	dimensions('border_radius', BUTTON, 'border-radius'),
	...boxShadow('button_box_shadow', BUTTON),
	dimensions('text_padding', BUTTON, 'padding'),
	color('message_color_global', ' .e-payment-failed'),
	color('message_color_payment', ' .e-payment-refused'),
];
