import {
	border,
	boxShadow,
	choice,
	color,
	dimensions,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const FILTER = ' .e-filter';
const ITEM = ' .e-filter-item';
const HOVER = `${ITEM}:hover,${ITEM}:focus-visible`;
const ACTIVE = `${ITEM}[aria-pressed=true]`;

const looks = (state: string, selector: string): StyleControl[] => [
	color(`${state}_text_color`, selector),
	color(`${state}_background_color`, selector, 'background-color'),
	color(`${state}_border_color`, selector, 'border-color'),
	...boxShadow(`${state}_box_shadow`, selector),
];

export const taxonomyFilterStyles: readonly StyleControl[] = [
	choice('item_alignment_horizontal', FILTER, {
		start: { '--filter-align': 'start' },
		center: { '--filter-align': 'center' },
		end: { '--filter-align': 'end' },
		stretch: { '--filter-align': 'stretch' },
		'space-between': { '--filter-align': 'space-between' },
	}),
	slider('space_between', FILTER, '--filter-gap'),
	...typography('filter_typography', ITEM),
	...border('filter_border', ITEM),
	dimensions('filter_border_radius', ITEM, 'border-radius'),
	dimensions('filter_padding', ITEM, 'padding'),
	...looks('normal', ITEM),
	...looks('hover', HOVER),
	...looks('active', ACTIVE),
];
