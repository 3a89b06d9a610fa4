/** The builder's routes that render only one widget of a page, by their names below `/wp-json/elementor-pro/v1/`. */
export type RefreshRoute = 'refresh-loop' | 'refresh-search';

/** The answer of a refresh call: the markup, and everything else that belongs to it. */
export interface RefreshAnswer {
	/** The markup; empty if the widget shows nothing any more. */
	data: string;
	[field: string]: unknown;
}

/**
 * Posts one of the builder's refresh calls to the host.
 *
 * @param headers headers in addition to the headers that JSON needs
 * @returns `refused` for a status of 400 or more (too many requests, WordPress away); null if there is no usable
 * answer: no network, no JSON, JSON without a text in `data`, or an abort. The widget then stays unchanged
 */
export async function postRefresh(
	call: RefreshRoute,
	body: object,
	{ signal, headers }: { signal: AbortSignal; headers?: Record<string, string> | undefined },
): Promise<RefreshAnswer | 'refused' | null> {
	try {
		const response = await fetch(`/wp-json/elementor-pro/v1/${call}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body: JSON.stringify(body),
			signal,
		});
		if (!response.ok) {
			// A body that is not read would keep its connection open.
			await response.body?.cancel();
			return 'refused';
		}
		const answer: unknown = await response.json();
		return isAnswer(answer) ? answer : null;
	} catch {
		return null;
	}
}

function isAnswer(answer: unknown): answer is RefreshAnswer {
	return (
		typeof answer === 'object' &&
		answer !== null &&
		'data' in answer &&
		typeof answer.data === 'string'
	);
}
