import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { filmAt } from '@outrigger/rules/embeds/film-hosts';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { Attach } from '../../attach/handler';
import { adoptSheet } from '../../browser/adopt-sheet';
import { currentDevice } from '../../browser/device';
import { say } from '../../browser/page-words';
import { playWhileSeen, type SelfMoving } from '../../ui/film/play-while-seen';
import { createPauseButton } from '../../ui/pause-button';
import pauseCss from '../../ui/pause-button.css?inline';
import css from './background-video.css?inline';
import { type BackgroundFilm, type FilmTimes, fileFilm, serviceFilm } from './films';

/** This host serves uploads of a real site under the same path, so the host in the settings does not matter. */
const UPLOADS = /\/wp-content\/uploads\/.+$/;

/**
 * Plays the film of an element's background silently while it is in view, with a button that stops it (WCAG 2.2.2). The
 * poster is shown until the film plays. It stays if the visitor wants less motion or saves data, or if the editor wants
 * no film on phones. A film at a service is not fetched before a visitor presses the button.
 */
export const attach: Attach = (element, stored) => {
	const settings = plainObjectOf(stored);
	const container = element.querySelector<HTMLElement>(
		':scope > .elementor-background-video-container',
	);
	const isLeftOut = currentDevice() === 'mobile' && !isOn(settings.background_play_on_mobile);
	if (!container || isLeftOut || element.closest('a')) return () => {};
	const times: FilmTimes = {
		start: secondsOf(settings.background_video_start),
		end: secondsOf(settings.background_video_end),
		isOnce: isOn(settings.background_play_once),
	};
	const link = String(settings.background_video_link ?? '');
	const atService = filmAt(link);
	const file = container.querySelector<HTMLVideoElement>('video');
	const source = file?.getAttribute('src') || safeMediaUrl(UPLOADS.exec(link)?.[0]);
	const makeFilm = atService
		? () => serviceFilm(container, atService, times)
		: file && source
			? () => fileFilm(file, source, times)
			: undefined;
	if (!makeFilm) return () => {};

	adoptSheet(pauseCss + css);
	let film: BackgroundFilm | undefined;
	let moving: SelfMoving | undefined;
	const begin = () => {
		film = makeFilm();
		moving = playWhileSeen(element, (isMoving) => {
			pause.show(isMoving);
			film?.run(isMoving);
		});
	};
	const pause = createPauseButton(
		'e-background-pause',
		{ pause: say('media.pauseFilm'), play: say('media.resumeFilm') },
		() => {
			if (film) return moving?.toggle();
			begin();
			moving?.decide(true);
		},
	);
	pause.show(false);
	element.append(pause.element);
	if (!atService) begin();
	return () => {
		moving?.end();
		film?.end();
		pause.element.remove();
	};
};

function isOn(value: unknown): boolean {
	return value === 'yes' || value === true;
}

/** Returns a number of seconds from the beginning, in whole and half seconds; 0 for a value that is no such number. */
function secondsOf(value: unknown): number {
	const number = Number(typeof value === 'object' ? Number.NaN : value);
	return number > 0 && Number.isFinite(number) ? number : 0;
}
