import type { RestAnswer } from './renderer';

/** An answer that was read to its end. */
interface ReadText {
	status: number;
	headers: Headers;
	text: string;
}

/** Returns an answer of core REST; a body that is no JSON is `undefined`, missing totals are 0. */
export function restAnswerOf({ status, headers, text }: ReadText): RestAnswer {
	return {
		status,
		body: parseJson(text),
		total: count(headers.get('x-wp-total')),
		totalPages: count(headers.get('x-wp-totalpages')),
	};
}

/** Reads an answer of core REST; a body that is no JSON is `null`, missing totals are 0. */
export async function restAnswer(response: Response): Promise<RestAnswer> {
	const { status, headers } = response;
	const answer = restAnswerOf({ status, headers, text: await response.text() });
	return { ...answer, body: answer.body ?? null };
}

function count(header: string | null): number {
	return header !== null && /^\d+$/.test(header) ? Number(header) : 0;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
