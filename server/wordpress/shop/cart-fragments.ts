import { createHash } from 'node:crypto';
import { formatMoney } from '@outrigger/rules/shop/money';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { CountedCart, CountedLine } from './count';

/** The answer of the call: selector → markup that replaces the selector's element, as WooCommerce's own. */
export interface CartFragments {
	fragments: Record<string, string>;
	/** A text that differs for different carts. */
	cart_hash: string;
}

/** The small cart in the builder's own markup. @param siteUrl without a slash at its end */
export function cartFragments(cart: CountedCart, siteUrl: string): CartFragments {
	const { shop, lines, totals } = cart;
	const written = (cents: number) => escapeMarkup(formatMoney(cents, shop.money));
	const subtotal = totals.subtotal + (shop.pricesIncludeTax ? totals.subtotalTax : 0);
	const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	const item = ({ key, quantity, offer: { post, variation }, totals: sums }: CountedLine) => {
		const name = [post.title, ...(variation?.attributes ?? []).map(({ value }) => value)]
			.filter(Boolean)
			.join(' - ');
		const amount = sums.subtotal + (shop.pricesIncludeTax ? sums.subtotalTax : 0);
		const address = escapeMarkup(`${siteUrl}${post.uri ?? '/'}`);
		const remove = escapeMarkup(`${siteUrl}/cart/?${new URLSearchParams({ remove_item: key })}`);
		return `<div class="elementor-menu-cart__product woocommerce-cart-form__cart-item cart_item"><div class="elementor-menu-cart__product-name product-name"><a href="${address}">${escapeMarkup(name)}</a></div><div class="elementor-menu-cart__product-price product-price"><span class="quantity"><span class="product-quantity">${quantity} ×</span> <span class="woocommerce-Price-amount amount">${written(amount)}</span></span></div><div class="elementor-menu-cart__product-remove product-remove"><a href="${remove}" class="elementor_remove_from_cart_button" aria-label="${escapeMarkup(`Remove ${name}`)}" data-cart_item_key="${key}"></a></div></div>`;
	};
	const inside =
		lines.length === 0
			? '<div class="woocommerce-mini-cart__empty-message">No products in the cart.</div>'
			: `<div class="elementor-menu-cart__products woocommerce-mini-cart cart woocommerce-cart-form__contents">${lines.map(item).join('')}</div><div class="elementor-menu-cart__subtotal"><strong>Subtotal:</strong> <span class="woocommerce-Price-amount amount">${written(subtotal)}</span></div><div class="elementor-menu-cart__footer-buttons"><a href="${siteUrl}/cart/" class="elementor-button elementor-button--view-cart elementor-size-md"><span class="elementor-button-text">View cart</span></a><a href="${siteUrl}/checkout/" class="elementor-button elementor-button--checkout elementor-size-md"><span class="elementor-button-text">Checkout</span></a></div>`;
	const state = JSON.stringify(lines.map(({ key, quantity }) => [key, quantity]));
	return {
		fragments: {
			'div.widget_shopping_cart_content': `<div class="widget_shopping_cart_content">${inside}</div>`,
			'span.elementor-button-icon-qty': `<span class="elementor-button-icon-qty" data-counter="${count}">${count}</span>`,
			'.elementor-menu-cart__toggle .elementor-button-text': `<span class="elementor-button-text"><span class="woocommerce-Price-amount amount">${written(subtotal)}</span></span>`,
		},
		cart_hash: createHash('sha256').update(state).digest('hex').slice(0, 32),
	};
}
