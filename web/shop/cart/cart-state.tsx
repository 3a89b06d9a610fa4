import { SHOP_PATHS } from '@outrigger/rules/shop/shop-pages';
import type { ReactNode } from 'react';
import type { LoadedCart } from './use-cart';

interface CartStateProps {
	loaded: LoadedCart;
	/** What stands there where nothing is in the cart. */
	empty: ReactNode;
	children: ReactNode;
}

/** What of a cart is shown: that it is coming, that it did not come, that it is empty, or itself. */
export function CartState({ loaded, empty, children }: CartStateProps) {
	const { state, lines, reload } = loaded;
	if (state === 'ready') return lines.length > 0 ? children : empty;
	if (state === 'failed') {
		return (
			<div className="cart-failed" role="alert">
				<p>The cart cannot be shown just now: the shop did not answer. Nothing in it is lost.</p>
				<button type="button" className="elementor-button elementor-size-sm" onClick={reload}>
					Try again
				</button>
			</div>
		);
	}
	return (
		<p className="cart-loading">
			<span className="cart-loading-words">Your cart is on its way …</span>
			<span className="cart-plain-words">
				Once something is in your cart, it stands on <a href={SHOP_PATHS.cart}>a page of its own</a>
				.
			</span>
		</p>
	);
}
