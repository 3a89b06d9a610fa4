import type { PageRenderer } from '../contract/renderer';
import { withDeadline } from '../contract/unavailable';
import { pageKey } from '../requests/page-address';
import { pageRequestOf } from '../requests/page-request';
import { type EditRight, editorOf } from './edit-right';
import { createRefreshAnswers, type RefreshAnswers } from './refresh-answers';
import { parseRefreshCall, type RefreshCall } from './refresh-request';
import { invalidParams } from './rest-refusal';

/** The parts from which the refresher of loops is put together. */
interface RefreshLoopParts extends EditRight {
	renderer: () => Promise<PageRenderer>;
	/** Public origin without a slash at the end. */
	siteUrl: string;
	/** True if answers are kept; false in development. */
	keeps: boolean;
	/** Milliseconds that a visitor waits for the widget. */
	patienceMs: number;
}

/**
 * Answers `POST /wp-json/elementor-pro/v1/refresh-loop`: one loop with another filter or another page, as `{ data:
 * markup }`. Only the editor sees the result of the editor's unsaved settings.
 */
export function createRefreshLoop(parts: RefreshLoopParts): RefreshAnswers {
	const { renderer, siteUrl, keeps, patienceMs } = parts;
	return createRefreshAnswers<RefreshCall>({
		siteUrl,
		keeps,
		read: (text, request) =>
			parseRefreshCall(text, [new URL(siteUrl).origin, new URL(request.url).origin]),
		keyOf: ({ isEditMode, documentId, widgetId, address }) =>
			isEditMode ? null : `${documentId} ${widgetId} ${pageKey(address)}`,
		async make({ documentId, widgetId, address, isEditMode, settings }, request) {
			const execute = isEditMode ? await editorOf(request, parts) : null;
			const site = await renderer();
			const rendering = site.renderWidget({
				page: pageRequestOf(address, siteUrl, { execute }),
				documentId,
				widgetId,
				route: 'refresh-loop',
				settings: execute ? settings : null,
			});
			const widget = await withDeadline(rendering, patienceMs, `Refreshing ${widgetId}`);
			if (!widget) throw invalidParams(['post_id', 'widget_id']);
			return { answer: { data: widget.html }, cacheable: widget.cacheable };
		},
	});
}
