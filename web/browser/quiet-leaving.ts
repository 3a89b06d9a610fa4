import { watchEvents } from './events';

/** Milliseconds after the start of a navigation for which fetches count as cut off. Firefox 153 took 6. */
const CUT_OFF_MS = 1000;

/**
 * Modules that did not come, in the browsers' own words: "error loading dynamically imported module" (Firefox), "Failed
 * to fetch dynamically imported module" (Chromium), "Importing a module script failed." (WebKit).
 */
const MISSING_MODULE = / module/;

/**
 * Keeps the faults of modules out of the console whose fetch the visitor cut off by leaving the page: Firefox fails them
 * as soon as the navigation begins, which can be seconds before `pagehide`. A download begins in the same way and the
 * page stays, so that the silence is short.
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
