/** Who visits, as far as statistics know: a number of the browser and of its session. */
export interface AnalyticsVisitor {
	/** Of the browser, `1234567890.1700000000`. */
	clientId: string;
	/** Seconds since 1970 at which the session began. */
	sessionId: number;
	/** How many sessions of this browser there were, this one among them. */
	sessionCount: number;
	/** When something last happened, in milliseconds since 1970. */
	lastSeenMs: number;
}

/** What happened: a name of the provider's, or one like them, and what is known of it. */
export interface AnalyticsEvent {
	name: string;
	parameters: Readonly<Record<string, string | number>>;
}

/** What a hit says of the page. */
export interface AnalyticsPage {
	address: string;
	referrer: string;
	title: string;
	/** BCP 47, of the browser. */
	language: string;
	/** `1440x900`. */
	screen: string;
}

/** Google Analytics counts another session after half an hour without anything. */
export const SESSION_LENGTH_MS = 30 * 60 * 1000;

/** What the provider keeps of a parameter's text, in characters. */
const MOST_CHARACTERS = 100;

/** Advertising is denied, statistics are allowed: nothing is sent before a visitor has said so. */
const CONSENT_STATE = 'G101';

/**
 * The visitor at this moment: the same session, the next one, or somebody new.
 * @param known what was stored; null for nobody yet
 * @param random a whole number that nobody guesses
 */
export function visitorNow(
	known: AnalyticsVisitor | null,
	nowMs: number,
	random: number,
): AnalyticsVisitor & { isNew: boolean; isFirstSeen: boolean } {
	const seconds = Math.floor(nowMs / 1000);
	const isOver = known === null || !(nowMs - known.lastSeenMs < SESSION_LENGTH_MS);
	return {
		clientId: known?.clientId ?? `${random}.${seconds}`,
		sessionId: isOver ? seconds : known.sessionId,
		sessionCount: (known?.sessionCount ?? 0) + (isOver ? 1 : 0),
		lastSeenMs: nowMs,
		isNew: isOver,
		isFirstSeen: known === null,
	};
}

/** A stored visitor; null for what is none. */
export function readVisitor(text: string | null): AnalyticsVisitor | null {
	try {
		const { clientId, sessionId, sessionCount, lastSeenMs } = JSON.parse(text ?? '');
		const isWhole =
			/^\d{1,12}\.\d{1,12}$/.test(clientId) &&
			[sessionId, sessionCount, lastSeenMs].every(Number.isSafeInteger);
		return isWhole ? { clientId, sessionId, sessionCount, lastSeenMs } : null;
	} catch {
		return null;
	}
}

/** What all events of a page have in common, as the query of the provider's collect address (protocol version 2). */
export function pageQuery(
	measurementId: string,
	visitor: AnalyticsVisitor,
	page: AnalyticsPage,
): string {
	return `${new URLSearchParams({
		v: '2',
		tid: measurementId,
		cid: visitor.clientId,
		sid: `${visitor.sessionId}`,
		sct: `${visitor.sessionCount}`,
		seg: '1',
		gcs: CONSENT_STATE,
		npa: '1',
		ul: page.language.toLowerCase(),
		sr: page.screen,
		dl: page.address,
		dt: page.title.slice(0, MOST_CHARACTERS * 3),
		...(page.referrer && { dr: page.referrer }),
	})}`;
}

/** One event as a line of a hit's body: texts are `ep.…`, numbers `epn.…`. */
export function eventLine(
	{ name, parameters }: AnalyticsEvent,
	marks: readonly string[] = [],
): string {
	const line = new URLSearchParams({ en: name });
	for (const mark of marks) line.set(mark, '1');
	for (const [key, value] of Object.entries(parameters)) {
		if (typeof value === 'number') line.set(`epn.${key}`, `${value}`);
		else if (value !== '') line.set(`ep.${key}`, value.slice(0, MOST_CHARACTERS));
	}
	return `${line}`;
}
