import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { box } from './box';
import { alignText, choice, color, custom, flexAlign, gap, only, slider } from './controls';
import { cssExpression } from './css-text';
import { motionControls } from './motion';
import { overlay } from './overlay';
import { flexChild, position } from './placement';
import { SHAPE_CONTROLS } from './shape-controls';
import type { Declarations, StyleContext, StyleControl } from './style-control';
import { transform } from './transform';
import { lengthOf, sidesOf, sizeOf } from './values';

const ROW_CHILD = {
	'--container-widget-width': 'initial',
	'--container-widget-height': '100%',
	'--container-widget-flex-grow': '1',
	'--container-widget-align-self': 'stretch',
	'--phone-wrap': 'wrap',
	'--sticky-align': 'flex-start',
};
const COLUMN_CHILD = {
	'--container-widget-width': '100%',
	'--container-widget-height': 'initial',
	'--container-widget-flex-grow': '0',
	'--container-widget-align-self': 'initial',
	'--phone-wrap': 'nowrap',
	'--sticky-align': 'auto',
};

/** The whole width of the line if widgets do not grow; no width if they grow. */
const GROWING_WIDTH = 'calc((1 - var(--container-widget-flex-grow))*100%)';

/** The controls for direction, alignment and gaps of a flex container. */
function flexLayout(): StyleControl[] {
	return [
		choice('flex_direction', '', {
			row: { '--flex-direction': 'row', ...ROW_CHILD },
			'row-reverse': { '--flex-direction': 'row-reverse', ...ROW_CHILD },
			column: { '--flex-direction': 'column', ...COLUMN_CHILD },
			'column-reverse': { '--flex-direction': 'column-reverse', ...COLUMN_CHILD },
		}),
		flexAlign('flex_justify_content', '', '--justify-content'),
		flexAlign('flex_align_items', '', '--align-items'),
		// In a row, a growing item starts at width zero once an editor has aligned the items.
		custom('flex_align_items', 'text', '', (value) =>
			value === undefined ? undefined : { '--container-widget-width': GROWING_WIDTH },
		),
		choice('flex_wrap', '', {
			wrap: { '--flex-wrap': 'wrap' },
			nowrap: { '--flex-wrap': 'nowrap' },
		}),
		flexAlign('flex_align_content', '', '--align-content'),
		gap('flex_gap', '', '--gap'),
	];
}

/** The controls for tracks, gaps and alignment of a grid container. */
function gridLayout(): StyleControl[] {
	return [
		{ ...tracks('grid_columns_grid', '--e-con-grid-template-columns'), notOnMobile: true },
		tracks('grid_rows_grid', '--e-con-grid-template-rows'),
		gap('grid_gaps', '', '--gap'),
		choice('grid_auto_flow', '', {
			row: { '--grid-auto-flow': 'row' },
			column: { '--grid-auto-flow': 'column' },
		}),
		flexAlign('grid_justify_items', '', '--justify-items'),
		flexAlign('grid_align_items', '', '--align-items'),
		flexAlign('grid_justify_content', '', '--justify-content'),
		flexAlign('grid_align_content', '', '--align-content'),
	];
}

/** `{unit: 'fr', size: 3}` means three equal tracks; a value with the unit `custom` is a list of tracks. */
function tracks(control: string, property: string): StyleControl {
	return custom(control, 'slider', '', (value): Declarations | undefined => {
		const { unit, size } = plainObjectOf(value);
		const count = sizeOf(value);
		if (unit === 'custom') {
			const list = cssExpression(typeof size === 'number' ? `repeat(${size},minmax(0,1fr))` : size);
			return list === undefined ? undefined : { [property]: list };
		}
		if (count === undefined) return undefined;
		const isCount = unit === 'fr' || unit === undefined;
		const track = isCount
			? `repeat(${Math.max(1, Math.round(count))},minmax(0,1fr))`
			: lengthOf(value);
		return track === undefined ? undefined : { [property]: track };
	});
}

/** All style controls of a container itself, without those of its content. */
export const CONTAINER_CONTROLS: readonly StyleControl[] = [
	...only(
		(settings) => settings.content_width !== 'full',
		[slider('boxed_width', '', '--content-width')],
	),
	...only(
		(settings) => settings.content_width === 'full',
		[{ ...slider('width', '', '--width'), notOnMobile: true }],
	),
	slider('min_height', '', '--min-height'),
	...only((settings) => settings.container_type !== 'grid', flexLayout()),
	...only((settings) => settings.container_type === 'grid', gridLayout()),
	choice('overflow', '', {
		// `clip` hides overflow as well, but does not make a scroll container. In a scroll container elements could not
		// stick to the page or move with its scroll.
		hidden: { overflow: 'clip' },
		auto: { overflow: 'auto' },
	}),
	...flexChild(),
	...position('position', 'z_index'),
	...box({ prefix: '', rest: '', hover: ':hover', elType: 'container' }),
	custom('margin', 'dimensions', '', insideMargins),
	...overlay('', ':hover'),
	...transform('', ':hover'),
	...motionControls('container'),
	...SHAPE_CONTROLS,
	color('color_text', ''),
	alignText('text_align', ''),
];

/** A container without a width is as wide as its parent: margins at its sides would push it out of the parent. */
function insideMargins(value: unknown, { device }: StyleContext): Declarations | undefined {
	const sides = sidesOf(value);
	if (!sides) return undefined;
	const taken = [sides.left, sides.right].filter((side) => Number.parseFloat(side) > 0);
	if (taken.length > 0) return { 'max-width': `calc(100% - ${taken.join(' - ')})` };
	return device === 'desktop' ? undefined : { 'max-width': '100%' };
}
