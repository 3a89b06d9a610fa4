import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** Screen readers miss what a live region holds from its beginning. */
const REGION_WARM_UP_MS = 100;

/** Says a text to screen readers when they have finished what they are saying, without moving the focus. */
export function announce(text: string): Unsubscribe {
	const region = document.createElement('div');
	region.setAttribute('role', 'status');
	region.className = 'screen-reader-text';
	document.body.append(region);
	const cancel = after(REGION_WARM_UP_MS, () => {
		region.textContent = text;
	});
	return () => {
		cancel();
		region.remove();
	};
}
