import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { durationSetting } from '../../elements/settings/duration';
import { switchSetting } from '../../elements/settings/switch';

const TRIGGERS = ['click', 'mouseenter', 'none'] as const;

/** The settings that the handler reads. The sheet sets the trigger for a device (`--tooltip-trigger`). */
export const HotspotBrowserSettings = object({
	/** `none`: the tooltips always show. */
	tooltip_trigger: choiceSetting(TRIGGERS, 'click'),
	hotspot_sequenced_animation: switchSetting(false),
	/** Milliseconds from the first mark to the last. */
	hotspot_sequenced_animation_duration: durationSetting(1000),
});
export type HotspotBrowserSettings = InferOutput<typeof HotspotBrowserSettings>;
