import { alignText, choice, color, custom, slider, time } from './controls';
import { textShadow, textStroke } from './effects';
import type { Declarations, StyleControl } from './style-control';
import { typography } from './typography';

const SPACE = 'var(--media-box-space,15px)';

const COLUMN = {
	'align-items': 'var(--media-box-align,stretch)',
	'--media-box-words': '0',
	'--media-box-line': 'initial',
};
/** Text beside a picture is never narrower than its longest word, and no line of text lies below the picture. */
const ROW = {
	'align-items': 'var(--box-align,flex-start)',
	'--media-box-words': 'min-content',
	'--media-box-line': '0',
	'--media-box-margin': '0',
	'column-gap': SPACE,
};

/** The styles for each position of the picture, under the builder's older and newer names. */
const POSITIONS: Readonly<Record<string, Declarations>> = {
	top: { 'flex-direction': 'column', ...COLUMN, '--media-box-margin': `-1lh 0 ${SPACE}` },
	bottom: {
		'flex-direction': 'column-reverse',
		...COLUMN,
		'--media-box-margin': `calc(${SPACE} - 1lh) 0 0`,
	},
	left: { 'flex-direction': 'row', ...ROW },
	right: { 'flex-direction': 'row-reverse', ...ROW },
};
/** The alignment of text beside a picture, if an editor chose none. */
const TEXT_SIDES: Readonly<Record<string, string>> = { left: 'start', right: 'end' };

const NEW_WORDS: Readonly<Record<string, string>> = {
	'block-start': 'top',
	'block-end': 'bottom',
	'inline-start': 'left',
	'inline-end': 'right',
};

/** The selectors of a box's parts, and the controls that its widgets name differently. */
export interface MediaBoxParts {
	wrapper: string;
	title: string;
	description: string;
	/** The gap between picture and text. */
	space: string;
	/** The prefix of the controls for the outline of the title. */
	stroke: string;
}

/**
 * The controls of a box of picture and text: the position of the picture (above the text on mobile, unless the mobile
 * value differs), alignment, gap, and the styles of title and description.
 */
export function mediaBox({
	wrapper,
	title,
	description,
	space,
	stroke,
}: MediaBoxParts): StyleControl[] {
	return [
		// A picture beside the text on wide screens is above the text on a phone, without a gap.
		custom('position', 'text', wrapper, (value) =>
			typeof value === 'string' && Object.hasOwn(TEXT_SIDES, NEW_WORDS[value] ?? value)
				? { '--media-box-margin': '-1lh 0 0' }
				: undefined,
		),
		{
			...custom('position', 'text', wrapper, (value, { inherited }) => {
				const word = typeof value === 'string' ? (NEW_WORDS[value] ?? value) : '';
				const place = Object.hasOwn(POSITIONS, word) ? POSITIONS[word] : undefined;
				if (!place || inherited('text_align', 'text')) return place;
				return { ...place, 'text-align': TEXT_SIDES[word] ?? 'center' };
			}),
			notOnMobile: true,
		},
		choice('content_vertical_alignment', wrapper, {
			top: { '--box-align': 'flex-start' },
			middle: { '--box-align': 'center' },
			bottom: { '--box-align': 'flex-end' },
		}),
		alignText('text_align', wrapper),
		slider(space, wrapper, '--media-box-space'),
		slider('title_bottom_space', title, 'margin-block-end'),
		color('title_color', title),
		color('hover_title_color', `:hover${title}`),
		time('hover_title_color_transition_duration', title, (duration) => ({
			transition: `color ${duration}`,
		})),
		...typography('title_typography', title),
		...textStroke(stroke, title),
		...textShadow('title_shadow', title),
		color('description_color', description),
		...typography('description_typography', description),
		...textShadow('description_shadow', description),
	];
}
