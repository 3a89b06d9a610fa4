import { groupsOf, readSettings } from '@outrigger/rules/popups/parse-popup';
import { type Popup, TIMING, TRIGGERS } from '@outrigger/rules/popups/popup';
import type { StoredPopup } from './use-popups';

/** The way by which a popup came onto the page. */
export interface PopupPlace {
	/** True where its conditions let it appear by itself; false where something merely links to it. */
	isArmed: boolean;
	/** True for the popup that an editor wants to see at once. */
	isPreview?: boolean;
	/** The site's zone, as WordPress names it. */
	zone: string;
}

/** Fields of rules that the extension calls by another name than a popup does in the browser. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
	browsers_options: 'options',
	start_date: 'start',
	end_date: 'end',
};

/** Settings with free texts of the editor, among settings with fixed values. */
const FREE_TEXTS: ReadonlySet<string> = new Set([
	'open_selector',
	'classes',
	'selector',
	'url',
	'roles',
	'start',
	'end',
	'zone',
]);

/**
 * Returns the data of a popup for the browser: the fields of GraphQL under the names of the
 * builder's controls, as the schema of popups reads them. The extension's enum values are the
 * stored names in capitals.
 */
export function readPopup(stored: StoredPopup, { isArmed, zone }: PopupPlace): Popup {
	const { timing } = stored;
	const schedule = timing.schedule && {
		...timing.schedule,
		zone: timing.schedule.timezone === 'SITE' ? zone : '',
	};
	return {
		id: stored.databaseId,
		title: stored.title ?? '',
		slug: stored.slug ?? '',
		settings: readSettings(namedAsStored(stored.settings)),
		triggers: isArmed ? groupsOf(TRIGGERS, namedAsStored(stored.triggers)) : null,
		timing: groupsOf(TIMING, { ...namedAsStored(timing), schedule: namedAsStored(schedule) }),
	};
}

/** Control name → its stored value. */
function namedAsStored(fields: object | null): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(fields ?? {}).map(([field, value]) => {
			const control = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
			const name = OTHER_NAMES[control] ?? control;
			return [name, storedValue(name, value)];
		}),
	);
}

function storedValue(name: string, value: unknown): unknown {
	if (typeof value === 'string') return FREE_TEXTS.has(name) ? value : value.toLowerCase();
	if (Array.isArray(value)) {
		if (name.endsWith('_animation')) return perDevice(value);
		return value.map((one) => storedValue(name, one));
	}
	return typeof value === 'object' && value !== null ? namedAsStored(value) : value;
}

function perDevice(values: readonly { device: string; value: string }[]): Record<string, string> {
	return Object.fromEntries(values.map(({ device, value }) => [device.toLowerCase(), value]));
}
