import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

export const VideoSettings = object({
	video_type: choiceSetting(['youtube', 'vimeo', 'dailymotion', 'videopress', 'hosted'], 'youtube'),
	youtube_url: textSetting(),
	vimeo_url: textSetting(),
	dailymotion_url: textSetting(),
	videopress_url: textSetting(),
	/** On: the file is at `external_url`, not in the media library. */
	insert_url: switchSetting(false),
	hosted_url: mediaSetting(),
	external_url: linkSetting(),
	/** Seconds from the beginning; 0 for the film's own. */
	start: numberSetting(0),
	end: numberSetting(0),
	autoplay: switchSetting(false),
	play_on_mobile: switchSetting(true),
	mute: switchSetting(false),
	loop: switchSetting(false),
	controls: switchSetting(true),
	/** YouTube: captions without being asked. */
	cc_load_policy: switchSetting(false),
	/** YouTube: off, related films come from the same channel. */
	rel: switchSetting(false),
	vimeo_title: switchSetting(true),
	vimeo_portrait: switchSetting(true),
	vimeo_byline: switchSetting(true),
	/** Vimeo and Dailymotion: colour of the controls. */
	color: textSetting(),
	download_button: switchSetting(false),
	preload: choiceSetting(['none', 'metadata', 'auto'], 'none'),
	poster: mediaSetting(),
	show_image_overlay: switchSetting(false),
	image_overlay: mediaSetting(),
	/** On: the picture over the film opens it in a lightbox. */
	lightbox: switchSetting(false),
	...imageSizeSettings('image_overlay', 'full'),
	show_play_icon: switchSetting(true),
	play_icon: iconSetting(iconNamed('far fa-play-circle')),
});
export type VideoSettings = InferOutput<typeof VideoSettings>;
