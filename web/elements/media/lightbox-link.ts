import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { writeUrlAction } from '@outrigger/rules/builder/url-action';
import { plainText } from '@outrigger/rules/text/plain-text';
import type { LinkAttributes } from '../../ui/link';
import type { LibraryMedia } from './media-library';

/** The source of a text of the lightbox, as the kit names it. */
export type LightboxText = 'ALT' | 'CAPTION' | 'DESCRIPTION' | 'NONE' | 'TITLE';

/** A picture that a lightbox may open. */
export interface LightboxPicture {
	/** Address of the whole picture. */
	url: string;
	/** Database id; null if only the picture's address is known. */
	id: number | null;
	/** The data of the media library about the picture. */
	media: LibraryMedia | null;
	/** `yes` and `no` decide for this link alone; `default` leaves it to the kit. */
	open?: 'default' | 'yes' | 'no';
	/** Pictures of one slideshow have the same name. */
	slideshow?: string;
	/** The render context's `lightboxTexts`. */
	texts?: { title: LightboxText; description: LightboxText } | undefined;
	/**
	 * True if the page shows a cropped version of the picture; then the lightbox gets the files of the whole picture.
	 */
	isCut?: boolean;
}

/**
 * The attributes of a link to a whole picture: the builder's public `data-elementor-…` names, which the lightbox reads.
 * Without script it is a plain link to the file. Undefined for an address that a page must not load.
 */
export function lightboxLink(picture: LightboxPicture): LinkAttributes | undefined {
	const { id, media, open = 'default', slideshow, texts = USUAL_TEXTS } = picture;
	const url = safeMediaUrl(picture.url);
	if (url === undefined) return undefined;
	const title = libraryText(media, texts.title);
	const description = libraryText(media, texts.description);
	const { width, height } = media?.mediaDetails ?? {};
	return {
		href: url,
		...(open !== 'default' && { 'data-elementor-open-lightbox': open }),
		...(open !== 'no' && {
			...(slideshow && { 'data-elementor-lightbox-slideshow': slideshow }),
			...(title && { 'data-elementor-lightbox-title': title }),
			...(description && { 'data-elementor-lightbox-description': description }),
			...(width &&
				height && {
					'data-elementor-lightbox-width': width,
					'data-elementor-lightbox-height': height,
				}),
			...(picture.isCut && media?.srcSet && { 'data-elementor-lightbox-srcset': media.srcSet }),
			...(id !== null && {
				'data-e-action-hash': writeUrlAction({
					name: 'lightbox',
					settings: { id, url: withoutHost(url), slideshow },
				}),
			}),
		}),
	};
}

const USUAL_TEXTS = { title: 'TITLE', description: 'DESCRIPTION' } as const;

function libraryText(media: LibraryMedia | null, source: LightboxText): string {
	const texts = {
		ALT: media?.altText,
		CAPTION: media?.caption,
		DESCRIPTION: media?.description,
		NONE: '',
		TITLE: media?.title,
	};
	return plainText(texts[source] ?? '');
}

/** The host cannot rewrite an address inside the hash later, and our own origin serves uploads from any host. */
function withoutHost(url: string): string {
	return url.replace(/^https?:\/\/[^/]+(?=\/wp-content\/uploads\/)/, '');
}
