import { safeMediaUrl } from '../../../domain/safe-url';
import { writeUrlAction } from '../../../domain/url-action';
import { hasMedia } from '../../elements/settings/media';
import { Overlay, PlayIcon } from './overlay';
import { playerOf } from './player';
import type { VideoSettings } from './settings';

/**
 * Whether a film opens in the lightbox: its editor wants it so, there is a picture to press, and the lightbox has a
 * player for it. The other films play in their place.
 */
export function opensLightbox(settings: VideoSettings): boolean {
	const { lightbox, show_image_overlay, image_overlay } = settings;
	return lightbox && show_image_overlay && hasMedia(image_overlay) && !!filmAddress(settings);
}

/** The picture of a film as a link that opens the film in the lightbox; without script it leads to the film. */
export function LightboxFilm({ settings }: { settings: VideoSettings }) {
	const { video_type, autoplay, show_play_icon, play_icon, image_overlay } = settings;
	const url = filmAddress(settings);
	if (!url) return null;
	const href = writeUrlAction({
		name: 'lightbox',
		settings: { type: 'video', videoType: video_type, url, autoplay },
	});
	return (
		<a
			className="elementor-wrapper elementor-open-lightbox"
			href={href}
			aria-label={`Play the film${image_overlay.alt && `: ${image_overlay.alt}`}`}
		>
			<Overlay settings={settings} />
			{show_play_icon && <PlayIcon icon={play_icon} />}
		</a>
	);
}

/** Where the film is, for a lightbox that can play it; undefined for other services and addresses of no film. */
function filmAddress(settings: VideoSettings): string | undefined {
	const { video_type, insert_url, external_url, hosted_url } = settings;
	switch (video_type) {
		case 'youtube':
		case 'vimeo':
			return playerOf(settings) && safeMediaUrl(settings[`${video_type}_url`]);
		case 'hosted':
			return safeMediaUrl(insert_url ? external_url.url : hosted_url.url);
		default:
			return undefined;
	}
}
