import { parseJsonObject } from '../values/json-object';
import { plainObjectOf } from '../values/plain-object';

/** The purposes that need a visitor's consent, each separately; nothing else on a page needs consent. */
export const CONSENT_PURPOSES = ['statistics', 'social', 'captcha'] as const;
/** Visit statistics; content of social networks; captchas of other companies. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The visitor's decisions. A purpose that is missing is undecided, and counts as denied. */
export type ConsentChoices = Readonly<Partial<Record<ConsentPurpose, boolean>>>;

/** The time after which the site asks the visitor again: half a year, as data protection authorities advise. */
export const CONSENT_LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** The version of the stored consent. A different version asks the visitor again. */
const VERSION = 1;

/**
 * Reads a stored decision. A broken text, a different version, an expired decision and a decision from the future
 * leave everything undecided.
 * @param nowMs since 1970
 */
export function readConsent(text: string | null, nowMs: number): ConsentChoices {
	const { version, decidedAt, choices } = parseJsonObject(text);
	if (version !== VERSION || typeof decidedAt !== 'number') return {};
	const age = nowMs - decidedAt;
	if (!(age >= 0 && age < CONSENT_LIFETIME_MS)) return {};
	const stored = plainObjectOf(choices);
	return Object.fromEntries(
		CONSENT_PURPOSES.flatMap((purpose) => {
			const choice = stored[purpose];
			return typeof choice === 'boolean' ? [[purpose, choice]] : [];
		}),
	);
}

/** Writes a decision for storage. */
export function writeConsent(choices: ConsentChoices, nowMs: number): string {
	return JSON.stringify({ version: VERSION, decidedAt: nowMs, choices });
}

/** True for the name of a purpose. */
export function isConsentPurpose(name: string | undefined): name is ConsentPurpose {
	return CONSENT_PURPOSES.some((purpose) => purpose === name);
}
