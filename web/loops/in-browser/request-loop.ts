import { readLoopFilters } from '@outrigger/rules/lists/loop-filter';
import { parseOwnMarkup } from '../../browser/trusted-html';
import { postRefresh, type RefreshAnswer } from '../../wordpress/post-refresh';
import type { EditMode } from './edit-mode';

/**
 * Requests the markup of one loop at an address.
 *
 * @param element the loop's wrapper
 * @returns the loop's markup as `data`, empty for a loop without items; see `postRefresh` for the other answers
 */
export async function requestLoop(
	element: HTMLElement,
	address: URL,
	signal: AbortSignal,
): Promise<RefreshAnswer | 'refused' | null> {
	const widgetId = element.dataset.id ?? '';
	const filters = readLoopFilters(address.searchParams, widgetId);
	const call = {
		post_id: Number(element.closest<HTMLElement>('[data-elementor-id]')?.dataset.elementorId ?? 0),
		widget_filters: {
			taxonomy: Object.fromEntries(
				filters.map(({ taxonomy, terms, logicalJoin }) => [
					taxonomy,
					{
						filterType: 'taxonomy',
						selectedTaxonomy: taxonomy,
						terms,
						logicalJoin:
							logicalJoin === 'AND' && isJoinless(widgetId, taxonomy) ? undefined : logicalJoin,
					},
				]),
			),
		},
		widget_id: widgetId,
		pagination_base_url: address.href,
	};
	const isPreview = address.searchParams.has('elementor-preview');
	const edit: Partial<EditMode> | null = isPreview ? await edited(element, signal) : {};
	if (!edit) return null;
	const options = { signal, headers: edit.headers };
	return postRefresh('refresh-loop', { ...call, ...edit.fields }, options);
}

/**
 * Fetches the page at an address and takes the loop out of it, for the builder's own lists: WordPress answers calls for
 * a single loop only on pages with filters.
 *
 * @returns the loop's markup as `data`; null if the page has no such loop or could not be fetched
 */
export async function requestPage(
	{ dataset: { id = '' } }: HTMLElement,
	address: URL,
	signal: AbortSignal,
): Promise<RefreshAnswer | null> {
	try {
		const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
		if (!response.ok) return null;
		const page = parseOwnMarkup(await response.text());
		const loop = page.querySelector(`[data-id="${CSS.escape(id)}"]`);
		return loop && { data: loop.innerHTML };
	} catch {
		return null;
	}
}

/**
 * Returns true if a filter of this page has no logical join, because its setting is neither AND nor OR. An address
 * cannot express that: WordPress requires all the terms in either case.
 */
function isJoinless(widgetId: string, taxonomy: string): boolean {
	const settings = [`"selected_element":"${widgetId}"`, `"taxonomy":"${taxonomy}"`, '"DISABLED"'];
	const selector = settings.map((setting) => `[data-settings*='${setting}']`).join('');
	return document.querySelector(selector) !== null;
}

/** Returns the additional fields and headers of an editor's call; null if the browser cannot get them. */
async function edited(element: HTMLElement, signal: AbortSignal): Promise<EditMode | null> {
	try {
		const { editMode } = await import('./edit-mode');
		return await editMode(element, signal);
	} catch {
		return null;
	}
}
