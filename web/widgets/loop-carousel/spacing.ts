/** The default spacing of a loop's slides, in CSS pixels. */
export const LOOP_SPACING_PX = 10;
