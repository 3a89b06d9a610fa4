import {
	choice,
	color,
	type Declarations,
	flexAlign,
	LEFT_END,
	RIGHT_END,
	type StyleControl,
	slider,
	textShadow,
	time,
	typography,
} from '../../elements/styles/factories';

const LIST = ' .elementor-icon-list-items';
const ITEM = ' .elementor-icon-list-item';
const ICON = ' .elementor-icon-list-icon';
const TEXT = ' .elementor-icon-list-text';
/** The line between two lines of the list, or between two entries of an inline list. */
const RULE = `${ITEM}:not(:last-child)::after`;

const ALONG: Readonly<Record<string, Declarations>> = Object.fromEntries(
	[
		['left', LEFT_END],
		['start', 'flex-start'],
		['center', 'center'],
		['right', RIGHT_END],
		['end', 'flex-end'],
	].map(([side = '', place = '']) => [side, { '--icon-list-align': place }]),
);

export const iconListStyles: readonly StyleControl[] = [
	slider('space_between', LIST, '--icon-list-gap'),
	choice('icon_align', LIST, ALONG),
	choice('divider', RULE, { yes: { content: '""' } }),
	choice(
		'divider_style',
		LIST,
		Object.fromEntries(
			['solid', 'double', 'dotted', 'dashed'].map((style) => [style, { '--divider-style': style }]),
		),
	),
	slider('divider_weight', LIST, '--divider-weight'),
	slider('divider_width', RULE, 'inline-size'),
	slider('divider_height', RULE, 'block-size'),
	color('divider_color', LIST, '--divider-color'),
	color('icon_color', ICON),
	color('icon_color_hover', `${ITEM}:hover${ICON}`),
	time('icon_color_hover_transition', ICON, (duration) => ({ transition: `color ${duration}` })),
	slider('icon_size', LIST, '--icon-list-icon-size'),
	flexAlign('icon_self_align', ICON),
	choice('icon_self_vertical_align', LIST, {
		'flex-start': { '--icon-list-place': 'flex-start' },
		center: { '--icon-list-place': 'center' },
		'flex-end': { '--icon-list-place': 'flex-end' },
	}),
	slider('icon_vertical_offset', LIST, '--icon-list-offset'),
	slider('text_indent', LIST, '--icon-list-indent'),
	...typography('icon_typography', ITEM),
	...textShadow('text_shadow', TEXT),
	color('text_color', TEXT),
	color('text_color_hover', `${ITEM}:hover${TEXT}`),
	time('text_color_hover_transition', TEXT, (duration) => ({ transition: `color ${duration}` })),
];
