import { parseJsonObject } from '../values/json-object';
import { plainObjectOf } from '../values/plain-object';

/** What a visitor is asked for, each by itself; everything else of a page asks for nothing. */
export const CONSENT_PURPOSES = ['statistics', 'social', 'captcha'] as const;
/** Counting of visits; content of social networks; checks by other companies that a person sends a form. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What a visitor has decided; a purpose that is missing is undecided, which allows nothing. */
export type ConsentChoices = Readonly<Partial<Record<ConsentPurpose, boolean>>>;

/** A decision is asked for again after half a year, as data protection authorities advise. */
export const CONSENT_LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** Of the stored form; another one is a decision about something else. */
const VERSION = 1;

/**
 * Reads a stored decision. Nothing is decided by what is broken, of another form, too old, or from the future.
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

/** A decision as it is stored. */
export function writeConsent(choices: ConsentChoices, nowMs: number): string {
	return JSON.stringify({ version: VERSION, decidedAt: nowMs, choices });
}

/** Whether a word names a purpose. */
export function isConsentPurpose(name: string | undefined): name is ConsentPurpose {
	return CONSENT_PURPOSES.some((purpose) => purpose === name);
}
