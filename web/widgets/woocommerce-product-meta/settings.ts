import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { wordSetting } from '../../elements/settings/word';

export const ProductMetaSettings = object({
	view: choiceSetting(['inline', 'table', 'stacked'], 'inline'),
	category_caption_single: wordSetting('page.category'),
	category_caption_plural: wordSetting('shop.categories'),
	tag_caption_single: wordSetting('page.tag'),
	tag_caption_plural: wordSetting('wordpress.tags'),
	sku_caption: wordSetting('shop.sku'),
	sku_missing_caption: wordSetting('shop.noSku'),
});
export type ProductMetaSettings = InferOutput<typeof ProductMetaSettings>;
