import { safeUrl } from '@outrigger/rules/address/safe-url';
import { type Film, filmLabel, filmOrigins, filmPage } from '@outrigger/rules/embeds/film-hosts';
import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { ClickToLoad } from '../../ui/click-to-load';
import { PLAYER_FEATURES, PLAYER_SANDBOX } from '../../ui/load-frame';
import { useTexts } from '../../ui/texts';
import { HostedFilm } from './hosted-film';
import { LightboxFilm, opensLightbox } from './lightbox-film';
import { Overlay, PlayIcon } from './overlay';
import { addressOf, filmOf, playerSrc } from './player';
import type { VideoSettings } from './settings';

/**
 * A film: a film of our own is shown at once, a film at a service after a click. An address that names no film is shown
 * as a link.
 */
export function Video({ settings }: WidgetProps<VideoSettings>) {
	const say = useTexts();
	usePlayerFrames(settings);
	if (opensLightbox(settings)) return <LightboxFilm settings={settings} />;
	if (settings.video_type === 'hosted') return <HostedFilm settings={settings} />;
	const film = filmOf(settings);
	if (film) return <Facade settings={settings} film={film} />;
	const href = safeUrl(addressOf(settings));
	return href ? (
		<a className="elementor-video__link" href={href} rel="noopener nofollow">
			{say('media.watch')}
		</a>
	) : null;
}

/** Allows the player's frame in the page's policy, wherever the film will play. */
function usePlayerFrames(settings: VideoSettings): void {
	const { allowFrame } = useRender();
	const film = filmOf(settings);
	if (film) for (const origin of filmOrigins(film)) allowFrame(origin);
}

function Facade({ settings, film }: { settings: VideoSettings; film: Film }) {
	const say = useTexts();
	const service = filmLabel(film);
	return (
		<ClickToLoad
			className="elementor-wrapper elementor-open-inline"
			frameClassName="elementor-video"
			src={playerSrc(film, settings)}
			page={filmPage({ ...film, start: settings.start || film.start })}
			title={say('media.film', { service, name: film.id })}
			sandbox={PLAYER_SANDBOX}
			allow={PLAYER_FEATURES}
		>
			{settings.show_image_overlay && <Overlay settings={settings} />}
			{settings.show_play_icon && <PlayIcon icon={settings.play_icon} />}
			<span className="e-click-to-load__note">{say('media.playFilmFrom', { service })}</span>
		</ClickToLoad>
	);
}
