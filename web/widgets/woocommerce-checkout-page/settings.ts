import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';

/** A field with an editor's label: `field_label` is the title of the row in the builder, and visitors see `label`. */
const fieldEntries = {
	field_key: textSetting(),
	field_label: textSetting(),
	label: textSetting(),
	placeholder: textSetting(),
	/** The first value of the field. */
	default: textSetting(),
};

export const CheckoutSettings = object({
	checkout_layout: choiceSetting(['two-column', 'one-column'], 'two-column'),
	/** If on, the order stays in view beside the fields. */
	sticky_right_column: switchSetting(false),
	coupon_section_display: switchSetting(true),
	coupon_section_title_text: wordSetting('checkout.haveCoupon'),
	additional_information_active: switchSetting(true),
	billing_details_section_title: wordSetting('checkout.billing'),
	additional_information_section_title: wordSetting('checkout.additional'),
	order_summary_section_title: wordSetting('checkout.yourOrder'),
	billing_details_form_fields: repeaterSetting(fieldEntries),
});
export type CheckoutSettings = InferOutput<typeof CheckoutSettings>;
