import { safeMediaUrl } from '@outrigger/rules/address/safe-url';

/** The time at which the browser should fetch a picture: at once and first, at once, or near the viewport. */
export type ImagePriority = 'high' | 'eager' | 'lazy';

/** A picture in the form of WordPress's answers; unknown fields are null or absent. */
export interface ImageSource {
	url: string;
	/** The alternative text; empty for a decorative picture. */
	alt?: string | null;
	/** The width of the file at `url`, in CSS pixels. */
	width?: number | null;
	height?: number | null;
	srcSet?: string | null;
	sizes?: string | null;
}

export interface ImageProps {
	image: ImageSource;
	priority?: ImagePriority;
	className?: string;
	/** Attributes of an element whose node is the picture itself. */
	attributes?: Readonly<Record<string, string>> | undefined;
	/** Replaces the picture's own `sizes`, if the caller knows the shown width. */
	sizes?: string;
}

/**
 * A responsive `<img>` with its own size, so that nothing moves when it has loaded. Renders nothing for an unsafe
 * address.
 */
export function Image({ image, priority = 'lazy', className, attributes, sizes }: ImageProps) {
	const src = safeMediaUrl(image.url);
	if (src === undefined) return null;
	const srcSet = safeSrcSet(image.srcSet);
	return (
		<img
			{...attributes}
			className={className}
			src={src}
			srcSet={srcSet}
			sizes={srcSet && (sizes ?? image.sizes ?? undefined)}
			width={image.width ?? undefined}
			height={image.height ?? undefined}
			alt={image.alt ?? ''}
			loading={priority === 'lazy' ? 'lazy' : undefined}
			fetchPriority={priority === 'high' ? 'high' : undefined}
			decoding={priority === 'lazy' ? 'async' : undefined}
		/>
	);
}

/** The candidates of a `srcset` that a browser may load; undefined if none is left. */
export function safeSrcSet(srcSet: string | null | undefined): string | undefined {
	const candidates = (srcSet ?? '')
		.split(/,\s+/)
		.map((candidate) => candidate.trim())
		.filter((candidate) => {
			const [url, size = ''] = candidate.split(/\s+/);
			return safeMediaUrl(url) !== undefined && /^(\d+w|\d*\.?\d+x|)$/.test(size);
		});
	return candidates.length > 0 ? candidates.join(', ') : undefined;
}
