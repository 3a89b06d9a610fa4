import { type InferOutput, object } from 'valibot';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { OrderOfPage } from '../../shop/order/order-of-page';
import { SummarySettings } from '../../shop/order/summary-settings';

/** The editor's texts for a checkout page that shows an order. */
export const PurchaseSummarySettings = object(SummarySettings.entries);
export type PurchaseSummarySettings = InferOutput<typeof PurchaseSummarySettings>;

/** The contents of an order, for any visitor who has the key of the order in the address. */
export function PurchaseSummary({ settings, element }: WidgetProps<PurchaseSummarySettings>) {
	return <OrderOfPage id={element.id} settings={settings} />;
}
