import { type InferOutput, object } from 'valibot';
import { SummarySettings } from '../../shop/order/summary-settings';

/** The texts of a checkout that shows an order, in the editor's words. */
export const PurchaseSummarySettings = object(SummarySettings.entries);
export type PurchaseSummarySettings = InferOutput<typeof PurchaseSummarySettings>;
