import { defineHandler } from '../../attach/handler';
import { currentAddress } from '../../browser/address';
import { replaceAddress } from '../../browser/location';
import { isPassedPage } from '../../browser/passed-page';
import { isPlainClick } from '../../browser/plain-click';
import { isReducedMotion } from '../../browser/reduced-motion';
import { isSavingData } from '../../browser/save-data';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { indexAfterKey } from '../../ui/disclosure/arrow-keys';
import type { FilmState } from '../../ui/film/talk-to-film';
import { PlaylistBrowserSettings } from './browser-settings';
import { filmInPanel, type PanelFilm } from './panel-film';
import { makeTabs } from './tabs';
import { type Trigger, tellPlaylist } from './tell';
import { rememberWatched, watchedFilms } from './watched';

/**
 * Makes a playlist of a list of films and their panels. A press on an entry shows its panel and plays its film; a
 * second press pauses the film. Only a press loads films from a service; the next film starts automatically if its
 * editor switched that on, and if this playlist has already contacted its service. The address names the film. The
 * handler fetches the code for texts below the player only if there are any.
 */
export const attach = defineHandler(PlaylistBrowserSettings, async (element, settings) => {
	const id = element.dataset.id ?? '';
	// This code is awaited before the list becomes tabs: after that, all changes happen at once, so that nothing below
	// moves.
	const texts = element.querySelector('.e-inner-tab') && (await import('./inner-tabs'));
	if (isPassedPage()) {
		const { fillPanels } = await import('./stock-panels');
		fillPanels(element);
	}
	const tabs = makeTabs(element);
	if (!tabs) return () => {};
	const { entries } = tabs;
	const watched = new Set(watchedFilms(id));
	const asked = new Set<string>();
	const films = new Map<number, PanelFilm | undefined>();
	const begun = new Set<number>();
	const stops: Unsubscribe[] = [tabs.end];
	let shown = 0;
	let trigger: Trigger = 'click';

	const tell = (type: string, index: number, by: Trigger = trigger) =>
		tellPlaylist({
			event: { type, time: filmOf(index)?.time() ?? 0, trigger: by, watchCount: watched.size },
			tab: { index: index + 1 },
			playlist: { id, name: element.querySelector('.e-tabs-title')?.textContent?.trim() ?? '' },
			video: { id: entries[index]?.id ?? '', title: entries[index]?.title ?? '' },
		});
	const markWatched = (index: number) => {
		const isMarked = settings.show_watched_indication && watched.has(entries[index]?.id ?? '');
		entries[index]?.tab.classList.toggle('watched-video', isMarked);
	};
	const onState = (index: number, state: FilmState) => {
		if (state === 'playing') {
			tell(begun.has(index) ? 'videoResume' : 'videoStart', index);
			begun.add(index);
			return;
		}
		if (state === 'paused') return tell('videoPaused', index);
		watched.add(entries[index]?.id ?? '');
		rememberWatched(id, entries[index]?.id ?? '');
		markWatched(index);
		tell('videoEnded', index);
		begun.delete(index);
		if (settings.autoplay_next && index === shown) playNext(index + 1);
	};
	const filmOf = (index: number) => {
		const entry = entries[index];
		if (entry && !films.has(index)) {
			films.set(
				index,
				filmInPanel(entry.panel, {
					onState: (state) => onState(index, state),
					onFullScreen: (isFull) => tell(isFull ? 'videoFullScreen' : 'videoExitFullScreen', index),
				}),
			);
		}
		return films.get(index);
	};
	const show = (index: number) => {
		if (index !== shown) films.get(shown)?.pause();
		shown = index;
		tabs.show(index);
		const address = currentAddress();
		address.searchParams.set('playlist', id);
		address.searchParams.set('video', entries[index]?.id ?? '');
		replaceAddress(address.href);
	};
	const play = (index: number, by: Trigger, isMuted = false) => {
		const film = filmOf(index);
		trigger = by;
		if (film?.host) asked.add(film.host);
		film?.play(isMuted);
	};
	const playNext = (index: number) => {
		if (index >= entries.length) return;
		show(index);
		const host = filmOf(index)?.host;
		if (host === undefined || asked.has(host)) play(index, 'nextVideo');
	};
	const press = (index: number) => {
		const film = filmOf(index);
		if (index === shown && film?.isPlaying()) return film.pause();
		show(index);
		play(index, 'click');
	};

	const onClick = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		const target = event.target as Element;
		const index = entries.findIndex(({ tab }) => tab.contains(target));
		const inPanel = entries.findIndex(({ panel }) => panel.contains(target));
		if (index >= 0) press(index);
		else if (inPanel >= 0 && target.closest('a.e-click-to-load')) play(inPanel, 'click');
		else return;
		event.preventDefault();
	};
	const onKey = (event: KeyboardEvent) => {
		// The title in the builder's tab takes the focus of a press.
		const at = entries.findIndex(({ tab }) => tab.contains(event.target as Node));
		if (at < 0) return;
		const next = indexAfterKey(event.key, at, entries.length, 'block', false);
		if (next !== undefined) entries[next]?.tab.focus();
		else if (event.key === ' ' || event.key === 'Enter') press(at);
		else return;
		event.preventDefault();
	};
	element.addEventListener('click', onClick);
	element.addEventListener('keydown', onKey);
	stops.push(
		() => element.removeEventListener('click', onClick),
		() => element.removeEventListener('keydown', onKey),
	);
	for (const [index, { panel }] of entries.entries()) {
		markWatched(index);
		if (texts) {
			const { makeInnerTabs } = texts;
			const onText = (type: string) => tell(type, index, 'click');
			stops.push(makeInnerTabs(panel, settings, onText));
		}
		// A file reports when a visitor plays it with its own buttons.
		if (panel.querySelector('video')) filmOf(index);
	}
	const { searchParams } = currentAddress();
	const named = entries.findIndex((entry) => entry.id === searchParams.get('video'));
	if (searchParams.get('playlist') === id && named >= 0) {
		shown = named;
		tabs.show(named);
		element.scrollIntoView({ behavior: isReducedMotion() ? 'auto' : 'smooth', block: 'center' });
	} else {
		tabs.show(0);
		if (settings.autoplay_on_load && !isReducedMotion() && !isSavingData()) {
			if (filmOf(0)?.host === undefined) play(0, 'onLoad', true);
		}
	}
	return () => {
		for (const film of films.values()) film?.end();
		for (const stop of stops) stop();
		for (const { tab } of entries) tab.classList.remove('watched-video');
	};
});
