import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import {
	array,
	fallback,
	type InferOutput,
	object,
	parse,
	pipe,
	transform,
	unknown,
} from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';
import { paginationEntries } from '../../loops/page/pagination-settings';
import { parseQuery } from '../../loops/query/query-settings';

const wordsSetting = (words: string[]) => fallback(array(textSetting()), words);

/** The controls of a skin; each is stored with the skin's name in front: `classic_columns`. */
const skinEntries = {
	posts_per_page: numberSetting(6),
	thumbnail: choiceSetting(['top', 'left', 'right', 'none'], 'top'),
	thumbnail_size_size: textSetting('medium_large'),
	show_title: switchSetting(true),
	title_tag: titleTagSetting('h3'),
	show_excerpt: switchSetting(true),
	/** The length in words. */
	excerpt_length: numberSetting(25),
	meta_data: wordsSetting(['date', 'comments']),
	meta_separator: textSetting('·'),
	show_read_more: switchSetting(true),
	read_more_text: wordSetting('post.readMore'),
	open_new_tab: switchSetting(false),
	masonry: switchSetting(false),
	/** Cards only: the picture has a badge with the first term of this taxonomy. */
	show_badge: switchSetting(true),
	badge_taxonomy: textSetting('category'),
	/** Cards only: the author's picture is between the picture and the text. */
	show_avatar: switchSetting(true),
};

const entries = {
	skin: choiceSetting(['classic', 'cards', 'full_content'], 'classic'),
	/**
	 * The editor's custom attributes. `view-transition-name` in them is the start of the name with which the picture
	 * of a post moves to the post's page.
	 */
	_attributes: textSetting(''),
	nothing_found_message: wordSetting('list.nothingFound'),
	...paginationEntries,
	...skinEntries,
};

const Settings = object(entries);

/** The settings of both lists: only those of the chosen skin, without the skin's name in front. */
export const PostsSettings = pipe(
	unknown(),
	transform((stored) => {
		const bag = plainObjectOf(stored);
		return { ...parse(Settings, withoutSkinNames(bag)), query: parseQuery(bag, 'posts_') };
	}),
);
export type PostsSettings = InferOutput<typeof PostsSettings>;

/** `archive_cards` and `cards` look alike; a list with no stored skin is classic. */
function withoutSkinNames(stored: Record<string, unknown>): Record<string, unknown> {
	const stem = typeof stored._skin === 'string' ? stored._skin : 'classic';
	const skin = stem.replace(/^archive_/, '');
	const own = Object.entries(stored).flatMap(([control, value]) => {
		const prefix = [`${stem}_`, `${skin}_`, `archive_${skin}_`].find((each) =>
			control.startsWith(each),
		);
		return prefix ? [[control.slice(prefix.length), value] as const] : [];
	});
	return { ...stored, ...Object.fromEntries(own), skin };
}
