/** A part of a document. */
interface Range {
	start: number;
	end: number;
}

/**
 * Returns a function that finds out whether a tag contains a text. Its caller must pass the tags in the order of the
 * document, so that all of them together cost one search and no copies.
 */
export function findInTags(html: string, text: string): (tag: Range) => boolean {
	let next = html.indexOf(text);
	return ({ start, end }) => {
		if (next >= 0 && next < start) next = html.indexOf(text, start);
		return next >= 0 && next < end;
	};
}
