import css from './held-pictures.css?inline';

/** The number of a gallery's pictures whose loading the browser decides; the others wait until they are near. */
const FREE_PICTURES = 24;

/** The class of an item with a picture that waits. */
export const HELD = 'e-picture-held';

/** CSS that holds pictures back, a part of the widgets that do so. */
export const HELD_PICTURES_CSS = css;

/** Returns true if the picture at this place of its gallery, from 0, waits. */
export function mayBeHeld(index: number): boolean {
	return index >= FREE_PICTURES;
}
