import {
	type AnalyticsEvent,
	eventLine,
	pageQuery,
	readVisitor,
	visitorNow,
} from '../../domain/analytics-hit';
import { currentAddress } from '../browser/address';
import { askBlindly, sendBeacon } from '../browser/beacon';
import { watchEvents } from '../browser/events';
import { hasNetwork } from '../browser/network';
import { localText, sessionText } from '../browser/stored-text';
import { after } from '../browser/timers';
import type { Unsubscribe } from '../browser/unsubscribe';
import { preferredLanguage } from '../browser/user-agent';
import { screenSize } from '../browser/viewport';
import { watchPage } from './watch-page';

/** Under these the visitor's numbers and what could not be sent yet lie in the browser's storages. */
export const VISITOR_KEY = 'outrigger-analytics';
export const WAITING_KEY = 'outrigger-analytics-waiting';

/** Events that happen together travel together. */
export const BUNDLE_MS = 1000;
/** The provider takes no more events in one hit. */
const MOST_EVENTS = 20;
/** Nobody is offline for so long that more of it matters. */
const MOST_WAITING = 100;

/** Counts, until it is ended. */
export interface Collector {
	/** Ends it, drops what waits and forgets the visitor. */
	end: () => void;
}

/** Counts what happens on this page, the viewing of it first. */
export function startCollector(measurementId: string, collectAddress: string): Collector {
	let waiting = readWaiting();
	let cancel: Unsubscribe | undefined;

	function count(event: AnalyticsEvent): void {
		const { isNew, isFirstSeen, ...visitor } = visitorNow(
			readVisitor(localText.read(VISITOR_KEY)),
			Date.now(),
			crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
		);
		localText.write(VISITOR_KEY, JSON.stringify(visitor));
		const marks = [...(isFirstSeen ? ['_fv'] : []), ...(isNew ? ['_ss'] : [])];
		keep([...waiting, eventLine(event, marks)]);
		cancel ??= after(BUNDLE_MS, send);
	}

	function send(): void {
		cancel?.();
		cancel = undefined;
		const visitor = readVisitor(localText.read(VISITOR_KEY));
		// What waits is sent when the network is back.
		if (waiting.length === 0 || !visitor || !hasNetwork()) return;
		const query = pageQuery(measurementId, visitor, {
			address: currentAddress().href,
			referrer: document.referrer,
			title: document.title,
			language: preferredLanguage(),
			screen: screenSize(),
		});
		const lines = waiting.slice(0, MOST_EVENTS);
		keep(waiting.slice(MOST_EVENTS));
		const address = `${collectAddress}?${query}`;
		if (!sendBeacon(address, lines.join('\n'))) {
			for (const line of lines) askBlindly(`${address}&${line}`).catch(() => putBack(line));
		}
		if (waiting.length > 0) send();
	}

	let isEnded = false;
	/** What did not go through waits for the network, or for the next page. */
	function putBack(line: string): void {
		if (!isEnded) keep([...waiting, line]);
	}

	function keep(lines: readonly string[]): void {
		waiting = lines.slice(-MOST_WAITING);
		if (waiting.length > 0) sessionText.write(WAITING_KEY, waiting.join('\n'));
		else sessionText.remove(WAITING_KEY);
	}

	const stops = [
		watchEvents(['pagehide', 'online'], send),
		watchEvents(['visibilitychange'], () => document.hidden && send()),
		watchPage((name, parameters) => count({ name, parameters })),
	];
	count({ name: 'page_view', parameters: {} });
	return {
		end() {
			isEnded = true;
			cancel?.();
			for (const stop of stops) stop();
			keep([]);
			localText.remove(VISITOR_KEY);
		},
	};
}

function readWaiting(): readonly string[] {
	return (sessionText.read(WAITING_KEY) ?? '').split('\n').filter((line) => line !== '');
}
