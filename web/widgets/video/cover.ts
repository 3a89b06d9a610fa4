import { isPlainClick } from '../../browser/plain-click';
import type { Unsubscribe } from '../../browser/unsubscribe';

const COVER = '.e-film-cover, .elementor-custom-embed-image-overlay';

/**
 * Plays a film of our own when the picture over it is pressed, by pointer, Enter or Space; the picture goes and the
 * film has the focus. The builder's picture is no link, so that it answers keys here alone.
 */
export function openCover(element: HTMLElement): Unsubscribe {
	const open = (event: Event) => {
		const cover = (event.target as Element).closest(COVER);
		const film = element.querySelector('video');
		if (!cover || !film || !element.contains(cover)) return;
		event.preventDefault();
		(cover.closest('.e-film-cover') ?? cover).remove();
		film.hidden = false;
		// A film of the builder's without buttons could not be stopped.
		film.controls = true;
		film.focus({ preventScroll: true });
		// A browser may refuse; the visitor has the player's own button then.
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
