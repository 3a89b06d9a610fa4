import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { type InferOutput, object, parse, pipe, transform, unknown } from 'valibot';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import { parseQuery } from '../../loops/query/query-settings';

const Settings = object({
	posts_per_page: numberSetting(6),
	thumbnail_size_size: textSetting('medium_large'),
	masonry: switchSetting(false),
	show_title: switchSetting(true),
	title_tag: titleTagSetting('h3'),
	show_filter_bar: switchSetting(false),
	/** The taxonomy of the terms on the filter bar. */
	taxonomy: textSetting(),
});

/** Settings of the portfolio, its query among them. */
export const PortfolioSettings = pipe(
	unknown(),
	transform((stored) => {
		const bag = plainObjectOf(stored);
		return { ...parse(Settings, bag), query: parseQuery(bag, 'posts_') };
	}),
);
export type PortfolioSettings = InferOutput<typeof PortfolioSettings>;
