import type { RestAnswer } from '../contract/renderer';

/** Reads what REST answered; a body that is no JSON is `null`, missing totals are 0. */
export async function restAnswer(response: Response): Promise<RestAnswer> {
	const text = await response.text();
	return {
		status: response.status,
		body: parseJson(text),
		total: count(response.headers.get('x-wp-total')),
		totalPages: count(response.headers.get('x-wp-totalpages')),
	};
}

function count(header: string | null): number {
	return header !== null && /^\d+$/.test(header) ? Number(header) : 0;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
