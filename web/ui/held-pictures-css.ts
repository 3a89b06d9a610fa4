import css from './held-pictures.css?inline';

/**
 * The number of a gallery's first pictures whose loading the browser decides; the further pictures wait until they are
 * near.
 */
const FREE_PICTURES = 24;

/** The class of an item whose picture waits. */
export const HELD = 'e-picture-held';

/** CSS that delays pictures; widgets that delay pictures include it as a part. */
export const HELD_PICTURES_CSS = css;

/** Returns true if the picture at this place of its gallery, from 0, waits. */
export function mayBeHeld(index: number): boolean {
	return index >= FREE_PICTURES;
}
