import type { AnalyticsEvent } from '../../domain/analytics-hit';
import { currentAddress } from '../browser/address';
import { watchEvents } from '../browser/events';
import { watchAddress } from '../browser/location';
import type { Unsubscribe } from '../browser/unsubscribe';
import { watchFilms } from './watch-films';

/** Takes what happened. */
export type Count = (name: string, parameters: AnalyticsEvent['parameters']) => void;

/**
 * Sees from outside what is worth counting: popups and forms say it by events, links and buttons by their markup, and
 * filters by the address. None of them knows of statistics.
 */
export function watchPage(count: Count): Unsubscribe {
	let filters = filtersOf(currentAddress());
	const stops = [
		watchEvents(['elementor/popup/show', 'elementor/popup/hide'], (event) => {
			const { id = '', reason = '' } = (event as CustomEvent).detail ?? {};
			const name = event.type.endsWith('show') ? 'popup_shown' : 'popup_closed';
			count(name, { popup_id: `${id}`, reason: `${reason}` });
		}),
		watchEvents(['submit_success'], ({ target }) => {
			const form = target as HTMLFormElement;
			count('form_submit', {
				form_id: form.closest<HTMLElement>('[data-id]')?.dataset.id ?? '',
				form_name: form.getAttribute('name') ?? '',
			});
		}),
		watchEvents(['click'], (event) => countPress(event, count), { capture: true }),
		watchAddress((address) => {
			const now = filtersOf(address);
			if (now === filters) return;
			filters = now;
			if (now) count('filter', { filters: now });
		}),
		watchFilms(count),
	];
	return () => {
		for (const stop of stops) stop();
	};
}

/** A press on what shares this page, or on a link that leads to another site. */
function countPress({ target }: Event, count: Count): void {
	if (!(target instanceof Element)) return;
	const share = target.closest('.elementor-share-btn');
	if (share) {
		const method = /\belementor-share-btn_([a-z-]+)/.exec(share.className)?.[1] ?? '';
		count('share', { method, content_type: 'page', item_id: currentAddress().pathname });
		return;
	}
	// What loads in place leads nowhere.
	const link = target.closest<HTMLAnchorElement>('a[href]:not(.e-click-to-load)');
	if (!link || !/^https?:$/.test(link.protocol) || link.host === currentAddress().host) return;
	count('click', { link_url: link.href, link_domain: link.hostname, outbound: 'true' });
}

/** What lists are filtered by: `boat_type=tender`, without the ids of their widgets. */
function filtersOf({ searchParams }: URL): string {
	return [...searchParams]
		.flatMap(([key, value]) => {
			const taxonomy = /^e-filter-[a-z\d]+-(.+)$/.exec(key)?.[1];
			return taxonomy ? [`${taxonomy}=${value}`] : [];
		})
		.join('&');
}
