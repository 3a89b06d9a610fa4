import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import {
	choice,
	color,
	custom,
	type Declarations,
	flexAlign,
	iconView,
	only,
	type StyleControl,
	sizeOf,
	slider,
	textStroke,
	typography,
} from '../../elements/styles/factories';
import { isPattern, patternImage } from './patterns';

const FRAME = ' .elementor-divider';
const LINE = ' .elementor-divider-separator';
const TEXT = ' .elementor-divider__text';

/** The default thickness of a pattern's line, in units of which the tile has twenty. */
const PATTERN_STROKE = 2;

const hasPattern = ({ style }: ElementSettings) => isPattern(style);

const BOTH: Declarations = {
	'--divider-before': 'block',
	'--divider-after': 'block',
	'--divider-space-before': 'initial',
	'--divider-space-after': 'initial',
};
const AFTER = { ...BOTH, '--divider-before': 'none', '--divider-space-before': '0' };
const BEFORE = { ...BOTH, '--divider-after': 'none', '--divider-space-after': '0' };

/** The side of the text or icon: on its outer side there is neither a line nor a space. */
const SIDES: Readonly<Record<string, Declarations>> = {
	left: AFTER,
	start: AFTER,
	center: BOTH,
	right: BEFORE,
	end: BEFORE,
};

export const dividerStyles: readonly StyleControl[] = [
	custom('style', 'text', FRAME, (style, { settings }): Declarations | undefined => {
		if (typeof style !== 'string') return undefined;
		const image = patternImage(style, sizeOf(settings.weight) ?? PATTERN_STROKE);
		if (image) return { '--divider-pattern': image };
		return /^(solid|double|dotted|dashed)$/.test(style) ? { '--divider-style': style } : undefined;
	}),
	slider('weight', FRAME, '--divider-weight'),
	color('color', FRAME, '--divider-color'),
	...only(hasPattern, [
		slider('pattern_height', FRAME, '--divider-pattern-height'),
		slider('pattern_size', FRAME, '--divider-pattern-size'),
	]),
	slider('width', LINE, 'width'),
	flexAlign('align', FRAME),
	slider('gap', FRAME, 'padding-block'),
	choice('text_align', LINE, SIDES),
	choice('icon_align', LINE, SIDES),
	slider('text_spacing', LINE, '--divider-spacing'),
	slider('icon_spacing', LINE, '--divider-spacing'),
	color('text_color', TEXT),
	...typography('typography', TEXT),
	...textStroke('text_stroke', TEXT),
	...iconView({
		isInside: true,
		view: 'icon_view',
		size: 'icon_size',
		borderWidth: null,
		borderRadius: null,
		hasHover: false,
	}),
	...only(
		({ icon_view }) => icon_view === 'framed',
		[slider('icon_border_width', ' .elementor-icon', 'border-width')],
	),
	slider('border_radius', ' .elementor-icon', 'border-radius'),
];
