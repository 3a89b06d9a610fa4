import type { Say } from '@outrigger/rules/texts/text';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { useRender } from '../../elements/context/render-context';
import { type LightboxPicture, lightboxLink } from '../../elements/media/lightbox-link';
import { MediaImage, MediaItem } from '../../elements/media/media-image';
import type { LibraryMedia } from '../../elements/media/media-library';
import { mediaSource } from '../../elements/media/media-source';
import { hasMedia } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import { useTexts } from '../../ui/texts';
import type { ImageSettings } from './settings';

/** A picture with or without a link and a caption. The widget renders nothing without a picture. */
export function Image({ settings, element }: WidgetProps<ImageSettings>) {
	const say = useTexts();
	const { image, image_size, image_custom_dimension, hover_animation } = settings;
	const { lightboxTexts } = useRender();
	if (!hasMedia(image)) return null;
	const picture = (
		<MediaImage
			image={image}
			size={image_size}
			custom={image_custom_dimension}
			maxWidth={shownWidth(element.settings)}
			className={hover_animation}
		/>
	);
	if (settings.link_to === 'none' && settings.caption_source !== 'attachment') {
		return <Captioned caption={captionOf(settings, null)}>{picture}</Captioned>;
	}
	return (
		<MediaItem image={image}>
			{(media) => {
				const link = linkOf(settings, media, lightboxTexts);
				return (
					<Captioned
						caption={captionOf(settings, media)}
						isKept={settings.caption_source === 'attachment'}
					>
						{link ? <a {...named(link, settings, media, say)}>{picture}</a> : picture}
					</Captioned>
				);
			}}
		</MediaItem>
	);
}

/** Returns the largest width of the picture, if an editor set the width in pixels for all devices. */
function shownWidth(settings: Readonly<Record<string, unknown>>): number | undefined {
	const widths = Object.entries(settings).filter(
		([control, value]) => /^width(_[a-z_]+)?$/.test(control) && plainObjectOf(value).size,
	);
	const pixels = widths.map(([, value]) =>
		plainObjectOf(value).unit === 'px' ? Number(plainObjectOf(value).size) : Number.NaN,
	);
	const widest = Math.max(...pixels);
	return 'width' in settings && widest > 0 && Number.isFinite(widest) ? widest : undefined;
}

interface CaptionedProps {
	caption: string;
	isKept?: boolean;
	children: React.ReactNode;
}

/** A picture above its caption. With `isKept` the caption's element stays even if the caption is empty. */
function Captioned({ caption, isKept = false, children }: CaptionedProps) {
	if (caption === '' && !isKept) return children;
	const className = 'widget-image-caption wp-caption-text';
	return (
		<figure className="wp-caption">
			{children}
			{caption === '' ? (
				<figcaption className={className} />
			) : (
				<InlineMarkup as="figcaption" className={className} html={caption} />
			)}
		</figure>
	);
}

function captionOf(settings: ImageSettings, media: LibraryMedia | null): string {
	const texts = { none: '', custom: settings.caption, attachment: media?.caption ?? '' };
	return inlineOnly(texts[settings.caption_source]).trim();
}

function linkOf(
	settings: ImageSettings,
	media: LibraryMedia | null,
	texts: LightboxPicture['texts'],
): LinkAttributes | undefined {
	if (settings.link_to === 'custom') return linkAttributes(settings.link);
	if (settings.link_to === 'none') return undefined;
	const { url } = settings.image;
	const id = media?.databaseId ?? null;
	const { open_lightbox: open, image_size } = settings;
	const isCut = !media || mediaSource(media, image_size)?.srcSet !== media.srcSet;
	return lightboxLink({ url: media?.sourceUrl || url, id, media, open, texts, isCut });
}

/** Gives a link a name after its target if its picture has no alternative text. */
function named(
	link: LinkAttributes,
	{ image, link_to }: ImageSettings,
	media: LibraryMedia | null,
	say: Say,
): LinkAttributes {
	if (media?.altText || image.alt || link['aria-label']) return link;
	const name =
		link_to === 'file' ? media?.title || say('box.openPicture') : link.title || link.href;
	return { ...link, 'aria-label': name };
}
