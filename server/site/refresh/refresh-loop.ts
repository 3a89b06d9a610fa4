import { LRUCache } from 'lru-cache';
import type { Backend } from '../backend';
import { pageKey } from '../page-address';
import { pageRequestOf } from '../page-request';
import { RENDER_TIMEOUT_MS } from '../render-page';
import type { GraphQLExecutor, PageRenderer, RenderedWidget } from '../renderer';
import { preferencesOf, respond } from '../respond';
import { answerFrom, type StoredBody, storeBody } from '../stored-body';
import { isUnavailable, withDeadline } from '../unavailable';
import { editorOf } from './edit-right';
import { parseRefreshCall, type RefreshCall } from './refresh-request';
import { invalidParams, RestRefusal, restHeaders, sendRefusal, unavailable } from './rest-refusal';

/** Widgets that list content; no other is rendered alone. */
const LOOP_TYPES = ['loop-grid', 'loop-carousel', 'posts', 'archive-posts', 'portfolio'];

/** As long as a page is sent without asking WordPress again. */
const KEPT_MS = 60_000;
/** A dozen filters of a few loops; the one that nobody asked for longest goes first. */
const MAX_KEPT = 500;

/** Answers refresh calls. */
export interface RefreshLoop {
	/** Answers `POST /wp-json/elementor-pro/v1/refresh-loop`; never rejects for what a visitor sent. */
	answer(request: Request): Promise<Response>;
	/** Drops what is kept, because WordPress has changed. */
	forget(): void;
}

/** What it is put together from. */
export interface RefreshLoopParts {
	renderer: () => Promise<PageRenderer>;
	backend: Backend;
	/** Public origin without a slash at the end. */
	siteUrl: string;
	/** False in development, where nothing is kept. */
	keeps: boolean;
}

/**
 * One loop as another filter or page shows it: `{ data: markup }`. What every visitor may see is kept for a minute
 * and made once, however many ask for it; an editor's unsaved settings never are.
 */
export function createRefreshLoop({
	renderer,
	backend,
	siteUrl,
	keeps,
}: RefreshLoopParts): RefreshLoop {
	const kept = new LRUCache<string, Promise<StoredBody>>({ max: MAX_KEPT, ttl: KEPT_MS });

	async function render(
		call: RefreshCall,
		execute: GraphQLExecutor | null,
	): Promise<RenderedWidget> {
		const { documentId, widgetId, address } = call;
		const site = await renderer();
		const rendering = site.renderWidget({
			page: pageRequestOf(address, siteUrl, { execute }),
			documentId,
			widgetId,
			widgetTypes: LOOP_TYPES,
			part: 'inside',
			settings: execute ? call.settings : null,
		});
		const what = `Refreshing ${widgetId}`;
		const widget = await withDeadline(rendering, RENDER_TIMEOUT_MS, what);
		if (!widget) throw invalidParams(['post_id', 'widget_id']);
		return widget;
	}

	const bodyOf = ({ html }: RenderedWidget) =>
		storeBody(
			200,
			{ ...restHeaders(siteUrl), 'content-type': 'application/json; charset=UTF-8' },
			JSON.stringify({ data: html }),
		);

	function shared(call: RefreshCall): Promise<StoredBody> {
		const key = `${call.documentId} ${call.widgetId} ${pageKey(call.address)}`;
		const known = kept.get(key);
		if (known) return known;
		const drop = () => {
			if (kept.peek(key) === making) kept.delete(key);
		};
		const making = render(call, null).then((widget) => {
			if (!widget.cacheable) drop();
			return bodyOf(widget);
		});
		making.catch(drop);
		if (keeps) kept.set(key, making);
		return making;
	}

	return {
		forget: () => kept.clear(),
		async answer(request) {
			try {
				const origins = [new URL(siteUrl).origin, new URL(request.url).origin];
				const call = parseRefreshCall(await request.text(), origins);
				const body = call.isEditMode
					? await bodyOf(await render(call, await editorOf(request, backend)))
					: await shared(call);
				return respond(answerFrom(body, { ...preferencesOf(request), ifNoneMatch: null }));
			} catch (error) {
				if (error instanceof RestRefusal) return sendRefusal(error, siteUrl);
				if (isUnavailable(error)) return sendRefusal(unavailable(), siteUrl);
				throw error;
			}
		},
	};
}
