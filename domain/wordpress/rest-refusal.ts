/**
 * The error if core REST refuses data that a page needs. It is a fault of the WordPress site, and must not count as an
 * empty list: visitors get an earlier version of the page, or a request to come back later.
 */
export class RestRefused extends Error {
	override name = 'RestRefused';

	/** @param path the path after `/wp-json/` */
	constructor(path: string, reason: string) {
		super(`REST refused ${path}: ${reason}`);
	}
}

/** The answer of core REST to a request for a list. */
interface ListAnswer {
	status: number;
	/** The parsed JSON of the answer. */
	body: unknown;
}

/**
 * The refusal of a page after the end of a list, `rest_post_invalid_page_number`. No other refusal is normal.
 */
const BEHIND_THE_END = /_invalid_page_number$/;

/**
 * Returns true if an answer is one page of a list.
 * @param path the path after `/wp-json/`, for the message
 * @returns false for a page after the list's end
 * @throws RestRefused for every other refusal
 */
export function isListPage({ status, body }: ListAnswer, path: string): boolean {
	if (status < 400) return true;
	const code = codeOf(body);
	if (BEHIND_THE_END.test(code)) return false;
	throw new RestRefused(path, `${status} ${code}`.trim());
}

function codeOf(body: unknown): string {
	const isObject = typeof body === 'object' && body !== null;
	return isObject && 'code' in body && typeof body.code === 'string' ? body.code : '';
}
