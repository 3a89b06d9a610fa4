import { type Film, filmFrame, filmLabel } from '@outrigger/rules/embeds/film-hosts';
import { currentAddress } from '../../browser/address';
import { say } from '../../browser/page-words';
import { talkToFilm } from '../../ui/film/talk-to-film';
import { frameOf, PLAYER_FEATURES, PLAYER_SANDBOX } from '../../ui/load-frame';

/** The start and the end of a film in seconds; 0 means the film's own start or end. */
export interface FilmTimes {
	start: number;
	end: number;
	/** True if the film stops at its end instead of starting again. */
	isOnce: boolean;
}

/** A film in a background. */
export interface BackgroundFilm {
	run: (isMoving: boolean) => void;
	/** Removes the elements that the film has added to the page. */
	end: () => void;
}

/** A film of our own. `data-state` is `playing` when the film shows a picture. */
export function fileFilm(
	film: HTMLVideoElement,
	source: string,
	{ start, end, isOnce }: FilmTimes,
): BackgroundFilm {
	const isWhole = start === 0 && end === 0;
	let isOver = false;
	const again = () => {
		isOver = isOnce;
		if (isOnce) return film.pause();
		film.currentTime = start;
		film.play().catch(() => {});
	};
	const onTime = () => {
		if (end > start && film.currentTime >= end) again();
	};
	const onStart = () => {
		if (film.currentTime < start) film.currentTime = start;
	};
	const onPlaying = () => {
		film.dataset.state = 'playing';
	};
	const listeners = {
		timeupdate: onTime,
		loadedmetadata: onStart,
		ended: again,
		playing: onPlaying,
	};
	for (const [type, listener] of Object.entries(listeners)) film.addEventListener(type, listener);
	// The code sets properties, because the attributes of the builder's own markup may have other values.
	Object.assign(film, {
		muted: true,
		loop: isWhole && !isOnce,
		playsInline: true,
		autoplay: false,
	});
	if (film.getAttribute('src') !== source) film.src = source;
	return {
		run: (isMoving) => {
			if (!isMoving) film.pause();
			// A browser may refuse to play (to save power); then the poster stays.
			else if (!isOver) film.play().catch(() => {});
		},
		end: () => {
			for (const [type, listener] of Object.entries(listeners)) {
				film.removeEventListener(type, listener);
			}
			film.pause();
			delete film.dataset.state;
		},
	};
}

/** A film at a service. The service's player covers the box; messages control it. */
export function serviceFilm(
	container: HTMLElement,
	film: Film,
	{ start, end, isOnce }: FilmTimes,
): BackgroundFilm {
	const frame = frameOf({
		src: filmFrame(film, {
			autoplay: true,
			mute: true,
			controls: false,
			loop: !isOnce && start === 0,
			start,
			end,
			talksTo: currentAddress().origin,
		}),
		title: say('media.background', { service: filmLabel(film) }),
		sandbox: PLAYER_SANDBOX,
		allow: PLAYER_FEATURES,
		className: 'elementor-background-video-embed',
	});
	frame.tabIndex = -1;
	const talk = talkToFilm(frame, film, (state) => {
		if (state === 'playing') frame.dataset.state = 'playing';
		if (state === 'ended' && !isOnce) {
			talk?.seek(start);
			talk?.play();
		}
	});
	// A player that sends no messages is shown at once.
	if (!talk) frame.dataset.state = 'playing';
	const empty = container.querySelector<HTMLElement>('.elementor-background-video-embed');
	if (empty) empty.hidden = true;
	container.append(frame);
	return {
		run: (isMoving) => (isMoving ? talk?.play() : talk?.pause()),
		end: () => {
			talk?.end();
			frame.remove();
			if (empty) empty.hidden = false;
		},
	};
}
