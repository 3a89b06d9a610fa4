import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { parsePageAddress } from '../page-address';
import { type Page, pageRequestOf } from '../page-request';
import { RENDER_TIMEOUT_MS } from '../render-page';
import type { PageRenderer } from '../renderer';
import { preferencesOf, respond } from '../respond';
import { answerFrom, type StoredBody, storeBody } from '../stored-body';
import { isUnavailable, withDeadline } from '../unavailable';
import { PostId, parseJson, refusalOf } from './refresh-request';
import { invalidParams, RestRefusal, restHeaders, sendRefusal, unavailable } from './rest-refusal';

/** As long as a page is sent without asking WordPress again. */
const KEPT_MS = 60_000;
const MAX_KEPT = 500;
/** Nobody types more into a search. */
const MAX_TERM_LENGTH = 200;
const MAX_PAGE = 1_000;

/** Where the results end and the way to further ones begins. */
const PAGINATION = '<nav class="e-search-pagination"';

const RefreshSearch = v.strictObject({
	post_id: PostId,
	widget_id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/)),
	search_term: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_TERM_LENGTH)),
	page_number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE)), 1),
});
type RefreshSearch = v.InferOutput<typeof RefreshSearch>;

/** Answers the calls of search widgets. */
export interface RefreshSearchAnswers {
	/** Answers `POST /wp-json/elementor-pro/v1/refresh-search`; never rejects for what a visitor sent. */
	answer(request: Request): Promise<Response>;
	/** Drops what is kept, because WordPress has changed. */
	forget(): void;
}

/**
 * What a search widget finds for a term: `{ data, pagination }`, two pieces of markup. Kept for a minute and made
 * once, however many ask for it.
 *
 * @param siteUrl public origin without a slash at the end
 */
export function createRefreshSearch(
	renderer: () => Promise<PageRenderer>,
	siteUrl: string,
): RefreshSearchAnswers {
	const kept = new LRUCache<string, Promise<StoredBody>>({ max: MAX_KEPT, ttl: KEPT_MS });

	async function render(call: RefreshSearch): Promise<string> {
		const site = await renderer();
		const rendering = site.renderWidget({
			page: pageRequestOf(resultsAddress(call), siteUrl),
			documentId: call.post_id,
			widgetId: call.widget_id,
			widgetTypes: ['search'],
			part: 'refreshed',
			settings: null,
		});
		const widget = await withDeadline(rendering, RENDER_TIMEOUT_MS, `Searching ${call.widget_id}`);
		if (!widget) throw invalidParams(['post_id', 'widget_id']);
		return widget.html;
	}

	function answerTo(call: RefreshSearch): Promise<StoredBody> {
		const key = JSON.stringify(call);
		const known = kept.get(key);
		if (known) return known;
		const headers = { ...restHeaders(siteUrl), 'content-type': 'application/json; charset=UTF-8' };
		const making = render(call).then((html) =>
			storeBody(200, headers, JSON.stringify(partsOf(html))),
		);
		making.catch(() => kept.delete(key));
		kept.set(key, making);
		return making;
	}

	return {
		forget: () => kept.clear(),
		async answer(request) {
			try {
				const parsed = v.safeParse(RefreshSearch, parseJson(await request.text()));
				if (!parsed.success) throw refusalOf(parsed.issues);
				const body = await answerTo(parsed.output);
				return respond(answerFrom(body, { ...preferencesOf(request), ifNoneMatch: null }));
			} catch (error) {
				if (error instanceof RestRefusal) return sendRefusal(error, siteUrl);
				if (isUnavailable(error)) return sendRefusal(unavailable(), siteUrl);
				throw error;
			}
		},
	};
}

/** WordPress's own page of results for a term. */
function resultsAddress({ search_term, page_number }: RefreshSearch): Page {
	const query = new URLSearchParams({ s: search_term, 'e-page-search': `${page_number}` });
	const address = parsePageAddress('/', query);
	if (address.kind !== 'page') throw invalidParams(['search_term']);
	return address;
}

function partsOf(html: string): { data: string; pagination: string } {
	const end = html.indexOf(PAGINATION);
	if (end < 0) return { data: html, pagination: '' };
	return { data: html.slice(0, end), pagination: html.slice(end) };
}
