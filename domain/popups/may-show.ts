import type { Timing } from './popup';
import { schedule } from './schedule';
import { times } from './times';
import { sourceOf, type Visitor } from './visitor';

/** What one rule says, and why, in words for the people who run the site. */
export interface Verdict {
	rule: keyof Timing | 'disable';
	isMet: boolean;
	reason: string;
}

/** Whether a popup may show, with what every rule of it says. */
export interface Decision {
	isAllowed: boolean;
	verdicts: Verdict[];
}

type Answer = Omit<Verdict, 'rule'>;
type Rules = {
	[Name in keyof Timing]-?: (
		rule: NonNullable<Timing[Name]>,
		visitor: Visitor,
		now: number,
	) => Answer;
};

/**
 * Whether a popup may show to this visitor now: all its rules must be met, and the visitor must not have asked
 * never to see it again. To be asked once, before triggers are armed.
 *
 * @param now milliseconds since the epoch by the clock that counts: the server's for a schedule in the site's zone
 */
export function mayShow(timing: Timing, visitor: Visitor, now: number): Decision {
	const verdicts: Verdict[] = [];
	if (visitor.isDisabled) {
		verdicts.push({
			rule: 'disable',
			isMet: false,
			reason: 'the visitor asked not to see it again',
		});
	}
	for (const [name, rule] of Object.entries(timing) as [keyof Timing, never][]) {
		if (Object.hasOwn(RULES, name))
			verdicts.push({ rule: name, ...RULES[name](rule, visitor, now) });
	}
	return { isAllowed: verdicts.every(({ isMet }) => isMet), verdicts };
}

const RULES: Rules = {
	page_views: ({ views }, { pageViews, initial }) =>
		since(pageViews - initial.pageViews, views, 'page views'),
	sessions: (rule, { sessions, initial }) =>
		since(sessions - initial.sessions, rule.sessions, 'sessions'),
	times,
	url,
	sources: ({ sources }, visitor) => {
		if (sources.length === 3) return met('every source is taken');
		const source = sourceOf(visitor);
		return { isMet: sources.includes(source), reason: `came from ${source}, ${taken(sources)}` };
	},
	logged_in: ({ users, roles }, visitor) => {
		if (visitor.roles === null) return met('nobody is logged in');
		if (users === 'all') return notMet('somebody is logged in');
		const hidden = visitor.roles.filter((role) => roles.includes(role));
		return hidden.length > 0
			? notMet(`logged in as ${hidden.join(', ')}`)
			: met(`logged in as ${visitor.roles.join(', ') || 'nobody in particular'}`);
	},
	devices: ({ devices }, { device }) => ({
		isMet: devices.includes(device),
		reason: `the device is ${device}, ${taken(devices)}`,
	}),
	browsers: ({ browsers, options }, { browser }) =>
		browsers === 'all'
			? met('every browser is taken')
			: {
					isMet: browser !== null && options.includes(browser),
					reason: `the browser is ${browser ?? 'another one'}, ${taken(options)}`,
				},
	schedule,
};

/** The builder counts from the first look at the rule on. */
function since(count: number, wanted: number, what: string): Answer {
	return {
		isMet: count >= wanted,
		reason: `${count} of ${wanted} ${what} since the first on a page with this popup`,
	};
}

/** A referrer is text that an attacker may choose: patterns run in linear time or not at all. */
function url(
	{ action, url: text }: NonNullable<Timing['url']>,
	{ referrer, compile }: Visitor,
): Answer {
	const from = referrer === '' ? 'a direct visit' : `came from ${referrer.slice(0, 80)}`;
	if (action === 'regex') {
		const isFound = compile(text);
		if (!isFound) {
			return notMet(
				`pattern refused: "${text.slice(0, 80)}" is invalid, too long, or cannot run in linear time`,
			);
		}
		return isFound(referrer)
			? met(`${from}, which matches "${text}"`)
			: notMet(`${from}, which does not match "${text}"`);
	}
	// An empty text is a setting that nobody made: "show" then shows nobody, "hide" hides from nobody.
	const isThere = text !== '' && referrer.includes(text);
	return {
		isMet: isThere === (action === 'show'),
		reason: `${from}, which ${isThere ? 'contains' : 'does not contain'} "${text}"`,
	};
}

const met = (reason: string): Answer => ({ isMet: true, reason });
const notMet = (reason: string): Answer => ({ isMet: false, reason });
const taken = (names: readonly string[]) => `taken: ${names.join(', ') || 'none'}`;
