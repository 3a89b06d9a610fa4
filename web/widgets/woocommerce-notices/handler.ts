import { SHOP_PATHS } from '@outrigger/rules/shop/shop-pages';
import type { Attach } from '../../attach/handler';
import { say } from '../../browser/page-words';
import { isReducedMotion } from '../../browser/reduced-motion';
import { watchCart } from '../../shop/cart/cart-signal';

/**
 * Shows the notice about a product that was put into the cart, and scrolls to it. Notices that WooCommerce printed
 * elsewhere on the page move into this widget first, as in the builder.
 */
export const attach: Attach = (element) => {
	const place = placeIn(element);
	for (const notice of strayNotices(place)) place.append(notice);
	return watchCart((_, { kind, notice }) => {
		if (kind !== 'added' || notice === '') return;
		const message = document.createElement('p');
		message.className = 'woocommerce-message';
		const link = document.createElement('a');
		link.href = SHOP_PATHS.cart;
		link.textContent = say('shop.viewCart');
		message.append(`${notice} `, link);
		place.replaceChildren(message);
		smoothlyShow(place);
	});
};

/** The live region of the widget; the builder's own markup may have none yet. */
function placeIn(element: HTMLElement): HTMLElement {
	const known = element.querySelector<HTMLElement>('.woocommerce-notices-wrapper');
	const place = known ?? document.createElement('div');
	if (!known) {
		place.className = 'woocommerce-notices-wrapper';
		element.append(place);
	}
	place.setAttribute('role', 'status');
	return place;
}

function strayNotices(place: HTMLElement): Element[] {
	const wrappers = [...document.querySelectorAll('.woocommerce-notices-wrapper')];
	return wrappers.filter((wrapper) => wrapper !== place).flatMap(({ children }) => [...children]);
}

/**
 * Scrolls an element into the middle of the window, unless it is in view already; for visitors who want less motion the
 * page jumps at once.
 */
function smoothlyShow(element: HTMLElement): void {
	const { top, bottom } = element.getBoundingClientRect();
	if (top >= 0 && bottom <= document.documentElement.clientHeight) return;
	element.scrollIntoView({
		block: 'center',
		behavior: isReducedMotion() ? 'instant' : 'smooth',
	});
}
