/** What a widget's `styles.ts` is written with. */
export { type BackgroundOptions, background } from './background';
export { border } from './border';
export { buttonSize } from './button-size';
export {
	alignText,
	choice,
	color,
	custom,
	dimensions,
	flexAlign,
	gap,
	number,
	only,
	repeater,
	slider,
} from './controls';
export { boxShadow, cssFilters, textShadow, textStroke } from './effects';
export { type IconViewNames, iconView } from './icon-view';
export { customSize } from './image-size';
export { type MediaBoxParts, mediaBox } from './media-box';
export { ribbon } from './ribbon';
export type { Declarations, StyleContext, StyleControl } from './style-control';
export { typography } from './typography';
export {
	bagOf,
	colorOf,
	fontFamilyOf,
	gapOf,
	isOn,
	keywordOf,
	lengthOf,
	mediaOf,
	numberOf,
	type Sides,
	shorthandOf,
	sidesOf,
	sizeOf,
} from './values';
