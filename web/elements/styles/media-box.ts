import { alignText, choice, color, custom, number, slider } from './controls';
import { textShadow, textStroke } from './effects';
import type { Declarations, StyleControl } from './style-control';
import { typography } from './typography';

const ROW = { 'align-items': 'var(--box-align,flex-start)' };

/** Where the picture stands: the builder's older and newer words. */
const POSITIONS: Readonly<Record<string, Declarations>> = {
	top: { 'flex-direction': 'column', 'align-items': 'stretch' },
	bottom: { 'flex-direction': 'column-reverse', 'align-items': 'stretch' },
	left: { 'flex-direction': 'row', ...ROW },
	right: { 'flex-direction': 'row-reverse', ...ROW },
};
const NEW_WORDS: Readonly<Record<string, string>> = {
	'block-start': 'top',
	'block-end': 'bottom',
	'inline-start': 'left',
	'inline-end': 'right',
};

/** The selectors of a box's parts; `space` is the control of the gap between picture and text. */
export interface MediaBoxParts {
	wrapper: string;
	title: string;
	description: string;
	space: string;
}

/**
 * The controls of a box of picture and text: where the picture stands (above on mobile, unless said otherwise
 * for mobile), alignment, gap, and the looks of title and description.
 */
export function mediaBox({ wrapper, title, description, space }: MediaBoxParts): StyleControl[] {
	return [
		{
			...custom('position', 'text', wrapper, (value, { inherited }) => {
				const word = typeof value === 'string' ? (NEW_WORDS[value] ?? value) : '';
				const place = Object.hasOwn(POSITIONS, word) ? POSITIONS[word] : undefined;
				if (!place || inherited('text_align', 'text')) return place;
				return { ...place, 'text-align': word === 'left' || word === 'right' ? 'start' : 'center' };
			}),
			notOnMobile: true,
		},
		choice('content_vertical_alignment', wrapper, {
			top: { '--box-align': 'flex-start' },
			middle: { '--box-align': 'center' },
			bottom: { '--box-align': 'flex-end' },
		}),
		alignText('text_align', wrapper),
		slider(space, wrapper, 'gap'),
		slider('title_bottom_space', title, 'margin-block-end'),
		color('title_color', title),
		color('hover_title_color', `:hover${title}`),
		number('hover_title_color_transition_duration', title, (seconds) => ({
			transition: `color ${seconds}s`,
		})),
		...typography('title_typography', title),
		...textStroke('text_stroke', title),
		...textShadow('title_shadow', title),
		color('description_color', description),
		...typography('description_typography', description),
		...textShadow('description_shadow', description),
	];
}
