import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconSetting } from '../../elements/settings/icon';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { repeaterSetting } from '../../elements/settings/repeater';
import { textSetting } from '../../elements/settings/text';
import { HotspotBrowserSettings } from './browser-settings';

export const HotspotSettings = object({
	...HotspotBrowserSettings.entries,
	image: mediaSetting(),
	...imageSizeSettings('image', 'large'),
	hotspot: repeaterSetting(
		{
			hotspot_label: textSetting(),
			hotspot_link: linkSetting(),
			hotspot_icon: iconSetting(),
			hotspot_icon_position: choiceSetting(['start', 'end'], 'start'),
			/** May hold HTML. */
			hotspot_tooltip_content: textSetting('Add Your Tooltip Text Here'),
			hotspot_horizontal: choiceSetting(['left', 'right'], 'left'),
			hotspot_vertical: choiceSetting(['top', 'bottom'], 'top'),
		},
		[{}],
	),
	hotspot_animation: choiceSetting(
		['', 'e-hotspot--expand', 'e-hotspot--soft-beat', 'e-hotspot--overlay'],
		'e-hotspot--expand',
	),
	tooltip_animation: choiceSetting(
		[
			'e-hotspot--fade-in-out',
			'e-hotspot--fade-grow',
			'e-hotspot--fade-direction',
			'e-hotspot--slide-direction',
		],
		'e-hotspot--fade-in-out',
	),
});
export type HotspotSettings = InferOutput<typeof HotspotSettings>;
export type Hotspot = HotspotSettings['hotspot'][number];
