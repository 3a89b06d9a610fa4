import type { UrlActionSettings } from '@outrigger/rules/builder/url-action';
import type { ActionContext } from '../actions/run-actions';
import { currentAddress } from '../browser/address';
import { openLightbox } from './lightbox';
import { galleryAround, type Member, slideshow } from './members';
import { isShowable, type Slide, slideOf } from './slides';

/**
 * Opens the target of a link, with the other targets of its slideshow if there is one. A film without a known player
 * opens nothing. Returns false for a target on another site: pages load nothing from other sites, so the browser
 * follows the link.
 */
export async function runLightbox(
	settings: UrlActionSettings<'lightbox'>,
	{ element }: ActionContext,
): Promise<boolean> {
	const declared = element.getAttribute('data-elementor-lightbox-slideshow') || undefined;
	const name = ('slideshow' in settings ? settings.slideshow : undefined) ?? declared;
	const [asked, ...group] = await slidesOf([
		{ link: element, settings },
		...(name ? slideshow(name) : galleryAround(element)),
	]);
	if (!asked) return true;
	if (!isShowable(asked)) return false;
	const others = group.filter((slide) => slide !== null).filter(isShowable);
	const own = others.findIndex(({ link }) => link === element);
	// A link outside of the slideshow starts with its own picture (section 5.1 of the specification: the last slide
	// with that address).
	const start = own >= 0 ? own : others.findLastIndex(({ src }) => isSame(src, asked.src));
	if (start >= 0) openLightbox(others, start, element);
	else openLightbox([asked, ...others], 0, element);
	return true;
}

/** The slides of these links. The browser fetches the table of film services only if a link names a film. */
async function slidesOf(members: readonly Member[]): Promise<(Slide | null)[]> {
	const hasFilms = members.some(({ settings }) => 'type' in settings);
	const films = hasFilms ? await import('./film') : undefined;
	return members.map((member) => slideOf(member, films?.filmOf));
}

function isSame(src: string, other: string): boolean {
	const page = currentAddress();
	return new URL(src, page).href === new URL(other, page).href;
}
