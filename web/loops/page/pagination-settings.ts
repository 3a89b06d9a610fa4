import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { wordSetting } from '../../elements/settings/word';
import { color, type StyleControl, slider, typography } from '../../elements/styles/factories';
import { PAGINATION_TYPES } from './browser-settings';

export { LoopBrowserSettings } from './browser-settings';

/** The pagination controls that every list has. */
export const paginationEntries = {
	pagination_type: choiceSetting(PAGINATION_TYPES, ''),
	pagination_page_limit: numberSetting(5),
	/** A setting of this host: the accessible name of the navigation, for a page with several lists. */
	pagination_name: wordSetting('list.pages'),
	pagination_numbers_shorten: switchSetting(false),
	pagination_prev_label: wordSetting('list.previous'),
	pagination_next_label: wordSetting('list.next'),
	/** The button of "load more". */
	text: wordSetting('list.loadMore'),
	load_more_spinner: iconSetting(iconNamed('fas fa-spinner')),
	load_more_no_posts_message_switcher: switchSetting(false),
	load_more_no_posts_custom_message: wordSetting('list.noMore'),
};

const Settings = object(paginationEntries);
export type PaginationSettings = InferOutput<typeof Settings>;

/** Returns true if new pages are added after the earlier pages and do not replace them. */
export function loadsMore(type: PaginationSettings['pagination_type']): boolean {
	return type === 'load_more_on_click' || type === 'load_more_infinite_scroll';
}

export const paginationStyles: readonly StyleControl[] = [
	color('pagination_color', ' .elementor-pagination'),
	color('pagination_hover_color', ' .page-numbers:hover'),
	color('pagination_active_color', ' .page-numbers.current'),
	...typography('pagination_typography', ' .elementor-pagination'),
	slider('pagination_spacing', ' .elementor-pagination', 'gap'),
	slider('pagination_spacing_top', ' .elementor-pagination', 'margin-block-start'),
	slider('auto_scroll_offset', '', 'scroll-margin-top'),
	color('nothing_found_color', ' .elementor-posts-nothing-found'),
];
