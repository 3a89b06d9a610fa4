import { array, boolean, fallback, object, parse, string } from 'valibot';

/** The request of a table of contents to the page: the page fills the table when all of its markup is rendered. */
const Request = object({
	/** `h2`, `h3`… */
	tags: fallback(array(string()), []),
	/** Selector of the elements around the listed headings; empty for the whole page. */
	container: fallback(string(), ''),
	/** Selector of headings, or of elements around headings, that are left out. */
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
