import { followLoopPage } from '@outrigger/rules/lists/loop-filter';
import { currentAddress } from '../../browser/address';
import { watchInView } from '../../browser/in-view';
import { say } from '../../browser/page-words';
import { isPlainClick } from '../../browser/plain-click';
import { parseOwnMarkup } from '../../browser/trusted-html';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { announce } from '../../ui/announce';
import { requestLoop } from './request-loop';
import { itemsOf, LIST } from './results-text';
import type { Handlers } from './swap';

/** So many pages come by themselves, then the button has to be pressed: what stands below stays within reach. */
const PAGES_BY_THEMSELVES = 3;
/** The next page is fetched when the end of the list is this far below the viewport, in CSS pixels. */
const AHEAD_PX = 200;

const LOADING = 'e-load-more-pagination-loading';
const END = 'e-load-more-pagination-end';

/** The end of a list that grows. */
export interface LoadMore {
	/** Drops the page that is on its way. */
	cancel: () => void;
	/** Looks at the list anew, because other markup has taken its place. */
	restart: () => void;
	detach: () => void;
}

/** Puts further pages of a list behind what is there, on a press or as its end comes near. The address stays. */
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
		if (spinner) spinner.hidden = !isLoading;
	};

	const cancel = () => {
		asked?.abort();
		asked = undefined;
		setLoading(false);
	};

	/** @returns the items that came; none where nothing did */
	async function load(): Promise<HTMLElement[]> {
		const next = anchorNow()?.dataset.nextPage;
		if (!next || asked) return [];
		const own = new AbortController();
		asked = own;
		setLoading(true);
		const page = currentAddress();
		const address = new URL(followLoopPage(page, new URL(next, page), id), page);
		const answer = await requestLoop(element, address, own.signal);
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

	/** Takes over where the next page is, or that there is none. */
	function takeEnd(markup: DocumentFragment): void {
		const anchor = anchorNow();
		const newAnchor = markup.querySelector<HTMLElement>('.e-load-more-anchor');
		const next = newAnchor?.dataset.nextPage;
		const link = element.querySelector<HTMLAnchorElement>('.e-load-more a[rel=next]');
		if (anchor) anchor.dataset.page = newAnchor?.dataset.page ?? anchor.dataset.maxPage ?? '';
		if (anchor && next) anchor.dataset.nextPage = next;
		else anchor?.removeAttribute('data-next-page');
		if (next) {
			if (link) link.href = next;
			return;
		}
		element.classList.add(END);
		(link?.closest<HTMLElement>('.elementor-button-wrapper') ?? link)?.remove();
		const message = element.querySelector<HTMLElement>('.e-load-more-message');
		if (message) message.hidden = false;
	}

	/** What comes by a key is read from its beginning; a pointer stays where it is. */
	async function press(link: HTMLElement, isKey: boolean): Promise<void> {
		const [first] = await load();
		if (!first || (!isKey && link.isConnected)) return;
		first.tabIndex = -1;
		first.focus({ preventScroll: !isKey });
	}

	const onClick = (event: MouseEvent) => {
		const link = (event.target as Element).closest<HTMLElement>('.e-load-more a[rel=next]');
		if (!link || !isPlainClick(event)) return;
		event.preventDefault();
		press(link, event.detail === 0);
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
				// A failed one is not tried again and again; the button is still there.
				if (items.length > 0) restart();
			},
			AHEAD_PX,
		);
	};

	element.addEventListener('click', onClick);
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
		},
	};
}
