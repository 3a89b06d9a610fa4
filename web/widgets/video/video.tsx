import { safeUrl } from '../../../domain/safe-url';
import type { WidgetProps } from '../../elements/define-widget';
import { useRender } from '../../elements/render-context';
import { ClickToLoad } from '../../ui/click-to-load';
import { HostedFilm } from './hosted-film';
import { LightboxFilm, opensLightbox } from './lightbox-film';
import { Overlay, PlayIcon } from './overlay';
import { type Player, playerOf } from './player';
import type { VideoSettings } from './settings';

/** What a player needs: its scripts and storage, the whole screen, links to the film's own page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
const FEATURES = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** A film: our own at once, one at a service after a click. An address that names no film is shown as a link. */
export function Video({ settings }: WidgetProps<VideoSettings>) {
	if (opensLightbox(settings)) return <LightboxFilm settings={settings} />;
	if (settings.video_type === 'hosted') return <HostedFilm settings={settings} />;
	const player = playerOf(settings);
	if (player) return <Facade settings={settings} player={player} />;
	const href = safeUrl(settings[`${settings.video_type}_url`]);
	return href ? (
		<a className="elementor-video__link" href={href} rel="noopener nofollow">
			Watch the film
		</a>
	) : null;
}

function Facade({ settings, player }: { settings: VideoSettings; player: Player }) {
	const { allowFrame } = useRender();
	for (const origin of player.origins) allowFrame(origin);
	return (
		<ClickToLoad
			className="elementor-wrapper elementor-open-inline"
			frameClassName="elementor-video"
			src={player.src}
			title={`Film on ${player.service}: ${player.videoId}`}
			sandbox={SANDBOX}
			allow={FEATURES}
		>
			{settings.show_image_overlay && <Overlay settings={settings} />}
			{settings.show_play_icon && <PlayIcon icon={settings.play_icon} />}
			<span className="e-click-to-load__note">Play the film from {player.service}</span>
		</ClickToLoad>
	);
}
