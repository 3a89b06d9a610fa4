import { wordpressMessage } from '../../wordpress/wordpress-message';
import type { Order_SummaryFragment } from '../checkout.shop.generated';
import { priceText } from '../product/price-text';

/** What was ordered, line by line, and what it came to; all of it as the server counted it. */
export function OrderLines({ order }: { order: Order_SummaryFragment }) {
	const lines = order.lineItems?.nodes ?? [];
	const coupons = order.couponLines?.nodes ?? [];
	return (
		<>
			<ul className="order-lines">
				{lines.map((line) => (
					<li key={line.id} className="cart_item">
						<span className="product-name">
							{wordpressMessage(
								line.variation?.node?.name ?? line.product?.node?.name ?? 'A product that is gone',
							)}
						</span>{' '}
						<span className="product-quantity">× {line.quantity}</span>
						<span className="product-total">{priceText(line.subtotal)}</span>
					</li>
				))}
			</ul>
			<dl className="shop-sums">
				<div className="cart-subtotal">
					<dt>Subtotal</dt>
					<dd>{priceText(order.subtotal)}</dd>
				</div>
				{coupons.map(({ id, code, discount }) => (
					<div key={id} className="cart-discount">
						<dt>Coupon {code}</dt>
						<dd>−{priceText(discount)}</dd>
					</div>
				))}
				<div className="order-total">
					<dt>Total</dt>
					<dd>{priceText(order.total)}</dd>
				</div>
			</dl>
		</>
	);
}
