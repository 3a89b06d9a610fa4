import type { WidgetProps } from '../../elements/tree/define-widget';
import { Markup } from '../../ui/markup';
import { withDropCap } from './drop-cap';
import type { TextEditorSettings } from './settings';

/** Running text. Nothing without one. */
export function TextEditor({ settings }: WidgetProps<TextEditorSettings>) {
	return (
		<Markup
			className="elementor-text-editor"
			html={settings.drop_cap ? withDropCap(settings.editor) : settings.editor}
		/>
	);
}
