import { type InferOutput, object } from 'valibot';
import { useCurrentNode } from '../../elements/context/current-node';
import { lightboxLink } from '../../elements/media/lightbox-link';
import { MediaImage } from '../../elements/media/media-image';
import { choiceSetting } from '../../elements/settings/choice';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { hasMedia, type MediaValue, mediaSetting } from '../../elements/settings/media';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { InlineMarkup } from '../../ui/inline-markup';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import type { Image_MediaFragment } from '../../wordpress/image.generated';

export const FeaturedImageSettings = object({
	/** Shown if the content has no picture of its own. */
	image: mediaSetting(),
	...imageSizeSettings('image', 'large'),
	caption_source: choiceSetting(['none', 'attachment', 'custom'], 'none'),
	caption: textSetting(),
	link_to: choiceSetting(['none', 'file', 'custom'], 'none'),
	link: linkSetting(),
	open_lightbox: choiceSetting(['default', 'yes', 'no'], 'default'),
});
export type FeaturedImageSettings = InferOutput<typeof FeaturedImageSettings>;

/** The featured image of the current content. */
export function FeaturedImage({ settings }: WidgetProps<FeaturedImageSettings>) {
	const stored = useCurrentNode()?.featuredImage?.node ?? null;
	const image: MediaValue = stored
		? { id: stored.databaseId, url: stored.sourceUrl ?? '', alt: '' }
		: settings.image;
	if (!hasMedia(image)) return null;
	const link = linkOf(settings, image);
	const caption = captionOf(settings, stored);
	const picture = (
		<MediaImage
			image={image}
			known={stored}
			size={settings.image_size}
			custom={settings.image_custom_dimension}
		/>
	);
	const linked = link ? <a {...link}>{picture}</a> : picture;
	if (!caption) return linked;
	return (
		<figure className="wp-caption">
			{linked}
			<InlineMarkup
				as="figcaption"
				className="widget-image-caption wp-caption-text"
				html={caption}
			/>
		</figure>
	);
}

function linkOf(
	{ link_to, link, open_lightbox }: FeaturedImageSettings,
	image: MediaValue,
): LinkAttributes | undefined {
	if (link_to === 'custom') return linkAttributes(link);
	if (link_to === 'none') return undefined;
	return lightboxLink({ url: image.url, id: image.id, media: null, open: open_lightbox });
}

function captionOf(
	{ caption_source, caption }: FeaturedImageSettings,
	stored: Image_MediaFragment | null,
): string {
	if (caption_source === 'custom') return caption;
	return caption_source === 'attachment' ? (stored?.caption ?? '') : '';
}
