import type { WidgetProps } from '../../elements/tree/define-widget';
import { Markup } from '../../ui/markup';
import type { TextEditorSettings } from './settings';

/** Running text. Nothing without one. */
export function TextEditor({ settings }: WidgetProps<TextEditorSettings>) {
	return <Markup className="elementor-text-editor" html={settings.editor} />;
}
