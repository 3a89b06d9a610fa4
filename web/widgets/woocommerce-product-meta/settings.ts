import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { textSetting } from '../../elements/settings/text';

export const ProductMetaSettings = object({
	view: choiceSetting(['inline', 'table', 'stacked'], 'inline'),
	category_caption_single: textSetting('Category'),
	category_caption_plural: textSetting('Categories'),
	tag_caption_single: textSetting('Tag'),
	tag_caption_plural: textSetting('Tags'),
	sku_caption: textSetting('SKU'),
	sku_missing_caption: textSetting('N/A'),
});
export type ProductMetaSettings = InferOutput<typeof ProductMetaSettings>;
