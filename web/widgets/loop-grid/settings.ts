import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { type InferOutput, object, parse, pipe, transform, unknown } from 'valibot';
import { switchSetting } from '../../elements/settings/switch';
import { loopEntries, loopOf } from '../../loops/markup/loop-settings';
import { paginationEntries } from '../../loops/page/pagination-settings';

const Settings = object({
	...loopEntries,
	...paginationEntries,
	masonry: switchSetting(false),
	equal_height: switchSetting(false),
});

/** Settings of the grid, its query among them. */
export const LoopGridSettings = pipe(
	unknown(),
	transform((stored) => {
		const bag = plainObjectOf(stored);
		return { ...parse(Settings, bag), ...loopOf(bag) };
	}),
);
export type LoopGridSettings = InferOutput<typeof LoopGridSettings>;
