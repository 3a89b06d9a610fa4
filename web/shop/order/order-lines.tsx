import { useTexts } from '../../ui/texts';
import type { Order_SummaryFragment } from '../../wordpress/shop/checkout.shop.generated';
import { wordpressMessage } from '../../wordpress/wordpress-message';
import { filledIn } from '../cart/line-name';
import { priceText } from '../product/price-text';
import { orderSums } from './order-sums';

type Line = NonNullable<Order_SummaryFragment['lineItems']>['nodes'][number];

/** The name of the ordered product; empty if the product was deleted. */
const nameOf = ({ variation, product }: Line): string =>
	wordpressMessage(variation?.node?.name ?? product?.node?.name ?? '');

/** Lists the ordered products, line by line, and the totals, with the tax shown in the same way as in the cart. */
export function OrderLines({ order }: { order: Order_SummaryFragment }) {
	const say = useTexts();
	const lines = order.lineItems?.nodes ?? [];
	const coupons = (order.couponLines?.nodes ?? []).map(({ code }) => code).join(', ');
	const taxes = (order.taxLines?.nodes ?? []).map(({ label }) => label).join(', ');
	const sums = orderSums(order);
	return (
		<>
			<ul className="order-lines">
				{lines.map((line, at) => (
					<li key={line.id} className="cart_item">
						<span className="product-name">
							{nameOf(line) || say('order.gone')}
							{filledIn(line.metaData, say)
								// The name of a variation already contains its choices.
								.filter(({ value }) => !nameOf(line).includes(value))
								.map(({ label, value }) => (
									<span key={label} className="variation">
										{label}: {value}
									</span>
								))}
						</span>{' '}
						<span className="product-quantity">× {line.quantity}</span>
						<span className="product-total">{sums.lines[at]}</span>
					</li>
				))}
			</ul>
			<dl className="shop-sums">
				<div className="cart-subtotal">
					<dt>
						{taxes === '' || sums.hasTax ? say('cart.subtotal') : say('cart.subtotalWithoutTax')}
					</dt>
					<dd>{sums.subtotal}</dd>
				</div>
				{coupons !== '' && (
					<div className="cart-discount">
						<dt>{say('cart.couponNamed', { code: coupons })}</dt>
						<dd>−{sums.discount}</dd>
					</div>
				)}
				{sums.shipping !== '' && (
					<div className="shipping">
						<dt>{say('cart.shipping')}</dt>
						<dd>{sums.shipping}</dd>
					</div>
				)}
				{taxes !== '' && !sums.hasTax && (
					<div className="tax-rate">
						<dt>{taxes}</dt>
						<dd>{priceText(order.totalTax)}</dd>
					</div>
				)}
				<div className="order-total">
					<dt>{say('cart.total')}</dt>
					<dd>{priceText(order.total)}</dd>
				</div>
				{taxes !== '' && sums.hasTax && (
					<div className="includes_tax">
						<dt className="elementor-screen-only">{say('cart.taxes')}</dt>
						<dd>{say('cart.includes', { taxes: `${priceText(order.totalTax)} ${taxes}` })}</dd>
					</div>
				)}
			</dl>
		</>
	);
}
