/** Parameters of a hit by the provider's names, which its collect address takes (protocol version 2). */
type HitParameters = Readonly<Record<string, string>>;

/** Who visits, as far as statistics know: a number of the browser and of its session. */
export interface AnalyticsVisitor {
	/** What the browser keeps: number, begin of the session, count of sessions, last event. Its time is in milliseconds. */
	stored: string;
	/** `cid`, `sid` (seconds since 1970), `sct`; `_fv` with the first event of a browser, `_ss` with one of a session. */
	parameters: HitParameters;
}

/** What happened: a name of the provider's, or one like them, and what is known of it. */
export interface AnalyticsEvent {
	name: string;
	parameters: Readonly<Record<string, string | number>>;
}

/** What a hit says of the page: address, referrer, title, language of the browser (BCP 47), screen (`1440x900`). */
export type AnalyticsPage = Readonly<Record<'dl' | 'dr' | 'dt' | 'ul' | 'sr', string>>;

/** Google Analytics counts another session after half an hour without anything. */
export const SESSION_LENGTH_MS = 30 * 60 * 1000;

/** What the provider keeps of a parameter's text, in characters. */
const MOST_CHARACTERS = 100;

const STORED = /^(\d+\.\d+) (\d+) (\d+) (\d+)$/;

/**
 * The visitor at this moment: the same session, the next one, or somebody new.
 * @param stored what the browser kept; nobody yet where that is null or broken
 * @param random a whole number, of somebody new
 */
export function visitorNow(stored: string | null, nowMs: number, random: number): AnalyticsVisitor {
	const seconds = Math.floor(nowMs / 1000);
	const [, known, session, count = '0', lastSeenMs] = STORED.exec(stored ?? '') ?? [];
	const isNew = !(nowMs - Number(lastSeenMs) < SESSION_LENGTH_MS);
	const cid = known ?? `${random}.${seconds}`;
	const sid = `${isNew ? seconds : session}`;
	const sct = `${Number(count) + Number(isNew)}`;
	return {
		stored: `${cid} ${sid} ${sct} ${nowMs}`,
		parameters: { cid, sid, sct, ...(!known && { _fv: '1' }), ...(isNew && { _ss: '1' }) },
	};
}

/**
 * The address that hits of a site begin with; what happened is added to it. `seg` counts each session as engaged.
 * Advertising is denied (`npa`), statistics are allowed: nothing is sent before a visitor has said so.
 *
 * @param collectUrl address without a query
 */
export function collectAddress(collectUrl: string, measurementId: string): string {
	return `${collectUrl}?v=2&tid=${measurementId}&seg=1&gcs=G101&npa=1`;
}

/** What a hit adds to that address: its texts are `ep.…`, its numbers `epn.…`. */
export function analyticsHit(
	visitor: HitParameters,
	page: AnalyticsPage,
	{ name, parameters }: AnalyticsEvent,
): string {
	const hit = new URLSearchParams({ ...visitor, ...page, ul: page.ul.toLowerCase(), en: name });
	for (const [key, value] of Object.entries(parameters)) {
		if (typeof value === 'number') hit.set(`epn.${key}`, `${value}`);
		else if (value) hit.set(`ep.${key}`, value.slice(0, MOST_CHARACTERS));
	}
	return `&${hit}`;
}
