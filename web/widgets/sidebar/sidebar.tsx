import { type InferOutput, object } from 'valibot';
import { useRender } from '../../elements/context/render-context';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Markup } from '../../ui/markup';

export const SidebarSettings = object({
	/** WordPress's id of a widget area, `sidebar-1`. */
	sidebar: textSetting(),
});
export type SidebarSettings = InferOutput<typeof SidebarSettings>;

/** A widget area as WordPress rendered it; nothing, and a line in the log, where it sent none. */
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
