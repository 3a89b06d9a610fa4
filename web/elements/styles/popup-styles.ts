import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { compileCss } from './compile-css';
import { safeCustomCss } from './custom-css';
import {
	background,
	border,
	boxShadow,
	choice,
	color,
	custom,
	dimensions,
	LEFT_END,
	only,
	RIGHT_END,
	type StyleControl,
	slider,
} from './factories';
import popupCss from './popup.css?inline';
import type { StyleCollector } from './style-collector';
import { lengthOf } from './values';

const CONTENT = ' .dialog-widget-content';
const MESSAGE = ' .dialog-message';
const BUTTON = ' .dialog-close-button';
const BUTTON_IN_USE = `${BUTTON}:hover,${BUTTON}:focus`;

/** The builder's default height of a popup with a custom height. */
const DEFAULT_HEIGHT = '380px';

const ACROSS = {
	left: { 'justify-content': LEFT_END },
	center: { 'justify-content': 'center' },
	right: { 'justify-content': RIGHT_END },
};
const DOWN = {
	top: { 'align-items': 'flex-start' },
	center: { 'align-items': 'safe center' },
	bottom: { 'align-items': 'safe flex-end' },
};

/** The controls for the place of the popup and for the overlay over the page. */
const WINDOW_CONTROLS: readonly StyleControl[] = [
	choice('horizontal_position', '', ACROSS),
	choice('vertical_position', '', DOWN),
	...background('overlay_background', '[data-overlay]'),
];

/** The controls of the popup itself; they also apply on the popup's own page. */
const BOX_CONTROLS: readonly StyleControl[] = [
	slider('width', MESSAGE, 'width'),
	choice('height_type', MESSAGE, {
		fit_to_screen: { height: '100dvh' },
		custom: { height: DEFAULT_HEIGHT },
	}),
	...only(({ height_type }) => height_type === 'custom', [slider('height', MESSAGE, 'height')]),
	choice('content_position', MESSAGE, DOWN),
	...background('background', CONTENT),
	...border('border', CONTENT),
	dimensions('border_radius', CONTENT, 'border-radius'),
	...boxShadow('box_shadow', CONTENT),
	dimensions('margin', CONTENT, 'margin'),
	dimensions('padding', MESSAGE, 'padding'),
	place('close_button_vertical', 'inset-block-start'),
	place('close_button_horizontal', 'inset-inline-end'),
	slider('close_button_size', BUTTON, 'font-size'),
	color('close_button_color', BUTTON),
	color('close_button_background_color', BUTTON, 'background-color'),
	color('close_button_hover_color', BUTTON_IN_USE),
	color('close_button_hover_background_color', BUTTON_IN_USE, 'background-color'),
];

/** The close button's distances are percentages unless they have another unit. */
function place(control: string, property: string): StyleControl {
	return custom(control, 'slider', BUTTON, (value) => {
		const length = lengthOf({ ...plainObjectOf(value), unit: plainObjectOf(value).unit || '%' });
		return length === undefined ? undefined : { [property]: length };
	});
}

/** Adds the styles from the page settings of a popup, and the styles of all popups. */
export function addPopupStyles(
	styles: StyleCollector,
	popupId: number,
	settings: ElementSettings,
): void {
	// These rules come after all layers, because a kit styles every button, and its styles must not apply to the close
	// button.
	styles.addRaw(0, 'popup', popupCss);
	const modal = `#elementor-popup-modal-${popupId}`;
	const box = `.elementor-popup-${popupId}`;
	styles.addRaw(
		popupId,
		'popup',
		compileCss(modal, settings, WINDOW_CONTROLS, styles.breakpoints) +
			compileCss(box, settings, BOX_CONTROLS, styles.breakpoints) +
			safeCustomCss(settings.custom_css, modal),
	);
}
