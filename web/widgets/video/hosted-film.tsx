import { safeMediaUrl } from '../../../domain/safe-url';
import { MediaItem } from '../../elements/media/media-image';
import { mediaSource } from '../../elements/media/media-source';
import type { MediaValue } from '../../elements/settings/media';
import type { VideoSettings } from './settings';

/** A film in the site's own player, wherever it lies: the host passes on what lies elsewhere. */
export function HostedFilm({ settings }: { settings: VideoSettings }) {
	const { insert_url, external_url, hosted_url } = settings;
	const address = safeMediaUrl(insert_url ? external_url.url : hosted_url.url);
	if (address === undefined) return null;
	const poster = settings.show_image_overlay ? settings.image_overlay : settings.poster;
	return (
		<div className="elementor-wrapper elementor-open-inline">
			<MediaItem image={poster}>
				{(media) => (
					<Film
						settings={settings}
						src={`${address}${timesOf(settings)}`}
						poster={posterOf(media && mediaSource(media, 'large')?.url, poster)}
						label={media?.altText || poster.alt}
					/>
				)}
			</MediaItem>
		</div>
	);
}

function Film({
	settings,
	src,
	poster,
	label,
}: {
	settings: VideoSettings;
	src: string;
	poster: string | undefined;
	label: string;
}) {
	// What starts by itself must be silent, and there must be a way to stop it.
	const startsItself = settings.autoplay;
	return (
		<video
			className="elementor-video"
			src={src}
			poster={poster}
			aria-label={label || undefined}
			controls={settings.controls || startsItself}
			controlsList={settings.download_button ? undefined : 'nodownload'}
			autoPlay={startsItself}
			muted={settings.mute || startsItself}
			loop={settings.loop}
			playsInline={settings.play_on_mobile}
			preload={settings.preload}
		/>
	);
}

function posterOf(stored: string | null | undefined, { url }: MediaValue): string | undefined {
	return safeMediaUrl(stored ?? url);
}

/** From where to where it plays, as a media fragment: `#t=5,20`. */
function timesOf({ start, end }: VideoSettings): string {
	if (end > start && end > 0) return `#t=${Math.max(start, 0)},${end}`;
	return start > 0 ? `#t=${start}` : '';
}
