import { priceText } from '../product/price-text';
import type { Cart } from './use-cart';

/** The sums of a cart, each as the server counted and wrote it. */
export function Sums({ cart, isStale = false }: { cart: Cart; isStale?: boolean }) {
	const coupons = cart.appliedCoupons ?? [];
	const taxes = cart.totalTaxes ?? [];
	const hasTax = cart.displayPricesIncludeTax;
	return (
		<dl className="shop-sums" data-stale={isStale || undefined}>
			<Sum name="cart-subtotal" label="Subtotal" amount={cart.subtotal} />
			{coupons.map(
				(coupon) =>
					coupon && (
						<Sum
							key={coupon.code}
							name="cart-discount"
							label={`Coupon ${coupon.code}`}
							amount={hasTax ? coupon.discountAmountWithTax : coupon.discountAmount}
							isTakenOff
						/>
					),
			)}
			{Number(cart.rawShippingTotal) > 0 && (
				<Sum name="shipping" label="Shipping" amount={cart.shippingTotal} />
			)}
			{Number(cart.rawFeeTotal) !== 0 && <Sum name="fee" label="Fees" amount={cart.feeTotal} />}
			{!hasTax &&
				taxes.map(
					(tax) =>
						tax && (
							<Sum key={tax.id} name="tax-rate" label={tax.label ?? 'Tax'} amount={tax.amount} />
						),
				)}
			<Sum name="order-total" label="Total" amount={cart.total} />
			{hasTax && taxes.length > 0 && (
				<div className="includes_tax">
					<dt className="elementor-screen-only">Taxes</dt>
					<dd>
						includes{' '}
						{taxes.map((tax) => `${priceText(tax?.amount)} ${tax?.label ?? 'tax'}`).join(', ')}
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
