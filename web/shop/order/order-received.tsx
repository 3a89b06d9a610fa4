import { useQuery } from '@apollo/client/react';
import { SHOP_PATHS } from '@outrigger/rules/shop/shop-pages';
import { formatPhpDate } from '@outrigger/rules/time/php-date';
import { currentAddress } from '../../browser/address';
import { useTexts } from '../../ui/texts';
import { ShopOrderReceivedDocument } from '../../wordpress/shop/checkout.shop.generated';
import { useHydrated } from '../cart/use-hydrated';
import { priceText } from '../product/price-text';
import { OrderLines } from './order-lines';
import type { SummarySettings } from './summary-settings';

/** The data that the summary needs in the browser. */
export interface OrderReceivedProps extends SummarySettings {
	/** PHP format. */
	dateFormat: string;
	/** The site's, `en-GB`. */
	language: string;
	/** The key of the order in the page; empty if the browser has to request the order. */
	ownKey: string;
}

/** The order that the address names by its key. */
export function OrderReceived(props: OrderReceivedProps) {
	const say = useTexts();
	const isHydrated = useHydrated();
	const key = props.ownKey || (isHydrated ? (currentAddress().searchParams.get('key') ?? '') : '');
	const { data, loading, error, refetch } = useQuery(ShopOrderReceivedDocument, {
		ssr: props.ownKey !== '',
		skip: key === '',
		variables: { key },
	});
	const order = data?.order;
	if ((!isHydrated && key === '') || (loading && !order)) {
		// The placeholder is as high as the message of a missing order, because most addresses lead to that message; so
		// the page does not move.
		return (
			<div className="woocommerce-info order-loading">
				<p role="status">{say('order.loading')}</p>
				<p aria-hidden="true">&nbsp;</p>
			</div>
		);
	}
	if (!order) {
		return (
			<div className="woocommerce-info">
				<p role="status">{key === '' ? say('order.none') : say('order.others')}</p>
				{error && (
					<button
						type="button"
						className="elementor-button elementor-size-sm"
						onClick={() => refetch().catch(() => {})}
					>
						{say('common.tryAgain')}
					</button>
				)}
				<p>
					<a href={SHOP_PATHS.shop}>{say('cart.return')}</a>
				</p>
			</div>
		);
	}
	const { billing } = order;
	const facts = [
		[props.payment_details_number, order.orderNumber],
		[
			props.payment_details_date,
			order.date && formatPhpDate(order.date, props.dateFormat, props.language),
		],
		[props.payment_details_email, billing?.email],
		[props.payment_details_total, priceText(order.total)],
		[props.payment_details_payment, order.paymentMethodTitle],
	] as const;
	return (
		<div className="woocommerce woocommerce-order" data-state="shown">
			{props.confirmation_message_active && (
				<p className="woocommerce-thankyou-order-received" role="status">
					{props.confirmation_message_text}
				</p>
			)}
			<dl className="woocommerce-order-overview">
				{facts.map(
					([label, value]) =>
						value && (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						),
				)}
			</dl>
			<section className="woocommerce-order-details e-shop-section">
				<h2>{props.order_details_heading}</h2>
				<OrderLines order={order} />
			</section>
			{billing && (
				<section className="woocommerce-customer-details e-shop-section">
					<h2>{props.billing_details_heading}</h2>
					<address>
						{[
							`${billing.firstName ?? ''} ${billing.lastName ?? ''}`,
							billing.company,
							billing.address1,
							billing.address2,
							`${billing.postcode ?? ''} ${billing.city ?? ''}`,
							billing.phone,
						].map((line) => line?.trim() && <span key={line}>{line}</span>)}
					</address>
				</section>
			)}
		</div>
	);
}
