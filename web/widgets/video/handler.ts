import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { Attach } from '../../attach/handler';
import { currentDevice } from '../../browser/device';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { loadFrameOnClick } from '../../ui/load-frame';
import { openCover } from './cover';

/** The markup of a film in a page of WordPress: an empty box of the builder, or the link that replaced its frame. */
const DRAWN_BY_WORDPRESS =
	'.elementor-wrapper:not(.e-click-to-load) :is(div.elementor-video, a.embed-link)';

/** The picture that opens a film in the lightbox, as the builder's own server writes it. */
const OPENS_LIGHTBOX =
	'.elementor-open-lightbox > .elementor-custom-embed-image-overlay[data-elementor-lightbox]';

/**
 * Loads the film from a service when a visitor presses its link. Plays a film of the site when a visitor presses its
 * picture, or automatically while it is in view.
 */
export const attach: Attach = async (element, settings) => {
	const stops: Unsubscribe[] = [];
	const box = element.querySelector<HTMLElement>(DRAWN_BY_WORDPRESS) ?? boxOfVersion4(element);
	if (box) {
		const { drawFilm } = await import('./stock-film');
		stops.push(drawFilm(element, box, asWidget(settings)));
	}
	const opener = element.querySelector<HTMLElement>(OPENS_LIGHTBOX);
	if (opener) {
		const { openInLightbox } = await import('./stock-lightbox');
		stops.push(openInLightbox(opener));
	}
	stops.push(loadFrameOnClick(element), openCover(element));
	const playing = 'video[data-plays]';
	const film = element.matches(playing)
		? (element as HTMLVideoElement)
		: element.querySelector<HTMLVideoElement>(playing);
	const isElsewhere = film?.dataset.plays === 'wide' && currentDevice() === 'mobile';
	if (film && !isElsewhere) {
		const { playBySelf } = await import('./self-playing');
		stops.push(playBySelf(film));
	}
	return () => {
		for (const stop of stops) stop();
	};
};

/** The builder sends elements of version 4 empty; this adds the box that the widget has. */
function boxOfVersion4(element: HTMLElement): HTMLElement | null {
	if (!element.matches('[data-e-type="e-youtube"]:empty')) return null;
	const box = document.createElement('div');
	element.append(box);
	return box;
}

/** Returns the settings of an element of version 4 under the names that the widget has for them. */
function asWidget(settings: unknown): unknown {
	const { source, ...others } = plainObjectOf(settings);
	return typeof source === 'string' ? { ...others, youtube_url: source } : settings;
}
