import {
	background,
	border,
	choice,
	color,
	dimensions,
	type StyleControl,
	slider,
	textShadow,
	textStroke,
	typography,
} from '../../elements/styles/factories';
import { shorthandOf } from '../../elements/styles/values';

/** Selects only this accordion's own items, because one accordion may be inside another. */
const ITEM = '>.elementor-widget-container>.e-n-accordion>.e-n-accordion-item';
const TITLE = `${ITEM}>.e-n-accordion-item-title`;
const CLOSED = `${ITEM}:not([open])>.e-n-accordion-item-title`;
const HOVER = `${TITLE}:hover`;
const ACTIVE = `${ITEM}[open]>.e-n-accordion-item-title`;
/** A selector without specificity, so that the container's own settings are stronger. */
const CONTENT = ' :where(.e-n-accordion>.e-n-accordion-item>.e-con)';

const BY_STATE = [
	['normal', TITLE],
	['hover', HOVER],
	['active', ACTIVE],
] as const;

const TITLE_SIZES = {
	h1: '2.5rem',
	h2: '2rem',
	h3: '1.75rem',
	h4: '1.5rem',
	h5: '1rem',
	h6: '1rem',
	div: '1rem',
	span: '1rem',
	p: '1rem',
};

export const nestedAccordionStyles: readonly StyleControl[] = [
	choice('accordion_item_title_position_horizontal', '', {
		start: { '--n-accordion-title-justify-content': 'initial' },
		center: { '--n-accordion-title-justify-content': 'center' },
		end: { '--n-accordion-title-justify-content': 'flex-end' },
		stretch: { '--n-accordion-title-justify-content': 'space-between' },
	}),
	choice('accordion_item_title_icon_position', '', {
		start: { '--n-accordion-title-icon-order': '-1' },
		end: { '--n-accordion-title-icon-order': 'initial' },
	}),
	choice(
		'title_tag',
		'',
		Object.fromEntries(
			Object.entries(TITLE_SIZES).map(([tag, size]) => [
				tag,
				{ '--n-accordion-title-font-size': size },
			]),
		),
	),
	slider('accordion_item_title_space_between', '', '--n-accordion-item-title-space-between'),
	slider(
		'accordion_item_title_distance_from_content',
		'',
		'--n-accordion-item-title-distance-from-content',
	),
	dimensions('accordion_border_radius', '', (sides) => ({
		'--n-accordion-border-radius': shorthandOf(sides),
	})),
	dimensions('accordion_padding', '', (sides) => ({
		'--n-accordion-padding': shorthandOf(sides),
	})),
	slider('icon_size', '', '--n-accordion-icon-size'),
	slider('icon_spacing', '', (gap) => ({ '--n-accordion-icon-gap': `0 ${gap}` })),
	...typography('title_typography', `${TITLE} .e-n-accordion-item-title-text`),
	...BY_STATE.flatMap(([state, selector]) => [
		...background(`accordion_background_${state}`, selector),
		...border(`accordion_border_${state}`, selector),
		color(`${state}_title_color`, '', `--n-accordion-title-${state}-color`),
		color(`${state}_icon_color`, '', `--n-accordion-icon-${state}-color`),
		...textShadow(`title_${state}_text_shadow`, state === 'normal' ? CLOSED : selector),
		...textStroke(`title_${state}_stroke`, state === 'normal' ? CLOSED : selector),
	]),
	...background('content_background', CONTENT),
	...border('content_border', CONTENT),
	dimensions('content_border_radius', CONTENT, 'border-radius'),
	dimensions('content_padding', CONTENT, 'padding'),
];
