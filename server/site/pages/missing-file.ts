import { notFoundPage } from '../answers/plain-page';
import { respond, respondMoved } from '../answers/respond';
import { siteWords } from '../contract/site-words';
import { withQuery } from '../requests/page-address';
import type { FindMoved } from './moved-addresses';

/**
 * Answers for an address that no page can have; `file` is the path of a file at that address, and null if no file can
 * have that address either.
 */
export type MissingFile = (file: string | null, query: URLSearchParams) => Promise<Response>;

/**
 * A missing file may be a page of an older site, `/about.html`, whose redirect WordPress knows.
 */
export function createMissingFile(findMoved: FindMoved, siteUrl: string): MissingFile {
	return async (file, query) => {
		const moved = file === null ? null : await findMoved(withQuery(file, query));
		if (moved?.location) return respondMoved(moved.location, siteUrl, moved.status);
		const say = siteWords(siteUrl, file ?? '/');
		return respond({ ...notFoundPage(siteUrl, say), ...(moved && { status: moved.status }) });
	};
}
