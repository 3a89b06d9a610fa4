/** The parameters of a hit, under the names of the provider's collect address (protocol version 2). */
type HitParameters = Readonly<Record<string, string>>;

/** A visitor in the statistics: an id of the browser and an id of the browser's session. */
export interface AnalyticsVisitor {
	/**
	 * The text that the browser stores: id, start of the session, number of sessions, time of the last event
	 * (milliseconds).
	 */
	stored: string;
	/**
	 * `cid`, `sid` (seconds since 1970), `sct`; `_fv` with a browser's first event, `_ss` with a session's first event.
	 */
	parameters: HitParameters;
}

/** An event with its parameters. Its name is one of the provider's names, or a similar name. */
export interface AnalyticsEvent {
	name: string;
	parameters: Readonly<Record<string, string | number>>;
}

/** The page parameters of a hit: address, referrer, title, language of the browser (BCP 47), screen (`1440x900`). */
export type AnalyticsPage = Readonly<Record<'dl' | 'dr' | 'dt' | 'ul' | 'sr', string>>;

/** Google Analytics starts a new session after half an hour of inactivity. */
export const SESSION_LENGTH_MS = 30 * 60 * 1000;

/** The provider cuts text parameters after this many characters. */
const MOST_CHARACTERS = 100;

const STORED = /^(\d+\.\d+) (\d+) (\d+) (\d+)$/;

/**
 * The visitor at this moment: in the same session, in a new session, or new.
 * @param stored the text that the browser has stored; a missing or broken text means a new visitor
 * @param random a whole number for the id of a new visitor
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
 * The part of the address that all hits of a site share. `seg` marks each session as engaged. `npa` denies
 * advertising; statistics are allowed, because hits are sent only after the visitor's consent.
 *
 * @param collectUrl address without a query
 */
export function collectAddress(collectUrl: string, measurementId: string): string {
	return `${collectUrl}?v=2&tid=${measurementId}&seg=1&gcs=G101&npa=1`;
}

/**
 * Returns the part of the address for a single hit. A text parameter gets the name `ep.…`, a number the name `epn.…`.
 */
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
