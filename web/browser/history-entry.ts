import type { Unsubscribe } from './unsubscribe';

/** True while the browser leaves an entry that was given back. */
let isLeaving = false;

/**
 * Adds a history entry with the page's address for an open dialog: going back calls back, once. The returned function
 * removes the entry.
 */
export function holdEntry(onBack: () => void): Unsubscribe {
	const key = Math.random();
	let state: 'waiting' | 'held' | 'left' = 'waiting';
	const push = () => {
		if (state !== 'waiting') return;
		state = 'held';
		history.pushState({ openDialog: key }, '');
		addEventListener('popstate', onPop);
	};
	const onPop = () => {
		if (history.state?.openDialog === key) return;
		state = 'left';
		removeEventListener('popstate', onPop);
		onBack();
	};
	if (isLeaving) addEventListener('popstate', push, { once: true });
	else push();
	return () => {
		removeEventListener('popstate', push);
		removeEventListener('popstate', onPop);
		const isHeld = state === 'held' && history.state?.openDialog === key;
		state = 'left';
		if (!isHeld) return;
		isLeaving = true;
		addEventListener('popstate', arrived, { once: true });
		history.back();
	};
}

/**
 * Gives the history entry of an open dialog its own address, so that a copied address opens the same dialog. Going back
 * restores the earlier address. Does nothing if the current entry belongs to no dialog: entries of pages have no state.
 *
 * @param hash with its `#`; null leaves the address as it is
 */
export function nameEntry(hash: string | null): void {
	const { state } = history;
	if (state) history.replaceState(state, '', hash);
}

function arrived(): void {
	isLeaving = false;
}
