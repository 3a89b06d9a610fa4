import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

export const TextEditorSettings = object({
	/** HTML from the editor's toolbar. */
	editor: textSetting(),
	drop_cap: switchSetting(false),
	drop_cap_view: choiceSetting(['default', 'stacked', 'framed'], 'default'),
});
export type TextEditorSettings = InferOutput<typeof TextEditorSettings>;
