/** The units of a countdown, largest first, with their lengths in seconds. */
export const COUNTDOWN_UNITS = [
	['days', 86_400],
	['hours', 3600],
	['minutes', 60],
	['seconds', 1],
] as const;

/** One of them. */
export type CountdownUnit = (typeof COUNTDOWN_UNITS)[number][0];

/** What a visitor reads: the digits of each unit that is shown. */
export type CountdownDigits = Partial<Record<CountdownUnit, string>>;

/**
 * Whole seconds until a moment, begun ones counted, so that zero means that it is there.
 * @param dueMs @param nowMs milliseconds since 1970
 */
export function secondsUntil(dueMs: number, nowMs: number): number {
	const seconds = Math.ceil((dueMs - nowMs) / 1000);
	return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}

/**
 * Seconds as digits, two of them at least. A unit that is hidden is counted in the next smaller one that is
 * shown (25 hours without days are 25 hours); what is smaller than all of them is left out.
 */
export function countdownDigits(
	seconds: number,
	shown: ReadonlySet<CountdownUnit>,
): CountdownDigits {
	let rest = seconds > 0 && Number.isFinite(seconds) ? Math.floor(seconds) : 0;
	const digits: CountdownDigits = {};
	for (const [unit, length] of COUNTDOWN_UNITS) {
		if (!shown.has(unit)) continue;
		digits[unit] = String(Math.floor(rest / length)).padStart(2, '0');
		rest %= length;
	}
	return digits;
}

/** What an evergreen countdown left behind in the visitor's storage, as text; null for nothing. */
export interface EvergreenMemory {
	/** Milliseconds since 1970. */
	dueDate: string | null;
	/** Seconds. */
	interval: string | null;
}

/**
 * When a visitor's own countdown is due, in milliseconds since 1970, and whether that must be remembered.
 *
 * It begins with the first visit and goes on, beyond its end as well, until an editor changes its interval. A
 * memory that is no number, or lies further ahead than the interval (a clock that was put back), begins anew.
 *
 * @param intervalS seconds
 */
export function evergreenDue(
	memory: EvergreenMemory,
	intervalS: number,
	nowMs: number,
): { dueMs: number; isNew: boolean } {
	const due = Number.parseInt(memory.dueDate ?? '', 10);
	const isKnown = Number.parseInt(memory.interval ?? '', 10) === intervalS;
	const latest = nowMs + intervalS * 1000;
	if (isKnown && due > 0 && due <= latest) return { dueMs: due, isNew: false };
	return { dueMs: latest, isNew: true };
}

/** The longest evergreen interval, a year in seconds: beyond it a number is a slip of the hand. */
const MAX_INTERVAL_S = 31_536_000;

/** Hours and minutes as seconds, between 0 and a year; what is negative or no number counts as none. */
export function evergreenInterval(hours: number, minutes: number): number {
	const positive = (value: number) => (value > 0 && Number.isFinite(value) ? value : 0);
	return Math.min(Math.floor(3600 * positive(hours) + 60 * positive(minutes)), MAX_INTERVAL_S);
}

/** What may happen when a countdown is over, in this order whatever the editor chose first. */
export const EXPIRE_ACTIONS = ['redirect', 'hide', 'message'] as const;

/** One of them. */
export type ExpireAction = (typeof EXPIRE_ACTIONS)[number];

/** A countdown that sends a visitor away waits so long before it does so again: no loop of pages. */
export const REDIRECT_PAUSE_MS = 10_000;

/** What is known when a countdown wants to send its visitor away; addresses are absolute. */
export interface RedirectCase {
	target: string;
	/** The page's own address. */
	current: string;
	/** Where the visitor came from; empty where that is unknown. */
	referrer: string;
	/** When this countdown last did it in this tab, milliseconds since 1970; null for never. */
	lastMs: number | null;
	nowMs: number;
}

/**
 * Whether the visitor may be sent to another page: only by http or https, never to this page itself, nor back to
 * the one that sent them here, nor again within ten seconds.
 */
export function mayRedirect({ target, current, referrer, lastMs, nowMs }: RedirectCase): boolean {
	if (!/^https?:\/\//i.test(target)) return false;
	if (sameDocument(target, current) || sameDocument(target, referrer)) return false;
	return lastMs === null || Math.abs(nowMs - lastMs) >= REDIRECT_PAUSE_MS;
}

function sameDocument(one: string, other: string): boolean {
	return one.split('#')[0] === other.split('#')[0];
}
