import {
	type ConsentChoices,
	type ConsentPurpose,
	readConsent,
	writeConsent,
} from '@outrigger/rules/privacy/consent';
import { watchEvents } from '../browser/events';
import { localText } from '../browser/stored-text';
import type { Unsubscribe } from '../browser/unsubscribe';

/** Key of the visitor's decision in the browser's storage. */
export const CONSENT_KEY = 'outrigger-consent';

const watchers = new Set<() => void>();
let choices: ConsentChoices | undefined;
let stopListening: Unsubscribe | undefined;

/** The visitor's decisions so far. Without a storage of the browser they last as long as the page. */
export function consentChoices(): ConsentChoices {
	choices ??= readConsent(localText.read(CONSENT_KEY), Date.now());
	return choices;
}

/** True where the visitor has allowed a purpose. An undecided purpose is not allowed. */
export function isAllowed(purpose: ConsentPurpose): boolean {
	return consentChoices()[purpose] === true;
}

/** True where the visitor has allowed or refused the purpose. */
export function isDecided(purpose: ConsentPurpose): boolean {
	return consentChoices()[purpose] !== undefined;
}

/** Stores a decision and notifies its listeners; other purposes stay unchanged. */
export function decide(decision: ConsentChoices): void {
	choices = { ...consentChoices(), ...decision };
	localText.write(CONSENT_KEY, writeConsent(choices, Date.now()));
	tell();
}

/**
 * Calls back at once with the visitor's permission for a purpose, and whenever it changes, here or in another tab.
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

/** Asks the visitor for a purpose, unless it is allowed already. @returns true when it is allowed now */
export async function askFor(purpose: ConsentPurpose, opener?: HTMLElement): Promise<boolean> {
	if (isAllowed(purpose)) return true;
	const { openConsent } = await import('./consent-dialog');
	await openConsent({ purpose, opener });
	return isAllowed(purpose);
}

/** Forgets the decisions in memory. Tests use it, because they run many pages in one module. */
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
