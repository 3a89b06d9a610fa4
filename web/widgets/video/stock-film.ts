import { filmAt } from '@outrigger/rules/embeds/film-hosts';
import { parse } from 'valibot';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { linkToFilm } from '../../ui/film/link-to-film';
import { filmOf, playerSrc } from './player';
import { VideoSettings } from './settings';

/**
 * Adds to the markup of WordPress the link that the builder's own script would have replaced by a player. A press on it
 * loads the film; if the editor chose a picture, it lies over the film. A box of an unknown film stays unchanged.
 *
 * @param box the empty box, or the link with which our server replaced a box or a frame
 */
export function drawFilm(element: HTMLElement, box: HTMLElement, stored: unknown): Unsubscribe {
	const settings = parse(VideoSettings, stored);
	const href = box.getAttribute('href');
	const film = filmOf(settings) ?? (href === null ? undefined : filmAt(href));
	if (!film) return () => {};
	const link = linkToFilm(film, playerSrc(film, settings));
	const cover = element.querySelector<HTMLElement>(
		'.elementor-open-inline .elementor-custom-embed-image-overlay',
	);
	const covered = cover?.parentElement;
	box.replaceWith(link);
	const giveBack = cover ? moveIntoLink(cover, link) : () => {};
	return () => {
		if (!link.isConnected) return;
		link.replaceWith(box);
		giveBack();
		if (cover) covered?.append(cover);
	};
}

/**
 * Moves the picture into the link, and makes the button in the picture a part of the link. The picture itself moves,
 * not a copy, so that a press that began on it before this script loaded also ends on it.
 */
function moveIntoLink(cover: HTMLElement, link: HTMLElement): () => void {
	const taken = [...cover.querySelectorAll('[role], [tabindex]')].flatMap((button) =>
		['role', 'tabindex', 'aria-label'].map((name) => {
			const value = button.getAttribute(name);
			button.removeAttribute(name);
			return { button, name, value };
		}),
	);
	link.prepend(cover);
	return () => {
		for (const { button, name, value } of taken) {
			if (value !== null) button.setAttribute(name, value);
		}
	};
}
