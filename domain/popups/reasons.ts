import type { Period, Timing } from './popup';
import { isScheduled, zoneOf } from './schedule';
import { sourceOf, type Visitor } from './visitor';

const DAY_MS = 86_400_000;

const IN_PERIOD: Readonly<Record<Period, string>> = {
	session: 'this session',
	day: 'today',
	week: 'this week',
	month: 'this month',
};

type Reasons = {
	[Name in keyof Timing]-?: (
		rule: NonNullable<Timing[Name]>,
		visitor: Visitor,
		now: number,
		isMet: boolean,
	) => string;
};

/** Explains a rule's result in words for the site's operators. */
export function reasonOf(
	name: keyof Timing,
	timing: Timing,
	visitor: Visitor,
	now: number,
	isMet: boolean,
): string {
	return REASONS[name](timing[name] as never, visitor, now, isMet);
}

const REASONS: Reasons = {
	page_views: ({ views }, { pageViews, initial }) =>
		since(pageViews - initial.pageViews, views, 'page views'),
	sessions: (rule, { sessions, initial }) =>
		since(sessions - initial.sessions, rule.sessions, 'sessions'),
	times: ({ times, period, count }, { impressions, impressionsEnd, timeZone }, now, isMet) => {
		const often = `${count === 'close' ? 'closed' : 'shown'} ${impressions} of ${times}`;
		const when = period === null ? 'ever' : IN_PERIOD[period];
		const again =
			isMet || impressionsEnd === null ? '' : `, again ${momentOf(impressionsEnd, now, timeZone)}`;
		return `${often} ${when}${again}`;
	},
	url: ({ action, url }, { referrer, compile }, _, isMet) => {
		const from = referrer === '' ? 'a direct visit' : `came from ${referrer.slice(0, 80)}`;
		if (action === 'regex') {
			return compile(url)
				? `${from}, which ${isMet ? 'matches' : 'does not match'} "${url}"`
				: `pattern refused: "${url.slice(0, 80)}" is invalid, too long, or cannot run in linear time`;
		}
		const isThere = isMet === (action === 'show');
		return `${from}, which ${isThere ? 'contains' : 'does not contain'} "${url}"`;
	},
	sources: ({ sources }, visitor) =>
		sources.length === 3
			? 'every source is taken'
			: `came from ${sourceOf(visitor)}, ${taken(sources)}`,
	logged_in: ({ users, roles }, visitor) => {
		if (visitor.roles === null) return 'nobody is logged in';
		if (users === 'all') return 'somebody is logged in';
		const hidden = visitor.roles.filter((role) => roles.includes(role));
		const named = hidden.length > 0 ? hidden : visitor.roles;
		return `logged in as ${named.join(', ') || 'nobody in particular'}`;
	},
	devices: ({ devices }, { device }) => `the device is ${device}, ${taken(devices)}`,
	browsers: ({ browsers, options }, { browser }) =>
		browsers === 'all'
			? 'every browser is taken'
			: `the browser is ${browser ?? 'another one'}, ${taken(options)}`,
	schedule: (rule, visitor, now, isMet) => {
		const { start, end } = rule;
		const zone = zoneOf(rule, visitor);
		if (isMet) return `from ${start ?? 'ever'} to ${end ?? 'ever'}, ${zone}`;
		const hasBegun = isScheduled({ ...rule, end: null }, visitor, now);
		return hasBegun ? `ended on ${end}, ${zone}` : `begins on ${start}, ${zone}`;
	},
};

function since(count: number, wanted: number, what: string): string {
	return `${count} of ${wanted} ${what} since the first on a page with this popup`;
}

const taken = (names: readonly string[]) => `taken: ${names.join(', ') || 'none'}`;

/** `at 14:05` within a day, `on Thursday` within a week, `on 3 June` later. */
function momentOf(moment: number, now: number, timeZone: string): string {
	const left = moment - now;
	const style: Intl.DateTimeFormatOptions =
		left < DAY_MS
			? { hour: '2-digit', minute: '2-digit' }
			: left < 7 * DAY_MS
				? { weekday: 'long' }
				: { day: 'numeric', month: 'long' };
	try {
		const text = new Intl.DateTimeFormat('en-GB', { ...style, timeZone }).format(moment);
		return `${left < DAY_MS ? 'at' : 'on'} ${text}`;
	} catch {
		return 'later';
	}
}
