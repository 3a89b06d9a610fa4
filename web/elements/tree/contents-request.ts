import { array, boolean, fallback, object, parse, string } from 'valibot';

/**
 * The request of a table of contents to the page: the page fills the table when the whole page is
 * there.
 */
const Request = object({
	/** `h2`, `h3`… */
	tags: fallback(array(string()), []),
	/** Selector of what the headings must stand in; empty for the whole page. */
	container: fallback(string(), ''),
	/** Selector of headings, or of what holds them, that are left out. */
	exclude: fallback(string(), ''),
	isNumbered: fallback(boolean(), true),
	isHierarchical: fallback(boolean(), true),
	/** The text that the table shows if there is no heading. */
	nothing: fallback(string(), ''),
});

/** The request of a table of contents to the page. */
export type ContentsRequest = ReturnType<typeof readContentsRequest>;

/** Reads a request as it stands in the markup; of a broken one everything is as usual. */
export function readContentsRequest(text: string) {
	try {
		return parse(Request, JSON.parse(text));
	} catch {
		return parse(Request, {});
	}
}
