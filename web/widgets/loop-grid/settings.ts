import { type InferOutput, object, parse, pipe, transform, unknown } from 'valibot';
import { loopEntries, loopOf } from '../../elements/loops/loop-settings';
import { paginationEntries } from '../../elements/loops/pagination-settings';
import { bagOf } from '../../elements/settings/bag';
import { switchSetting } from '../../elements/settings/switch';

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
		const bag = bagOf(stored);
		return { ...parse(Settings, bag), ...loopOf(bag) };
	}),
);
export type LoopGridSettings = InferOutput<typeof LoopGridSettings>;
