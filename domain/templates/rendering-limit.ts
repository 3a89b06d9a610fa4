/**
 * The largest number of elements that are rendered of one document. The largest of 547 designs by other authors had
 * 1,600 elements; a machine or an attacker made a document with more than this.
 */
export const MOST_ELEMENTS = 10_000;

/** A page is too large for the host to render for one visitor while others wait. A second attempt does not help. */
export class TooLargeToRender extends Error {
	override name = 'TooLargeToRender';
}

/** A page is too large to render in this process beside other visitors' pages; another process may render it. */
export class TooLargeHere extends TooLargeToRender {
	override name = 'TooLargeHere';
}
