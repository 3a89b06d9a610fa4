import { type InferOutput, object } from 'valibot';
import { SummarySettings } from '../../shop/order/summary-settings';

/** What a checkout says that shows an order, in the editor's words. */
export const PurchaseSummarySettings = object(SummarySettings.entries);
export type PurchaseSummarySettings = InferOutput<typeof PurchaseSummarySettings>;
