import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { type InferOutput, object, parse, pipe, transform, unknown } from 'valibot';
import { elementCarouselEntries } from '../../elements/settings/carousel';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { switchSetting } from '../../elements/settings/switch';
import { wordSetting } from '../../elements/settings/word';
import { loopEntries, loopOf } from '../../loops/markup/loop-settings';

const Settings = object({
	...loopEntries,
	...elementCarouselEntries,
	equal_height: switchSetting(true),
	navigation_previous_icon: iconSetting(iconNamed('eicon-chevron-left')),
	navigation_next_icon: iconSetting(iconNamed('eicon-chevron-right')),
	/** The accessible name of the carousel. */
	carousel_name: wordSetting('carousel.carousel'),
});

/** Settings of the carousel, its query among them. */
export const LoopCarouselSettings = pipe(
	unknown(),
	transform((stored) => {
		const bag = plainObjectOf(stored);
		return { ...parse(Settings, bag), ...loopOf(bag) };
	}),
);
export type LoopCarouselSettings = InferOutput<typeof LoopCarouselSettings>;
