import { SHOP_PATHS } from '@outrigger/rules/shop/shop-pages';

/** Says that nothing is in the cart, and where there is something. */
export function EmptyCart() {
	return (
		<div className="cart-empty woocommerce-info">
			<p>Your cart is empty.</p>
			<p className="return-to-shop">
				<a className="elementor-button elementor-size-sm wc-backward" href={SHOP_PATHS.shop}>
					Return to shop
				</a>
			</p>
		</div>
	);
}
