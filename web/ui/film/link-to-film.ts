import { type Film, filmLabel, filmPage } from '@outrigger/rules/embeds/film-hosts';
import { adoptSheet } from '../../browser/adopt-sheet';
import { say } from '../../browser/page-words';
import clickToLoad from '../click-to-load.css?inline';
import { PLAYER_FEATURES, PLAYER_SANDBOX } from '../load-frame';
import css from './link-to-film.css?inline';

/**
 * Makes the link that replaces a film in markup of WordPress, and adds the link's sheet to the page. A visitor presses
 * the link to load the film.
 * @param src address of the service's player
 */
export function linkToFilm(film: Film, src: string): HTMLAnchorElement {
	adoptSheet(clickToLoad + css);
	const service = filmLabel(film);
	const link = document.createElement('a');
	Object.assign(link, {
		className: 'e-click-to-load',
		href: filmPage(film),
		target: '_blank',
		rel: 'noopener nofollow',
	});
	Object.assign(link.dataset, {
		frameSrc: src,
		frameTitle: say('media.film', { service, name: film.id }),
		frameSandbox: PLAYER_SANDBOX,
		frameAllow: PLAYER_FEATURES,
		frameClass: 'e-click-to-load__frame',
	});
	const note = document.createElement('span');
	note.className = 'e-click-to-load__note';
	note.textContent = say('media.playFilmFrom', { service });
	link.append(note);
	return link;
}
