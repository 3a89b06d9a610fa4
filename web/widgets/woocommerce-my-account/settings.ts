import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { repeaterSetting } from '../../elements/settings/repeater';
import { textSetting } from '../../elements/settings/text';

export const MyAccountSettings = object({
	tabs_layout: choiceSetting(['vertical', 'horizontal'], 'vertical'),
	/** The editor's names for the parts of an account. */
	tabs: repeaterSetting({ field_key: textSetting(), tab_name: textSetting() }),
});
export type MyAccountSettings = InferOutput<typeof MyAccountSettings>;
