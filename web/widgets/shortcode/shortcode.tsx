import { type InferOutput, object } from 'valibot';
import { useRender } from '../../elements/context/render-context';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Markup } from '../../ui/markup';

export const ShortcodeSettings = object({
	/** The shortcode as the editor typed it, `[tide_table]`; only WordPress can render it. */
	shortcode: textSetting(),
});
export type ShortcodeSettings = InferOutput<typeof ShortcodeSettings>;

/**
 * WordPress's markup of a shortcode. If WordPress sent none, the widget renders nothing and writes a line to the log.
 * It never shows the shortcode itself.
 */
export function Shortcode({ settings, element }: WidgetProps<ShortcodeSettings>) {
	const { warn } = useRender();
	if (!element.renderedHtml) {
		if (settings.shortcode.trim() !== '') {
			warn('WordPress sent no markup for a shortcode', { shortcode: settings.shortcode });
		}
		return null;
	}
	return <Markup className="elementor-shortcode" html={element.renderedHtml} />;
}
