import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { background } from './background';
import { border } from './border';
import { carouselColors, carouselSizes } from './carousel';
import { choice, color, custom, dimensions, only, slider } from './controls';
import { boxShadow } from './effects';
import type { Declarations, StyleControl } from './style-control';
import { typography } from './typography';
import { keywordOf, lengthOf } from './values';

const ROOT = ' .e-carousel';
const ARROW = `${ROOT} > .elementor-swiper-button`;
const HOVERED = `${ARROW}:hover,${ARROW}:focus-visible`;
const CONTROLS = `${ROOT} > .e-carousel-controls`;

const PAGES = `${CONTROLS} > .swiper-pagination`;

/** A stored length, and the negative of that length. */
type Offset = readonly [there: string, back: string];

function offsetOf(value: unknown): Offset {
	const { unit, size } = plainObjectOf(value);
	return [lengthOf(value) ?? '0px', lengthOf({ unit, size: -Number(size) }) ?? '0px'];
}

/** Two controls that set one place together: the side of the box, and the distance from that side. */
function placed(
	side: string,
	offset: string,
	selector: string,
	placeOf: (side: string | undefined, offset: Offset) => Declarations,
): StyleControl[] {
	const declare: StyleControl['declare'] = (_value, { inherited }) =>
		placeOf(keywordOf(inherited(side, 'text')), offsetOf(inherited(offset, 'slider')));
	return [custom(side, 'text', selector, declare), custom(offset, 'slider', selector, declare)];
}

/** The place of an arrow. Without settings both arrows are at half of the height, one at each end of the row. */
function arrowPlaces(way: 'previous' | 'next'): StyleControl[] {
	const arrow = `${ARROW}-${way === 'previous' ? 'prev' : 'next'}`;
	const name = (axis: string, what: string) => `navigation_${way}_icon_${axis}_${what}`;
	const usual = way === 'previous' ? 'start' : 'end';
	return [
		...placed(
			name('horizontal', 'orientation'),
			name('horizontal', 'position'),
			arrow,
			(side = usual, [by]) => {
				if (side === 'end') return { 'inset-inline': `auto ${by}` };
				return { 'inset-inline': `${side === 'center' ? `calc(50% - 0.5em + ${by})` : by} auto` };
			},
		),
		...placed(
			name('vertical', 'orientation'),
			name('vertical', 'position'),
			arrow,
			(side, [by]): Declarations => {
				if (side === 'start') return { 'inset-block': `${by} auto`, translate: '0' };
				if (side === 'end') return { 'inset-block': `auto calc(15px + ${by})`, translate: '0' };
				return { 'inset-block': `calc((100% - var(--e-carousel-below, 0px)) / 2 + ${by}) auto` };
			},
		),
	];
}

const FLEX: Readonly<Record<string, string>> = {
	start: 'flex-start',
	center: 'center',
	end: 'flex-end',
};

/** Dots or numbers at a custom place lie over the slides; the space below the slides stays. */
function pagesPlaces(kind: 'dots' | 'fraction', room: string): StyleControl[] {
	return only(
		(settings) => settings[`${kind}_custom_position`] === 'yes',
		[
			choice(`${kind}_custom_position`, CONTROLS, { yes: { 'block-size': room } }),
			choice(`${kind}_custom_position`, PAGES, {
				yes: {
					display: 'flex',
					position: 'absolute',
					inset: '0',
					'justify-content': 'center',
					'align-items': 'flex-end',
					'pointer-events': 'none',
				},
			}),
			choice(`${kind}_custom_position`, `${PAGES} > *`, { yes: { 'pointer-events': 'auto' } }),
			...placed(
				`${kind}_horizontal_position`,
				`${kind}_horizontal_offset`,
				PAGES,
				(side = 'center', [by, back]) => ({
					'justify-content': FLEX[side] ?? 'center',
					'inset-inline': side === 'end' ? `${back} ${by}` : `${by} ${back}`,
				}),
			),
			...placed(
				`${kind}_vertical_position`,
				`${kind}_vertical_offset`,
				PAGES,
				(side = 'end', [by, back]) => ({
					'align-items': FLEX[side] ?? 'flex-end',
					'inset-block': `${by} ${back}`,
				}),
			),
		],
	);
}

/** The style controls for arrows, dots, numbers and bar of the carousels of elements and of loops. */
export const elementCarouselStyles: readonly StyleControl[] = [
	slider('offset_width', ROOT, '--e-carousel-offset'),
	...carouselSizes('dots_size', 'dots_gap', (gap) => `calc(${gap} / 2)`),
	...carouselColors({
		arrow: 'arrow_normal_color',
		arrowHover: 'arrow_hover_color',
		dot: 'dots_normal_color',
	}),
	color('dots_hover_color', `${PAGES} > :hover`, '--e-carousel-dot'),
	...background('arrows_normal_background', ARROW),
	...background('arrows_hover_background', HOVERED),
	...border('arrows_normal_border_type', ARROW),
	...border('arrows_hover_border_type', HOVERED),
	...boxShadow('arrows_normal_box_shadow', ARROW),
	...boxShadow('arrows_hover_box_shadow', HOVERED),
	dimensions('arrows_border_radius', ARROW, 'border-radius'),
	dimensions('arrows_padding', ARROW, 'padding'),
	...arrowPlaces('previous'),
	...arrowPlaces('next'),
	...pagesPlaces('dots', 'var(--e-carousel-dot-size, 6px)'),
	...pagesPlaces('fraction', '1lh'),
	color('fraction_color', CONTROLS),
	...typography('typography_fraction', CONTROLS),
	slider('progressbar_height', CONTROLS, '--e-carousel-bar-height'),
	color('progressbar_normal_color', CONTROLS, '--e-carousel-dot'),
	color('progressbar_hover_color', `${CONTROLS}:hover`, '--e-carousel-dot'),
	...['dots', 'fraction'].map((kind) =>
		slider(`${kind}_pagination_spacing`, CONTROLS, 'margin-block-start'),
	),
];
