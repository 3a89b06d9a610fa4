import { box } from './box';
import { dimensions } from './controls';
import { mask } from './mask';
import { motionControls } from './motion';
import { flexChild, position, widgetWidth } from './placement';
import type { Declarations, StyleControl } from './style-control';
import { transform } from './transform';
import { type Sides, shorthandOf } from './values';

const CONTENT = ' > .elementor-widget-container';
const HOVERED_CONTENT = `:hover${CONTENT}`;

/** A percentage inside the box would refer to another width than outside of it. */
const isShare = (sides: Sides) => Object.values(sides).some((side) => side.endsWith('%'));

/**
 * The padding belongs to the widget's wrapper, so that in a row that is too narrow only the content becomes narrower.
 */
function around(sides: Sides): Declarations {
	return isShare(sides) ? {} : { padding: shorthandOf(sides) };
}

/** The box, which has the background and the border, extends over the wrapper's padding to the wrapper's edges. */
function overEdges(sides: Sides): Declarations {
	if (isShare(sides)) return {};
	const { top, right, bottom, left } = sides;
	const back = { top: minus(top), right: minus(right), bottom: minus(bottom), left: minus(left) };
	return { margin: shorthandOf(back) };
}

const minus = (length: string) => (/^[\d.]/.test(length) ? `-${length}` : `calc(-1*${length})`);

/** The space that a section's column leaves under its widgets is added to the margin that an editor set. */
const MARGIN = dimensions('_margin', '', ({ bottom, ...sides }) => ({
	margin: shorthandOf({ ...sides, bottom: `calc(${bottom} + var(--e-widget-gap))` }),
}));

/** The controls of the advanced tab, which every widget has. */
export const WIDGET_CONTROLS: readonly StyleControl[] = [
	...widgetWidth(),
	...flexChild(),
	...position('_position', '_z_index'),
	...box({ prefix: '_', rest: CONTENT, hover: HOVERED_CONTENT, margin: MARGIN }),
	dimensions('_padding', '', around),
	dimensions('_padding', CONTENT, overEdges),
	...transform(CONTENT, HOVERED_CONTENT),
	...motionControls('widget'),
	...mask(CONTENT),
];
