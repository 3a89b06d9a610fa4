import { fallback, object, safeParse, string } from 'valibot';

const Answer = object({ data: string(), pagination: fallback(string(), '') });

/** What the site found: markup of the results and of the way to further ones. */
export interface Results {
	data: string;
	pagination: string;
}

const PATH = '/wp-json/elementor-pro/v1/refresh-search';

/**
 * Asks the site for what a search widget finds.
 * @returns null where nothing usable came: the widget then stays as it is
 */
export async function askResults(
	element: HTMLElement,
	term: string,
	pageNumber: number,
	signal: AbortSignal,
): Promise<Results | null> {
	const document = element.closest<HTMLElement>('[data-elementor-id]');
	try {
		const response = await fetch(PATH, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({
				post_id: Number(document?.dataset.elementorId),
				widget_id: element.dataset.id,
				search_term: term,
				page_number: pageNumber,
			}),
			signal,
		});
		const answer = response.ok ? safeParse(Answer, await response.json()) : null;
		return answer?.success ? answer.output : null;
	} catch {
		return null;
	}
}
