import { writeUrlAction } from '@outrigger/rules/builder/url-action';
import { filmLabel } from '@outrigger/rules/embeds/film-hosts';
import type { Say } from '@outrigger/rules/texts/text';
import { hasMedia } from '../../elements/settings/media';
import { useTexts } from '../../ui/texts';
import { Overlay, PlayIcon } from './overlay';
import { addressOf, filmOf, playerSrc } from './player';
import type { VideoSettings } from './settings';

/**
 * Returns true if a film opens in the lightbox: its editor chose that, it has a picture to press, and the lightbox has
 * a player for it. Every other film plays in its place.
 */
export function opensLightbox(settings: VideoSettings): boolean {
	const { lightbox, show_image_overlay, image_overlay } = settings;
	return lightbox && show_image_overlay && hasMedia(image_overlay) && !!lightboxAddress(settings);
}

/** The picture of a film as a link that opens the film in the lightbox; without script it leads to the film. */
export function LightboxFilm({ settings }: { settings: VideoSettings }) {
	const say = useTexts();
	const { video_type, autoplay, show_play_icon, play_icon, image_overlay } = settings;
	const url = lightboxAddress(settings);
	if (!url) return null;
	const href = writeUrlAction({
		name: 'lightbox',
		settings: { type: 'video', videoType: video_type, url, autoplay },
	});
	const film = filmOf(settings);
	return (
		<a
			className="elementor-wrapper elementor-open-lightbox"
			href={href}
			data-elementor-open-lightbox="yes"
			aria-label={nameOf(film && filmLabel(film), image_overlay.alt, say)}
		>
			<Overlay settings={settings} />
			{show_play_icon && <PlayIcon icon={play_icon} />}
		</a>
	);
}

/** @param service the film's service; undefined for a file. @param name the alternative text of its picture */
function nameOf(service: string | undefined, name: string, say: Say): string {
	if (!service) return name ? say('media.playFilmNamed', { name }) : say('media.playFilm');
	return name
		? say('media.playFilmFromNamed', { service, name })
		: say('media.playFilmFrom', { service });
}

/**
 * Returns the address of the film for a lightbox that can play it: the file, or the player with the editor's settings.
 * Undefined for other services and for addresses of no film.
 */
function lightboxAddress(settings: VideoSettings): string | undefined {
	if (settings.video_type === 'hosted') return addressOf(settings);
	const film = filmOf(settings);
	return film && playerSrc(film, settings, { autoplay: settings.autoplay });
}
