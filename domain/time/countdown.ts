/** The units of a countdown, largest first, with their lengths in seconds. */
export const COUNTDOWN_UNITS = [
	['days', 86_400],
	['hours', 3600],
	['minutes', 60],
	['seconds', 1],
] as const;

/** A unit of a countdown. */
export type CountdownUnit = (typeof COUNTDOWN_UNITS)[number][0];

/** The visible digits of each shown unit. */
export type CountdownDigits = Partial<Record<CountdownUnit, string>>;

/**
 * The whole seconds until a moment, rounded up, so that zero means that the moment has passed.
 * @param dueMs the moment in milliseconds since 1970
 * @param nowMs the current time in milliseconds since 1970
 */
export function secondsUntil(dueMs: number, nowMs: number): number {
	const seconds = Math.ceil((dueMs - nowMs) / 1000);
	return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}

/**
 * Converts seconds to digits, at least two per unit. A hidden unit is counted in the next smaller shown unit (if days
 * are hidden, 25 hours stay 25 hours); a remainder below the smallest shown unit is dropped.
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

/**
 * The stored state of an evergreen countdown in the visitor's browser, as text; null if the browser has stored none.
 */
export interface EvergreenMemory {
	/** The end in milliseconds since 1970. */
	dueDate: string | null;
	/** The interval in seconds. */
	interval: string | null;
}

/**
 * The end of a visitor's own countdown in milliseconds since 1970, and whether the browser must store it.
 *
 * The countdown begins with the first visit and continues, even after its end, until an editor changes its interval. It
 * starts again if the stored end is invalid, or if the end is further ahead than the interval because the clock was set
 * back.
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

/** The longest evergreen interval, a year in seconds; a larger number is a typing error. */
const MAX_INTERVAL_S = 31_536_000;

/** Converts hours and minutes to seconds, between 0 and a year; negative and invalid values count as 0. */
export function evergreenInterval(hours: number, minutes: number): number {
	const positive = (value: number) => (value > 0 && Number.isFinite(value) ? value : 0);
	return Math.min(Math.floor(3600 * positive(hours) + 60 * positive(minutes)), MAX_INTERVAL_S);
}

/** The actions at the end of a countdown, always in this order. */
export const EXPIRE_ACTIONS = ['redirect', 'hide', 'message'] as const;

/** An action at the end of a countdown. */
export type ExpireAction = (typeof EXPIRE_ACTIONS)[number];

/** The time before a countdown may redirect a visitor again, so that pages do not redirect in a loop. */
export const REDIRECT_PAUSE_MS = 10_000;

/** The facts for a countdown's redirect; addresses are absolute. */
export interface RedirectCase {
	target: string;
	/** The page's own address. */
	current: string;
	/** The address of the previous page; empty if it is unknown. */
	referrer: string;
	/** The last redirect of this countdown in this tab, milliseconds since 1970; null for never. */
	lastMs: number | null;
	nowMs: number;
}

/**
 * True where a countdown may redirect the visitor: only to http or https, never to this page, never back to the
 * previous page, and not within ten seconds after the last redirect.
 */
export function mayRedirect({ target, current, referrer, lastMs, nowMs }: RedirectCase): boolean {
	if (!/^https?:\/\//i.test(target)) return false;
	if (sameDocument(target, current) || sameDocument(target, referrer)) return false;
	return lastMs === null || Math.abs(nowMs - lastMs) >= REDIRECT_PAUSE_MS;
}

function sameDocument(one: string, other: string): boolean {
	return one.split('#')[0] === other.split('#')[0];
}
