import { type Film, filmFrame, filmLabel } from '@outrigger/rules/embeds/film-hosts';
import { currentAddress } from '../../browser/address';
import { say } from '../../browser/page-words';
import { talkToFilm } from '../../ui/film/talk-to-film';
import { frameOf, PLAYER_FEATURES, PLAYER_SANDBOX } from '../../ui/load-frame';

/** From where to where a film plays, in seconds; 0 for its own. */
export interface FilmTimes {
	start: number;
	end: number;
	/** Stops at the end, instead of beginning again. */
	isOnce: boolean;
}

/** A film in a background. */
export interface BackgroundFilm {
	run: (isMoving: boolean) => void;
	/** Removes the elements that it has put into the page. */
	end: () => void;
}

/** A film of our own. `data-state` is `playing` once there is something to see. */
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
	// Properties, since the attributes of foreign markup may have other values.
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
			// A browser may refuse (power saving): the poster stands then.
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
