import type { CartSummary } from '../../shop/cart/cart-signal';
import type { MenuCartParts } from './parts';

/** Says on the button how much is in the cart, for eyes and for screen readers. */
export function showSummary({ toggle }: MenuCartParts, { count, subtotal }: CartSummary): void {
	const counter = toggle.querySelector('.elementor-button-icon-qty');
	counter?.setAttribute('data-counter', `${count}`);
	if (counter) counter.textContent = `${count}`;
	const text = toggle.querySelector('.elementor-button-text');
	if (text && subtotal !== '') text.textContent = subtotal;
	const name = toggle.querySelector('.elementor-screen-only');
	if (name) name.textContent = `Cart, ${count === 1 ? '1 piece' : `${count} pieces`}`;
}
