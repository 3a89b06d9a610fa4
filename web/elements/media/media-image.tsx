import { isAddressOfMedium } from '@outrigger/rules/address/medium-address';
import type { ReactNode } from 'react';
import { Image, type ImagePriority, type ImageProps } from '../../ui/image';
import type { Image_MediaFragment } from '../../wordpress/image.generated';
import { useCurrentPage } from '../context/current-page';
import type { Dimensions } from '../settings/image-size';
import { hasMedia, type MediaValue } from '../settings/media';
import { useImagePriority } from './image-priority';
import { type LibraryMedia, useLibraryMedia } from './media-library';
import { firstScreenSizes, mediaSource, sizesFor, widthOfSize } from './media-source';

export interface MediaItemProps {
	image: MediaValue;
	/** Renders with the library's data; null for a picture by address alone, or a missing one. */
	children: (media: LibraryMedia | null) => ReactNode;
}

/**
 * Looks a picture up in the media library. An id whose medium is another file than the address
 * does not count.
 */
export function MediaItem({ image, children }: MediaItemProps) {
	if (image.id === null) return children(null);
	return (
		<StoredMedia id={image.id} url={image.url}>
			{children}
		</StoredMedia>
	);
}

interface StoredMediaProps {
	id: number;
	url: string;
	children: MediaItemProps['children'];
}

function StoredMedia({ id, url, children }: StoredMediaProps) {
	const { site } = useCurrentPage();
	const media = useLibraryMedia(id);
	const isMeant = media && isAddressOfMedium(url, media.sourceUrl ?? '', site.url);
	return children(isMeant ? media : null);
}

export interface MediaImageProps {
	image: MediaValue;
	/** Name of a size, `full` or `custom`. */
	size?: string;
	/** The measures of the size `custom`. */
	custom?: Dimensions;
	/** CSS pixels that the picture is shown at most, where the widget knows (an avatar). */
	maxWidth?: number;
	/** The alternative text instead of the library's text, e.g. where the picture stands beside the same words. */
	alt?: string;
	className?: string;
	/** Further names of the picture's own node. */
	attributes?: ImageProps['attributes'];
	/** The data that WordPress has given already, so that the host does not ask the library. */
	known?: Image_MediaFragment | null;
}

/**
 * A picture that an editor chose: from the media library with its sizes, measures and text, else only by its address.
 * The first pictures of the page load at once, the others near the viewport. Empty without a picture.
 */
export function MediaImage(props: MediaImageProps) {
	return hasMedia(props.image) ? <ChosenImage {...props} /> : null;
}

function sizesAt(priority: ImagePriority, sizes: string): string {
	if (priority === 'lazy') return `auto, ${sizes}`;
	return priority === 'high' ? firstScreenSizes(sizes) : sizes;
}

function ChosenImage(props: MediaImageProps) {
	const { image, size = 'full', custom, maxWidth, alt, className, attributes, known } = props;
	// Called before WordPress answers, so that the order of the page decides, not the order of the answers.
	const priority = useImagePriority(maxWidth ?? widthOfSize(size, custom));
	const show = (media: Image_MediaFragment | null) => {
		const stored = media && mediaSource(media, size, custom);
		const source = stored ?? { url: image.url };
		const sizes = maxWidth === undefined ? source.sizes : sizesFor(maxWidth);
		return (
			<Image
				className={className || undefined}
				attributes={attributes}
				image={{ ...source, alt: alt ?? (source.alt || image.alt) }}
				priority={priority}
				// With `loading=lazy` a browser that supports `auto` takes the picture's laid-out width; others skip this word.
				sizes={sizes ? sizesAt(priority, sizes) : undefined}
			/>
		);
	};
	return known ? show(known) : <MediaItem image={image}>{show}</MediaItem>;
}
