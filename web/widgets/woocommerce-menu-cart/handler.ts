import { defineHandler } from '../../attach/handler';
import { reportFault } from '../../attach/report-fault';
import { goToAddress } from '../../browser/address';
import { say } from '../../browser/page-words';
import { isPassedPage } from '../../browser/passed-page';
import { isPlainClick } from '../../browser/plain-click';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { type CartSummary, readCartSummary, watchCart } from '../../shop/cart/cart-signal';
import { MenuCartBrowserSettings } from './browser-settings';
import { openOnHover } from './open-on-hover';
import { createPanel } from './panel';
import { findParts, type MenuCartParts } from './parts';

/**
 * Handles the button of the cart: it shows the number of pieces that this browser knows, and opens the cart beside the
 * page. The first opening loads the contents; if that fails, the button leads to the cart page.
 */
export const attach = defineHandler(MenuCartBrowserSettings, (element, settings, page) => {
	const parts = findParts(element);
	if (!parts) return () => {};
	const { toggle, closeButton } = parts;
	const isShops = isPassedPage();
	const panel = createPanel(parts, settings.cart_type);
	let isAttached = true;
	let detachContents: Unsubscribe = () => {};
	let isFilled = false;

	const fill = () => {
		if (isFilled) return;
		isFilled = true;
		if (isShops) {
			import('./stock-contents')
				.then(({ refreshContents }) => refreshContents())
				.catch((error: unknown) => {
					isFilled = false;
					reportFault('woocommerce-menu-cart', error);
				});
			return;
		}
		import('./open-contents')
			.then(async ({ attachContents }) => {
				const detach = await attachContents(element, {}, page);
				if (isAttached) detachContents = detach;
				else detach();
			})
			.catch((error: unknown) => {
				isFilled = false;
				if (!isAttached) return;
				reportFault('woocommerce-menu-cart', error);
				panel.close();
				goToAddress(toggle.href);
			});
	};
	const open = (takesFocus: boolean) => {
		panel.open(takesFocus);
		fill();
	};
	const onToggle = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		if (panel.isOpen() && settings.open_cart === 'click') panel.close();
		else open(true);
	};
	const onClose = () => panel.close();

	// The shop has already written the sums into its own markup.
	if (!isShops) showSummary(parts, readCartSummary());
	toggle.addEventListener('click', onToggle);
	const stops: Unsubscribe[] = closeButton ? [nameButton(closeButton)] : [];
	closeButton?.addEventListener('click', onClose);
	if (settings.automatically_update_cart && !isShops) {
		stops.push(
			watchCart((summary, { kind }) => {
				showSummary(parts, summary);
				if (kind === 'added' && settings.automatically_open_cart) open(true);
			}),
		);
	}
	if (settings.open_cart === 'mouseover') {
		stops.push(openOnHover(parts, { open: () => open(false), close: panel.close }));
	}
	return () => {
		isAttached = false;
		toggle.removeEventListener('click', onToggle);
		closeButton?.removeEventListener('click', onClose);
		for (const stop of stops) stop();
		panel.end();
		detachContents();
	};
});

/** Gives the builder's close button a name and makes it usable by keyboard, because it is a plain box. */
function nameButton(button: HTMLElement): Unsubscribe {
	if (button instanceof HTMLButtonElement) return () => {};
	button.setAttribute('role', 'button');
	button.setAttribute('aria-label', say('common.close'));
	button.tabIndex = 0;
	const onKey = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' && event.key !== ' ') return;
		event.preventDefault();
		button.click();
	};
	button.addEventListener('keydown', onKey);
	return () => {
		for (const name of ['role', 'aria-label', 'tabindex']) button.removeAttribute(name);
		button.removeEventListener('keydown', onKey);
	};
}

/** Shows the number of pieces and the subtotal on the button, also for screen readers. */
function showSummary({ toggle }: MenuCartParts, { count, subtotal }: CartSummary): void {
	const text = toggle.querySelector('.elementor-button-text');
	if (text && subtotal !== '') text.textContent = subtotal;
	const counter = toggle.querySelector('.elementor-button-icon-qty');
	// The first number that a page writes in words loads the browser's tables: some 12 ms of a quick processor.
	if (counter?.textContent === `${count}`) return;
	counter?.setAttribute('data-counter', `${count}`);
	if (counter) counter.textContent = `${count}`;
	const name = toggle.querySelector('.elementor-screen-only');
	if (name) name.textContent = say('cart.named', { count });
}
