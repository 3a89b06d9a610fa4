import { isPicturePath } from '@outrigger/rules/address/picture-path';
import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { parseUrlAction, type UrlActionSettings } from '@outrigger/rules/builder/url-action';

/** A link of the lightbox, with its settings. */
export interface Member {
	/** The link itself, because two members of a slideshow may show the same picture. */
	link: Element;
	settings: UrlActionSettings<'lightbox'>;
}

/** All links of a slideshow on the page, in the slideshow's order. */
export function slideshow(name: string): Member[] {
	return [...document.querySelectorAll<HTMLAnchorElement>('a[data-elementor-lightbox-slideshow]')]
		.filter(({ dataset }) => dataset.elementorLightboxSlideshow === name)
		.map((link) => ({ place: placeOf(link), members: membersAt(link) }))
		.sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
		.flatMap(({ members }) => members);
}

/** WordPress's own galleries; the pictures of one gallery form a slideshow. */
const GALLERY = '.wp-block-gallery,.blocks-gallery-grid,.gallery';

/** The members of the gallery around a link that belongs to no slideshow; empty if there is no gallery. */
export function galleryAround(link: Element): Member[] {
	const gallery = link.closest(GALLERY);
	if (!gallery) return [];
	return [...gallery.querySelectorAll<HTMLAnchorElement>('a[href]')]
		.filter((one) => !one.closest('[data-elementor-open-lightbox=no]'))
		.flatMap(membersAt);
}

/** The copies of slides in an endless carousel, and links that a filter hides, are no members. */
function membersAt(link: HTMLAnchorElement): Member[] {
	if (link.closest('.swiper-slide-duplicate,[hidden]')) return [];
	const href = link.getAttribute('href') ?? '';
	const action = parseUrlAction(link.dataset.elementorAction ?? href);
	if (action) return action.name === 'lightbox' ? [{ link, settings: action.settings }] : [];
	const url = link.hasAttribute('download') ? undefined : safeMediaUrl(href);
	return url !== undefined && isPicturePath(link.pathname) ? [{ link, settings: { url } }] : [];
}

/** Links without an index come last, in document order. */
function placeOf({ dataset }: HTMLElement): number {
	const place = Number.parseInt(dataset.elementorLightboxIndex ?? '', 10);
	return Number.isNaN(place) ? Number.POSITIVE_INFINITY : place;
}
