import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { MediaItem } from '../../elements/media/media-image';
import { mediaSource } from '../../elements/media/media-source';
import { hasMedia, type MediaValue } from '../../elements/settings/media';
import { useTexts } from '../../ui/texts';
import { Overlay, PlayIcon } from './overlay';
import { addressOf } from './player';
import type { VideoSettings } from './settings';

/**
 * A film in the site's own player. Films of other hosts play as well, because this host serves their files. If the
 * editor chose a picture, the film waits until a visitor presses the picture; without script the picture links to the
 * file.
 */
export function HostedFilm({ settings }: { settings: VideoSettings }) {
	const say = useTexts();
	const address = addressOf(settings);
	if (address === undefined) return null;
	const { image_overlay, show_play_icon, play_icon, poster } = settings;
	const isCovered = settings.show_image_overlay && hasMedia(image_overlay);
	const src = `${address}${timesOf(settings)}`;
	return (
		<div className="e-hosted-video elementor-wrapper elementor-open-inline">
			<MediaItem image={poster}>
				{(media) => (
					<Film
						settings={settings}
						src={src}
						poster={posterOf(media && mediaSource(media, 'large')?.url, poster)}
						label={media?.altText || poster.alt || image_overlay.alt}
						isCovered={isCovered}
					/>
				)}
			</MediaItem>
			{isCovered && (
				<a className="e-film-cover" href={address} aria-label={say('media.playFilm')}>
					<Overlay settings={settings} />
					{show_play_icon && <PlayIcon icon={play_icon} />}
				</a>
			)}
		</div>
	);
}

function Film({
	settings,
	src,
	poster,
	label,
	isCovered,
}: {
	settings: VideoSettings;
	src: string;
	poster: string | undefined;
	label: string;
	isCovered: boolean;
}) {
	// A film that starts automatically must be silent, and there must be a way to stop it. The handler starts it while
	// the visitor sees it.
	const startsItself = settings.autoplay && !isCovered;
	const waits = isCovered || startsItself || poster !== undefined;
	return (
		<video
			className="elementor-video"
			src={src}
			poster={poster}
			aria-label={label || undefined}
			hidden={isCovered}
			controls={settings.controls || startsItself || !isCovered}
			controlsList={settings.download_button ? undefined : 'nodownload'}
			data-plays={startsItself ? (settings.play_on_mobile ? 'everywhere' : 'wide') : undefined}
			muted={settings.mute || startsItself}
			loop={settings.loop}
			playsInline
			preload={waits && settings.preload === 'metadata' ? 'none' : settings.preload}
		/>
	);
}

function posterOf(stored: string | null | undefined, { url }: MediaValue): string | undefined {
	return safeMediaUrl(stored ?? url);
}

/** Returns the start and the end of the film as a media fragment: `#t=5,20`. */
function timesOf({ start, end }: VideoSettings): string {
	if (end > start && end > 0) return `#t=${Math.max(start, 0)},${end}`;
	return start > 0 ? `#t=${start}` : '';
}
