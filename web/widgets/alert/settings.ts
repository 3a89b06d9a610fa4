import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconSetting } from '../../elements/settings/icon';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

export const AlertSettings = object({
	alert_type: choiceSetting(['info', 'success', 'warning', 'danger'], 'info'),
	/** Title and description may hold inline HTML. */
	alert_title: textSetting('This is an Alert'),
	alert_description: textSetting(),
	show_dismiss: switchSetting(true),
	dismiss_icon: iconSetting(),
});
/** Empty: the handler reads all its values from the markup. */
export const AlertBrowserSettings = object({});

export type AlertSettings = InferOutput<typeof AlertSettings>;
