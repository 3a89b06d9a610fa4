import { isPicturePath } from '../../domain/picture-path';
import { safeMediaUrl } from '../../domain/safe-url';
import { parseUrlAction, type UrlActionSettings } from '../../domain/url-action';
import { currentAddress } from '../browser/address';
import { type Film, filmOf } from './film';
import { type PictureSource, sourceOf } from './sources';

/** One picture or film of a lightbox. */
export interface Slide {
	/** The link that names it; two slides of a slideshow may show the same picture. */
	link: Element;
	kind: 'picture' | Film['kind'];
	src: string;
	autoplay: boolean;
	/** What is known of a picture before it is fetched; null for a film. */
	source: PictureSource | null;
	/** As declared, else what stands below the picture; shown below it. Both may be empty. */
	title: string;
	description: string;
	/** What it is called where nobody sees it: never empty. */
	name: string;
}

/** What a link with an action of the lightbox shows; null for a film that no player here plays. */
export function slideOf(link: Element, settings: UrlActionSettings<'lightbox'>): Slide | null {
	const url = ownAddress(link, 'type' in settings) ?? settings.url;
	if (!('type' in settings)) return describe(link, { kind: 'picture', src: url }, 'Picture');
	const film = filmOf({ ...settings, url });
	return film && describe(link, film, 'Film', settings.autoplay);
}

/**
 * The server made the addresses of links ours, wherever WordPress keeps the file; what they declare beside them cannot
 * be rewritten.
 */
function ownAddress(link: Element, isFilm: boolean): string | undefined {
	const { href, pathname } = link as HTMLAnchorElement;
	const names = isFilm ? link.matches('a[data-elementor-action]') : isPicturePath(pathname);
	return names ? href : undefined;
}

/** The slides of all links of the page that say they belong to a slideshow, in its order. */
export function slideshow(name: string): Slide[] {
	return [...document.querySelectorAll<HTMLAnchorElement>('a[data-elementor-lightbox-slideshow]')]
		.filter(({ dataset }) => dataset.elementorLightboxSlideshow === name)
		.filter(isMember)
		.map((link) => ({ place: placeOf(link), slide: slideOfMember(link) }))
		.sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
		.flatMap(({ slide }) => (slide && isShowable(slide) ? [slide] : []));
}

/** Galleries of WordPress's own; the pictures of one belong together. */
const GALLERY = '.wp-block-gallery,.blocks-gallery-grid,.gallery';

/** The slides of the gallery that a link without a slideshow stands in; none where it stands in none. */
export function galleryAround(link: Element): Slide[] {
	const gallery = link.closest(GALLERY);
	if (!gallery) return [];
	return [...gallery.querySelectorAll<HTMLAnchorElement>('a[href]')]
		.filter((one) => isMember(one) && !one.closest('[data-elementor-open-lightbox=no]'))
		.flatMap((one) => slideOfMember(one) ?? [])
		.filter(isShowable);
}

/** A carousel that goes round shows copies of its slides, and a filter hides what it does not leave. */
function isMember(link: Element): boolean {
	return !link.closest('.swiper-slide-duplicate,[hidden]');
}

/** Whether a page may load it: of what lies on other sites only the players of the known services. */
export function isShowable({ kind, src }: Slide): boolean {
	const page = currentAddress();
	return kind === 'frame' || new URL(src, page).origin === page.origin;
}

function slideOfMember(link: HTMLAnchorElement): Slide | null {
	const href = link.getAttribute('href') ?? '';
	const action = parseUrlAction(link.dataset.elementorAction ?? href);
	if (action) return action.name === 'lightbox' ? slideOf(link, action.settings) : null;
	const src = link.hasAttribute('download') ? undefined : safeMediaUrl(href);
	if (src === undefined || !isPicturePath(link.pathname)) return null;
	return describe(link, { kind: 'picture', src }, 'Picture');
}

/** Those without a place of their own come last, as they stand in the page. */
function placeOf({ dataset }: HTMLElement): number {
	const place = Number.parseInt(dataset.elementorLightboxIndex ?? '', 10);
	return Number.isNaN(place) ? Number.POSITIVE_INFINITY : place;
}

function describe(
	link: Element,
	{ kind, src }: Pick<Slide, 'kind' | 'src'>,
	fallback: string,
	autoplay = false,
): Slide {
	const declared = (name: string) =>
		link.getAttribute(`data-elementor-lightbox-${name}`)?.trim() ?? '';
	const title = declared('title');
	const small = link.querySelector('img');
	const text = link.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '';
	const description = declared('description') || (title ? '' : text);
	const name = title || small?.alt.trim() || text || link.textContent?.trim() || fallback;
	const source = kind === 'picture' ? sourceOf(link, new URL(src, currentAddress()).href) : null;
	return { link, kind, src, autoplay, title, description, name, source };
}
