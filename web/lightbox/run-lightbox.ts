import type { UrlActionSettings } from '../../domain/url-action';
import type { ActionContext } from '../actions/run-actions';
import { currentAddress } from '../browser/address';
import { openLightbox } from './lightbox';
import { galleryAround, isShowable, slideOf, slideshow } from './slides';

/**
 * Opens what a link names, among the others of its slideshow where it has one. A film that no player here plays
 * opens nothing. False for what lies on another site: pages load nothing from there, so the link leads to it.
 */
export function runLightbox(
	settings: UrlActionSettings<'lightbox'>,
	{ element }: ActionContext,
): boolean {
	const asked = slideOf(element, settings);
	if (!asked) return true;
	if (!isShowable(asked)) return false;
	const declared = element.getAttribute('data-elementor-lightbox-slideshow') || undefined;
	const name = ('slideshow' in settings ? settings.slideshow : undefined) ?? declared;
	const group = name ? slideshow(name) : galleryAround(element);
	const own = group.findIndex(({ link }) => link === element);
	// A link beside the slideshow begins it with the picture it names (section 5.1: the last such).
	const start = own >= 0 ? own : group.findLastIndex(({ src }) => isSame(src, asked.src));
	if (start >= 0) openLightbox(group, start, element);
	else openLightbox([asked, ...group], 0, element);
	return true;
}

function isSame(src: string, other: string): boolean {
	const page = currentAddress();
	return new URL(src, page).href === new URL(other, page).href;
}
