import { box } from './box';
import { mask } from './mask';
import { motionControls } from './motion';
import { flexChild, position, widgetWidth } from './placement';
import type { StyleControl } from './style-control';
import { transform } from './transform';

const CONTENT = ' > .elementor-widget-container';
const HOVERED_CONTENT = `:hover${CONTENT}`;

/** The advanced tab that every widget has. */
export const WIDGET_CONTROLS: readonly StyleControl[] = [
	...widgetWidth(),
	...flexChild(),
	...position('_position', '_z_index'),
	...box({ prefix: '_', rest: CONTENT, hover: HOVERED_CONTENT }),
	...transform(CONTENT, HOVERED_CONTENT),
	...motionControls('widget'),
	...mask(CONTENT),
];
