import type { Unsubscribe } from './unsubscribe';

/** Whether the browser is on its way out of an entry that was given back. */
let isLeaving = false;

/**
 * Gives what is open an entry of its own in the history, with the page's address: going back calls back, once. The
 * returned function gives the entry back.
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

function arrived(): void {
	isLeaving = false;
}
