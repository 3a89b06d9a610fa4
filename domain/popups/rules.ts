import type { Timing } from './popup';
import { isScheduled } from './schedule';
import { sourceOf, type Visitor } from './visitor';

/** For each rule of a popup whether it lets it show to a visitor now. */
export const RULES: {
	[Name in keyof Timing]-?: (
		rule: NonNullable<Timing[Name]>,
		visitor: Visitor,
		now: number,
	) => boolean;
} = {
	// The builder counts from the first look at the rule on.
	page_views: ({ views }, { pageViews, initial }) => pageViews - initial.pageViews >= views,
	sessions: (rule, { sessions, initial }) => sessions - initial.sessions >= rule.sessions,
	// In a window that begins with the first showing.
	times: ({ times }, { impressions }) => impressions < times,
	url: ({ action, url }, { referrer, compile }) => {
		// A referrer is text that an attacker may choose: patterns run in linear time or not at all.
		if (action === 'regex') return compile(url)?.(referrer) ?? false;
		// An empty text is a setting that nobody made: "show" then shows nobody, "hide" hides from nobody.
		const isThere = url !== '' && referrer.includes(url);
		return isThere === (action === 'show');
	},
	sources: ({ sources }, visitor) => sources.length === 3 || sources.includes(sourceOf(visitor)),
	logged_in: ({ users, roles }, visitor) =>
		visitor.roles === null ||
		(users === 'custom' && !visitor.roles.some((role) => roles.includes(role))),
	devices: ({ devices }, { device }) => devices.includes(device),
	browsers: ({ browsers, options }, { browser }) =>
		browsers === 'all' || (browser !== null && options.includes(browser)),
	schedule: isScheduled,
};

/** The rules of a popup, those left out that nobody knows. */
export function rulesOf(timing: Timing): (keyof Timing)[] {
	return (Object.keys(timing) as (keyof Timing)[]).filter((name) => Object.hasOwn(RULES, name));
}

/** What one rule says. */
export function isMet(name: keyof Timing, timing: Timing, visitor: Visitor, now: number): boolean {
	return RULES[name](timing[name] as never, visitor, now);
}

/**
 * Whether a popup may show to this visitor now: all its rules must be met, and the visitor must not have asked
 * never to see it again. To be asked once, before triggers are armed.
 *
 * @param now milliseconds since the epoch by the clock that counts: the server's for a schedule in the site's zone
 */
export function isAllowed(timing: Timing, visitor: Visitor, now: number): boolean {
	return !visitor.isDisabled && rulesOf(timing).every((name) => isMet(name, timing, visitor, now));
}
