import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';
import { wordSetting } from '../../elements/settings/word';

export const CartSettings = object({
	cart_layout: choiceSetting(['two-column', 'one-column'], 'two-column'),
	/** If on, the sums stay in view beside a long cart. */
	sticky_right_column: switchSetting(false),
	/**
	 * If on, a changed quantity takes effect when the visitor stops typing; if off, the visitor confirms it with a
	 * button.
	 */
	update_cart_automatically: switchSetting(false),
	update_cart_button_text: wordSetting('cart.update'),
	section_coupon_display: switchSetting(true),
	apply_coupon_button_text: wordSetting('cart.applyCoupon'),
	totals_section_title: wordSetting('cart.totals'),
	checkout_button_text: wordSetting('cart.proceed'),
});
export type CartSettings = InferOutput<typeof CartSettings>;
