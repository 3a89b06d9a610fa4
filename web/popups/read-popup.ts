import { groupsOf, readSettings } from '@outrigger/rules/popups/parse-popup';
import { type Popup, TIMING, TRIGGERS } from '@outrigger/rules/popups/popup';
import type { StoredPopup } from './use-popups';

/** The reason for which a popup is on the page. */
export interface PopupPlace {
	/** True if the popup's conditions let it appear automatically; false if there is only a link to it. */
	isArmed: boolean;
	/** True for a popup that an editor previews, which opens at once. */
	isPreview?: boolean;
	/** The site's time zone, in WordPress's notation. */
	zone: string;
}

/** Maps fields of rules, under the extension's names, to the names that they have in the browser. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
	browsers_options: 'options',
	start_date: 'start',
	end_date: 'end',
};

/** The settings in which editors type free texts; all other settings have fixed values. */
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
 * Returns the data of a popup for the browser: the fields of GraphQL under the names of the builder's controls, as the
 * schema of popups reads them. The enum values of the extension for WordPress are the stored names in capitals.
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

/** Returns the stored values by control name. */
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
