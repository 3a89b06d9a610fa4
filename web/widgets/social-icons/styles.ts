import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { iconValue } from '../../elements/settings/icon';
import {
	alignText,
	border,
	choice,
	color,
	custom,
	dimensions,
	flexAlign,
	only,
	repeater,
	type StyleControl,
	slider,
} from '../../elements/styles/factories';
import { networkOf } from './networks';

const LIST = ' .elementor-social-icons-wrapper';
const ICON = ' .elementor-social-icon';
const HOVERED = `${ICON}:hover,${ICON}:focus-visible`;

const hasOwnColors = ({ icon_color }: ElementSettings) => icon_color === 'custom';
const itemHasOwnColors = ({ item_icon_color }: ElementSettings) => item_icon_color === 'custom';

/** 0 columns mean as many columns as fit. */
const COLUMNS = Object.fromEntries(
	[1, 2, 3, 4, 5, 6].map((count) => [
		`${count}`,
		{
			display: 'inline-grid',
			'vertical-align': 'top',
			'grid-template-columns': `repeat(${count},auto)`,
		},
	]),
);

export const socialIconsStyles: readonly StyleControl[] = [
	choice('columns', LIST, { 0: { display: 'flex' }, ...COLUMNS }),
	alignText('align', ''),
	flexAlign('align', LIST),
	...only(hasOwnColors, [
		color('icon_primary_color', ICON, 'background-color'),
		color('icon_secondary_color', `${ICON} .e-icon`),
	]),
	slider('icon_size', LIST, '--icon-size'),
	slider('icon_padding', LIST, '--icon-padding'),
	slider('icon_spacing', LIST, '--grid-column-gap'),
	slider('row_gap', LIST, '--grid-row-gap'),
	...border('image_border', ICON),
	dimensions('border_radius', ICON, 'border-radius'),
	repeater('social_icon_list', [
		custom('social_icon', 'bag', '', (value): Record<string, string> | undefined => {
			const network = networkOf(iconValue(value));
			return network?.color ? { '--network-color': network.color } : undefined;
		}),
		...only(itemHasOwnColors, [
			color('item_icon_primary_color', '', 'background-color'),
			color('item_icon_secondary_color', ' .e-icon'),
		]),
	]),
	color('hover_primary_color', HOVERED, 'background-color'),
	color('hover_secondary_color', `${ICON}:hover .e-icon,${ICON}:focus-visible .e-icon`),
	color('hover_border_color', HOVERED, 'border-color'),
];
