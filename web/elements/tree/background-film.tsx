import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { filmAt, filmOrigins } from '@outrigger/rules/embeds/film-hosts';
import { backgroundFilm } from '../../behaviours/background-video/settings';
import { useRender } from '../context/render-context';
import css from './background-film.css?inline';

/**
 * The place of a film behind an element's content; empty without a film. The browser fetches no part of the film before
 * the handler requests it. Without script the poster is visible, because the sheet contains it.
 */
export function BackgroundFilm({
	settings,
	elType,
}: {
	settings: ElementSettings;
	elType: ElementNode['elType'];
}) {
	const { styles, allowFrame } = useRender();
	const address = backgroundFilm(settings, elType);
	if (address === undefined) return null;
	styles.addCss('background-film', css);
	const film = filmAt(address);
	if (film) for (const origin of filmOrigins(film)) allowFrame(origin);
	return (
		<div className="elementor-background-video-container" aria-hidden="true">
			{!film && (
				<video
					className="elementor-background-video-hosted"
					src={address}
					preload="none"
					muted
					playsInline
					tabIndex={-1}
				/>
			)}
		</div>
	);
}
