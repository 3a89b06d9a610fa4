/** CSS pixels between slides unless an editor says otherwise. */
export const NESTED_SPACING_PX = 10;
