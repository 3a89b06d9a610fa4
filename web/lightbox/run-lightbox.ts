import type { UrlActionSettings } from '@outrigger/rules/builder/url-action';
import type { ActionContext } from '../actions/run-actions';
import { currentAddress } from '../browser/address';
import { openLightbox } from './lightbox';
import { galleryAround, type Member, slideshow } from './members';
import { isShowable, type Slide, slideOf } from './slides';

/**
 * Opens what a link names, among the others of its slideshow where it has one. A film that no player here plays
 * opens nothing. False for what lies on another site: pages load nothing from there, so the link leads to it.
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
	// A link beside the slideshow begins it with the picture it names (section 5.1: the last such).
	const start = own >= 0 ? own : others.findLastIndex(({ src }) => isSame(src, asked.src));
	if (start >= 0) openLightbox(others, start, element);
	else openLightbox([asked, ...others], 0, element);
	return true;
}

/** What these links show. The table of the services is fetched where one of them names a film. */
async function slidesOf(members: readonly Member[]): Promise<(Slide | null)[]> {
	const hasFilms = members.some(({ settings }) => 'type' in settings);
	const films = hasFilms ? await import('./film') : undefined;
	return members.map((member) => slideOf(member, films?.filmOf));
}

function isSame(src: string, other: string): boolean {
	const page = currentAddress();
	return new URL(src, page).href === new URL(other, page).href;
}
