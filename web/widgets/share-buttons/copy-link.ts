import { copyText, selectText } from '../../browser/clipboard';
import { say } from '../../browser/page-words';
import { after } from '../../browser/timers';
import { announce, openStatus } from '../../ui/announce';

/** The time for which a button shows that the address was copied, in milliseconds. */
export const COPIED_MS = 2000;

/**
 * Copies an address and confirms this on the button and to assistive technology. If the browser refuses, the page shows
 * the address as selected text, and the visitor can copy it by hand.
 */
export function createLinkCopier(root: HTMLElement) {
	let closeStatus: (() => void) | undefined;
	let restore = () => {};
	let shown: HTMLElement | undefined;
	let isEnded = false;

	async function copy(button: HTMLElement, address: string): Promise<void> {
		closeStatus ??= openStatus();
		const isCopied = await copyText(address);
		if (isEnded) return;
		if (isCopied) sayCopied(button);
		else show(address);
	}

	function sayCopied(button: HTMLElement): void {
		restore();
		const title = button.querySelector('.elementor-share-btn__title');
		const text = title?.textContent ?? '';
		const stopWaiting = after(COPIED_MS, () => restore());
		restore = () => {
			stopWaiting();
			if (title) title.textContent = text;
			delete button.dataset.state;
			restore = () => {};
		};
		if (title) title.textContent = say('share.copied');
		button.dataset.state = 'copied';
		announce(say('share.linkCopied'));
	}

	function show(address: string): void {
		shown ??= document.createElement('p');
		shown.className = 'e-share-address';
		shown.textContent = address;
		(root.querySelector('.elementor-widget-container') ?? root).append(shown);
		selectText(shown);
		announce(say('share.notCopied'));
	}

	return {
		copy,
		end() {
			isEnded = true;
			restore();
			shown?.remove();
			closeStatus?.();
		},
	};
}
