import type { WidgetProps } from '../../elements/tree/define-widget';
import { OrderOfPage } from '../../shop/order/order-of-page';
import type { PurchaseSummarySettings } from './settings';

/** The contents of an order, for any visitor who has the key of the order in the address. */
export function PurchaseSummary({ settings, element }: WidgetProps<PurchaseSummarySettings>) {
	return <OrderOfPage id={element.id} settings={settings} />;
}
