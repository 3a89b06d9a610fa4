import type { WidgetProps } from '../../elements/tree/define-widget';
import type { MenuAnchorSettings } from './settings';

/** A place that links can lead to. Nothing where its id could be no id. */
export function MenuAnchor({ settings }: WidgetProps<MenuAnchorSettings>) {
	const id = settings.anchor.trim().replace(/^#/, '');
	return /^\S+$/.test(id) ? <div className="elementor-menu-anchor" id={id} /> : null;
}
