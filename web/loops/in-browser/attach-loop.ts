import { clearLoopFilters, followLoopPage, loopState } from '../../../domain/loop-filter';
import { currentAddress, pushAddress, renderedAddress, watchAddress } from '../../browser/location';
import { isPlainClick } from '../../browser/plain-click';
import { isReducedMotion } from '../../browser/reduced-motion';
import { announce, openStatus } from './announce';
import { attachLoadMore } from './load-more';
import type { LoopSettings } from './loop-settings';
import { requestLoop } from './request-loop';
import { resultsText } from './results-text';
import { type Handlers, swap } from './swap';

/**
 * Keeps a loop what the address says: filtered and paged in place, by whoever changes the address. While an answer
 * is awaited the class `e-loading-overlay` is set; only the last question counts, and a failed one leaves the loop as
 * it was. A loop whose part of the address never changes asks nothing.
 *
 * @param onShown called after items have come or gone
 */
export function attachLoop(
	element: HTMLElement,
	settings: LoopSettings,
	handlers: Handlers,
	onShown: () => void = () => {},
): () => void {
	const id = element.dataset.id ?? '';
	let shown = loopState(renderedAddress(), id);
	let asked: { state: string; abort: AbortController } | undefined;
	const stopStatus = openStatus();
	const more = attachLoadMore(element, settings.pagination_type, handlers, onShown);

	const setBusy = (isBusy: boolean) => {
		element.classList.toggle('e-loading-overlay', isBusy);
		if (isBusy) element.setAttribute('aria-busy', 'true');
		else element.removeAttribute('aria-busy');
	};

	const cancel = () => {
		asked?.abort.abort();
		asked = undefined;
	};

	async function refresh(address: URL, state: string): Promise<void> {
		const own = { state, abort: new AbortController() };
		asked = own;
		more.cancel();
		setBusy(true);
		try {
			const markup = await requestLoop(element, address, own.abort.signal);
			if (asked !== own || markup === null) return;
			shown = state;
			element.classList.remove('e-load-more-pagination-end');
			swap(element, markup, handlers);
			more.restart();
			onShown();
			announce(resultsText(element));
		} finally {
			if (asked === own) {
				asked = undefined;
				setBusy(false);
			}
		}
	}

	const follow = (address: URL) => {
		const state = loopState(address, id);
		if (asked?.state === state) return;
		cancel();
		if (state === shown) setBusy(false);
		else refresh(address, state);
	};

	const onClick = (event: MouseEvent) => {
		const link = (event.target as Element).closest('a');
		if (!link || !element.contains(link) || !isPlainClick(event)) return;
		const isPage = link.matches('.elementor-pagination a, a.e-load-more-previous');
		if (isPage && settings.pagination_load_type === 'ajax') {
			event.preventDefault();
			pushAddress(followLoopPage(location, link, id));
			if (settings.auto_scroll) {
				element.scrollIntoView({ behavior: isReducedMotion() ? 'auto' : 'smooth' });
			}
		} else if (isPage) {
			link.href = followLoopPage(location, link, id);
		} else if (link.matches('.e-loop-clear-filter')) {
			event.preventDefault();
			pushAddress(clearLoopFilters(location, id));
		}
	};

	element.addEventListener('click', onClick);
	const stopAddress = watchAddress(follow);
	// The address may have become another one before this handler came.
	follow(currentAddress());
	return () => {
		stopAddress();
		element.removeEventListener('click', onClick);
		cancel();
		setBusy(false);
		more.detach();
		stopStatus();
	};
}
