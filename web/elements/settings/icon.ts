import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { fallback, pipe, transform, unknown } from 'valibot';

/** An icon that an editor chose, for `Icon`. */
export interface IconValue {
	/** FontAwesome's classes, `fas fa-star`, or an uploaded drawing; empty for no icon. */
	value: string | { url: string };
	library: string;
}

/** No icon. */
export const NO_ICON: IconValue = { value: '', library: '' };

/** The icon of a class name: `iconNamed('fas fa-star')`. */
export function iconNamed(value: string): IconValue {
	return { value, library: '' };
}

/**
 * An icon control `{value, library}`. A bare text is an icon class, as older exports store it (`fa fa-star`). A value
 * that is no icon at all gives the default; a removed icon stays removed.
 */
export function iconSetting(defaultIcon: IconValue = NO_ICON) {
	return fallback(
		pipe(
			unknown(),
			transform((stored) => iconValue(stored, defaultIcon)),
		),
		defaultIcon,
	);
}

/** An icon control whose default icon is not stored: a blank value means the default icon, not a removed icon. */
export function usualIconSetting(name: string) {
	const usual = iconNamed(name);
	return fallback(
		pipe(
			unknown(),
			transform((stored) => {
				const icon = iconValue(stored);
				return icon.value === '' ? usual : icon;
			}),
		),
		usual,
	);
}

/** Reads one icon value. */
export function iconValue(stored: unknown, defaultIcon: IconValue = NO_ICON): IconValue {
	if (typeof stored === 'string') return iconNamed(stored);
	const { value, library } = plainObjectOf(stored);
	const name = typeof library === 'string' ? library : '';
	if (typeof value === 'string') return { value, library: name };
	const { url } = plainObjectOf(value);
	return typeof url === 'string' ? { value: { url }, library: name } : defaultIcon;
}

/**
 * The icon of a widget: `selected_icon`, or `icon`, which older exports store instead.
 * @param raw the stored settings: a `selected_icon` in them counts even if it is empty
 */
export function chosenIcon(
	settings: { selected_icon: IconValue; icon: IconValue },
	raw: Readonly<Record<string, unknown>>,
): IconValue {
	const isOld = !('selected_icon' in raw) && settings.icon.value !== '';
	return isOld ? settings.icon : settings.selected_icon;
}
