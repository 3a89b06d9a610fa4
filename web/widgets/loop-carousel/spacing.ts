/** Spacing of a loop's slides unless an editor says otherwise, CSS pixels. */
export const LOOP_SPACING_PX = 10;
