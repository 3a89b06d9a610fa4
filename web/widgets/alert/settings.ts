import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { textSetting } from '../../elements/settings/text';

export const AlertSettings = object({
	alert_type: choiceSetting(['info', 'success', 'warning', 'danger'], 'info'),
	/** Both may hold inline HTML. */
	alert_title: textSetting(),
	alert_description: textSetting(),
});
export type AlertSettings = InferOutput<typeof AlertSettings>;
