import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';
import { ShareBrowserSettings } from './browser-settings';

export const ShareButtonsSettings = object({
	...ShareBrowserSettings.entries,
	share_buttons: repeaterSetting(
		{
			/** A network's name, or `copy-link`; the widget omits unknown names. */
			button: textSetting('facebook'),
			/** The text that replaces the network's own name. */
			text: textSetting(),
		},
		[{ button: 'facebook' }, { button: 'twitter' }, { button: 'linkedin' }],
	),
	view: choiceSetting(['icon-text', 'icon', 'text'], 'icon-text'),
	show_label: switchSetting(true),
	skin: choiceSetting(['gradient', 'minimal', 'framed', 'boxed', 'flat'], 'gradient'),
	shape: choiceSetting(['square', 'rounded', 'circle'], 'square'),
	/** With `official` each button has its network's own colour. */
	color_source: choiceSetting(['official', 'custom'], 'official'),
	/** Our own setting: a further button for the device's share dialog, if it has one. */
	native_share: switchSetting(false),
});
export type ShareButtonsSettings = InferOutput<typeof ShareButtonsSettings>;
