import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { wordSetting } from '../../elements/settings/word';

export const AddToCartSettings = object({
	layout: choiceSetting(['', 'stacked', 'auto'], ''),
	show_quantity: switchSetting(true),
	alignment: choiceSetting(['', 'left', 'center', 'right', 'justify', 'start', 'end'], ''),
	/** These three are for the button on any page: product, quantity and label. */
	product_id: numberSetting(0),
	quantity: numberSetting(1),
	text: wordSetting('shop.addToCart'),
});
export type AddToCartSettings = InferOutput<typeof AddToCartSettings>;
