import { type InferOutput, object } from 'valibot';
import { textSetting } from '../../elements/settings/text';

export const SidebarSettings = object({
	/** WordPress's id of a widget area, `sidebar-1`. */
	sidebar: textSetting(),
});
export type SidebarSettings = InferOutput<typeof SidebarSettings>;
