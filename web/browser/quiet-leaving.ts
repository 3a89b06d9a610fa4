import { watchEvents } from './events';

/**
 * How long after the start of a navigation the page treats failed fetches as cut off, in milliseconds. In Firefox 153
 * they failed after 6 ms.
 */
const CUT_OFF_MS = 1000;

/**
 * Modules that failed to load, in the browsers' own messages: "error loading dynamically imported module" (Firefox),
 * "Failed to fetch dynamically imported module" (Chromium), "Importing a module script failed." (WebKit).
 */
const MISSING_MODULE = / module/;

/**
 * Keeps errors out of the console for modules whose fetch ends because the visitor leaves the page. Firefox ends these
 * fetches with an error as soon as the navigation begins, which can be seconds before `pagehide`. A download begins in
 * the same way, but the page stays, so the silence is short.
 */
export function quietLeaving(): void {
	let leftAt!: number;
	watchEvents(['beforeunload'], ({ timeStamp }) => {
		leftAt = timeStamp;
	});
	watchEvents(['error'], (event) => {
		if (event.timeStamp - leftAt < CUT_OFF_MS && MISSING_MODULE.test(event.error?.cause)) {
			event.preventDefault();
		}
	});
}
