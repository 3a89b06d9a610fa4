import { isPlainClick } from '../../browser/plain-click';
import type { Unsubscribe } from '../../browser/unsubscribe';

const COVER = '.e-film-cover, .elementor-custom-embed-image-overlay';

/**
 * Plays a film of our own when the picture over it is pressed, by pointer, Enter or Space. The picture disappears, and
 * the film gets the focus. The builder's picture is no link, so keys work on it only because of this function.
 */
export function openCover(element: HTMLElement): Unsubscribe {
	const open = (event: Event) => {
		const cover = (event.target as Element).closest(COVER);
		const film = element.querySelector('video');
		if (!cover || !film || !element.contains(cover)) return;
		event.preventDefault();
		(cover.closest('.e-film-cover') ?? cover).remove();
		film.hidden = false;
		// Without controls a visitor could not stop a film of the builder's markup.
		film.controls = true;
		film.focus({ preventScroll: true });
		// A browser may refuse to play; then the visitor can use the player's own button.
		film.play()?.catch(() => {});
	};
	const onClick = (event: MouseEvent) => isPlainClick(event) && open(event);
	const onKey = (event: KeyboardEvent) => {
		if (event.key === ' ' || event.key === 'Enter') open(event);
	};
	element.addEventListener('click', onClick);
	element.addEventListener('keydown', onKey);
	return () => {
		element.removeEventListener('click', onClick);
		element.removeEventListener('keydown', onKey);
	};
}
