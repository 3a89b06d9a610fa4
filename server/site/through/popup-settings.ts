import { groupsOf, popupText, readSettings } from '@outrigger/rules/popups/parse-popup';
import { SOURCES, TIMING, TRIGGERS } from '@outrigger/rules/popups/popup';
import { isPlainObject, plainObjectOf } from '@outrigger/rules/values/plain-object';

type Bag = Record<string, unknown>;
/** Field → its default value, and the name of its control if that is not `{group}_{field}`. */
type Fields = Record<string, { usual: unknown; control?: string }>;

/** The builder's defaults (behaviour facts 3.5), which the page leaves out. */
const TRIGGER_FIELDS: Record<string, Fields> = {
	page_load: { delay: { usual: 0 } },
	scrolling: { direction: { usual: 'down' }, offset: { usual: 50 } },
	scrolling_to: { selector: { usual: '' } },
	click: { times: { usual: 1 } },
	inactivity: { time: { usual: 30 } },
	exit_intent: { touch: { usual: false } },
	adblock_detection: { delay: { usual: 0 } },
};
/** The builder's defaults of the rules (behaviour facts 3.6), which the page leaves out. */
const TIMING_FIELDS: Record<string, Fields> = {
	page_views: { views: { usual: 3 } },
	sessions: { sessions: { usual: 2 } },
	times: { times: { usual: 3 }, period: { usual: null }, count: { usual: 'open' } },
	url: { action: { usual: 'show' }, url: { usual: '' } },
	sources: { sources: { usual: SOURCES } },
	logged_in: { users: { usual: 'all' }, roles: { usual: [] } },
	devices: { devices: { usual: [] } },
	browsers: {
		browsers: { usual: 'all' },
		options: { usual: [], control: 'browsers_browsers_options' },
	},
	schedule: {
		timezone: { usual: 'site' },
		start: { usual: null, control: 'schedule_start_date' },
		end: { usual: null, control: 'schedule_end_date' },
		// A page does not name the time zone of its site, so the visitor's clock is used.
		zone: { usual: '' },
	},
};

/**
 * Switches that a page names only if they are on. A switch whose effect is only in the popup's sheet keeps its default.
 */
const SWITCHES = [
	'prevent_close_on_background_click',
	'prevent_close_on_esc_key',
	'prevent_scroll',
	'avoid_multiple_popups',
	'a11y_navigation',
];
const NUMBERS = ['close_button_delay', 'close_automatically', 'entrance_animation_duration'];
const ANIMATIONS = ['entrance_animation', 'exit_animation'];
const DEVICES = [
	['desktop', ''],
	['widescreen', '_widescreen'],
	['laptop', '_laptop'],
	['tablet_extra', '_tablet_extra'],
	['tablet', '_tablet'],
	['mobile_extra', '_mobile_extra'],
	['mobile', '_mobile'],
] as const;

/**
 * Returns the settings that our popups read, made from the settings that the builder printed for
 * its own script.
 *
 * @param id `data-elementor-id`
 * @param settings text of `data-elementor-settings`
 * @returns JSON for `data-elementor-popup`; null if there is no such id
 */
export function popupSettings(id: string, settings: string): string | null {
	const databaseId = Number(id);
	if (!Number.isSafeInteger(databaseId) || databaseId <= 0) return null;
	const stored = parseBag(settings);
	return popupText({
		id: databaseId,
		title: '',
		slug: '',
		settings: readSettings(settingsOf(stored)),
		triggers:
			stored.triggers === undefined
				? null
				: groupsOf(TRIGGERS, groups(TRIGGER_FIELDS, plainObjectOf(stored.triggers))),
		timing: groupsOf(TIMING, groups(TIMING_FIELDS, plainObjectOf(stored.timing))),
	});
}

function settingsOf(stored: Bag): Bag {
	const numbers = NUMBERS.flatMap((name) => {
		const value = numberOf(stored[name]);
		return value === null ? [] : [[name, value]];
	});
	const animations = ANIMATIONS.map((name) => [
		name,
		Object.fromEntries(
			DEVICES.flatMap(([device, ending]) => {
				const value = stored[name + ending];
				return typeof value === 'string' && value !== '' ? [[device, value]] : [];
			}),
		),
	]);
	return {
		...stored,
		...Object.fromEntries(SWITCHES.map((name) => [name, stored[name] === 'yes'])),
		...Object.fromEntries([...numbers, ...animations]),
	};
}

/** `{ page_load: 'yes', page_load_delay: 5 }` → `{ page_load: { delay: 5 } }`. */
function groups(table: Record<string, Fields>, stored: Bag): Bag {
	const on = Object.entries(table).filter(([group]) => stored[group] === 'yes');
	return Object.fromEntries(
		on.map(([group, fields]) => [
			group,
			Object.fromEntries(
				Object.entries(fields).map(([field, { usual, control = `${group}_${field}` }]) => [
					field,
					readValue(stored[control], usual),
				]),
			),
		]),
	);
}

function readValue(value: unknown, usual: unknown): unknown {
	if (value === undefined || value === null || value === '') return usual;
	if (typeof usual === 'number') return numberOf(value) ?? usual;
	return typeof usual === 'boolean' ? value === 'yes' : value;
}

/** A number, a text of digits, or what a slider stores. */
function numberOf(value: unknown): number | null {
	const plain = isPlainObject(value) ? value.size : value;
	if (plain === undefined || plain === null || plain === '') return null;
	const number = Number(plain);
	return Number.isFinite(number) ? number : null;
}

function parseBag(text: string): Bag {
	try {
		return plainObjectOf(JSON.parse(text));
	} catch {
		return {};
	}
}
