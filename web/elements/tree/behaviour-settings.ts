import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { backgroundSlideshowSettings } from '../../behaviours/background-slideshow/settings';
import { backgroundVideoSettings } from '../../behaviours/background-video/settings';
import { entranceSettings } from '../../behaviours/entrance/settings';
import { motionSettings } from '../../behaviours/motion/settings';
import { stickySettings } from '../../behaviours/sticky/settings';

/**
 * Returns the settings of an element for a behaviour's handler, with device suffixes, under the builder's control
 * names; `{}` if the behaviour is off, so that the page contains none of them.
 */
type BehaviourSettings = (
	settings: ElementSettings,
	elType: ElementNode['elType'],
) => ElementSettings;

/** One entry for each behaviour that reads `data-settings`: `behaviours/<name>/settings.ts`. */
const BEHAVIOURS: readonly BehaviourSettings[] = [
	backgroundSlideshowSettings,
	backgroundVideoSettings,
	entranceSettings,
	motionSettings,
	stickySettings,
];

/** Returns the settings that the `data-settings` of an element contains for its behaviours. */
export function behaviourSettingsOf(
	{ elType }: ElementNode,
	settings: ElementSettings,
): ElementSettings {
	return Object.assign({}, ...BEHAVIOURS.map((of) => of(settings, elType)));
}
