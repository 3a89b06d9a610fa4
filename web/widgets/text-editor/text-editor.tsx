import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Markup } from '../../ui/markup';
import { withDropCap } from './drop-cap';

export const TextEditorSettings = object({
	/** HTML from the editor's toolbar. */
	editor: textSetting(),
	drop_cap: switchSetting(false),
	drop_cap_view: choiceSetting(['default', 'stacked', 'framed'], 'default'),
});
export type TextEditorSettings = InferOutput<typeof TextEditorSettings>;

/** Running text. The widget renders nothing without a text. */
export function TextEditor({ settings }: WidgetProps<TextEditorSettings>) {
	return (
		<Markup
			className="elementor-text-editor"
			html={settings.drop_cap ? withDropCap(settings.editor) : settings.editor}
		/>
	);
}
