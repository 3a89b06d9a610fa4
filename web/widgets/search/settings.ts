import { fallback, type InferOutput, number, object, pipe, transform } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { wordSetting } from '../../elements/settings/word';

/** The builder's own defaults, for settings that are not stored. */
const DEFAULT_MINIMUM_CHARACTERS = 3;
const DEFAULT_NUMBER_OF_ITEMS = 6;
const DEFAULT_PAGE_LIMIT = 5;
/** The largest number of results; it is more than a visitor reads, and the largest page of a WordPress list. */
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
	search_input_placeholder_text: wordSetting('search.type'),
	icon_search: iconSetting(),
	icon_clear: iconSetting(iconNamed('fas fa-times')),
	/** True if the browser offers earlier inputs of the visitor. */
	autocomplete: switchSetting(false),
	/**
	 * With `key_enter` there is no button. The Enter key searches with every value, because otherwise a visitor could
	 * not use the form by keyboard.
	 */
	submit_trigger: choiceSetting(['click_submit', 'key_enter', 'both'], 'click_submit'),
	submit_button_text: wordSetting('search.search'),
	icon_submit: iconSetting(),
	submit_hover_animation: hoverAnimationSetting(),
	/** The id of the results' template; without a template there are no results before the form is sent. */
	template_id: wholeSetting(0, 0, Number.MAX_SAFE_INTEGER),
	number_of_items: wholeSetting(DEFAULT_NUMBER_OF_ITEMS, 1, MOST_ITEMS),
	pagination_type_options: choiceSetting(
		['none', 'numbers', 'previous_next', 'numbers_previous_next'],
		'none',
	),
	pagination_prev_label: wordSetting('common.previous'),
	pagination_next_label: wordSetting('common.next'),
	page_limit_settings: wholeSetting(DEFAULT_PAGE_LIMIT, 0, MOST_ITEMS),
	enable_nothing_found_message: switchSetting(true),
	nothing_found_message_text: wordSetting('list.nothingFound'),
	nothing_found_message_html_tag: choiceSetting(
		['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'span'],
		'div',
	),
});
export type SearchSettings = InferOutput<typeof SearchSettings>;

/** The settings that the handler reads. */
export const SearchBrowserSettings = object(live);
export type SearchBrowserSettings = InferOutput<typeof SearchBrowserSettings>;
