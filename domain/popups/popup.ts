import {
	array,
	boolean,
	fallback,
	finite,
	type GenericSchema,
	type InferOutput,
	minValue,
	nullable,
	number,
	object,
	optional,
	parse,
	picklist,
	pipe,
	record,
	regex,
	safeInteger,
	string,
} from 'valibot';
import type { Device } from '../breakpoints';

/*
 * What there is to set of a popup, under the names of the builder's controls: the one place from which types,
 * defaults, checks in the browser and the reading of GraphQL take it.
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

/** Seconds, percent. */
const amount = pipe(number(), finite(), minValue(0));
const count = pipe(number(), safeInteger(), minValue(1));
/** `YYYY-MM-DD HH:mm`; null where there is no bound. */
const moment = nullable(pipe(string(), regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)));
/** Names that the browser compares and does not know: an unknown one is no match. */
const names = <Name extends string>() => array(string()) as unknown as GenericSchema<Name[]>;
const animations = record(string(), string()) as unknown as GenericSchema<DeviceAnimations>;

/** A setting of another kind than it must be is the builder's own value (behaviour facts 3.1). */
const usually = <Schema extends GenericSchema>(schema: Schema, usual: InferOutput<Schema>) =>
	fallback(schema, () => usual as never);

/** A trigger or rule that is not whole is off: a guess would show a popup to whom it was not meant for. */
const off = <Schema extends GenericSchema>(schema: Schema) =>
	optional(fallback(optional(schema), undefined));

/** What the browser must know of how a popup behaves; what is mere style stands in the page's sheet. */
export const PopupSettings = object({
	/** With a veil over the page the popup is modal. */
	overlay: usually(boolean(), true),
	close_button: usually(boolean(), true),
	close_button_position: usually(picklist(['inside', 'outside']), 'inside'),
	/** Seconds before the close button appears; 0: at once. */
	close_button_delay: usually(number(), 0),
	/** Seconds after which it closes by itself; 0: never. */
	close_automatically: usually(number(), 0),
	entrance_animation: usually(animations, {}),
	/** Played backwards. */
	exit_animation: usually(animations, {}),
	/** Seconds that either animation lasts. */
	entrance_animation_duration: usually(number(), 1.2),
	prevent_close_on_background_click: usually(boolean(), false),
	prevent_close_on_esc_key: usually(boolean(), false),
	prevent_scroll: usually(boolean(), false),
	avoid_multiple_popups: usually(boolean(), false),
	a11y_navigation: usually(boolean(), true),
	/** CSS selector; a click on what it finds opens the popup. Empty for none; may be no selector at all. */
	open_selector: usually(string(), ''),
	/** Class names of its own, parted by spaces. */
	classes: usually(string(), ''),
});
export type PopupSettings = InferOutput<typeof PopupSettings>;

/** The builder's own values. */
export const DEFAULT_SETTINGS: PopupSettings = parse(PopupSettings, {});

/** What opens a popup by itself; a trigger that is off is absent. */
export const Triggers = object({
	/** Seconds since the page was ready. */
	page_load: off(object({ delay: amount })),
	/** `offset`: percent of the page's height that must be passed downwards, 1 to 100. */
	scrolling: off(object({ direction: picklist(['down', 'up']), offset: amount })),
	scrolling_to: off(object({ selector: string() })),
	/** Which click anywhere, from 1. */
	click: off(object({ times: count })),
	/** Seconds without any input. */
	inactivity: off(object({ time: amount })),
	/** `touch`: whether on touch screens a fast scroll upwards counts. */
	exit_intent: off(object({ touch: boolean() })),
	/** Seconds before it is tried. */
	adblock_detection: off(object({ delay: amount })),
});
export type Triggers = InferOutput<typeof Triggers>;

/** Who sees a popup, and how often; a rule that is off is absent. */
export const Timing = object({
	page_views: off(object({ views: count })),
	sessions: off(object({ sessions: count })),
	/** At most so many showings in a time; without one, ever. `count`: what counts as a showing. */
	times: off(
		object({
			times: count,
			period: nullable(picklist(PERIODS)),
			count: picklist(['open', 'close']),
		}),
	),
	url: off(object({ action: picklist(URL_ACTIONS), url: string() })),
	sources: off(object({ sources: names<Source>() })),
	logged_in: off(object({ users: picklist(['all', 'custom']), roles: names<string>() })),
	devices: off(object({ devices: names<Device>() })),
	browsers: off(object({ browsers: picklist(['all', 'custom']), options: names<Browser>() })),
	/** Between two moments on the clock of a zone; `zone` is the site's, as WordPress names it. */
	schedule: off(
		object({ timezone: picklist(['site', 'visitor']), start: moment, end: moment, zone: string() }),
	),
});
export type Timing = InferOutput<typeof Timing>;

/** Between two moments on the clock of a zone. */
export type ScheduleRule = NonNullable<Timing['schedule']>;

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
