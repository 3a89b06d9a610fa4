/** A part of a document. */
interface Range {
	start: number;
	end: number;
}

/**
 * Returns a function that finds out whether a match of a pattern begins in a tag. Its caller must pass the tags in the
 * order of the document, so that all of them together cost one search and no copies.
 */
export function findInTags(html: string, pattern: RegExp): (tag: Range) => boolean {
	const search = new RegExp(pattern, `${pattern.flags}g`);
	const findFrom = (start: number) => {
		search.lastIndex = start;
		return search.exec(html)?.index ?? html.length;
	};
	let next = findFrom(0);
	return ({ start, end }) => {
		if (next < start) next = findFrom(start);
		return next < end;
	};
}
