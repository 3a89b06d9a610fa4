import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { fields } from '@outrigger/rules/atomic/envelope';
import { image, mediaSource } from '@outrigger/rules/atomic/values/image';
import { flag, number, words } from '@outrigger/rules/atomic/values/scalars';
import type { InferOutput } from 'valibot';
import type { AtomicProps } from '../../elements/atomic/define-atomic';
import { useLibraryList } from '../../elements/media/media-library';
import { mediaSource as fileOf } from '../../elements/media/media-source';

/** The settings of a film of the site's own. */
export const hostedVideoSettings = fields({
	source: mediaSource,
	poster: image,
	poster_enabled: flag(false),
	autoplay: flag(false),
	mute: flag(false),
	loop: flag(false),
	download: flag(false),
	controls: flag(true),
	preload: words('metadata'),
	start_time: number,
	end_time: number,
});

type Settings = InferOutput<typeof hostedVideoSettings>;

/**
 * A film of the site's own. A film that starts automatically is silent and has a stop button, even if its editor chose
 * otherwise; the handler starts it while it is in view.
 */
export function HostedVideo({ settings, attributes }: AtomicProps<Settings>) {
	const { source, poster, poster_enabled, autoplay = false, preload } = settings;
	const [film, picture] = useLibraryList([source?.id ?? null, poster?.id ?? null]);
	const address = safeMediaUrl(film?.sourceUrl ?? source?.url);
	const still = poster_enabled
		? safeMediaUrl((picture && fileOf(picture, poster?.size)?.url) ?? poster?.url)
		: undefined;
	const waits = autoplay || still !== undefined;
	return (
		<video
			{...attributes}
			src={address && `${address}${timesOf(settings)}`}
			poster={still}
			aria-label={film?.altText || source?.alt || undefined}
			controls={settings.controls || autoplay}
			controlsList={settings.download ? undefined : 'nodownload'}
			data-plays={autoplay ? 'everywhere' : undefined}
			muted={settings.mute || autoplay}
			loop={settings.loop}
			playsInline
			preload={waits && preload === 'metadata' ? 'none' : preloadOf(preload)}
		/>
	);
}

function preloadOf(stored: string | undefined): 'auto' | 'metadata' | 'none' {
	return stored === 'auto' || stored === 'none' ? stored : 'metadata';
}

/** Returns the start and the end of the film as a media fragment: `#t=5,20`. */
function timesOf({ start_time: start = 0, end_time: end = 0 }: Settings): string {
	if (end > start && end > 0) return `#t=${Math.max(start, 0)},${end}`;
	return start > 0 ? `#t=${start}` : '';
}
