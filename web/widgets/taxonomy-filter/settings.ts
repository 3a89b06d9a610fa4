import { fallback, type InferOutput, object, optional, pipe, transform } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';

/** The settings that the handler reads: the widget that is filtered, and the effect of a press. */
const browserEntries = {
	/** Id of the loop widget that is filtered. */
	selected_element: textSetting(),
	/** WordPress's name of the taxonomy. */
	taxonomy: textSetting(),
	multiple_selection: switchSetting(false),
	/**
	 * If the stored value is neither `AND` nor `OR`, it counts as `DISABLED`, the builder's own value: no join is sent,
	 * and WordPress then requires all of the terms.
	 */
	logical_combination: optional(choiceSetting(['AND', 'OR', 'DISABLED'], 'DISABLED'), 'AND'),
	horizontal_scroll: choiceSetting(['disable', 'enable'], 'disable'),
};

export const TaxonomyFilterBrowserSettings = object(browserEntries);
export type TaxonomyFilterBrowserSettings = InferOutput<typeof TaxonomyFilterBrowserSettings>;

const wholeSetting = (usual: number, least: number, most: number) =>
	fallback(
		pipe(
			numberSetting(usual),
			transform((value) => Math.min(most, Math.max(least, Math.trunc(value)))),
		),
		usual,
	);

export const TaxonomyFilterSettings = object({
	...browserEntries,
	/** Our own setting: the accessible name, for pages with two filters of one taxonomy. */
	filter_name: textSetting(),
	direction: choiceSetting(['horizontal', 'vertical'], 'horizontal'),
	/** Shows terms without items in the list. */
	show_empty_items: switchSetting(false),
	show_child_taxonomy: switchSetting(false),
	/** The number of levels below the top level. */
	child_taxonomy_depth: wholeSetting(1, 1, 6),
	/** The button that shows everything. */
	show_first_item: switchSetting(true),
	first_item_title: wordSetting('list.all'),
	/** The largest number of terms; 0 for all. */
	number_of_taxonomies: wholeSetting(0, 0, 100),
	/** Our own setting: shows after each term's name how many items of the list have that term. */
	show_item_count: switchSetting(false),
});
export type TaxonomyFilterSettings = InferOutput<typeof TaxonomyFilterSettings>;
