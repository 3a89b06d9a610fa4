import { isPicturePath } from '@outrigger/rules/address/picture-path';
import { currentAddress } from '../browser/address';
import { say } from '../browser/page-words';
import type { Film, filmOf } from './film';
import type { Member } from './members';
import { type PictureSource, sourceOf } from './sources';

/** One picture or film of a lightbox. */
export interface Slide {
	/** The link that opens the slide; two slides of a slideshow may show the same picture. */
	link: Element;
	kind: 'picture' | Film['kind'];
	src: string;
	/** Makes the player of a film, with an accessible name; null for a picture. */
	player: Film['player'] | null;
	/** What is known about a picture before it is fetched; null for a film. */
	source: PictureSource | null;
	/**
	 * The title that the link declares, or else the caption of the picture; it is shown below the slide. Title and
	 * description may be empty.
	 */
	title: string;
	description: string;
	/** The accessible name of the slide, never empty. */
	name: string;
}

/**
 * Returns the slide of a link of the lightbox; null for a film that no player here plays.
 * @param findFilm reads films; undefined if no link of the lightbox names one
 */
export function slideOf({ link, settings }: Member, findFilm?: typeof filmOf): Slide | null {
	const url = ownAddress(link, 'type' in settings) ?? settings.url;
	if (!('type' in settings))
		return describe(link, { kind: 'picture', src: url, player: null }, say('lightbox.picture'));
	const film = findFilm?.({ ...settings, url });
	return film ? describe(link, film, say('lightbox.film')) : null;
}

/**
 * The server rewrote the addresses in links to this site, wherever WordPress keeps the file. Addresses in other
 * attributes of a link cannot be rewritten.
 */
function ownAddress(link: Element, isFilm: boolean): string | undefined {
	const { href, pathname } = link as HTMLAnchorElement;
	const names = isFilm ? link.matches('a[data-elementor-action]') : isPicturePath(pathname);
	return names ? href : undefined;
}

/** Returns true if a page may load the slide: from other sites it may load only the players of the known services. */
export function isShowable({ kind, src }: Slide): boolean {
	const page = currentAddress();
	return kind === 'frame' || new URL(src, page).origin === page.origin;
}

function describe(
	link: Element,
	{ kind, src, player }: Pick<Slide, 'kind' | 'src' | 'player'>,
	fallback: string,
): Slide {
	const declared = (name: string) =>
		link.getAttribute(`data-elementor-lightbox-${name}`)?.trim() ?? '';
	const title = declared('title');
	const small = link.querySelector('img');
	const text = link.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '';
	const description = declared('description') || (title ? '' : text);
	const name = title || small?.alt.trim() || text || link.textContent?.trim() || fallback;
	const source = kind === 'picture' ? sourceOf(link, new URL(src, currentAddress()).href) : null;
	return { link, kind, src, player, title, description, name, source };
}
