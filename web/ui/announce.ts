import type { Unsubscribe } from '../browser/unsubscribe';

let region: HTMLElement | undefined;
let users = 0;

/**
 * Sets up the page's only status message. It has to exist before its first text: assistive technology does not read an
 * element that enters the page together with its text.
 *
 * @returns a function that ends this use; the message is removed after the last use
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

/**
 * Lets screen readers read a text after what they are reading now, without moving the focus; the text is not visible.
 */
export function announce(text: string): void {
	if (region) region.textContent = text;
}
