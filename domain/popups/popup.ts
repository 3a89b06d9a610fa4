import type { Device } from '../builder/breakpoints';
import { isPlainObject } from '../values/plain-object';
import { POPUP_BOUNDS, type Range } from './bounds';

/*
 * The settings of a popup under the builder's control names: the only source for types, defaults, browser checks and
 * the reading of GraphQL. It uses plain checks instead of a schema library, because every page with a popup loads
 * this file first, and a schema library is as large as all the code that waits for triggers.
 */

/** The attribute of a popup's `<template>` that opens the popup when the page opens, without any trigger or rule. */
export const OPENED_POPUP = 'data-popup-preview';

/** Device → name of an animation; a missing device inherits from the next larger device. */
export type DeviceAnimations = Partial<Record<Device, string>>;

/** The kinds of sites from which a visitor may come. */
export const SOURCES = ['search', 'external', 'internal'] as const;
export type Source = (typeof SOURCES)[number];

/** The browsers that the builder distinguishes. */
export const BROWSERS = ['ie', 'chrome', 'edge', 'firefox', 'safari'] as const;
export type Browser = (typeof BROWSERS)[number];

/** The period over which showings are counted. */
export const PERIODS = ['session', 'day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Seconds from the first showing to the reset of the count; a month has the builder's length. */
export const PERIOD_S: Readonly<Record<Exclude<Period, 'session'>, number>> = {
	day: 86_400,
	week: 604_800,
	month: 2_628_288,
};

/** The effect of a rule on a referrer that matches its address. */
export const URL_ACTIONS = ['show', 'hide', 'regex'] as const;

/** The position of a popup's close button. */
export const CLOSE_BUTTON_POSITIONS = ['inside', 'outside'] as const;

/** Returns true for a valid value of a control. */
type Check<Value> = (value: unknown) => value is Value;
type Checked<Fields> = {
	[Name in keyof Fields]: Fields[Name] extends Check<infer Value> ? Value : never;
};

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
/** From 1. */
export const isCount = (value: unknown): value is number =>
	Number.isSafeInteger(value) && (value as number) > 0;
const amount =
	([least, most]: Range): Check<number> =>
	(value): value is number =>
		isNumber(value) && value >= least && value <= most;
const count =
	(range: Range): Check<number> =>
	(value): value is number =>
		isCount(value) && amount(range)(value);
const isDelay = /* @__PURE__ */ amount(POPUP_BOUNDS.seconds);
const isCounted = /* @__PURE__ */ count(POPUP_BOUNDS.counts);
/** A moment `YYYY-MM-DD HH:mm`; null for an open bound. */
const isMoment = (value: unknown): value is string | null =>
	value === null || /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(String(value));
/** Names that the browser only compares; an unknown name never matches. */
const areNames = <Name extends string>(value: unknown): value is Name[] =>
	Array.isArray(value) && value.every(isText);
const areAnimations = isPlainObject as Check<DeviceAnimations>;
const oneOf =
	<const Choice>(...choices: readonly Choice[]): Check<Choice> =>
	(value): value is Choice =>
		(choices as readonly unknown[]).includes(value);

/** A setting with an invalid value gets the builder's default (behaviour facts 3.1). */
const usually = <Value>(isRight: Check<Value>, usual: Value) => ({ isRight, usual });

/** The settings that determine a popup's behaviour in the browser; the page's style sheet has the rest. */
export const SETTINGS = {
	/** A popup with an overlay is modal. */
	overlay: usually(isSwitch, true),
	close_button: usually(isSwitch, true),
	close_button_position: usually(oneOf(...CLOSE_BUTTON_POSITIONS), 'inside'),
	/** Seconds before the close button appears; 0 shows the button at once. */
	close_button_delay: usually(isNumber, 0),
	/** Seconds after which the popup closes by itself; 0 means never. */
	close_automatically: usually(isNumber, 0),
	entrance_animation: usually(areAnimations, {}),
	/** This animation is played backwards. */
	exit_animation: usually(areAnimations, {}),
	/** The duration of the entrance animation and of the exit animation, in seconds. */
	entrance_animation_duration: usually(isNumber, 1.2),
	prevent_close_on_background_click: usually(isSwitch, false),
	prevent_close_on_esc_key: usually(isSwitch, false),
	prevent_scroll: usually(isSwitch, false),
	avoid_multiple_popups: usually(isSwitch, false),
	a11y_navigation: usually(isSwitch, true),
	/** CSS selector; a click on a matching element opens the popup. Empty for none; may be invalid. */
	open_selector: usually(isText, ''),
	/** Additional class names, separated by spaces. */
	classes: usually(isText, ''),
};
export type PopupSettings = {
	[Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['usual'];
};

/** The builder's defaults. */
export const DEFAULT_SETTINGS = /* @__PURE__ */ Object.fromEntries(
	/* @__PURE__ */ Object.entries(SETTINGS).map(([name, { usual }]) => [name, usual]),
) as PopupSettings;

/** The triggers that open a popup by themselves. A trigger with a missing or invalid field is off. */
export const TRIGGERS = {
	/** Seconds since the page was ready. */
	page_load: { delay: isDelay },
	/** `offset`: percent of the page's height that the visitor must scroll down, 1 to 100. */
	scrolling: { direction: oneOf('down', 'up'), offset: amount(POPUP_BOUNDS.percent) },
	scrolling_to: { selector: isText },
	/** The number of clicks on the page after which the popup opens, from 1. */
	click: { times: count(POPUP_BOUNDS.clicks) },
	/** Seconds without any input. */
	inactivity: { time: isDelay },
	/** `touch`: true if a fast upward scroll on a touch screen counts as an intent to leave. */
	exit_intent: { touch: isSwitch },
	/** Seconds before the detection. */
	adblock_detection: { delay: isDelay },
};
export type Triggers = GroupsOf<typeof TRIGGERS>;

/** The rules that decide which visitors see a popup, and how often. An incomplete rule is off. */
export const TIMING = {
	page_views: { views: isCounted },
	sessions: { sessions: isCounted },
	/**
	 * `times`: the largest number of showings in a period, or for ever if there is no period. `count`: the event that
	 * counts as a showing.
	 */
	times: { times: isCounted, period: oneOf(...PERIODS, null), count: oneOf('open', 'close') },
	url: { action: oneOf(...URL_ACTIONS), url: isText },
	sources: { sources: areNames<Source> },
	logged_in: { users: oneOf('all', 'custom'), roles: areNames<string> },
	devices: { devices: areNames<Device> },
	browsers: { browsers: oneOf('all', 'custom'), options: areNames<Browser> },
	/** Shows between two times in a time zone; `zone` is the site's, as WordPress names it. */
	schedule: {
		timezone: oneOf('site', 'visitor'),
		start: isMoment,
		end: isMoment,
		zone: isText,
	},
};
export type Timing = GroupsOf<typeof TIMING>;

/** Shows between two times in a time zone. */
export type ScheduleRule = NonNullable<Timing['schedule']>;

/** Groups of fields by name; a group that is off is absent. */
export type GroupsOf<Table> = { [Name in keyof Table]?: Checked<Table[Name]> };

/**
 * A popup as the page contains it: JSON under the builder's control names, without defaults (`parsePopup` restores
 * them). Durations are in seconds.
 */
export interface Popup {
	/** Database id, as in `popup:open` links. */
	id: number;
	/** Plain text; the accessible name of the dialog where its content has no heading. */
	title: string;
	/** The address `/popup/{slug}/`, or `/de/popup/{slug}/`, shows the popup as a page without script. */
	slug: string;
	settings: PopupSettings;
	/** Null if the page includes the popup only because a link opens it; such a popup never opens by itself. */
	triggers: Triggers | null;
	timing: Timing;
}
