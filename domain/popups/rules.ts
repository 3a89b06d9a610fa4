import type { Timing } from './popup';
import { isScheduled } from './schedule';
import { sourceOf, type Visitor } from './visitor';

/** Each rule of a popup, as a function that returns true if the rule allows the popup for a visitor now. */
export const RULES: {
	[Name in keyof Timing]-?: (
		rule: NonNullable<Timing[Name]>,
		visitor: Visitor,
		now: number,
	) => boolean;
} = {
	// The builder counts from the first evaluation of the rule.
	page_views: ({ views }, { pageViews, initial }) => pageViews - initial.pageViews >= views,
	sessions: (rule, { sessions, initial }) => sessions - initial.sessions >= rule.sessions,
	// The period begins with the first showing.
	times: ({ times }, { impressions }) => impressions < times,
	url: ({ action, url }, { referrer, compile }) => {
		// An attacker may choose the referrer, so patterns run only in linear time.
		if (action === 'regex') return compile(url)?.(referrer) ?? false;
		// An empty text means that the setting has no value: "show" then shows the popup to no visitor, "hide" hides it
		// from no visitor.
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

/** The names of the rules that a popup has and that this project knows. */
export function rulesOf(timing: Timing): (keyof Timing)[] {
	return (Object.keys(timing) as (keyof Timing)[]).filter((name) => Object.hasOwn(RULES, name));
}

/** Evaluates one rule. */
export function isMet(name: keyof Timing, timing: Timing, visitor: Visitor, now: number): boolean {
	return RULES[name](timing[name] as never, visitor, now);
}

/**
 * True where a popup may show to this visitor now: all its rules are met, and the visitor has not chosen "do not show
 * again". The page calls it once, before it arms the triggers.
 *
 * @param now milliseconds since the epoch; from the server's clock for a schedule in the site's zone
 */
export function isAllowed(timing: Timing, visitor: Visitor, now: number): boolean {
	return !visitor.isDisabled && rulesOf(timing).every((name) => isMet(name, timing, visitor, now));
}
