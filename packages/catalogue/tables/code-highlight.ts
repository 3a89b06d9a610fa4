import type { CataloguePage } from '../page';
import { px } from '../values';

const SCRIPT = `// The hours until high water.
const tides = [5.2, 11.4, 17.6, 23.9];
export function next(hour: number): number {
	return tides.find((tide) => tide > hour) ?? tides[0] + 24;
}`;

export const page: CataloguePage = {
	title: 'Code Highlight',
	purpose: 'words',
	picture: '< x2 >/x/t',
	kind: 'handler',
	sentence:
		'Code in colours, which the server gives to its words, with numbers of lines, marked lines and a button that copies.',
	space: 'close',
	variations: {
		'As it comes': {},
		'A language, marked lines': { code: SCRIPT, language: 'typescript', highlight_lines: '2, 4' },
		'Without numbers and button': {
			code: '<p class="flag">Red over white</p>',
			language: 'markup',
			line_numbers: '',
			copy_to_clipboard: '',
		},
		'Lines that wrap': {
			code: `# A long line goes on below, and its number stays at its beginning.\n${'echo "calm sea, light wind, good sight" && '.repeat(4)}true\n# The next line`,
			language: 'bash',
			word_wrap: 'word-wrap',
			highlight_lines: '2',
			theme: 'solarizedlight',
		},
		'A height, a size of type': {
			code: SCRIPT,
			language: 'typescript',
			theme: 'okaidia',
			height: px(110),
			font_size: px(18),
		},
		'The other colours': (['dark', 'tomorrow', 'twilight'] as const).map((theme) => ({
			code: 'body { color: #0a6e77; } /* sea */',
			language: 'css',
			line_numbers: '',
			highlight_lines: '1',
			theme,
		})),
		'An unknown language': { code: 'port < starboard', language: 'semaphore' },
	},
};
