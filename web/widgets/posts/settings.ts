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
import { POSTS_ORDERS } from '../../../domain/posts-query';
import { bagOf } from '../../elements/settings/bag';
import { choiceSetting } from '../../elements/settings/choice';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';

/** Ids as the builder stores them, numbers or numerals; what is neither is left out. */
const idsSetting = fallback(
	pipe(
		array(unknown()),
		transform((values) =>
			values.map(Number).filter((value) => Number.isSafeInteger(value) && value > 0),
		),
	),
	[],
);

const wordsSetting = (words: string[]) => fallback(array(textSetting()), words);

/** The controls of the query, `posts_…` in both widgets. */
const queryEntries = {
	posts_post_type: textSetting('post'),
	posts_posts_ids: idsSetting,
	posts_include: wordsSetting([]),
	posts_include_term_ids: idsSetting,
	posts_include_authors: idsSetting,
	posts_exclude: wordsSetting([]),
	posts_exclude_ids: idsSetting,
	posts_exclude_term_ids: idsSetting,
	posts_exclude_authors: idsSetting,
	posts_orderby: choiceSetting(POSTS_ORDERS, 'post_date'),
	posts_order: choiceSetting(['asc', 'desc'], 'desc'),
	posts_offset: numberSetting(0),
};

/** The controls of a skin; stored behind the skin's name, `classic_columns`. */
const skinEntries = {
	posts_per_page: numberSetting(6),
	thumbnail: choiceSetting(['top', 'left', 'right', 'none'], 'top'),
	thumbnail_size_size: textSetting('medium_large'),
	show_title: switchSetting(true),
	title_tag: titleTagSetting('h3'),
	show_excerpt: switchSetting(true),
	/** Words. */
	excerpt_length: numberSetting(25),
	meta_data: wordsSetting(['date', 'comments']),
	meta_separator: textSetting('·'),
	show_read_more: switchSetting(true),
	read_more_text: textSetting('Read More »'),
	/** Cards only: the first term of this taxonomy stands on the picture. */
	show_badge: switchSetting(true),
	badge_taxonomy: textSetting('category'),
};

const entries = {
	skin: choiceSetting(['classic', 'cards'], 'classic'),
	pagination_type: choiceSetting(['', 'numbers', 'prev_next', 'numbers_and_prev_next'], ''),
	pagination_page_limit: numberSetting(5),
	pagination_prev_label: textSetting('« Previous'),
	pagination_next_label: textSetting('Next »'),
	nothing_found_message: textSetting('It seems we can’t find what you’re looking for.'),
	...queryEntries,
	...skinEntries,
};

const Settings = object(entries);

/** Settings of both lists: those of the chosen skin without the skin's name in front. */
export const PostsSettings = pipe(
	unknown(),
	transform((stored): PostsSettings => parse(Settings, withoutSkinNames(bagOf(stored)))),
);
export type PostsSettings = InferOutput<typeof Settings>;

/** `archive_cards` and `cards` look alike; a list without a skin is classic. */
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
