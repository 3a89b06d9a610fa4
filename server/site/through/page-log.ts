import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { RewrittenPage } from './rewrite-page';

/** What happened to the scripts of a page, for the log and the report. */
export interface PassedPageReport {
	path: string;
	/** The reason why the page passed untouched; null if the host changed it. */
	untouched: string | null;
	/** Types of widgets that have a handler of ours. */
	handlers: readonly string[];
	/** Types of widgets of add-ons, which need their own scripts. */
	foreign: readonly string[];
	/** Names of scripts: addresses of files, ids and first words of inline ones. */
	replaced: readonly string[];
	dropped: readonly string[];
	kept: readonly string[];
	unknown: readonly string[];
	/** Inline event handlers that were removed: name (`onclick`) → number. */
	events: Readonly<Record<string, number>>;
	/** Characters of the page's sheets before and after; null if they are unchanged. */
	styles: { before: number; after: number } | null;
}

/** The most pages that the log remembers, so that it repeats no line about a page. */
const REMEMBERED = 2_000;

/** Returns what happened to the scripts of a page. */
export function reportOfPage(path: string, page: RewrittenPage): PassedPageReport {
	const named = (fate: string) =>
		page.scripts.filter((script) => script.fate === fate).map(({ name }) => name);
	return {
		path,
		untouched: null,
		handlers: page.handlers,
		foreign: page.foreign,
		replaced: named('replaced'),
		dropped: named('dropped'),
		kept: named('kept'),
		unknown: named('unknown'),
		events: page.events,
		styles: page.styles && { before: page.styles.before, after: page.styles.after },
	};
}

/** The report of a page that passed untouched. */
export function reportOfUntouched(path: string, reason: string): PassedPageReport {
	const none = { handlers: [], foreign: [], replaced: [], dropped: [], kept: [], unknown: [] };
	return { path, untouched: reason, ...none, events: {}, styles: null };
}

/** Writes a line for each page that is new or has other scripts than before. */
export function createPageLog(log: Logger): (report: PassedPageReport) => void {
	const written = new LRUCache<string, string>({ max: REMEMBERED });
	return (report) => {
		const { path, untouched, styles, ...scripts } = report;
		const text = JSON.stringify([untouched, scripts]);
		if (written.get(path) === text) return;
		written.set(path, text);
		if (untouched !== null) {
			log.info({ page: path, reason: untouched }, 'A page passed with all of its scripts');
			return;
		}
		// Scripts that our handlers replace are left out, because the page works without them. All other removed
		// scripts are named, because a button may need any of them.
		const { replaced, ...named } = scripts;
		const fields = { page: path, replaced: replaced.length, ...named, styles };
		if (scripts.unknown.length === 0 && Object.keys(scripts.events).length === 0) {
			log.info(fields, 'A page was passed through');
		} else {
			log.warn(
				fields,
				'A page was passed through without its unknown scripts; KEEP_SCRIPTS keeps them, UNTOUCHED keeps the whole page as it is',
			);
		}
	};
}
