import { SHOP_PATHS } from '@outrigger/rules/shop/shop-pages';
import { Sums } from '../../shop/cart/sums';
import type { Cart } from '../../shop/cart/use-cart';

interface CartTotalsProps {
	cart: Cart;
	title: string;
	buttonText: string;
	/** True while the shop calculates; the shown sums are then the previous ones. */
	isBusy: boolean;
}

/** The total of the cart, and the link to the checkout. */
export function CartTotals({ cart, title, buttonText, isBusy }: CartTotalsProps) {
	return (
		<div className="cart-collaterals e-cart__column e-cart__column-end">
			<div className="cart_totals e-shop-section" aria-busy={isBusy}>
				<h2>{title}</h2>
				<Sums cart={cart} isStale={isBusy} />
				<a
					className="checkout-button elementor-button elementor-size-md"
					href={SHOP_PATHS.checkout}
				>
					{buttonText}
				</a>
			</div>
		</div>
	);
}
