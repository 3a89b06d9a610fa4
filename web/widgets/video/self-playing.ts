import type { Unsubscribe } from '../../browser/unsubscribe';
import { playWhileSeen } from '../../ui/film/play-while-seen';

/**
 * Plays a film automatically and silently while it is in view. If a visitor stops the film with its own buttons, it
 * stays stopped; a visitor may switch its sound on.
 */
export function playBySelf(film: HTMLVideoElement): Unsubscribe {
	/** The kind of event that this module is about to cause; undefined for none. */
	let expected: 'play' | 'pause' | undefined;
	const moving = playWhileSeen(film, (isMoving) => {
		if (isMoving === !film.paused) return;
		expected = isMoving ? 'play' : 'pause';
		if (!isMoving) return film.pause();
		// A browser may refuse to play; then the visitor can use the player's own button.
		film.play()?.catch(() => {
			expected = undefined;
		});
	});
	const onEvent = ({ type }: Event) => {
		const isOwn = expected === type;
		expected = undefined;
		if (!isOwn && !film.ended) moving.decide(type === 'play');
	};
	film.addEventListener('play', onEvent);
	film.addEventListener('pause', onEvent);
	return () => {
		moving.end();
		film.removeEventListener('play', onEvent);
		film.removeEventListener('pause', onEvent);
	};
}
