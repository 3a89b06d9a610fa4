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
	/**
	 * Renders with the library's data; the data is null for a picture with only an address, or for a missing picture.
	 */
	children: (media: LibraryMedia | null) => ReactNode;
}

/**
 * Looks a picture up in the media library. If the id belongs to another file than the address, the library's data does
 * not count.
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
	/** The largest width in CSS pixels at which the page shows the picture, if the widget knows it (an avatar). */
	maxWidth?: number;
	/** The alternative text that replaces the library's text, e.g. if the picture is beside the same text. */
	alt?: string;
	className?: string;
	/** Further attributes of the picture's own node. */
	attributes?: ImageProps['attributes'];
	/** The picture's data, if WordPress has already given it: then the host sends no request to the library. */
	known?: Image_MediaFragment | null;
}

/**
 * A picture that an editor chose: with sizes, measures and text from the media library, or else only with its address.
 * The first pictures of the page load at once, the other pictures load near the viewport. Empty if no picture is
 * chosen.
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
	// This is called before WordPress answers, so that the order of the page decides the priority, not the order of the
	// answers.
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
				// With `loading=lazy` a browser that supports `auto` takes the picture's laid-out width; other browsers
				// skip `auto`.
				sizes={sizes ? sizesAt(priority, sizes) : undefined}
			/>
		);
	};
	return known ? show(known) : <MediaItem image={image}>{show}</MediaItem>;
}
