import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconSetting } from '../../elements/settings/icon';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { numberSetting } from '../../elements/settings/number';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

const TRIGGERS = ['click', 'mouseenter', 'none'] as const;

/** What the handler reads. Which trigger counts on a device is said by the sheet (`--tooltip-trigger`). */
export const HotspotBrowserSettings = object({
	/** `none`: the tooltips always show. */
	tooltip_trigger: choiceSetting(TRIGGERS, 'click'),
	hotspot_sequenced_animation: switchSetting(false),
	/** Milliseconds from the first mark to the last. */
	hotspot_sequenced_animation_duration: numberSetting(1000),
});
export type HotspotBrowserSettings = InferOutput<typeof HotspotBrowserSettings>;

export const HotspotSettings = object({
	...HotspotBrowserSettings.entries,
	image: mediaSetting(),
	...imageSizeSettings('image', 'large'),
	hotspot: repeaterSetting({
		hotspot_label: textSetting(),
		hotspot_link: linkSetting(),
		hotspot_icon: iconSetting(),
		hotspot_icon_position: choiceSetting(['start', 'end'], 'start'),
		/** HTML. */
		hotspot_tooltip_content: textSetting('Add Your Tooltip Text Here'),
		hotspot_horizontal: choiceSetting(['left', 'right'], 'left'),
		hotspot_vertical: choiceSetting(['top', 'bottom'], 'top'),
	}),
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
