import { fallback, type InferOutput, number, object, pipe, transform } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

/** The builder's own numbers while nothing is stored. */
const DEFAULT_MINIMUM_CHARACTERS = 3;
const DEFAULT_NUMBER_OF_ITEMS = 6;
const DEFAULT_PAGE_LIMIT = 5;
/** More results at once than anybody reads, and what WordPress gives of a list at most. */
const MOST_ITEMS = 100;

const wholeSetting = (usual: number, least: number, most: number) =>
	fallback(
		pipe(
			numberSetting(usual),
			number(),
			transform((value) => Math.min(most, Math.max(least, Math.trunc(value)))),
		),
		usual,
	);

const live = {
	live_results: switchSetting(false),
	minimum_search_characters: wholeSetting(DEFAULT_MINIMUM_CHARACTERS, 1, 50),
};

export const SearchSettings = object({
	...live,
	search_field_placeholder: textSetting('Type to start searching...'),
	search_field_icon: iconSetting(iconNamed('fas fa-search')),
	clear_icon: iconSetting(iconNamed('fas fa-times')),
	/**
	 * `key_enter` shows no button. Enter searches in any case: a form that ignored it would be of no use to a
	 * keyboard.
	 */
	submit_trigger: choiceSetting(['click_submit', 'key_enter', 'both'], 'both'),
	submit_button_text: textSetting('Search'),
	/** Template of the results; without one there are none before the form is sent. */
	template_id: wholeSetting(0, 0, Number.MAX_SAFE_INTEGER),
	number_of_items: wholeSetting(DEFAULT_NUMBER_OF_ITEMS, 1, MOST_ITEMS),
	pagination_type_options: choiceSetting(
		['none', 'numbers', 'previous_next', 'numbers_previous_next'],
		'none',
	),
	pagination_page_limit: wholeSetting(DEFAULT_PAGE_LIMIT, 0, MOST_ITEMS),
	enable_nothing_found_message: switchSetting(true),
	nothing_found_message_text: textSetting('It seems we can’t find what you’re looking for.'),
});
export type SearchSettings = InferOutput<typeof SearchSettings>;

/** What the handler reads. */
export const SearchBrowserSettings = object(live);
export type SearchBrowserSettings = InferOutput<typeof SearchBrowserSettings>;
