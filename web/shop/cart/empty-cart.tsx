import { SHOP_PATHS } from '@outrigger/rules/shop/shop-pages';
import { useTexts } from '../../ui/texts';

/** The message of an empty cart, with a link to the shop. */
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
