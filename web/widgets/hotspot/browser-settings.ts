import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { durationSetting } from '../../elements/settings/duration';
import { switchSetting } from '../../elements/settings/switch';

const TRIGGERS = ['click', 'mouseenter', 'none'] as const;

/** The settings that the handler reads. The sheet has the trigger for each device (`--tooltip-trigger`). */
export const HotspotBrowserSettings = object({
	/** With `none` the tooltips are always visible. */
	tooltip_trigger: choiceSetting(TRIGGERS, 'click'),
	hotspot_sequenced_animation: switchSetting(false),
	/** Milliseconds from the appearance of the first mark to that of the last mark. */
	hotspot_sequenced_animation_duration: durationSetting(1000),
});
export type HotspotBrowserSettings = InferOutput<typeof HotspotBrowserSettings>;
