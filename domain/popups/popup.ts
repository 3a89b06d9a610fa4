import type { Device } from '../builder/breakpoints';
import { isPlainObject } from '../values/plain-object';

/*
 * What there is to set of a popup, under the names of the builder's controls: the one place from which types,
 * defaults, checks in the browser and the reading of GraphQL take it. Plain checks, no library: a page with a popup
 * fetches this before anything else of it, and a reader of schemas weighs as much as all that waits for triggers.
 */

/** Device → name of an animation; a device that is missing takes that of the next larger one. */
export type DeviceAnimations = Partial<Record<Device, string>>;

/** Kinds of sites that a visitor may come from. */
export const SOURCES = ['search', 'external', 'internal'] as const;
export type Source = (typeof SOURCES)[number];

/** Browsers that the builder tells apart. */
export const BROWSERS = ['ie', 'chrome', 'edge', 'firefox', 'safari'] as const;
export type Browser = (typeof BROWSERS)[number];

/** The time in which showings are counted. */
export const PERIODS = ['session', 'day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** What a rule does with an address that it finds. */
export const URL_ACTIONS = ['show', 'hide', 'regex'] as const;

/** Where a popup's close button stands. */
export const CLOSE_BUTTON_POSITIONS = ['inside', 'outside'] as const;

/** Says whether a value is what a control holds. */
type Check<Value> = (value: unknown) => value is Value;
type Checked<Fields> = {
	[Name in keyof Fields]: Fields[Name] extends Check<infer Value> ? Value : never;
};

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
/** Seconds, percent. */
const isAmount = (value: unknown): value is number => isNumber(value) && value >= 0;
/** From 1. */
export const isCount = (value: unknown): value is number =>
	Number.isSafeInteger(value) && (value as number) > 0;
/** `YYYY-MM-DD HH:mm`; null where there is no bound. */
const isMoment = (value: unknown): value is string | null =>
	value === null || /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(String(value));
/** Names that the browser compares and need not know: an unknown one is no match. */
const areNames = <Name extends string>(value: unknown): value is Name[] =>
	Array.isArray(value) && value.every(isText);
const areAnimations = isPlainObject as Check<DeviceAnimations>;
const oneOf =
	<const Choice>(...choices: readonly Choice[]): Check<Choice> =>
	(value): value is Choice =>
		(choices as readonly unknown[]).includes(value);

/** A setting of another kind than it must be is the builder's own value (behaviour facts 3.1). */
const usually = <Value>(isRight: Check<Value>, usual: Value) => ({ isRight, usual });

/** What the browser must know of how a popup behaves; what is mere style stands in the page's sheet. */
export const SETTINGS = {
	/** With a veil over the page the popup is modal. */
	overlay: usually(isSwitch, true),
	close_button: usually(isSwitch, true),
	close_button_position: usually(oneOf(...CLOSE_BUTTON_POSITIONS), 'inside'),
	/** Seconds before the close button appears; 0: at once. */
	close_button_delay: usually(isNumber, 0),
	/** Seconds after which it closes by itself; 0: never. */
	close_automatically: usually(isNumber, 0),
	entrance_animation: usually(areAnimations, {}),
	/** Played backwards. */
	exit_animation: usually(areAnimations, {}),
	/** Seconds that either animation lasts. */
	entrance_animation_duration: usually(isNumber, 1.2),
	prevent_close_on_background_click: usually(isSwitch, false),
	prevent_close_on_esc_key: usually(isSwitch, false),
	prevent_scroll: usually(isSwitch, false),
	avoid_multiple_popups: usually(isSwitch, false),
	a11y_navigation: usually(isSwitch, true),
	/** CSS selector; a click on what it finds opens the popup. Empty for none; may be no selector at all. */
	open_selector: usually(isText, ''),
	/** Class names of its own, parted by spaces. */
	classes: usually(isText, ''),
};
export type PopupSettings = {
	[Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['usual'];
};

/** The builder's own values. */
export const DEFAULT_SETTINGS = /* @__PURE__ */ Object.fromEntries(
	/* @__PURE__ */ Object.entries(SETTINGS).map(([name, { usual }]) => [name, usual]),
) as PopupSettings;

/** What opens a popup by itself. One that lacks a field, or has another one there, is off. */
export const TRIGGERS = {
	/** Seconds since the page was ready. */
	page_load: { delay: isAmount },
	/** `offset`: percent of the page's height that must be passed downwards, 1 to 100. */
	scrolling: { direction: oneOf('down', 'up'), offset: isAmount },
	scrolling_to: { selector: isText },
	/** Which click anywhere, from 1. */
	click: { times: isCount },
	/** Seconds without any input. */
	inactivity: { time: isAmount },
	/** `touch`: whether on touch screens a fast scroll upwards counts. */
	exit_intent: { touch: isSwitch },
	/** Seconds before it is tried. */
	adblock_detection: { delay: isAmount },
};
export type Triggers = GroupsOf<typeof TRIGGERS>;

/** Who sees a popup, and how often; a rule that is not whole is off. */
export const TIMING = {
	page_views: { views: isCount },
	sessions: { sessions: isCount },
	/** At most so many showings in a time; without one, ever. `count`: what counts as a showing. */
	times: { times: isCount, period: oneOf(...PERIODS, null), count: oneOf('open', 'close') },
	url: { action: oneOf(...URL_ACTIONS), url: isText },
	sources: { sources: areNames<Source> },
	logged_in: { users: oneOf('all', 'custom'), roles: areNames<string> },
	devices: { devices: areNames<Device> },
	browsers: { browsers: oneOf('all', 'custom'), options: areNames<Browser> },
	/** Between two moments on the clock of a zone; `zone` is the site's, as WordPress names it. */
	schedule: {
		timezone: oneOf('site', 'visitor'),
		start: isMoment,
		end: isMoment,
		zone: isText,
	},
};
export type Timing = GroupsOf<typeof TIMING>;

/** Between two moments on the clock of a zone. */
export type ScheduleRule = NonNullable<Timing['schedule']>;

/** Groups of fields by name; one that is off is absent. */
export type GroupsOf<Table> = { [Name in keyof Table]?: Checked<Table[Name]> };

/**
 * A popup as it travels to the browser: plain JSON under the builder's control names, without what is the
 * default (`parsePopup` puts that back). Durations are seconds.
 */
export interface Popup {
	/** Database id, as `popup:open` links hold it. */
	id: number;
	/** Plain text; the dialog's accessible name where its content has no heading. */
	title: string;
	/** Without script `/popup/{slug}/` shows it as a page. */
	slug: string;
	settings: PopupSettings;
	/** Null where the popup is on the page only because something links to it: it never opens by itself. */
	triggers: Triggers | null;
	timing: Timing;
}
