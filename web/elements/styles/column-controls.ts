import { box } from './box';
import { custom, flexAlign, number } from './controls';
import { motionControls } from './motion';
import { overlay } from './overlay';
import { position } from './placement';
import { textControls } from './section-controls';
import type { Declarations, StyleControl } from './style-control';
import { transform } from './transform';
import { numberOf } from './values';

const WRAP = ' > .elementor-widget-wrap';
const BOX = ' > .elementor-element-populated';

/** Widths in percent for which the builder stores only the whole number. */
const SHARES: Readonly<Record<number, number>> = {
	11: 11.111,
	14: 14.285,
	16: 16.666,
	33: 33.333,
	66: 66.666,
	83: 83.333,
};

function width(control: string): StyleControl {
	return {
		...custom(control, 'text', '', (value): Declarations | undefined => {
			const percent = numberOf(value);
			if (percent === undefined || percent <= 0) return undefined;
			return { width: `${SHARES[percent] ?? percent}%` };
		}),
		notOnMobile: true,
	};
}

/** All style controls of a legacy column itself, without those of its content. */
export const COLUMN_CONTROLS: readonly StyleControl[] = [
	width('_column_size'),
	width('_inline_size'),
	flexAlign('content_position', WRAP, 'align-content'),
	flexAlign('align', WRAP),
	number('space_between_widgets', `${WRAP} > .elementor-widget:not(:last-child)`, (pixels) => ({
		'margin-block-end': `${pixels}px`,
	})),
	...position('position', 'z_index'),
	...box({ prefix: '', rest: BOX, hover: `:hover${BOX}`, elType: 'column' }),
	...overlay(BOX, `:hover${BOX}`),
	...transform(WRAP, `:hover${WRAP}`),
	...motionControls('column'),
	...textControls(BOX),
];
