import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Markup } from '../../ui/markup';
import type { SidebarSettings } from './settings';

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
