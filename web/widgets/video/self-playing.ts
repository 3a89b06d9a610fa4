import type { Unsubscribe } from '../../browser/unsubscribe';
import { playWhileSeen } from '../../ui/film/play-while-seen';

/**
 * Plays a film by itself, silent, while it is in view. A film that a visitor stops by its own buttons stays stopped; a
 * visitor may switch its sound on.
 */
export function playBySelf(film: HTMLVideoElement): Unsubscribe {
	/** The next event of this kind is of our own making. */
	let expected: 'play' | 'pause' | undefined;
	const moving = playWhileSeen(film, (isMoving) => {
		if (isMoving === !film.paused) return;
		expected = isMoving ? 'play' : 'pause';
		if (!isMoving) return film.pause();
		// A browser may refuse; the visitor has the player's own button then.
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
