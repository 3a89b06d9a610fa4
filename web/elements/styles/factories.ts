/** The functions with which a widget's `styles.ts` is written. */
export { background } from './background';
export { border } from './border';
export { buttonSize, formButtonSize } from './button-size';
export {
	alignText,
	choice,
	color,
	custom,
	dimensions,
	flexAlign,
	gap,
	LEFT_END,
	number,
	only,
	RIGHT_END,
	repeater,
	slider,
	time,
} from './controls';
export { boxShadow, cssFilters, textShadow, textStroke } from './effects';
export { iconView } from './icon-view';
export { customSize } from './image-size';
export { mediaBox } from './media-box';
export { paymentButtonStyles } from './payment-button';
export { ribbon } from './ribbon';
export type { Declarations, StyleControl } from './style-control';
export { typography } from './typography';
export { lengthOf, sizeOf } from './values';
