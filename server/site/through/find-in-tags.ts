/** A place in a document. */
interface Range {
	start: number;
	end: number;
}

/**
 * Returns a function that says if a text stands in a tag. The tags must come in the order of the document: all of them
 * together cost one search, where a search in each tag costs the copy of the tag as well.
 */
export function findInTags(html: string, text: string): (tag: Range) => boolean {
	let next = html.indexOf(text);
	return ({ start, end }) => {
		if (next >= 0 && next < start) next = html.indexOf(text, start);
		return next >= 0 && next < end;
	};
}
