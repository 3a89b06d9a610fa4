import {
	background,
	border,
	boxShadow,
	choice,
	color,
	dimensions,
	flexAlign,
	only,
	type StyleControl,
	slider,
	textShadow,
	typography,
} from '../../elements/styles/factories';

const FILTER = ' .e-filter';
const ITEM = ' .e-filter-item';
const HOVER = `${ITEM}:hover,${ITEM}:focus-visible`;
const ACTIVE = `${ITEM}[aria-pressed=true]`;

const looks = (state: string, selector: string): StyleControl[] => [
	color(`taxonomy_filter_${state}_text_color`, selector),
	...textShadow(`taxonomy_filter_${state}_text_shadow`, selector),
	...background(`taxonomy_filter_${state}_background`, selector),
	...border(`taxonomy_filter_${state}_border`, selector),
	...boxShadow(`taxonomy_filter_${state}_box_shadow`, selector),
];

const alignment = (direction: 'horizontal' | 'vertical') =>
	choice(`item_alignment_${direction}`, FILTER, {
		start: { '--filter-align': 'start' },
		center: { '--filter-align': 'center' },
		end: { '--filter-align': 'end' },
		stretch: { '--filter-align': 'stretch' },
		...(direction === 'horizontal' && {
			'space-between': { '--filter-align': 'space-between' },
		}),
	});

const isVertical = ({ direction }: Readonly<Record<string, unknown>>) => direction === 'vertical';
const isHorizontal = (settings: Readonly<Record<string, unknown>>) => !isVertical(settings);

export const taxonomyFilterStyles: readonly StyleControl[] = [
	...only(isHorizontal, [alignment('horizontal'), flexAlign('title_alignment_horizontal', ITEM)]),
	...only(isVertical, [alignment('vertical'), flexAlign('title_alignment_vertical', ITEM)]),
	slider('taxonomy_filter_items_space_between', FILTER, '--filter-gap'),
	...typography('taxonomy_filter_typography', ITEM),
	dimensions('taxonomy_filter_border_radius', ITEM, 'border-radius'),
	dimensions('taxonomy_filter_padding', ITEM, 'padding'),
	...looks('normal', ITEM),
	...looks('hover', HOVER),
	...looks('active', ACTIVE),
];
