import type { Device } from '../breakpoints';

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

/** Device → name of an animation; a device that is missing takes that of the next larger one. */
export type DeviceAnimations = Partial<Record<Device, string>>;

/** What the browser must know of how a popup behaves; what is mere style stands in the page's sheet. */
export interface PopupSettings {
	/** With a veil over the page the popup is modal. */
	overlay: boolean;
	close_button: boolean;
	close_button_position: 'inside' | 'outside';
	/** Seconds before the close button appears; 0: at once. */
	close_button_delay: number;
	/** Seconds after which it closes by itself; 0: never. */
	close_automatically: number;
	entrance_animation: DeviceAnimations;
	/** Played backwards. */
	exit_animation: DeviceAnimations;
	/** Seconds that either animation lasts. */
	entrance_animation_duration: number;
	prevent_close_on_background_click: boolean;
	prevent_close_on_esc_key: boolean;
	prevent_scroll: boolean;
	avoid_multiple_popups: boolean;
	a11y_navigation: boolean;
	/** CSS selector; a click on what it finds opens the popup. Empty for none; may be no selector at all. */
	open_selector: string;
	/** Class names of its own, parted by spaces. */
	classes: string;
}

/** What opens a popup by itself; a trigger that is off is absent. */
export interface Triggers {
	/** Seconds since the page was ready. */
	page_load?: { delay: number };
	/** `offset`: percent of the page's height that must be passed downwards, 1 to 100. */
	scrolling?: { direction: 'down' | 'up'; offset: number };
	scrolling_to?: { selector: string };
	/** Which click anywhere, from 1. */
	click?: { times: number };
	/** Seconds without any input. */
	inactivity?: { time: number };
	/** `touch`: whether on touch screens a fast scroll upwards counts. */
	exit_intent?: { touch: boolean };
	/** Seconds before it is tried. */
	adblock_detection?: { delay: number };
}

/** Kinds of sites that a visitor may come from. */
export type Source = 'search' | 'external' | 'internal';

/** Browsers that the builder tells apart. */
export type Browser = 'ie' | 'chrome' | 'edge' | 'firefox' | 'safari';

/** The time in which showings are counted. */
export type Period = 'session' | 'day' | 'week' | 'month';

/** Who sees a popup, and how often; a rule that is off is absent. */
export interface Timing {
	page_views?: { views: number };
	sessions?: { sessions: number };
	times?: TimesRule;
	url?: { action: 'show' | 'hide' | 'regex'; url: string };
	sources?: { sources: Source[] };
	logged_in?: { users: 'all' | 'custom'; roles: string[] };
	devices?: { devices: Device[] };
	browsers?: { browsers: 'all' | 'custom'; options: Browser[] };
	schedule?: ScheduleRule;
}

/** At most so many showings in a time. */
export interface TimesRule {
	times: number;
	/** Null: ever. */
	period: Period | null;
	/** What counts as a showing. */
	count: 'open' | 'close';
}

/** Between two moments on the clock of a zone, both `YYYY-MM-DD HH:mm`; null where there is no bound. */
export interface ScheduleRule {
	timezone: 'site' | 'visitor';
	start: string | null;
	end: string | null;
	/** The site's zone, as WordPress names it: `Europe/Athens`, `UTC`, `+02:00`. */
	zone: string;
}

/** The builder's own values (behaviour facts 3.1). */
export const DEFAULT_SETTINGS: PopupSettings = {
	overlay: true,
	close_button: true,
	close_button_position: 'inside',
	close_button_delay: 0,
	close_automatically: 0,
	entrance_animation: {},
	exit_animation: {},
	entrance_animation_duration: 1.2,
	prevent_close_on_background_click: false,
	prevent_close_on_esc_key: false,
	prevent_scroll: false,
	avoid_multiple_popups: false,
	a11y_navigation: true,
	open_selector: '',
	classes: '',
};
