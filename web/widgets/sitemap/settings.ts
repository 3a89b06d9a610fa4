import {
	array,
	fallback,
	type InferOutput,
	object,
	pipe,
	string,
	transform,
	unknown,
} from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { numberSetting } from '../../elements/settings/number';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import { wordNow } from '../../elements/settings/word';

const sectionEntries = {
	sitemap_type_selector: choiceSetting(['post_type', 'taxonomy'], 'post_type'),
	/** WordPress's names, for example `page` and `category`. */
	sitemap_source_post_type: textSetting('page'),
	sitemap_source_taxonomy: textSetting('category'),
	/** If empty, the title is WordPress's plural name of the type or taxonomy. */
	sitemap_title: textSetting(),
	sitemap_orderby_post_type: choiceSetting(
		['post_date', 'post_title', 'menu_order', 'rand'],
		'post_date',
	),
	sitemap_orderby_taxonomy: choiceSetting(['id', 'name'], 'name'),
	sitemap_order: choiceSetting(['asc', 'desc'], 'desc'),
	sitemap_hide_empty: switchSetting(true),
	sitemap_hierarchical: switchSetting(false),
	/** The number of levels of a hierarchy, stored as a numeral; 0 for all. */
	sitemap_depth: numberSetting(0),
};

export const SitemapSettings = object({
	sitemap_items: repeaterSetting(sectionEntries, () => [
		{ sitemap_type_selector: 'post_type', sitemap_title: wordNow('wordpress.pages') },
		{ sitemap_type_selector: 'taxonomy', sitemap_title: wordNow('wordpress.categories') },
	]),
	sitemap_title_tag: titleTagSetting('h2'),
	sitemap_add_nofollow: switchSetting(false),
	/** The content that the lists omit; the names are those of the builder's query controls. */
	sitemap_exclude: fallback(array(string()), []),
	sitemap_exclude_ids: fallback(array(pipe(unknown(), transform(Number))), []),
	/** If on, the lists contain content that is protected by a password. */
	sitemap_password_protected: switchSetting(false),
});
export type SitemapSettings = InferOutput<typeof SitemapSettings>;

/** One list of the sitemap. */
export type SitemapSection = SitemapSettings['sitemap_items'][number];
