import { plainText } from '../../../domain/plain-text';
import { safeMediaUrl } from '../../../domain/safe-url';
import { writeUrlAction } from '../../../domain/url-action';
import type { LinkAttributes } from '../../ui/link';
import type { LibraryMedia } from './media-library';

/** A picture that a lightbox may open. */
export interface LightboxPicture {
	/** Address of the whole picture. */
	url: string;
	/** Database id; null for a picture by address alone. */
	id: number | null;
	/** What the media library knows of it. */
	media: LibraryMedia | null;
	/** `yes` and `no` say so for this link alone; `default` leaves it to the kit. */
	open?: 'default' | 'yes' | 'no';
	/** Pictures of one slideshow have the same name. */
	slideshow?: string;
}

/**
 * The attributes of a link to a whole picture: the builder's public `data-elementor-…` names, which the lightbox
 * reads. Without script it is a plain link to the file. Undefined for an address that is not to be loaded.
 */
export function lightboxLink(picture: LightboxPicture): LinkAttributes | undefined {
	const { id, media, open = 'default', slideshow } = picture;
	const url = safeMediaUrl(picture.url);
	if (url === undefined) return undefined;
	const title = plainText(media?.title ?? '');
	const description = plainText(media?.description ?? '');
	return {
		href: url,
		...(open !== 'default' && { 'data-elementor-open-lightbox': open }),
		...(open !== 'no' && {
			...(slideshow && { 'data-elementor-lightbox-slideshow': slideshow }),
			...(title && { 'data-elementor-lightbox-title': title }),
			...(description && { 'data-elementor-lightbox-description': description }),
			...(id !== null && {
				'data-e-action-hash': writeUrlAction({
					name: 'lightbox',
					settings: { id, url: withoutHost(url), slideshow },
				}),
			}),
		}),
	};
}

/** The hash cannot be rewritten once it is made, and uploads are served by our own origin, whoever keeps them. */
function withoutHost(url: string): string {
	return url.replace(/^https?:\/\/[^/]+(?=\/wp-content\/uploads\/)/, '');
}
