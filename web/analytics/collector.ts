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

/** Key of the visitor's ids and of unsent hits in the browser's storages. */
export const VISITOR_KEY = 'outrigger-analytics';
export const WAITING_KEY = 'outrigger-analytics-waiting';

/** The most hits that wait for the network; a visitor causes fewer while offline. */
const MOST_WAITING = 100;

/** The provider's browser id is a random number of 31 bits, followed by the second of the first visit. */
const MOST_RANDOM = 2 ** 31;

/**
 * Counts the events of this page, beginning with the page view: each event is a hit.
 * @param collectAddress start of every hit's address
 * @returns stops counting, drops waiting hits and forgets the visitor
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

	/** An unsent hit waits for the network, or for the next page. */
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
