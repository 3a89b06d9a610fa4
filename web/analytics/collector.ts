import { analyticsHit, visitorNow } from '@outrigger/rules/privacy/analytics-hit';
import { currentAddress } from '../browser/address';
import { askBlindly, sendBeacon } from '../browser/beacon';
import { watchEvents } from '../browser/events';
import { hasNetwork } from '../browser/network';
import { localText, sessionText } from '../browser/stored-text';
import type { Unsubscribe } from '../browser/unsubscribe';
import { preferredLanguage } from '../browser/user-agent';
import { screenSize } from '../browser/viewport';
import { type Count, watchPage } from './watch-page';

/** Under these the visitor's numbers and what could not be sent yet lie in the browser's storages. */
export const VISITOR_KEY = 'outrigger-analytics';
export const WAITING_KEY = 'outrigger-analytics-waiting';

/** Nobody is offline for so long that more of it matters. */
const MOST_WAITING = 100;

/** The provider's own numbers of browsers have 31 bits, beside the second of their first visit. */
const MOST_RANDOM = 2 ** 31;

/**
 * Counts what happens on this page, the viewing of it first: each event is a hit.
 * @param collectAddress what all hits begin with
 * @returns ends it, drops what waits and forgets the visitor
 */
export function startCollector(collectAddress: string): Unsubscribe {
	const waiting = () => (sessionText.read(WAITING_KEY) ?? '').split('\n').filter(Boolean);
	let isEnded = false;

	const count: Count = (name, parameters) => {
		const { stored, parameters: visitor } = visitorNow(
			localText.read(VISITOR_KEY),
			Date.now(),
			Math.floor(Math.random() * MOST_RANDOM),
		);
		localText.write(VISITOR_KEY, stored);
		const page = {
			dl: currentAddress().href,
			dr: document.referrer,
			dt: document.title,
			ul: preferredLanguage(),
			sr: screenSize(),
		};
		keep(analyticsHit(visitor, page, { name, parameters }));
		send();
	};

	/** What cannot be sent waits for the network, or for the next page. */
	function keep(hit: string): void {
		if (isEnded) return;
		sessionText.write(WAITING_KEY, [...waiting(), hit].slice(-MOST_WAITING).join('\n'));
	}

	function send(): void {
		if (!hasNetwork()) return;
		const hits = waiting();
		sessionText.remove(WAITING_KEY);
		for (const hit of hits) {
			const address = `${collectAddress}${hit}`;
			if (!sendBeacon(address)) askBlindly(address).catch(() => keep(hit));
		}
	}

	const stopWaiting = watchEvents(['online'], send);
	const stopWatching = watchPage(count);
	count('page_view', {});
	return () => {
		isEnded = true;
		stopWaiting();
		stopWatching();
		sessionText.remove(WAITING_KEY);
		localText.remove(VISITOR_KEY);
	};
}
