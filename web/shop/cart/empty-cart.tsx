import { SHOP_PATHS } from '@outrigger/rules/shop/shop-pages';
import { useTexts } from '../../ui/texts';

/** Says that nothing is in the cart, and where there is something. */
export function EmptyCart() {
	const say = useTexts();
	return (
		<div className="cart-empty woocommerce-info">
			<p>{say('cart.empty')}</p>
			<p className="return-to-shop">
				<a className="elementor-button elementor-size-sm wc-backward" href={SHOP_PATHS.shop}>
					{say('cart.return')}
				</a>
			</p>
		</div>
	);
}
