import type { Unsubscribe } from '../../browser/unsubscribe';

let region: HTMLElement | undefined;
let users = 0;

/**
 * Sets up the page's one status message for changes of its loops. It has to be there before the first of them:
 * assistive technology does not read what comes into the page together with its text.
 */
export function openStatus(): Unsubscribe {
	users += 1;
	if (!region) {
		region = document.createElement('div');
		region.className = 'elementor-screen-only';
		region.setAttribute('role', 'status');
		document.body.append(region);
	}
	return () => {
		users -= 1;
		if (users > 0) return;
		region?.remove();
		region = undefined;
	};
}

/** Says what has changed, politely; nothing is shown. */
export function announce(text: string): void {
	if (region) region.textContent = text;
}
