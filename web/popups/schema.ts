import { ENTRANCE_ANIMATIONS, EXIT_ANIMATIONS } from '@outrigger/rules/motion/entrance-animations';
import {
	CLOSE_BUTTON_POSITIONS,
	DEFAULT_SETTINGS,
	type PopupSettings,
} from '@outrigger/rules/popups/popup';
import { object } from 'valibot';
import {
	type Bounds,
	type ControlNote,
	choiceControl,
	numberControl,
	sliderControl,
	switchControl,
	textControl,
} from '../behaviours/control';
import { animationWords } from '../behaviours/entrance/schema';

const DELAY_S: Bounds = { least: 0, most: 60 };
const SECONDS: ControlNote = { unit: 's', step: 0.1 };
const [INSIDE, OUTSIDE] = CLOSE_BUTTON_POSITIONS;
const WITH_BUTTON = { close_button: ['yes'] };

const onOff = (control: keyof PopupSettings, label: string) =>
	switchControl(label, { usual: DEFAULT_SETTINGS[control] ? 'yes' : '' });

/**
 * Every setting of a popup's behaviour in the document's stored settings. There is one for each entry of
 * `domain/popups`, which the compiler enforces.
 */
const ENTRIES = {
	overlay: onOff('overlay', 'Veil over the page'),
	prevent_scroll: onOff('prevent_scroll', 'Hold the page still'),
	entrance_animation: choiceControl('Entrance', animationWords(ENTRANCE_ANIMATIONS), {
		perDevice: true,
		usual: '',
	}),
	exit_animation: choiceControl('Exit', animationWords(EXIT_ANIMATIONS), {
		perDevice: true,
		usual: '',
	}),
	entrance_animation_duration: sliderControl(
		'Both last',
		{ least: 0, most: 5 },
		{ ...SECONDS, usual: DEFAULT_SETTINGS.entrance_animation_duration },
	),
	close_button: onOff('close_button', 'Close button'),
	close_button_position: choiceControl(
		'Close button: place',
		{ [INSIDE]: 'Inside', [OUTSIDE]: 'Outside' },
		{ usual: INSIDE, when: WITH_BUTTON },
	),
	close_button_delay: numberControl('Close button: after', DELAY_S, {
		...SECONDS,
		usual: DEFAULT_SETTINGS.close_button_delay,
		when: WITH_BUTTON,
	}),
	close_automatically: numberControl('Close by itself after', DELAY_S, {
		...SECONDS,
		usual: DEFAULT_SETTINGS.close_automatically,
	}),
	prevent_close_on_background_click: onOff(
		'prevent_close_on_background_click',
		'Stay on a click beside it',
	),
	prevent_close_on_esc_key: onOff('prevent_close_on_esc_key', 'Stay on the Escape key'),
	avoid_multiple_popups: onOff('avoid_multiple_popups', 'Not after another popup'),
	a11y_navigation: onOff('a11y_navigation', 'Keyboard navigation inside'),
	open_selector: textControl('Opened by a click on (selector)', { usual: '' }),
	classes: textControl('Class names', { usual: '' }),
} satisfies Record<keyof PopupSettings, object>;

export const PopupSchema = object(ENTRIES);
