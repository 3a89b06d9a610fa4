import { useTexts } from '../../ui/texts';
import { priceText } from '../product/price-text';
import type { Cart } from './use-cart';

/** The totals of a cart, each as the server computed and formatted it. */
export function Sums({ cart, isStale = false }: { cart: Cart; isStale?: boolean }) {
	const say = useTexts();
	const coupons = cart.appliedCoupons ?? [];
	const taxes = cart.totalTaxes ?? [];
	const hasTax = cart.displayPricesIncludeTax;
	return (
		<dl className="shop-sums" data-stale={isStale || undefined}>
			<Sum name="cart-subtotal" label={say('cart.subtotal')} amount={cart.subtotal} />
			{coupons.map(
				(coupon) =>
					coupon && (
						<Sum
							key={coupon.code}
							name="cart-discount"
							label={say('cart.couponNamed', { code: coupon.code })}
							amount={hasTax ? coupon.discountAmountWithTax : coupon.discountAmount}
							isTakenOff
						/>
					),
			)}
			{Number(cart.rawShippingTotal) > 0 && (
				<Sum name="shipping" label={say('cart.shipping')} amount={cart.shippingTotal} />
			)}
			{Number(cart.rawFeeTotal) !== 0 && (
				<Sum name="fee" label={say('cart.fees')} amount={cart.feeTotal} />
			)}
			{!hasTax &&
				taxes.map(
					(tax) =>
						tax && (
							<Sum
								key={tax.id}
								name="tax-rate"
								label={tax.label ?? say('cart.tax')}
								amount={tax.amount}
							/>
						),
				)}
			<Sum name="order-total" label={say('cart.total')} amount={cart.total} />
			{hasTax && taxes.length > 0 && (
				<div className="includes_tax">
					<dt className="elementor-screen-only">{say('cart.taxes')}</dt>
					<dd>
						{say('cart.includes', {
							taxes: taxes
								.map((tax) => `${priceText(tax?.amount)} ${tax?.label ?? say('cart.taxName')}`)
								.join(', '),
						})}
					</dd>
				</div>
			)}
		</dl>
	);
}

interface SumProps {
	name: string;
	label: string;
	amount: string | null | undefined;
	isTakenOff?: boolean;
}

function Sum({ name, label, amount, isTakenOff = false }: SumProps) {
	return (
		<div className={name}>
			<dt>{label}</dt>
			<dd>
				{isTakenOff && '−'}
				{priceText(amount)}
			</dd>
		</div>
	);
}
