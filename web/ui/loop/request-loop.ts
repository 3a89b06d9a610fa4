import { readLoopFilters } from '../../../domain/loop-filter';

const ADDRESS = '/wp-json/elementor-pro/v1/refresh-loop';

/**
 * Asks the host for one loop as an address shows it.
 *
 * @param element the loop's wrapper
 * @returns its markup, empty where it shows nothing any more; null where nothing usable came: a status of 400 or
 *   more, no network, no JSON, JSON without `data`, or an abort
 */
export async function requestLoop(
	element: HTMLElement,
	address: URL,
	signal: AbortSignal,
): Promise<string | null> {
	const widgetId = element.dataset.id ?? '';
	const filters = readLoopFilters(address.searchParams, widgetId);
	const call = {
		post_id: Number(element.closest<HTMLElement>('[data-elementor-id]')?.dataset.elementorId ?? 0),
		widget_filters: {
			taxonomy: Object.fromEntries(
				filters.map(({ taxonomy, ...filter }) => [
					taxonomy,
					{ filterType: 'taxonomy', selectedTaxonomy: taxonomy, ...filter },
				]),
			),
		},
		widget_id: widgetId,
		pagination_base_url: address.href,
	};
	try {
		const edit = address.searchParams.has('elementor-preview')
			? await (await import('./edit-mode')).editMode(element, signal)
			: undefined;
		const response = await fetch(ADDRESS, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...edit?.headers },
			body: JSON.stringify({ ...call, ...edit?.fields }),
			signal,
		});
		const answer: unknown = response.ok ? await response.json() : null;
		const data = typeof answer === 'object' && answer && 'data' in answer ? answer.data : null;
		return typeof data === 'string' ? data : null;
	} catch {
		return null;
	}
}
