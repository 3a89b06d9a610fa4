import { shuffled } from '@outrigger/rules/lists/shuffle';
import { plainText } from '@outrigger/rules/text/plain-text';
import { lightboxLink } from '../../elements/media/lightbox-link';
import { MediaImage, MediaItem } from '../../elements/media/media-image';
import type { LibraryMedia } from '../../elements/media/media-library';
import { hasMedia, type MediaValue, mediaValue } from '../../elements/settings/media';
import { InlineMarkup } from '../../ui/inline-markup';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import { countOf, idsOf, isTicked, storedText } from './instance';
import type { Instance } from './settings';
import { WidgetTitle } from './widget-title';

/** One picture, with a link and a caption if the editor set them. */
export function ImageWidget({ instance }: { instance: Instance }) {
	const image = mediaValue({
		id: storedText(instance, 'attachment_id'),
		url: storedText(instance, 'url'),
		alt: storedText(instance, 'alt'),
	});
	return (
		<>
			<WidgetTitle instance={instance} />
			{hasMedia(image) && (
				<MediaItem image={image}>
					{(media) => <Picture instance={instance} image={image} media={media} />}
				</MediaItem>
			)}
		</>
	);
}

function Picture({
	instance,
	image,
	media,
}: {
	instance: Instance;
	image: MediaValue;
	media: LibraryMedia | null;
}) {
	const size = storedText(instance, 'size') || 'medium';
	const sizeClass = /^[\w-]+$/.test(size) ? `attachment-${size} size-${size}` : '';
	const side = (key: string) =>
		countOf(instance, key, { least: 0, most: 10_000, usual: 0 }) || null;
	const link = imageLink(instance, image, media);
	const alt = storedText(instance, 'alt');
	const picture = (
		<MediaImage
			image={image}
			size={size}
			custom={{ width: side('width'), height: side('height') }}
			alt={alt || undefined}
			className={`image${image.id ? ` wp-image-${image.id}` : ''} ${sizeClass} ${namesOf(instance, 'image_classes')}`.trim()}
		/>
	);
	const isNamed = Boolean(alt || media?.altText || image.alt);
	const linked = link ? (
		<a
			{...(isNamed ? link : named(link, storedText(instance, 'image_title')))}
			className={namesOf(instance, 'link_classes') || undefined}
		>
			{picture}
		</a>
	) : (
		picture
	);
	const caption = storedText(instance, 'caption').trim() || (media?.caption ?? '');
	if (plainText(caption) === '') return linked;
	return (
		<figure className="wp-caption alignnone">
			{linked}
			<InlineMarkup as="figcaption" className="wp-caption-text" html={caption} />
		</figure>
	);
}

/** `link_type` is file, post (the attachment's own page, which shows the file), custom or none. */
function imageLink(
	instance: Instance,
	{ id, url }: MediaValue,
	media: LibraryMedia | null,
): LinkAttributes | undefined {
	const type = storedText(instance, 'link_type') || 'custom';
	if (type === 'none') return undefined;
	if (type === 'custom') {
		return linkAttributes({
			url: storedText(instance, 'link_url'),
			is_external: isTicked(instance, 'link_target_blank'),
		});
	}
	return lightboxLink({ url: media?.sourceUrl ?? url, id, media });
}

/** Gives a link a name after its target if its picture has no alternative text. */
function named(link: LinkAttributes, name: string): LinkAttributes {
	return { ...link, 'aria-label': name || link.href };
}

function namesOf(instance: Instance, key: string): string {
	return (storedText(instance, key).match(/[\w-]+/g) ?? []).join(' ');
}

/** Several pictures in columns. Renders nothing without pictures. */
export function GalleryWidget({ instance }: { instance: Instance }) {
	const stored = idsOf(instance, 'ids');
	const ids = isTicked(instance, 'orderby_random') ? shuffled(stored, stored.join()) : stored;
	const columns = countOf(instance, 'columns', { most: 9, usual: 3 });
	const size = storedText(instance, 'size') || 'thumbnail';
	const linkType = storedText(instance, 'link_type') || 'post';
	if (ids.length === 0) return <WidgetTitle instance={instance} />;
	return (
		<>
			<WidgetTitle instance={instance} />
			<div className={`gallery gallery-columns-${columns} gallery-size-${size}`}>
				{ids.map((id) => {
					const image = { id, url: '', alt: '' };
					return (
						<MediaItem key={id} image={image}>
							{(media) =>
								media && (
									<figure className="gallery-item">
										<GalleryPicture
											media={media}
											size={size}
											isLinked={linkType !== 'none'}
											group={stored.join('-')}
										/>
									</figure>
								)
							}
						</MediaItem>
					);
				})}
			</div>
		</>
	);
}

function GalleryPicture({
	media,
	size,
	isLinked,
	group,
}: {
	media: LibraryMedia;
	size: string;
	isLinked: boolean;
	group: string;
}) {
	const image = { id: media.databaseId, url: '', alt: '' };
	const title = plainText(media.title ?? '');
	const link = isLinked
		? lightboxLink({
				url: media.sourceUrl ?? '',
				id: media.databaseId,
				media,
				slideshow: `wp-${group}`,
			})
		: undefined;
	const picture = <MediaImage image={image} size={size} className={`attachment-${size}`} />;
	return (
		<>
			<div className="gallery-icon">
				{link ? <a {...(media.altText ? link : named(link, title))}>{picture}</a> : picture}
			</div>
			{plainText(media.caption ?? '') !== '' && (
				<InlineMarkup
					as="figcaption"
					className="wp-caption-text gallery-caption"
					html={media.caption ?? ''}
				/>
			)}
		</>
	);
}
