import { isPlainObject, plainObjectOf } from '../values/plain-object';
import {
	DEFAULT_SETTINGS,
	type GroupsOf,
	isCount,
	type Popup,
	type PopupSettings,
	SETTINGS,
	TIMING,
	TRIGGERS,
} from './popup';

type Bag = Readonly<Record<string, unknown>>;

/**
 * Parses `data-elementor-popup`. Null for a text that is no popup (no JSON, no id). A setting, trigger or rule of the
 * wrong shape is left out, so that it is off or has its default.
 */
export function parsePopup(text: string): Popup | null {
	const popup = parseBag(text);
	const id = popup?.id;
	if (!popup || !isCount(id)) return null;
	return {
		id,
		title: String(popup.title ?? ''),
		slug: String(popup.slug ?? ''),
		settings: readSettings(plainObjectOf(popup.settings)),
		triggers: isPlainObject(popup.triggers) ? groupsOf(TRIGGERS, popup.triggers) : null,
		timing: groupsOf(TIMING, plainObjectOf(popup.timing)),
	};
}

/** Writes the JSON for `parsePopup`, without settings that have their default. */
export function popupText(popup: Popup): string {
	const settings = Object.entries(popup.settings).filter(
		([name, value]) =>
			JSON.stringify(value) !== JSON.stringify(DEFAULT_SETTINGS[name as keyof PopupSettings]),
	);
	return JSON.stringify({ ...popup, settings: Object.fromEntries(settings) });
}

/** Reads the settings of a bag; an invalid setting gets the builder's default. */
export function readSettings(stored: Bag): PopupSettings {
	return Object.fromEntries(
		Object.entries(SETTINGS).map(([name, { isRight, usual }]) => [
			name,
			isRight(stored[name]) ? stored[name] : usual,
		]),
	) as PopupSettings;
}

/** Reads the complete triggers or rules of a bag, each with only its own fields. */
export function groupsOf<Table extends typeof TRIGGERS | typeof TIMING>(
	table: Table,
	stored: Bag,
): GroupsOf<Table> {
	const groups = Object.entries<Fields>(table).flatMap(([name, checks]) => {
		const group = plainObjectOf(stored[name]);
		const fields = Object.entries(checks);
		if (!fields.every(([field, isRight]) => isRight(group[field]))) return [];
		return [[name, Object.fromEntries(fields.map(([field]) => [field, group[field]]))]];
	});
	return Object.fromEntries(groups) as GroupsOf<Table>;
}

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

function parseBag(text: string): Bag | null {
	try {
		const value: unknown = JSON.parse(text);
		return isPlainObject(value) ? value : null;
	} catch {
		return null;
	}
}
