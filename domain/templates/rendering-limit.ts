/**
 * Elements of one document that are rendered. The largest design among 547 of strangers held 1,600; what has more
 * than this was made by a machine or an attacker.
 */
export const MOST_ELEMENTS = 10_000;

/** A page holds more than the host renders for one visitor while others wait. Trying again does not help. */
export class TooLargeToRender extends Error {
	override name = 'TooLargeToRender';
}

/** A page holds more than is rendered here, beside everybody else's pages; elsewhere it may be. */
export class TooLargeHere extends TooLargeToRender {
	override name = 'TooLargeHere';
}
