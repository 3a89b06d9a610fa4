/**
 * The largest number of elements of one document that are rendered. The largest of 547 designs by other authors had
 * 1,600 elements, so only a machine or an attacker makes a document with more than this.
 */
export const MOST_ELEMENTS = 10_000;

/**
 * The error for a page that is too large to render for one visitor while others wait. A second attempt does not help.
 */
export class TooLargeToRender extends Error {
	override name = 'TooLargeToRender';
}

/**
 * The error for a page that is too large to render in this process beside the pages of other visitors; another process
 * may render it.
 */
export class TooLargeHere extends TooLargeToRender {
	override name = 'TooLargeHere';
}
