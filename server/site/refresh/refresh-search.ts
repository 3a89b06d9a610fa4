import * as v from 'valibot';
import type { PageRenderer } from '../contract/renderer';
import { withDeadline } from '../contract/unavailable';
import { parsePageAddress } from '../requests/page-address';
import { type Page, pageRequestOf } from '../requests/page-request';
import { createRefreshAnswers, type RefreshAnswers } from './refresh-answers';
import { PostId, parseJson, refusalOf } from './refresh-request';
import { invalidParams } from './rest-refusal';

/** The most characters of a search term; visitors type shorter ones. */
const MAX_TERM_LENGTH = 200;
const MAX_PAGE = 1_000;

/** The mark at which the results end and the links to further results begin. */
const PAGINATION = '<nav class="e-search-pagination"';

const RefreshSearch = v.strictObject({
	post_id: PostId,
	widget_id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/)),
	search_term: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_TERM_LENGTH)),
	/** Front page of the language in which the visitor searches, `/de/`; `/` if absent. */
	home_path: v.optional(v.pipe(v.string(), v.regex(/^\/(?:[a-z0-9-]{1,20}\/){0,3}$/)), '/'),
	page_number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE)), 1),
});
type RefreshSearch = v.InferOutput<typeof RefreshSearch>;

/** The parts from which the refresher of searches is put together. */
interface RefreshSearchParts {
	renderer: () => Promise<PageRenderer>;
	/** Public origin without a slash at the end. */
	siteUrl: string;
	/** True if answers are kept; false in development. */
	keeps: boolean;
	/** Milliseconds that a visitor waits for the widget. */
	patienceMs: number;
}

/**
 * Answers `POST /wp-json/elementor-pro/v1/refresh-search`: the results of a search widget for a term, `{ data,
 * pagination }`, two pieces of markup.
 */
export function createRefreshSearch(parts: RefreshSearchParts): RefreshAnswers {
	const { renderer, siteUrl, keeps, patienceMs } = parts;
	return createRefreshAnswers<RefreshSearch>({
		siteUrl,
		keeps,
		read(text) {
			const parsed = v.safeParse(RefreshSearch, parseJson(text));
			if (!parsed.success) throw refusalOf(parsed.issues);
			return parsed.output;
		},
		keyOf: (call) => JSON.stringify(call),
		async make(call) {
			const site = await renderer();
			const rendering = site.renderWidget({
				page: pageRequestOf(resultsAddress(call), siteUrl),
				documentId: call.post_id,
				widgetId: call.widget_id,
				route: 'refresh-search',
				settings: null,
			});
			const what = `Searching ${call.widget_id}`;
			const widget = await withDeadline(rendering, patienceMs, what);
			if (!widget) throw invalidParams(['post_id', 'widget_id']);
			return { answer: partsOf(widget.html), cacheable: widget.cacheable };
		},
	});
}

/** WordPress's own page of results for a term. */
function resultsAddress({ search_term, page_number, home_path }: RefreshSearch): Page {
	const query = new URLSearchParams({ s: search_term, 'e-page-search': `${page_number}` });
	const address = parsePageAddress(home_path, query);
	if (address.kind !== 'page') throw invalidParams(['search_term']);
	return address;
}

function partsOf(html: string): { data: string; pagination: string } {
	const end = html.indexOf(PAGINATION);
	if (end < 0) return { data: html, pagination: '' };
	return { data: html.slice(0, end), pagination: html.slice(end) };
}
