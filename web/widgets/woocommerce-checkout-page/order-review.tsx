import { lineChoices, lineName } from '../../shop/cart/line-name';
import { Sums } from '../../shop/cart/sums';
import type { Cart } from '../../shop/cart/use-cart';
import { priceText } from '../../shop/product/price-text';
import { useTexts } from '../../ui/texts';

/** The goods that the visitor is about to order. */
export function OrderReview({ cart, title }: { cart: Cart; title: string }) {
	const say = useTexts();
	return (
		<section className="woocommerce-checkout-review-order e-shop-section">
			<h2>{title}</h2>
			<ul className="order-lines">
				{(cart.contents?.nodes ?? []).map((line) => (
					<li key={line.key} className="cart_item">
						<span className="product-name">
							{lineName(line, say)}
							{lineChoices(line, say).map(({ label, value }) => (
								<span key={label} className="variation">
									{label}: {value}
								</span>
							))}
						</span>{' '}
						<span className="product-quantity">× {line.quantity}</span>
						<span className="product-total">{priceText(line.subtotal)}</span>
					</li>
				))}
			</ul>
			<Sums cart={cart} />
		</section>
	);
}
