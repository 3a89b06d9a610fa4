import {
	type ConsentChoices,
	type ConsentPurpose,
	readConsent,
	writeConsent,
} from '@outrigger/rules/privacy/consent';
import { watchEvents } from '../browser/events';
import { localText } from '../browser/stored-text';
import type { Unsubscribe } from '../browser/unsubscribe';

/** Under this the visitor's decision lies in the browser's storage. */
export const CONSENT_KEY = 'outrigger-consent';

const watchers = new Set<() => void>();
let choices: ConsentChoices | undefined;
let stopListening: Unsubscribe | undefined;

/** What the visitor has decided so far. Where the browser stores nothing, it counts as long as the page. */
export function consentChoices(): ConsentChoices {
	choices ??= readConsent(localText.read(CONSENT_KEY), Date.now());
	return choices;
}

/** Whether a visitor has allowed something. Nobody who was not asked has. */
export function isAllowed(purpose: ConsentPurpose): boolean {
	return consentChoices()[purpose] === true;
}

/** Whether a visitor has said yes or no. */
export function isDecided(purpose: ConsentPurpose): boolean {
	return consentChoices()[purpose] !== undefined;
}

/** Remembers a decision and tells everybody whom it concerns; purposes that are not named stay as they are. */
export function decide(decision: ConsentChoices): void {
	choices = { ...consentChoices(), ...decision };
	localText.write(CONSENT_KEY, writeConsent(choices, Date.now()));
	tell();
}

/**
 * Calls back at once with whether something is allowed, and whenever that becomes otherwise, here or in another tab.
 */
export function watchConsent(
	purpose: ConsentPurpose,
	callback: (isAllowed: boolean) => void,
): Unsubscribe {
	let before = isAllowed(purpose);
	const check = () => {
		const now = isAllowed(purpose);
		if (now === before) return;
		before = now;
		callback(now);
	};
	watchers.add(check);
	stopListening ??= watchOtherTabs();
	callback(before);
	return () => {
		watchers.delete(check);
		if (watchers.size > 0) return;
		stopListening?.();
		stopListening = undefined;
	};
}

/** Asks for something, unless it is allowed already. @returns whether it is now */
export async function askFor(purpose: ConsentPurpose, opener?: HTMLElement): Promise<boolean> {
	if (isAllowed(purpose)) return true;
	const { openConsent } = await import('./consent-dialog');
	await openConsent({ purpose, opener });
	return isAllowed(purpose);
}

/** For tests, in which many pages live in one. */
export function forgetConsent(): void {
	choices = undefined;
}

function watchOtherTabs(): Unsubscribe {
	return watchEvents(['storage'], (event) => {
		const { key } = event as StorageEvent;
		if (key !== CONSENT_KEY && key !== null) return;
		choices = undefined;
		tell();
	});
}

function tell(): void {
	for (const watcher of [...watchers]) watcher();
}
