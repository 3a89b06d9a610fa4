import { DEFAULT_SETTINGS, type PopupSettings } from '@outrigger/rules/popups/popup';
import type {
	ElementorHorizontalPositionEnum,
	ElementorPopupHeightTypeEnum,
	ElementorPopupSettings,
	ElementorVerticalPositionEnum,
} from '../resolvers.generated';
import { deviceValues, readLength } from './device-values';
import { readChoice, readNumber, readSwitch, readText, type StoredSettings } from './read-setting';

/** The least and the most seconds that the builder offers for the close button and for closing by itself. */
const DELAY_S = [0.1, 60] as const;
/** The least and the most seconds of the two animations. */
const ANIMATION_S = [0, 5] as const;
const DEFAULT_WIDTH_PX = 640;
const DEFAULT_HEIGHT_PX = 380;

const HORIZONTAL: Readonly<Record<string, ElementorHorizontalPositionEnum>> = {
	left: 'LEFT',
	center: 'CENTER',
	right: 'RIGHT',
};
const VERTICAL: Readonly<Record<string, ElementorVerticalPositionEnum>> = {
	top: 'TOP',
	center: 'CENTER',
	bottom: 'BOTTOM',
};
const HEIGHT_TYPES: Readonly<Record<string, ElementorPopupHeightTypeEnum>> = {
	auto: 'AUTO',
	fit_to_screen: 'FIT_TO_SCREEN',
	custom: 'CUSTOM',
};

/** Controls that are on or off. */
type Switch = {
	[Name in keyof PopupSettings]: PopupSettings[Name] extends boolean ? Name : never;
}[keyof PopupSettings];

const pixels = (size: number) => ({ size, unit: 'px', expression: null });

/** The name of an animation is a class of a style sheet. Returns null for anything that is not a class name. */
function readAnimation(value: unknown): string | null {
	const name = readText(value);
	return name !== null && /^[A-Za-z][\w-]{0,63}$/.test(name) ? name : null;
}

/**
 * Returns a popup's `page_settings`, typed. A missing or wrong value becomes the default that the
 * schema names.
 */
export function popupSettings(settings: StoredSettings): ElementorPopupSettings {
	const isOn = (control: Switch) => readSwitch(settings[control], DEFAULT_SETTINGS[control]);
	return {
		width: deviceValues(settings, 'width', readLength('px'), pixels(DEFAULT_WIDTH_PX)),
		heightType: readChoice(settings.height_type, HEIGHT_TYPES, 'AUTO'),
		height: deviceValues(settings, 'height', readLength('px'), pixels(DEFAULT_HEIGHT_PX)),
		contentPosition: readChoice(settings.content_position, VERTICAL, 'TOP'),
		horizontalPosition: deviceValues(
			settings,
			'horizontal_position',
			(value) => readChoice(value, HORIZONTAL, null),
			'CENTER',
		),
		verticalPosition: deviceValues(
			settings,
			'vertical_position',
			(value) => readChoice(value, VERTICAL, null),
			'CENTER',
		),
		overlay: isOn('overlay'),
		closeButton: isOn('close_button'),
		closeButtonPosition: settings.close_button_position === 'outside' ? 'OUTSIDE' : 'INSIDE',
		closeButtonVertical: deviceValues(settings, 'close_button_vertical', readLength('%')),
		closeButtonHorizontal: deviceValues(settings, 'close_button_horizontal', readLength('%')),
		closeButtonDelay: readNumber(settings.close_button_delay, DELAY_S),
		closeAutomatically: readNumber(settings.close_automatically, DELAY_S),
		entranceAnimation: deviceValues(settings, 'entrance_animation', readAnimation),
		exitAnimation: deviceValues(settings, 'exit_animation', readAnimation),
		entranceAnimationDuration:
			readNumber(settings.entrance_animation_duration, ANIMATION_S) ??
			DEFAULT_SETTINGS.entrance_animation_duration,
		preventCloseOnBackgroundClick: isOn('prevent_close_on_background_click'),
		preventCloseOnEscKey: isOn('prevent_close_on_esc_key'),
		preventScroll: isOn('prevent_scroll'),
		avoidMultiplePopups: isOn('avoid_multiple_popups'),
		a11yNavigation: isOn('a11y_navigation'),
		openSelector: readText(settings.open_selector),
		classes: readText(settings.classes) ?? '',
	};
}
