import { type InferOutput, object } from 'valibot';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';

export const MenuAnchorSettings = object({
	/** The id that links lead to, with or without `#`. */
	anchor: textSetting(),
});
export type MenuAnchorSettings = InferOutput<typeof MenuAnchorSettings>;

/** A place that links can lead to. The widget renders nothing if its text cannot be an id. */
export function MenuAnchor({ settings }: WidgetProps<MenuAnchorSettings>) {
	const id = settings.anchor.trim().replace(/^#/, '');
	return /^\S+$/.test(id) ? <div className="elementor-menu-anchor" id={id} /> : null;
}
