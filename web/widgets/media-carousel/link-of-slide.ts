import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { writeUrlAction } from '@outrigger/rules/builder/url-action';
import { filmAt } from '@outrigger/rules/embeds/film-hosts';
import type { Say } from '@outrigger/rules/texts/text';
import { lightboxLink } from '../../elements/media/lightbox-link';
import type { LibraryMedia } from '../../elements/media/media-library';
import { type LinkAttributes, linkAttributes } from '../../ui/link';
import type { MediaCarouselSettings } from './settings';

/**
 * Returns the target of a slide. A picture leads to itself in the lightbox, or to the address that its editor typed. A
 * film leads to the lightbox that plays it, or to its page if we have no player for it. Undefined without a target. The
 * link has a name if the picture has no text.
 */
export function linkOfSlide(
	slide: MediaCarouselSettings['slides'][number],
	slideshow: string,
	media: LibraryMedia | null,
	say: Say,
): LinkAttributes | undefined {
	const { type, image, image_link_to_type, image_link_to } = slide;
	const alt = media?.altText || image.alt;
	if (type === 'video') return film(slide.video.url, slideshow, alt, say);
	const link =
		image_link_to_type === 'file'
			? lightboxLink({
					url: media?.sourceUrl || image.url,
					id: media?.databaseId ?? null,
					media,
					slideshow,
				})
			: image_link_to_type === 'custom'
				? linkAttributes(image_link_to)
				: undefined;
	if (!link || alt || link['aria-label']) return link;
	return { ...link, 'aria-label': media?.title || say('box.openPicture') };
}

function film(
	stored: string,
	slideshow: string,
	alt: string,
	say: Say,
): LinkAttributes | undefined {
	const url = safeMediaUrl(stored);
	if (url === undefined) return undefined;
	const videoType = filmAt(url)?.host ?? fileType(url);
	const name = {
		'aria-label': alt ? say('media.playFilmNamed', { name: alt }) : say('media.playFilm'),
	};
	if (!videoType) return { ...name, href: url, rel: 'noopener nofollow' };
	const settings = { type: 'video' as const, videoType, url, autoplay: true };
	return {
		...name,
		href: writeUrlAction({ name: 'lightbox', settings }),
		'data-elementor-lightbox-slideshow': slideshow,
		'data-elementor-lightbox-video': url,
	} as LinkAttributes;
}

/** Returns `hosted` for the address of a file that browsers play. */
function fileType(url: string): 'hosted' | undefined {
	return /\.(mp4|webm|ogv|mov|m4v)(\?.*)?$/i.test(url) ? 'hosted' : undefined;
}
