import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';
import { PlaylistBrowserSettings } from './browser-settings';

/** The rows that the builder shows if no rows are stored; we have no sample film, so the list is empty then. */
const SAMPLES = ['Sample Video', 'Sample Video', 'Sample Video'].map((title) => ({
	title,
	duration: '0:16',
}));

export const PlaylistSettings = object({
	...PlaylistBrowserSettings.entries,
	playlist_title: wordSetting('media.playlist'),
	playlist_title_tag: titleTagSetting('h2'),
	show_video_count: switchSetting(true),
	show_thumbnail: switchSetting(true),
	show_duration: switchSetting(true),
	/** The side of the player on which the list is. */
	tabs_alignment: choiceSetting(['end', 'start'], 'end'),
	/** The icon of an entry; a watched film's entry has the other icon. */
	play_icon: iconSetting(iconNamed('fas fa-play-circle')),
	watched_icon: iconSetting(iconNamed('fas fa-check-circle')),
	/** A picture over the player until the first film is played. */
	show_image_overlay: switchSetting(false),
	image_overlay: mediaSetting(),
	...imageSizeSettings('image_overlay', 'full'),
	/** The icon on the picture over the player. */
	show_play_icon: iconSetting(iconNamed('far fa-play-circle')),
	/** The titles of the texts below the player. */
	inner_tab_title_1: textSetting('Tab #1'),
	inner_tab_title_2: textSetting('Tab #2'),
	tabs: repeaterSetting(
		{
			type: choiceSetting(['youtube', 'vimeo', 'hosted', 'section'], 'youtube'),
			title: textSetting('Title'),
			section_html_tag: titleTagSetting('h3'),
			video_html_tag: titleTagSetting('h4'),
			duration: textSetting(),
			thumbnail: mediaSetting(),
			youtube_url: textSetting(),
			vimeo_url: textSetting(),
			/** If on, the file is at `external_url`, not in the media library. */
			is_external_url: switchSetting(false),
			external_url: linkSetting(),
			hosted_url: mediaSetting(),
			/** If off, the texts of the film are hidden. */
			inner_tab_is_content_visible: switchSetting(false),
			inner_tab_content_1: textSetting(),
			inner_tab_content_2: textSetting(),
		},
		SAMPLES,
	),
});
export type PlaylistSettings = InferOutput<typeof PlaylistSettings>;
export type PlaylistRow = PlaylistSettings['tabs'][number];
