import { background } from './background';
import { border } from './border';
import { carouselColors, carouselSizes } from './carousel';
import { color, custom, dimensions, slider } from './controls';
import { boxShadow } from './effects';
import type { StyleControl } from './style-control';
import { typography } from './typography';

const ROOT = ' .e-carousel';
const ARROW = `${ROOT} > .elementor-swiper-button`;
const HOVERED = `${ARROW}:hover,${ARROW}:focus-visible`;
const CONTROLS = `${ROOT} > .e-carousel-controls`;

/** Where an arrow stands on one axis: from the edge that its place names. */
function place(way: 'previous' | 'next', axis: 'horizontal' | 'vertical'): StyleControl {
	const name = `navigation_${way}_icon_${axis}`;
	const arrow = `${ARROW}-${way === 'previous' ? 'prev' : 'next'}`;
	const usual = axis === 'vertical' ? 'center' : way === 'previous' ? 'start' : 'end';
	const line = axis === 'vertical' ? 'block' : 'inline';
	return custom(`${name}_position`, 'slider', arrow, (value, { inherited }) => {
		const side = inherited(`${name}_orientation`, 'text') ?? usual;
		const { size, unit = 'px' } = (value ?? {}) as { size?: unknown; unit?: unknown };
		if (typeof size !== 'number' || !/^(px|%|em|rem|vw|vh)$/.test(String(unit))) return undefined;
		const middle =
			axis === 'vertical' ? '(100% - var(--e-carousel-below, 0px)) / 2 - 22px' : '50% - 22px';
		const from = side === 'center' ? `calc(${middle} + ${size}${unit})` : `${size}${unit}`;
		return side === 'end'
			? { [`inset-${line}`]: `auto ${from}` }
			: { [`inset-${line}`]: `${from} auto` };
	});
}

/** Arrows, dots, numbers and bar of the carousels of elements and of loops. */
export const elementCarouselStyles: readonly StyleControl[] = [
	slider('offset_width', ROOT, '--e-carousel-offset'),
	...carouselSizes('dots_size', 'dots_gap'),
	...carouselColors({
		arrow: 'arrow_normal_color',
		arrowHover: 'arrow_hover_color',
		dotInactive: 'dots_normal_color',
		dot: 'dots_hover_color',
	}),
	...background('arrows_normal_background', ARROW),
	...background('arrows_hover_background', HOVERED),
	...border('arrows_normal_border_type', ARROW),
	...border('arrows_hover_border_type', HOVERED),
	...boxShadow('arrows_normal_box_shadow', ARROW),
	...boxShadow('arrows_hover_box_shadow', HOVERED),
	dimensions('arrows_border_radius', ARROW, 'border-radius'),
	dimensions('arrows_padding', ARROW, 'padding'),
	...(['previous', 'next'] as const).flatMap((way) => [
		place(way, 'horizontal'),
		place(way, 'vertical'),
	]),
	color('fraction_color', CONTROLS),
	...typography('typography_fraction', CONTROLS),
	slider('progressbar_height', CONTROLS, '--e-carousel-bar-height'),
	color('progressbar_normal_color', CONTROLS, '--e-carousel-dot-inactive'),
	color('progressbar_hover_color', CONTROLS, '--e-carousel-dot'),
	...['dots', 'fraction'].map((kind) =>
		slider(`${kind}_pagination_spacing`, CONTROLS, 'margin-block-start'),
	),
];
