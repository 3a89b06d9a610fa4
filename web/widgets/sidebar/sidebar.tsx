import { type InferOutput, object } from 'valibot';
import { useRender } from '../../elements/context/render-context';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Markup } from '../../ui/markup';

export const SidebarSettings = object({
	/** WordPress's id of a widget area, for example `sidebar-1`. */
	sidebar: textSetting(),
});
export type SidebarSettings = InferOutput<typeof SidebarSettings>;

/**
 * The markup that WordPress rendered for a widget area. If WordPress sent none, the widget renders nothing and writes a
 * line to the log.
 */
export function Sidebar({ settings, element }: WidgetProps<SidebarSettings>) {
	const { warn } = useRender();
	if (!element.renderedHtml) {
		if (settings.sidebar.trim() !== '') {
			warn('WordPress sent no markup for a widget area', { sidebar: settings.sidebar });
		}
		return null;
	}
	return <Markup className="elementor-sidebar" html={element.renderedHtml} />;
}
