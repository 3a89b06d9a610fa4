import type { AnalyticsEvent } from '@outrigger/rules/privacy/analytics-hit';
import { currentAddress } from '../browser/address';
import { watchEvents } from '../browser/events';
import { watchAddress } from '../browser/location';
import type { Unsubscribe } from '../browser/unsubscribe';
import { countFilm, countPlaylist } from './count-films';

/** Receives an event to count. */
export type Count = (name: string, parameters: AnalyticsEvent['parameters']) => void;

/** A share button, or a link. */
const PRESSED = '.elementor-share-btn,a[href]';
/** Maps and content of social networks load in their place on the page as films do, but they are no films. */
const NO_FILM = '[data-consent-purpose],.elementor-widget-google_maps';

/** Events that reach the window, directly or while they bubble or are captured. */
const COUNTED: Readonly<Record<string, (event: Event, count: Count) => void>> = {
	'elementor/popup/show': countPopup,
	'elementor/popup/hide': countPopup,
	submit_success: countForm,
	click: countPress,
	play: countFilm,
	timeupdate: countFilm,
	ended: countFilm,
	'elementor-video-playList': countPlaylist,
};

/**
 * Observes everything that statistics count: popups and forms by their events, links and buttons by their markup,
 * filters by the address. These parts contain no code for statistics.
 */
export function watchPage(count: Count): Unsubscribe {
	let filters = filtersOf(currentAddress());
	const stopEvents = watchEvents(
		Object.keys(COUNTED),
		(event) => COUNTED[event.type]?.(event, count),
		{ capture: true },
	);
	const stopAddress = watchAddress((address) => {
		const now = filtersOf(address);
		if (now && now !== filters) count('filter', { filters: now });
		filters = now;
	});
	return () => {
		stopEvents();
		stopAddress();
	};
}

function countPopup(event: Event, count: Count): void {
	const { id = '', reason = '' } = (event as CustomEvent).detail ?? {};
	const name = event.type.endsWith('show') ? 'popup_shown' : 'popup_closed';
	count(name, { popup_id: `${id}`, reason: `${reason}` });
}

function countForm({ target }: Event, count: Count): void {
	const form = target as HTMLFormElement;
	count('form_submit', {
		form_id: form.closest<HTMLElement>('[data-id]')?.dataset.id ?? '',
		form_name: form.getAttribute('name') ?? '',
	});
}

/** A press on a share button, on a preview that loads another service's film, or on a link to another site. */
function countPress({ target }: Event, count: Count): void {
	const pressed = target instanceof Element && target.closest<HTMLAnchorElement>(PRESSED);
	if (!pressed) return;
	const page = currentAddress();
	const { className, href, protocol, host, hostname } = pressed;
	const method = /\belementor-share-btn_([a-z-]+)/.exec(className)?.[1];
	if (method) {
		count('share', { method, content_type: 'page', item_id: page.pathname });
	} else if (/click-to-load|facade/.test(className)) {
		if (pressed.closest(NO_FILM)) return;
		count('video_start', { video_url: href, video_provider: hostname, video_percent: 0 });
	} else if (protocol.startsWith('http') && host !== page.host) {
		count('click', { link_url: href, link_domain: hostname, outbound: 'true' });
	}
}

/** The terms by which lists are filtered: `boat_type=tender`, without the ids of their widgets. */
function filtersOf({ searchParams }: URL): string {
	return [...searchParams]
		.flatMap(([key, value]) => {
			const taxonomy = /^e-filter-[a-z\d]+-(.+)$/.exec(key)?.[1];
			return taxonomy ? [`${taxonomy}=${value}`] : [];
		})
		.join('&');
}
