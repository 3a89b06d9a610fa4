import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

export const CodeHighlightSettings = object({
	code: textSetting("console.log( 'Code is Poetry' );"),
	/** Prism's name of the language. */
	language: textSetting('javascript'),
	line_numbers: switchSetting(true),
	copy_to_clipboard: switchSetting(true),
	/** The marked lines: `2, 4-6`. */
	highlight_lines: textSetting(),
	word_wrap: switchSetting(false),
	theme: choiceSetting(
		['default', 'dark', 'okaidia', 'solarizedlight', 'tomorrow', 'twilight'],
		'default',
	),
});
export type CodeHighlightSettings = InferOutput<typeof CodeHighlightSettings>;
