import { POPUP_BOUNDS, type Range } from '@outrigger/rules/popups/bounds';
import {
	BROWSERS,
	PERIODS,
	SOURCES,
	type Timing,
	type Triggers,
	URL_ACTIONS,
} from '@outrigger/rules/popups/popup';
import { object } from 'valibot';
import {
	type Bounds,
	type ControlNote,
	choiceControl,
	devicesControl,
	listControl,
	momentControl,
	numberControl,
	switchControl,
	textControl,
} from '../behaviours/control';

/*
 * The triggers that open a popup automatically, and the rules about its visitors. The builder stores both beside a
 * document's settings, each under separate names; here a name begins with `triggers` or `timing`. Each trigger and rule
 * has a switch, which the compiler enforces.
 */

const bounds = ([least, most]: Range): Bounds => ({ least, most });
const DELAY_S = bounds(POPUP_BOUNDS.seconds);
const COUNT = bounds(POPUP_BOUNDS.counts);
const SECONDS: ControlNote = { unit: 's', step: 0.1 };

/** A required switch for each name, and any other fields of the name. */
type Named<Part extends string, Name extends string> = Record<`${Part}.${Name}`, object> &
	Record<`${Part}.${string}`, object>;

const on = (name: string) => ({ when: { [name]: ['yes'] } });
/** Makes a label from each name: `internal` → `Internal`. */
const wordsOf = (names: readonly string[]): Record<string, string> =>
	Object.fromEntries(names.map((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)]));

const TRIGGER_ENTRIES = {
	'triggers.page_load': switchControl('On page load'),
	'triggers.page_load_delay': numberControl('On page load: after', DELAY_S, {
		...SECONDS,
		...on('triggers.page_load'),
		usual: 0,
	}),
	'triggers.scrolling': switchControl('On scroll'),
	'triggers.scrolling_direction': choiceControl(
		'On scroll: direction',
		{ down: 'Down', up: 'Up' },
		{ ...on('triggers.scrolling'), usual: 'down' },
	),
	'triggers.scrolling_offset': numberControl(
		'On scroll: how far down',
		bounds(POPUP_BOUNDS.percent),
		{
			unit: '%',
			usual: 50,
			when: { 'triggers.scrolling': ['yes'], 'triggers.scrolling_direction': ['down', ''] },
		},
	),
	'triggers.scrolling_to': switchControl('On scroll to an element'),
	'triggers.scrolling_to_selector': textControl('On scroll to (selector)', {
		...on('triggers.scrolling_to'),
		usual: '',
	}),
	'triggers.click': switchControl('On click'),
	'triggers.click_times': numberControl('On click: which one', bounds(POPUP_BOUNDS.clicks), {
		...on('triggers.click'),
		usual: 1,
	}),
	'triggers.inactivity': switchControl('After inactivity'),
	'triggers.inactivity_time': numberControl('After inactivity of', DELAY_S, {
		...SECONDS,
		...on('triggers.inactivity'),
		usual: 30,
	}),
	'triggers.exit_intent': switchControl('On exit intent'),
	'triggers.exit_intent_touch': switchControl('On exit intent: on touch screens, too', {
		...on('triggers.exit_intent'),
		usual: '',
	}),
	'triggers.adblock_detection': switchControl('On an ad blocker'),
	'triggers.adblock_detection_delay': numberControl('On an ad blocker: after', DELAY_S, {
		...SECONDS,
		...on('triggers.adblock_detection'),
		usual: 0,
	}),
} satisfies Named<'triggers', keyof Triggers>;

const TIMING_ENTRIES = {
	'timing.page_views': switchControl('After page views'),
	'timing.page_views_views': numberControl('Page views', COUNT, {
		...on('timing.page_views'),
		usual: 3,
	}),
	'timing.sessions': switchControl('After sessions'),
	'timing.sessions_sessions': numberControl('Sessions', COUNT, {
		...on('timing.sessions'),
		usual: 2,
	}),
	'timing.times': switchControl('At most so often'),
	'timing.times_times': numberControl('How often', COUNT, {
		...on('timing.times'),
		usual: 3,
	}),
	'timing.times_period': choiceControl(
		'In a',
		{ '': 'Lifetime', ...wordsOf(PERIODS) },
		{ ...on('timing.times'), usual: '' },
	),
	'timing.times_count': choiceControl(
		'What counts',
		{ open: 'Opening it', close: 'Closing it' },
		{ ...on('timing.times'), usual: 'open' },
	),
	'timing.url': switchControl('By the address before'),
	'timing.url_action': choiceControl('Address before: what it does', wordsOf(URL_ACTIONS), {
		...on('timing.url'),
		usual: 'show',
	}),
	'timing.url_url': textControl('Address before', { ...on('timing.url'), usual: '' }),
	'timing.sources': switchControl('By where a visitor comes from'),
	'timing.sources_sources': listControl('Comes from', wordsOf(SOURCES), {
		...on('timing.sources'),
		usual: SOURCES,
	}),
	'timing.logged_in': switchControl('Hide from who is logged in'),
	'timing.logged_in_users': choiceControl(
		'Logged in: who',
		{ all: 'Everybody', custom: 'These roles' },
		{ ...on('timing.logged_in'), usual: 'all' },
	),
	'timing.logged_in_roles': listControl(
		'Roles',
		wordsOf(['administrator', 'editor', 'author', 'contributor', 'subscriber']),
		{ when: { 'timing.logged_in': ['yes'], 'timing.logged_in_users': ['custom'] }, usual: [] },
	),
	'timing.devices': switchControl('On devices'),
	'timing.devices_devices': devicesControl('Devices', { ...on('timing.devices'), usual: [] }),
	'timing.browsers': switchControl('In browsers'),
	'timing.browsers_browsers': choiceControl(
		'Browsers',
		{ all: 'All', custom: 'These' },
		{ ...on('timing.browsers'), usual: 'all' },
	),
	'timing.browsers_browsers_options': listControl('Which browsers', wordsOf(BROWSERS), {
		when: { 'timing.browsers': ['yes'], 'timing.browsers_browsers': ['custom'] },
		usual: [],
	}),
	'timing.schedule': switchControl('Between two moments'),
	'timing.schedule_timezone': choiceControl(
		'Clock',
		{ site: 'The site’s', visitor: 'The visitor’s' },
		{ ...on('timing.schedule'), usual: 'site' },
	),
	'timing.schedule_start_date': momentControl('From', { ...on('timing.schedule'), usual: '' }),
	'timing.schedule_end_date': momentControl('Until', { ...on('timing.schedule'), usual: '' }),
} satisfies Named<'timing', keyof Timing>;

/** The triggers that open a popup automatically. */
export const TriggersSchema = object(TRIGGER_ENTRIES);

/** The rules on the visitors that see a popup, and on the number of times. */
export const TimingSchema = object(TIMING_ENTRIES);
