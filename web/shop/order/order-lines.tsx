import type { Order_SummaryFragment } from '../../wordpress/shop/checkout.shop.generated';
import { wordpressMessage } from '../../wordpress/wordpress-message';
import { priceText } from '../product/price-text';

/**
 * What was ordered, line by line, and what it came to; all of it as the server counted it. WooGraphQL tells lines,
 * subtotal and discount of an order without tax, so that the tax has a line of its own.
 */
export function OrderLines({ order }: { order: Order_SummaryFragment }) {
	const lines = order.lineItems?.nodes ?? [];
	const coupons = (order.couponLines?.nodes ?? []).map(({ code }) => code).join(', ');
	const taxes = (order.taxLines?.nodes ?? []).map(({ label }) => label).join(', ');
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
					<dt>{taxes === '' ? 'Subtotal' : 'Subtotal without tax'}</dt>
					<dd>{priceText(order.subtotal)}</dd>
				</div>
				{coupons !== '' && (
					<div className="cart-discount">
						<dt>Coupon {coupons}</dt>
						<dd>−{priceText(order.discountTotal)}</dd>
					</div>
				)}
				{Number(order.rawShippingTotal) > 0 && (
					<div className="shipping">
						<dt>Shipping</dt>
						<dd>{priceText(order.shippingTotal)}</dd>
					</div>
				)}
				{taxes !== '' && (
					<div className="tax-rate">
						<dt>{taxes}</dt>
						<dd>{priceText(order.totalTax)}</dd>
					</div>
				)}
				<div className="order-total">
					<dt>Total</dt>
					<dd>{priceText(order.total)}</dd>
				</div>
			</dl>
		</>
	);
}
