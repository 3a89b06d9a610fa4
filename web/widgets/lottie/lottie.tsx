import { useRender } from '../../elements/context/render-context';
import { useOwnAddress } from '../../elements/context/use-own-address';
import { MediaImage, MediaItem } from '../../elements/media/media-image';
import type { LibraryMedia } from '../../elements/media/media-library';
import { hasMedia } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import pauseButtonCss from '../../ui/pause-button.css?inline';
import type { LottieSettings } from './settings';

/** The place of an animation: its poster, or an empty box of its size. The browser draws the animation into it. */
export function Lottie({ settings }: WidgetProps<LottieSettings>) {
	const { source, source_json, source_external_url } = settings;
	const src = useOwnAddress(
		source === 'external_url' ? source_external_url.url : source_json.url,
		'An animation',
	);
	if (src === undefined) return null;
	if (source === 'external_url') return <Placed settings={settings} src={src} media={null} />;
	return (
		<MediaItem image={source_json}>
			{(media) => <Placed settings={settings} src={src} media={media} />}
		</MediaItem>
	);
}

function Placed({
	settings,
	src,
	media,
}: {
	settings: LottieSettings;
	src: string;
	media: LibraryMedia | null;
}) {
	useRender().styles.addCss('pause-button', pauseButtonCss, 'kit');
	const { poster } = settings;
	const label = media?.altText || poster.alt || '';
	const caption = captionOf(settings, media);
	const link = settings.link_to === 'custom' ? linkAttributes(settings.custom_link) : undefined;
	const { width, height } = media?.mediaDetails ?? {};
	const animation = (
		<div className="e-lottie__animation" data-src={src} data-label={label || undefined}>
			{hasMedia(poster) ? (
				<MediaImage image={poster} alt={label} />
			) : (
				<svg
					className="e-lottie__room"
					viewBox={`0 0 ${width || 1} ${height || 1}`}
					aria-hidden="true"
					focusable="false"
				/>
			)}
		</div>
	);
	return (
		<>
			<div className="e-lottie">
				{link ? (
					<a {...named(link, label || media?.title)} className="e-lottie__container">
						{animation}
					</a>
				) : (
					<div className="e-lottie__container">{animation}</div>
				)}
			</div>
			{caption !== '' && <InlineMarkup as="p" className="e-lottie__caption" html={caption} />}
		</>
	);
}

/** Gives a link a name after its target if its drawing has no name. */
function named(link: LinkAttributes, name: string | null | undefined): LinkAttributes {
	return { ...link, 'aria-label': link['aria-label'] ?? (name || link.href) };
}

function captionOf(settings: LottieSettings, media: LibraryMedia | null): string {
	const texts = {
		none: '',
		title: media?.title ?? '',
		caption: media?.caption ?? '',
		custom: settings.caption,
	};
	return inlineOnly(texts[settings.caption_source]).trim();
}
