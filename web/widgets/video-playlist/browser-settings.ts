import { type InferOutput, object } from 'valibot';
import { switchSetting } from '../../elements/settings/switch';
import { wordSetting } from '../../elements/settings/word';

/** The settings that the handler reads. */
export const PlaylistBrowserSettings = object({
	/** Only a file starts automatically, and silently: films at services wait for a press. */
	autoplay_on_load: switchSetting(false),
	autoplay_next: switchSetting(false),
	show_watched_indication: switchSetting(false),
	/** Long texts below the player are cut off, with a button that shows the rest. */
	inner_tab_is_content_collapsible: switchSetting(false),
	/** The text of the button that shows the rest. */
	inner_tab_label_show_more: wordSetting('media.showMore'),
	inner_tab_label_show_less: wordSetting('media.showLess'),
});
export type PlaylistBrowserSettings = InferOutput<typeof PlaylistBrowserSettings>;
