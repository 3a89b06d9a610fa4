import { followLoopPage } from '@outrigger/rules/lists/loop-filter';
import { currentAddress } from '../../browser/address';
import { watchInView } from '../../browser/in-view';
import { say } from '../../browser/page-words';
import { isPlainClick } from '../../browser/plain-click';
import { parseOwnMarkup } from '../../browser/trusted-html';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { announce } from '../../ui/announce';
import { requestLoop, requestPage } from './request-loop';
import { itemsOf, LIST } from './results-text';
import type { Handlers } from './swap';

/**
 * The number of pages that load by themselves. After them the visitor has to press the button, so that the content
 * below the list stays reachable.
 */
const PAGES_BY_THEMSELVES = 3;
/**
 * The distance of the list's end from the lower edge of the viewport at which the next page is fetched, in CSS pixels.
 */
const AHEAD_PX = 200;

/**
 * The host's own button is a link to the next page. The builder's button leads nowhere; the address is in an anchor
 * element beside it.
 */
const OWN_BUTTON = '.e-load-more a[rel=next]';
const BUILDERS_BUTTON = '.e-load-more-anchor ~ .elementor-button-wrapper a:not([rel=next])';

const LOADING = 'e-load-more-pagination-loading';
const END = 'e-load-more-pagination-end';

/** The controls of a list that loads more items. */
export interface LoadMore {
	/** Cancels the request for the next page. */
	cancel: () => void;
	/** Reads the list again, because other markup has replaced it. */
	restart: () => void;
	detach: () => void;
}

/**
 * Adds further pages to a list, on a press or when the end of the list comes near. The page's address does not change.
 */
export function attachLoadMore(
	element: HTMLElement,
	paginationType: string,
	handlers: Handlers,
	onShown: () => void,
): LoadMore {
	const id = element.dataset.id ?? '';
	const anchorNow = () => element.querySelector<HTMLElement>('.e-load-more-anchor');
	let asked: AbortController | undefined;
	let stopWatching: Unsubscribe = () => {};
	let loads = 0;

	const setLoading = (isLoading: boolean) => {
		element.classList.toggle(LOADING, isLoading);
		const spinner = element.querySelector<HTMLElement>('.e-load-more-spinner');
		if (!spinner) return;
		spinner.hidden = !isLoading;
		spinner.firstElementChild?.classList.toggle('eicon-animation-spin', isLoading);
		// The sheet of the builder shows its spinner in the middle of the button.
		element.querySelector(BUILDERS_BUTTON)?.append(spinner);
	};

	const cancel = () => {
		asked?.abort();
		asked = undefined;
		setLoading(false);
	};

	/** @returns the items that were added; empty if there were none */
	async function load(): Promise<HTMLElement[]> {
		const next = nextPageOf(anchorNow());
		if (!next || asked) return [];
		const own = new AbortController();
		asked = own;
		setLoading(true);
		const page = currentAddress();
		const to = new URL(next, page);
		const isOurs = element.querySelector('.e-load-more') !== null;
		const answer = isOurs
			? await requestLoop(element, new URL(followLoopPage(page, to, id), page), own.signal)
			: await requestPage(element, new URL(to.pathname + to.search, page), own.signal);
		if (asked !== own) return [];
		cancel();
		if (!answer || answer === 'refused') return [];
		const markup = parseOwnMarkup(answer.data);
		const items = itemsOf(markup.querySelector(LIST));
		element.querySelector(LIST)?.append(...items);
		for (const item of items) handlers.attach(item);
		takeEnd(markup);
		onShown();
		announce(say('list.more', { count: items.length }));
		return items;
	}

	/** Takes the address of the next page, or the end of the list, from the new markup. */
	function takeEnd(markup: DocumentFragment): void {
		const anchor = anchorNow();
		const newAnchor = markup.querySelector<HTMLElement>('.e-load-more-anchor');
		const next = nextPageOf(newAnchor);
		const link = element.querySelector<HTMLAnchorElement>(`${OWN_BUTTON},${BUILDERS_BUTTON}`);
		if (newAnchor) anchor?.replaceWith(newAnchor);
		else anchor?.remove();
		if (next) {
			if (link?.matches(OWN_BUTTON)) link.href = next;
			return;
		}
		element.classList.add(END);
		link?.closest('.elementor-button-wrapper')?.remove();
		element.querySelector('.e-load-more-message')?.removeAttribute('hidden');
	}

	/** Loads more items. After a key press the focus moves to the first new item; after a click it stays. */
	async function press(link: HTMLElement, isKey: boolean): Promise<void> {
		const [first] = await load();
		if (!first || (!isKey && link.isConnected)) return;
		first.tabIndex = -1;
		first.focus({ preventScroll: !isKey });
	}

	const onClick = (event: MouseEvent) => {
		const link = (event.target as Element).closest<HTMLElement>(`${OWN_BUTTON},${BUILDERS_BUTTON}`);
		if (!link || !isPlainClick(event)) return;
		event.preventDefault();
		press(link, event.detail === 0);
	};
	const onKey = (event: KeyboardEvent) => {
		const link = event.target as HTMLElement;
		if (event.key !== ' ' || !link.matches(BUILDERS_BUTTON)) return;
		event.preventDefault();
		press(link, true);
	};

	const restart = () => {
		stopWatching();
		const anchor = anchorNow();
		if (paginationType !== 'load_more_infinite_scroll' || !anchor) return;
		stopWatching = watchInView(
			anchor,
			async (isNear) => {
				if (!isNear || loads >= PAGES_BY_THEMSELVES) return;
				loads += 1;
				stopWatching();
				const items = await load();
				// After a failed load, the next page is not tried again automatically; the button is still there.
				if (items.length > 0) restart();
			},
			AHEAD_PX,
		);
	};

	element.addEventListener('click', onClick);
	element.addEventListener('keydown', onKey);
	restart();
	return {
		cancel,
		restart() {
			loads = 0;
			restart();
		},
		detach() {
			stopWatching();
			cancel();
			element.removeEventListener('click', onClick);
			element.removeEventListener('keydown', onKey);
		},
	};
}

/**
 * The address of the next page; undefined on the last page, although the builder's anchor names a further page that
 * does not exist.
 */
function nextPageOf(anchor: HTMLElement | null): string | undefined {
	const { page, maxPage, nextPage } = anchor?.dataset ?? {};
	return maxPage && page === maxPage ? undefined : nextPage;
}
