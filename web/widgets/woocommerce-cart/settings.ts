import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

export const CartSettings = object({
	cart_layout: choiceSetting(['two-column', 'one-column'], 'two-column'),
	/** Whether the sums stay in view beside a long cart. */
	sticky_right_column: switchSetting(false),
	/** Whether another quantity counts once nobody types any more; off, a button says so. */
	update_cart_automatically: switchSetting(false),
	update_cart_button_text: textSetting('Update Cart'),
	section_coupon_display: switchSetting(true),
	apply_coupon_button_text: textSetting('Apply coupon'),
	totals_section_title: textSetting('Cart Totals'),
	checkout_button_text: textSetting('Proceed to Checkout'),
});
export type CartSettings = InferOutput<typeof CartSettings>;
