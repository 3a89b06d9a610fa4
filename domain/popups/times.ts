import type { Period, TimesRule } from './popup';
import type { Visitor } from './visitor';

const DAY_MS = 86_400_000;

const IN_PERIOD: Readonly<Record<Period, string>> = {
	session: 'this session',
	day: 'today',
	week: 'this week',
	month: 'this month',
};

/** Shown less often than so many times, in a window that begins with the first showing. */
export function times(
	{ times: limit, period, count }: TimesRule,
	{ impressions, impressionsEnd, timeZone }: Visitor,
	now: number,
): { isMet: boolean; reason: string } {
	const isMet = impressions < limit;
	const often = `${count === 'close' ? 'closed' : 'shown'} ${impressions} of ${limit}`;
	const when = period === null ? 'ever' : IN_PERIOD[period];
	const again =
		isMet || impressionsEnd === null ? '' : `, again ${momentOf(impressionsEnd, now, timeZone)}`;
	return { isMet, reason: `${often} ${when}${again}` };
}

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
