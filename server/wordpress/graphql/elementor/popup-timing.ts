import { POPUP_BOUNDS } from '@outrigger/rules/popups/bounds';
import {
	BROWSERS,
	type Browser,
	PERIODS,
	SOURCES,
	URL_ACTIONS,
} from '@outrigger/rules/popups/popup';
import { localTime } from '@outrigger/rules/time/zoned-time';
import type { ElementorPopupTiming } from '../resolvers.generated';
import { DEVICES } from './device-values';
import {
	enumOf,
	readChoice,
	readChoices,
	readInteger,
	readSwitch,
	readText,
	type StoredSettings,
} from './read-setting';

/** The builder's own values for a rule that an editor switched on without choosing a value. */
const DEFAULT_PAGE_VIEWS = 3;
const DEFAULT_SESSIONS = 2;
const DEFAULT_TIMES = 3;

/** `YYYY-MM-DD HH:mm`, as the builder's date picker stores it; a date without a time starts at midnight. */
function readMoment(value: unknown): string | null {
	const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?$/.exec(
		readText(value) ?? '',
	);
	if (match === null) return null;
	const text = `${match[1]} ${match[2] ?? '00:00'}`;
	return Number.isNaN(Date.parse(`${text.replace(' ', 'T')}:00Z`)) ? null : text;
}

const readNames = (value: unknown): string[] =>
	Array.isArray(value) ? value.flatMap((name) => readText(name) ?? []) : [];

/** Omits names that are no devices. A list of only such names is a mistake and makes no rule. */
function devicesRule(value: unknown): ElementorPopupTiming['devices'] {
	const devices = readChoices(value, DEVICES, []);
	const isMistake = devices.length === 0 && [value].flat().some((name) => readText(name));
	return isMistake ? null : { devices };
}

/**
 * A popup's `timing` object, typed. A rule that is not switched on is `null`.
 *
 * @param now milliseconds since the epoch
 * @param timezone the site's time zone
 */
export function popupTiming(
	stored: StoredSettings,
	now: number,
	timezone: string,
): ElementorPopupTiming {
	const when = <T>(rule: string, read: () => T) =>
		readSwitch(stored[rule], false) ? read() : null;
	const count = (key: string, fallback: number) =>
		readInteger(stored[key], POPUP_BOUNDS.counts) ?? fallback;
	return {
		pageViews: when('page_views', () => ({ views: count('page_views_views', DEFAULT_PAGE_VIEWS) })),
		sessions: when('sessions', () => ({ sessions: count('sessions_sessions', DEFAULT_SESSIONS) })),
		times: when('times', () => ({
			times: count('times_times', DEFAULT_TIMES),
			period: readChoice(stored.times_period, enumOf(PERIODS), null),
			count: stored.times_count === 'close' ? ('CLOSE' as const) : ('OPEN' as const),
		})),
		url: when('url', () => ({
			action: readChoice(stored.url_action, enumOf(URL_ACTIONS), 'SHOW'),
			url: readText(stored.url_url) ?? '',
		})),
		sources: when('sources', () => ({
			sources: readChoices(stored.sources_sources, enumOf(SOURCES), Object.values(enumOf(SOURCES))),
		})),
		loggedIn: when('logged_in', () => ({
			users: ['custom', 'roles'].includes(String(stored.logged_in_users))
				? ('CUSTOM' as const)
				: ('ALL' as const),
			roles: readNames(stored.logged_in_roles),
		})),
		devices: when('devices', () => devicesRule(stored.devices_devices)),
		browsers: when('browsers', () => ({
			browsers: stored.browsers_browsers === 'custom' ? ('CUSTOM' as const) : ('ALL' as const),
			browsersOptions: readChoices<Uppercase<Browser>>(
				stored.browsers_browsers_options,
				enumOf(BROWSERS),
				[],
			),
		})),
		schedule: when('schedule', () => ({
			timezone: stored.schedule_timezone === 'visitor' ? ('VISITOR' as const) : ('SITE' as const),
			startDate: readMoment(stored.schedule_start_date),
			endDate: readMoment(stored.schedule_end_date),
			serverDatetime: localTime(now, timezone).replace('T', ' '),
		})),
	};
}
