import { type InferOutput, object } from 'valibot';
import { switchSetting } from '../../elements/settings/switch';

/** What the handler reads. */
export const PlaylistBrowserSettings = object({
	/** Only a file starts by itself, silent: services wait for a press. */
	autoplay_on_load: switchSetting(false),
	autoplay_next: switchSetting(false),
	show_watched_indication: switchSetting(true),
	/** Long texts below the player are cut off, with a button that shows the rest. */
	inner_tab_is_collapsible: switchSetting(false),
});
export type PlaylistBrowserSettings = InferOutput<typeof PlaylistBrowserSettings>;
