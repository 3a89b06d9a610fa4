import type { Say } from '@outrigger/rules/texts/text';
import { formatPhpDate } from '@outrigger/rules/time/php-date';
import { ownValue } from '@outrigger/rules/values/own-value';
import { OrderLines } from '../../shop/order/order-lines';
import { priceText } from '../../shop/product/price-text';
import { useTexts } from '../../ui/texts';
import type { Order_SummaryFragment } from '../../wordpress/shop/checkout.shop.generated';

interface AccountOrdersProps {
	orders: readonly Order_SummaryFragment[];
	dateFormat: string;
	language: string;
}

/** The orders of a customer, the latest first; a visitor opens an order to see its contents. */
export function AccountOrders({ orders, dateFormat, language }: AccountOrdersProps) {
	const say = useTexts();
	if (orders.length === 0) return <p>{say('account.noOrders')}</p>;
	return orders.map((order) => (
		<details key={order.id} className="woocommerce-orders-table__row">
			<summary>
				<span>{say('account.order', { number: order.orderNumber ?? '' })}</span>
				<span>{order.date && formatPhpDate(order.date, dateFormat, language)}</span>
				<span>{statusOf(order.status, say)}</span>
				<span>{priceText(order.total)}</span>
			</summary>
			<OrderLines order={order} />
		</details>
	));
}

const STATUSES = {
	PENDING: 'order.pending',
	PROCESSING: 'order.processing',
	ON_HOLD: 'order.onHold',
	COMPLETED: 'order.completed',
	CANCELLED: 'order.cancelled',
	REFUNDED: 'order.refunded',
	FAILED: 'order.failed',
} as const;

/**
 * Returns WooCommerce's text for a status. The status of a plugin gets a text from its name: `IN_TRANSIT` → `In
 * transit`.
 */
function statusOf(status: string | null, say: Say): string {
	const known = ownValue(STATUSES, status ?? '');
	if (known) return say(known);
	const words = (status ?? '').toLowerCase().replaceAll('_', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
