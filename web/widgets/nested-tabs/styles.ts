import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import {
	background,
	border,
	boxShadow,
	choice,
	color,
	type Declarations,
	dimensions,
	only,
	type StyleControl,
	slider,
	textShadow,
	textStroke,
	time,
	typography,
} from '../../elements/styles/factories';
import { shorthandOf } from '../../elements/styles/values';

/** Selects only these tabs' own titles, because tabs may be inside other tabs. */
const TITLE = '>.elementor-widget-container>.e-n-tabs>.e-n-tabs-heading>.e-n-tab-title';
const HOVER = `${TITLE}:not(.e-active):hover`;
const ACTIVE = `${TITLE}.e-active`;
/** A selector without specificity, so that the container's own settings are stronger. */
const PANEL = ' :where(.e-n-tabs>.e-n-tabs-content>.e-con)';

const line = (direction: string): Declarations => ({
	'--n-tabs-direction': direction,
	'--n-tabs-heading-direction': 'row',
	'--n-tabs-heading-width': 'initial',
	'--n-tabs-title-flex-basis': 'content',
});
const side = (direction: string): Declarations => ({
	'--n-tabs-direction': direction,
	'--n-tabs-heading-direction': 'column',
	'--n-tabs-heading-width': '240px',
	'--n-tabs-title-flex-basis': 'initial',
});
const along = (place: string, more: Declarations = {}): Declarations => ({
	'--n-tabs-heading-justify-content': place,
	'--n-tabs-title-width': 'initial',
	'--n-tabs-title-height': 'initial',
	'--n-tabs-title-flex-grow': '0',
	...more,
});
const aligned = (place: string, text: string): Declarations => ({
	'--n-tabs-title-justify-content': place,
	'--n-tabs-title-align-items': place,
	'--n-tabs-title-text-align': text,
});
const icon = (direction: string, order: string): Declarations => ({
	'--n-tabs-title-direction': direction,
	'--n-tabs-icon-order': order,
});

const PLACES = {
	start: along('flex-start'),
	center: along('center'),
	end: along('flex-end'),
};
const isBeside = ({ tabs_direction }: ElementSettings) =>
	tabs_direction === 'inline-start' || tabs_direction === 'inline-end';

const BY_STATE = [
	['', `${TITLE}:not(.e-active)`],
	['_hover', HOVER],
	['_active', ACTIVE],
] as const;

export const nestedTabsStyles: readonly StyleControl[] = [
	choice('tabs_direction', '', {
		'block-start': line('column'),
		'block-end': line('column-reverse'),
		'inline-end': side('row-reverse'),
		'inline-start': side('row'),
	}),
	...only(
		(settings) => !isBeside(settings),
		[
			choice('tabs_justify_horizontal', '', {
				...PLACES,
				stretch: along('initial', {
					'--n-tabs-title-width': '100%',
					'--n-tabs-title-flex-grow': '1',
				}),
			}),
			choice('horizontal_scroll', '', {
				enable: {
					'--n-tabs-heading-wrap': 'nowrap',
					'--n-tabs-heading-overflow-x': 'auto',
					'--n-tabs-title-white-space': 'nowrap',
				},
				disable: {
					'--n-tabs-heading-wrap': 'wrap',
					'--n-tabs-heading-overflow-x': 'initial',
					'--n-tabs-title-white-space': 'initial',
				},
			}),
		],
	),
	...only(isBeside, [
		choice('tabs_justify_vertical', '', {
			...PLACES,
			stretch: along('initial', {
				'--n-tabs-title-height': '100%',
				'--n-tabs-heading-wrap': 'nowrap',
			}),
		}),
		slider('tabs_width', '', '--n-tabs-heading-width'),
	]),
	choice('title_alignment', '', {
		start: aligned('flex-start', 'start'),
		center: aligned('center', 'center'),
		end: aligned('flex-end', 'end'),
	}),
	slider('tabs_title_space_between', '', '--n-tabs-title-gap'),
	slider('tabs_title_spacing', '', (gap) => ({
		'--n-tabs-gap': gap,
		'--n-tabs-accordion-gap': gap,
	})),
	dimensions('tabs_title_border_radius', '', (sides) => ({
		'--n-tabs-title-border-radius': shorthandOf(sides),
	})),
	dimensions('padding', '', ({ top, right, bottom, left }) => ({
		'--n-tabs-title-padding-top': top,
		'--n-tabs-title-padding-right': right,
		'--n-tabs-title-padding-bottom': bottom,
		'--n-tabs-title-padding-left': left,
	})),
	...typography('title_typography', TITLE),
	...['', '_hover', '_active'].flatMap((state) => [
		color(`title_text_color${state}`, '', `--n-tabs-title-color${state.replace('_', '-')}`),
		color(`icon_color${state}`, '', `--n-tabs-icon-color${state.replace('_', '-')}`),
	]),
	choice('icon_position', '', {
		'block-start': icon('column', '-1'),
		'inline-end': icon('row', '1'),
		'block-end': icon('column', '1'),
		'inline-start': icon('row', '-1'),
	}),
	slider('icon_size', '', '--n-tabs-icon-size'),
	slider('icon_spacing', '', '--n-tabs-icon-gap'),
	time('tabs_title_transition_duration', '', '--n-tabs-title-transition'),
	...BY_STATE.flatMap(([state, selector]) => [
		...background(`tabs_title_background_color${state}`, selector, {
			defaultType: state === '' ? undefined : 'classic',
			defaultColor: state === '' ? undefined : 'var(--e-global-color-accent,#61ce70)',
		}),
		...border(`tabs_title_border${state}`, selector),
		...boxShadow(`tabs_title_box_shadow${state}`, selector),
		...textShadow(`title_text_shadow${state}`, selector),
		...textStroke(`title_text_stroke${state}`, selector),
	]),
	...background('box_background_color', PANEL),
	...border('box_border', PANEL),
	dimensions('box_border_radius', PANEL, 'border-radius'),
	...boxShadow('box_shadow_box_shadow', PANEL),
	dimensions('box_padding', PANEL, 'padding'),
];
