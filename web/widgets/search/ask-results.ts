import { postRefresh } from '../../wordpress/post-refresh';

/** The results of the site: their markup, and the markup of the links to further results. */
export interface Results {
	data: string;
	pagination: string;
}

/**
 * Requests the results of a search widget from the site.
 * @returns null if there is no usable answer; the widget then stays unchanged
 */
export async function askResults(
	element: HTMLElement,
	term: string,
	pageNumber: number,
	signal: AbortSignal,
): Promise<Results | null> {
	const document = element.closest<HTMLElement>('[data-elementor-id]');
	// The search goes to the front page of the page's language.
	const home = element.querySelector('form')?.getAttribute('action') ?? '/';
	const call = {
		post_id: Number(document?.dataset.elementorId),
		widget_id: element.dataset.id,
		search_term: term,
		page_number: pageNumber,
		...(home !== '/' && { home_path: home }),
	};
	const answer = await postRefresh('refresh-search', call, { signal });
	if (!answer || answer === 'refused') return null;
	const { data, pagination } = answer;
	return { data, pagination: typeof pagination === 'string' ? pagination : '' };
}
