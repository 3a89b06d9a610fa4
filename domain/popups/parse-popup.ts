import { isPlainObject, plainObjectOf } from '../plain-object';
import {
	DEFAULT_SETTINGS,
	type Popup,
	type PopupSettings,
	type Timing,
	type Triggers,
} from './popup';

type Bag = Readonly<Record<string, unknown>>;

/**
 * Reads what `data-elementor-popup` holds. Null for what is no popup (no JSON, no id); a setting, trigger or rule
 * of another shape than it must have is left out, so that it is off or has its default.
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
		triggers: isPlainObject(popup.triggers) ? readTriggers(popup.triggers) : null,
		timing: readTiming(plainObjectOf(popup.timing)),
	};
}

/** The JSON that `parsePopup` reads, without settings that have their default. */
export function popupText(popup: Popup): string {
	const settings = Object.entries(popup.settings).filter(
		([name, value]) =>
			JSON.stringify(value) !== JSON.stringify(DEFAULT_SETTINGS[name as keyof PopupSettings]),
	);
	return JSON.stringify({ ...popup, settings: Object.fromEntries(settings) });
}

function readSettings(stored: Bag): PopupSettings {
	const settings: Record<string, unknown> = {};
	for (const [name, usual] of Object.entries(DEFAULT_SETTINGS)) {
		const value = stored[name];
		const isSame = typeof value === typeof usual && isPlainObject(value) === isPlainObject(usual);
		settings[name] = isSame && !Number.isNaN(value) ? value : usual;
	}
	return settings as unknown as PopupSettings;
}

/** What each field of a trigger must be; a trigger with another field is off. */
const TRIGGERS: Record<keyof Triggers, Record<string, Check>> = {
	page_load: { delay: isAmount },
	scrolling: { direction: oneOf('down', 'up'), offset: isAmount },
	scrolling_to: { selector: isText },
	click: { times: isCount },
	inactivity: { time: isAmount },
	exit_intent: { touch: isSwitch },
	adblock_detection: { delay: isAmount },
};

const TIMING: Record<keyof Timing, Record<string, Check>> = {
	page_views: { views: isCount },
	sessions: { sessions: isCount },
	times: {
		times: isCount,
		period: oneOf('session', 'day', 'week', 'month', null),
		count: oneOf('open', 'close'),
	},
	url: { action: oneOf('show', 'hide', 'regex'), url: isText },
	sources: { sources: isList },
	logged_in: { users: oneOf('all', 'custom'), roles: isList },
	devices: { devices: isList },
	browsers: { browsers: oneOf('all', 'custom'), options: isList },
	schedule: {
		timezone: oneOf('site', 'visitor'),
		start: isMoment,
		end: isMoment,
		zone: isText,
	},
};

type Check = (value: unknown) => boolean;

const readTriggers = (stored: Bag): Triggers => pick(stored, TRIGGERS);
const readTiming = (stored: Bag): Timing => pick(stored, TIMING);

/** The groups whose fields are all as they must be. */
function pick(stored: Bag, groups: Record<string, Record<string, Check>>): object {
	return Object.fromEntries(
		Object.entries(groups)
			.map(([name, checks]) => [name, stored[name], checks] as const)
			.filter(
				([, group, checks]) =>
					isPlainObject(group) &&
					Object.entries(checks).every(([field, isRight]) => isRight(group[field])),
			),
	);
}

function parseBag(text: string): Bag | null {
	try {
		const value: unknown = JSON.parse(text);
		return isPlainObject(value) ? value : null;
	} catch {
		return null;
	}
}

function isAmount(value: unknown): value is number {
	return typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY;
}

function isCount(value: unknown): value is number {
	return Number.isSafeInteger(value) && (value as number) > 0;
}

function isText(value: unknown): boolean {
	return typeof value === 'string';
}

function isSwitch(value: unknown): boolean {
	return typeof value === 'boolean';
}

function isList(value: unknown): boolean {
	return Array.isArray(value) && value.every(isText);
}

function isMoment(value: unknown): boolean {
	return value === null || /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(String(value));
}

function oneOf(...choices: unknown[]): Check {
	return (value) => choices.includes(value);
}
