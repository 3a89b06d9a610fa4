import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import { PlaylistBrowserSettings } from './browser-settings';

export const PlaylistSettings = object({
	...PlaylistBrowserSettings.entries,
	playlist_title: textSetting('Playlist'),
	playlist_title_tag: titleTagSetting('h2'),
	show_video_count: switchSetting(true),
	show_thumbnails: switchSetting(true),
	show_duration: switchSetting(true),
	/** The side of the player on which the list stands. */
	tabs_alignment: choiceSetting(['end', 'start'], 'end'),
	/** Titles of the texts below the player; a row's own come first. */
	inner_tab_title_1: textSetting(),
	inner_tab_title_2: textSetting(),
	tabs: repeaterSetting({
		type: choiceSetting(['youtube', 'vimeo', 'hosted', 'section'], 'youtube'),
		title: textSetting(),
		duration: textSetting(),
		thumbnail: mediaSetting(),
		youtube_url: textSetting(),
		vimeo_url: textSetting(),
		insert_url: switchSetting(false),
		external_url: linkSetting(),
		hosted_url: mediaSetting(),
		inner_tab_title_1: textSetting(),
		inner_tab_content_1: textSetting(),
		inner_tab_title_2: textSetting(),
		inner_tab_content_2: textSetting(),
	}),
});
export type PlaylistSettings = InferOutput<typeof PlaylistSettings>;
export type PlaylistRow = PlaylistSettings['tabs'][number];
