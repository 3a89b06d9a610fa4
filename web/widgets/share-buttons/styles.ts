import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import {
	choice,
	color,
	custom,
	flexAlign,
	only,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';
import { sizeOf } from '../../elements/styles/values';

const LIST = ' .elementor-grid';
const BUTTON = ' .elementor-share-btn';
const HOVERED = `${BUTTON}:hover,${BUTTON}:focus-visible`;
const PRIMARY = '--e-share-buttons-primary-color';
const SECONDARY = '--e-share-buttons-secondary-color';

const hasOwnColors = ({ color_source }: ElementSettings) => color_source === 'custom';
const hasFreeColumns = ({ columns = '0' }: ElementSettings) => `${columns}` === '0';
const hasBorder = ({ skin }: ElementSettings) => skin === 'framed' || skin === 'boxed';

/** 0 columns mean as many columns as fit. */
const COLUMNS = Object.fromEntries(
	[1, 2, 3, 4, 5, 6].map((count) => [
		`${count}`,
		{
			display: 'grid',
			'grid-template-columns': `repeat(${count},minmax(0,1fr))`,
			'word-spacing': 'normal',
		},
	]),
);

/** The builder's size of a button is a tenth of the button's font size in pixels. */
const buttonSize = (control: string) =>
	custom(control, 'slider', BUTTON, (value): Record<string, string> | undefined => {
		const size = sizeOf(value);
		return size === undefined ? undefined : { 'font-size': `${size * 10}px` };
	});

export const shareButtonsStyles: readonly StyleControl[] = [
	choice('columns', LIST, { 0: { display: 'flex' }, ...COLUMNS }),
	...only(hasFreeColumns, [
		flexAlign('alignment', LIST),
		choice('alignment', LIST, { justify: { 'justify-content': 'space-between' } }),
		slider('column_gap', LIST, 'word-spacing'),
	]),
	slider('column_gap', LIST, 'column-gap'),
	slider('row_gap', LIST, 'row-gap'),
	buttonSize('button_size'),
	slider('icon_size', BUTTON, '--e-share-buttons-icon-size'),
	slider('button_height', BUTTON, '--e-share-buttons-height'),
	// A share of nothing is a line of the browser's own width.
	...only(hasBorder, [
		slider('border_size', BUTTON, (width) => ({
			'--e-share-buttons-border': width.endsWith('%') ? 'medium' : width,
		})),
	]),
	...only(hasOwnColors, [
		color('primary_color', LIST, PRIMARY),
		color('secondary_color', LIST, SECONDARY),
		color('primary_color_hover', HOVERED, PRIMARY),
		color('secondary_color_hover', HOVERED, SECONDARY),
	]),
	...typography('typography', ' .elementor-share-btn__title'),
];
