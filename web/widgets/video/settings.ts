import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { type InferOutput, object, pipe, transform, unknown } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

/** Maps the names of the builder's first versions to the present names. */
const EARLIER_NAMES: Readonly<Record<string, string>> = {
	link: 'youtube_url',
	vimeo_link: 'vimeo_url',
	yt_autoplay: 'autoplay',
	vimeo_autoplay: 'autoplay',
	yt_mute: 'mute',
	vimeo_muted: 'mute',
	yt_loop: 'loop',
	vimeo_loop: 'loop',
	yt_controls: 'controls',
	yt_rel: 'rel',
	vimeo_color: 'color',
};

const SETTINGS = object({
	video_type: choiceSetting(['youtube', 'vimeo', 'dailymotion', 'videopress', 'hosted'], 'youtube'),
	youtube_url: textSetting(),
	vimeo_url: textSetting(),
	dailymotion_url: textSetting(),
	videopress_url: textSetting(),
	/** If on, the file is at `external_url`, not in the media library. */
	insert_url: switchSetting(false),
	hosted_url: mediaSetting(),
	external_url: linkSetting(),
	/** Seconds from the beginning; 0 for the start of the film. */
	start: numberSetting(0),
	end: numberSetting(0),
	/**
	 * Only a film of our own starts automatically, and only while it is in view: films at services wait for a press.
	 */
	autoplay: switchSetting(false),
	/** If on, the film also starts automatically on phones. */
	play_on_mobile: switchSetting(false),
	mute: switchSetting(false),
	loop: switchSetting(false),
	controls: switchSetting(true),
	/** YouTube: shows captions from the start. */
	cc_load_policy: switchSetting(false),
	/** YouTube only: if off, related films come from the same channel. */
	rel: switchSetting(false),
	vimeo_title: switchSetting(true),
	vimeo_portrait: switchSetting(true),
	vimeo_byline: switchSetting(true),
	/** Dailymotion only: shows the text over the film, and the service's logo. */
	showinfo: switchSetting(true),
	logo: switchSetting(true),
	/** Vimeo and Dailymotion only: the colour of the controls. */
	color: textSetting(),
	download_button: switchSetting(false),
	preload: choiceSetting(['metadata', 'auto', 'none'], 'metadata'),
	poster: mediaSetting(),
	show_image_overlay: switchSetting(false),
	image_overlay: mediaSetting(),
	/** If on, the picture over the film opens the film in a lightbox. */
	lightbox: switchSetting(false),
	...imageSizeSettings('image_overlay', 'full'),
	show_play_icon: switchSetting(true),
	play_icon: iconSetting(iconNamed('eicon-play')),
});

export const VideoSettings = pipe(unknown(), transform(withTodaysNames), SETTINGS);
export type VideoSettings = InferOutput<typeof SETTINGS>;

/** Renames stored settings to the present names; a value under a present name counts first. */
function withTodaysNames(stored: unknown): Record<string, unknown> {
	const settings = plainObjectOf(stored);
	const renamed = Object.entries(EARLIER_NAMES).flatMap(([earlier, name]) =>
		typeof settings[earlier] === 'string' && !(name in settings)
			? [[name, settings[earlier]] as const]
			: [],
	);
	return { ...Object.fromEntries(renamed), ...settings };
}
