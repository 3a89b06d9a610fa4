/** The default space between slides, in CSS pixels. */
export const NESTED_SPACING_PX = 10;
