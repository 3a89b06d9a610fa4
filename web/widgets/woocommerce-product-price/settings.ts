import { type InferOutput, object } from 'valibot';
import { switchSetting } from '../../elements/settings/switch';

export const ProductPriceSettings = object({
	/** True if the old and the new price stand below each other. */
	price_block: switchSetting(false),
});
export type ProductPriceSettings = InferOutput<typeof ProductPriceSettings>;
