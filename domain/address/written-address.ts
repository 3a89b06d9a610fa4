import { isBlockPage } from '../lists/block-pages';

/* An exported site has a file for each page. A file has no query, so the path contains the parts of the query:
   `/fleet/?e-filter-ab12-boat_type=rib` as `/fleet/e-filter-ab12-boat_type/rib/`. */

const FILTER_OR_PAGE = /^(?:e-filter-[a-z0-9]+-[a-z0-9_-]+|e-page-[a-z0-9-]+|page|product-page)$/;
/**
 * The largest length of a value. Slugs of WordPress have at most 200 characters; file systems allow names of 255 bytes.
 */
const MAX_VALUE_LENGTH = 200;
const IN_A_PATH = /(?:e-filter-[a-z0-9]+-[a-z0-9_-]+|e-page-[a-z0-9-]+)\/[^/]+\//g;

/** True for a parameter that becomes part of an exported page's path: a filter, or the page number of a list. */
export function isWritten(name: string): boolean {
	return FILTER_OR_PAGE.test(name) || isBlockPage(name);
}

/**
 * The path under which an export writes a page.
 * @param pathname of the page, with a slash at its end
 * @param parameters the path leaves out every parameter that is neither a filter nor the page number of a list
 * @returns null if a value cannot be the name of a folder
 */
export function writtenPath(pathname: string, parameters: URLSearchParams): string | null {
	const sorted = new URLSearchParams(parameters);
	sorted.sort();
	const parts = [...sorted].filter(([name, value]) => isWritten(name) && value !== '');
	if (parts.some(([, value]) => !isFolderName(value))) return null;
	return pathname + parts.map(([name, value]) => `${name}/${encodeURIComponent(value)}/`).join('');
}

/** The original path of an exported page: without filters and page numbers of lists. */
export function unwrittenPath(pathname: string): string {
	return pathname.replace(IN_A_PATH, '');
}

function isFolderName(value: string): boolean {
	return value.length <= MAX_VALUE_LENGTH && !/^\.{1,2}$|[/\\\p{Cc}]/u.test(value);
}
