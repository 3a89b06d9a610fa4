import { copyText, selectText } from '../../browser/clipboard';
import { say } from '../../browser/page-words';
import { after } from '../../browser/timers';
import { announce, openStatus } from '../../ui/announce';
import type { BarBrowserSettings } from './browser-settings';

/** Milliseconds for which the success message is shown. */
export const COPIED_MS = 1500;

/**
 * Copies the code of a coupon at a press, shows the success for a moment and announces it. If the browser refuses, the
 * handler selects the code, and the visitor can copy it by hand.
 * @returns a function that removes the behaviour again
 */
export function offerCoupon(
	bar: HTMLElement,
	{ coupon_success_message }: BarBrowserSettings,
): () => void {
	const button = bar.querySelector<HTMLElement>('.e-floating-bars__coupon-button');
	const code = bar.querySelector<HTMLElement>('.e-floating-bars__coupon-code') ?? button;
	const text = code?.textContent?.trim() ?? '';
	if (!button || !code || text === '') return () => {};
	const success = button.querySelector<HTMLElement>('.e-floating-bars__coupon-success');
	// The builder's markup contains the message, and a class hides it.
	const printed = success?.textContent?.trim() ?? '';
	const isHiddenByClass = success?.classList.contains('hidden') ?? false;
	const message = coupon_success_message || printed;
	const wasHidden = button.hidden;
	const closeStatus = openStatus();
	let cancel = () => {};
	let isOver = false;
	const rest = () => {
		cancel();
		delete button.dataset.state;
		if (!success) return;
		success.textContent = printed;
		success.classList.toggle('hidden', isHiddenByClass);
	};
	const onClick = async () => {
		const isCopied = await copyText(text);
		// Meanwhile the visitor may have pressed again, or the handler may have ended.
		rest();
		if (isOver) return;
		if (!isCopied) {
			selectText(code);
			announce(say('box.codeSelected'));
			return;
		}
		button.dataset.state = 'copied';
		if (success) success.textContent = message;
		success?.classList.remove('hidden');
		announce(message);
		cancel = after(COPIED_MS, rest);
	};
	button.hidden = false;
	button.addEventListener('click', onClick);
	return () => {
		isOver = true;
		rest();
		button.hidden = wasHidden;
		button.removeEventListener('click', onClick);
		closeStatus();
	};
}
