import { type InferOutput, object } from 'valibot';
import { switchSetting } from '../../elements/settings/switch';

export const ProductImagesSettings = object({
	/** True if a reduced product has a badge on its picture. */
	sale_flash: switchSetting(true),
});
export type ProductImagesSettings = InferOutput<typeof ProductImagesSettings>;
