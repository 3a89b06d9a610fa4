import { array, boolean, fallback, object, parse, string } from 'valibot';

/** What a table of contents requests from the page: the page fills the table when all of its markup is rendered. */
const Request = object({
	/** `h2`, `h3`… */
	tags: fallback(array(string()), []),
	/** Selector of the elements around the listed headings; empty for the whole page. */
	container: fallback(string(), ''),
	/** Selector of the headings to leave out, or of elements around such headings. */
	exclude: fallback(string(), ''),
	isNumbered: fallback(boolean(), true),
	isHierarchical: fallback(boolean(), true),
	/** The text that the table shows if there is no heading. */
	nothing: fallback(string(), ''),
});

/** The request that a table of contents puts into the markup for the page. */
export type ContentsRequest = ReturnType<typeof readContentsRequest>;

/** Reads a request from the text in the markup; for broken text every field has its default. */
export function readContentsRequest(text: string) {
	try {
		return parse(Request, JSON.parse(text));
	} catch {
		return parse(Request, {});
	}
}
