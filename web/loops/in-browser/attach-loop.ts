import { clearLoopFilters, followLoopPage, loopState } from '@outrigger/rules/lists/loop-filter';
import { currentAddress } from '../../browser/address';
import { pushAddress, renderedAddress, replaceAddress, watchAddress } from '../../browser/location';
import { isPlainClick } from '../../browser/plain-click';
import { isReducedMotion } from '../../browser/reduced-motion';
import { announce, openStatus } from '../../ui/announce';
import { attachLoadMore } from './load-more';
import type { LoopSettings } from './loop-settings';
import { requestLoop } from './request-loop';
import { resultsText } from './results-text';
import { type Handlers, swap } from './swap';

/**
 * True while a loop restores the earlier address. A request that this change causes does not restore the address again;
 * otherwise an endless loop would begin.
 */
let isTakingBack = false;

/**
 * Keeps a loop in step with the address: filters and pages it in place when any script changes the address. The loop
 * has the class `e-loading-overlay` while it waits for an answer; only the answer to the last request is shown, and a
 * failed request leaves the loop unchanged. If the host refuses a change, the handler also restores the earlier
 * address, so that buttons, pages and address fit the items shown. If the loop's part of the address has not changed,
 * the loop sends no request.
 *
 * @param onShown called after items were added or removed
 */
export function attachLoop(
	element: HTMLElement,
	settings: LoopSettings,
	handlers: Handlers,
	onShown: () => void = () => {},
): () => void {
	const id = element.dataset.id ?? '';
	/** The last address at which this loop had its present content. */
	let shownAt = renderedAddress();
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
		const mayTakeBack = !isTakingBack;
		const own = { state, abort: new AbortController() };
		asked = own;
		more.cancel();
		setBusy(true);
		try {
			const answer = await requestLoop(element, address, own.abort.signal);
			if (asked !== own || !answer) return;
			if (answer === 'refused') {
				if (mayTakeBack) takeBack();
				return;
			}
			shownAt = address;
			element.classList.remove('e-load-more-pagination-end');
			swap(element, answer.data, handlers);
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

	function takeBack(): void {
		isTakingBack = true;
		replaceAddress(shownAt.href);
		isTakingBack = false;
	}

	const follow = (address: URL) => {
		const state = loopState(address, id);
		if (asked?.state === state) return;
		cancel();
		if (state !== loopState(shownAt, id)) {
			refresh(address, state);
			return;
		}
		shownAt = address;
		setBusy(false);
	};

	const onClick = (event: MouseEvent) => {
		const link = (event.target as Element).closest('a');
		if (!link || !element.contains(link) || !isPlainClick(event)) return;
		const isPage = link.matches('.elementor-pagination a, a.e-load-more-previous');
		if (isPage && settings.pagination_load_type === 'ajax') {
			event.preventDefault();
			pushAddress(followLoopPage(currentAddress(), link, id));
			if (settings.auto_scroll) {
				element.scrollIntoView({ behavior: isReducedMotion() ? 'auto' : 'smooth' });
			}
		} else if (isPage) {
			link.href = followLoopPage(currentAddress(), link, id);
		} else if (link.matches('.e-loop-clear-filter')) {
			event.preventDefault();
			pushAddress(clearLoopFilters(currentAddress(), id));
		}
	};

	element.addEventListener('click', onClick);
	const stopAddress = watchAddress(follow);
	// The address may have changed before this handler was attached.
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
