import { POSTS_DATES } from '@outrigger/rules/lists/posts-dates';
import { POSTS_ORDERS } from '@outrigger/rules/lists/posts-query';
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
import { textSetting } from '../../elements/settings/text';

/** Ids in the form that the builder stores, numbers or numerals; other values are left out. */
const ids = fallback(
	pipe(
		array(unknown()),
		transform((values) =>
			values.map(Number).filter((value) => Number.isSafeInteger(value) && value > 0),
		),
	),
	[],
);

const words = fallback(array(textSetting()), []);

/**
 * The kinds of conditions that are switched on in a list; null if an older export has no such list, which means that
 * all kinds are on.
 */
const kinds = fallback(pipe(unknown(), transform(kindsOf)), null);

const QuerySettings = object({
	/** A content type's name, or one of `by_id`, `current_query`, `related`. */
	post_type: textSetting('post'),
	posts_ids: ids,
	include: kinds,
	include_term_ids: ids,
	include_authors: ids,
	exclude: kinds,
	exclude_ids: ids,
	exclude_term_ids: ids,
	exclude_authors: ids,
	/** True if the list leaves out the posts that lists earlier on the page show. */
	avoid_duplicates: switchSetting(false),
	select_date: choiceSetting(POSTS_DATES, 'anytime'),
	date_after: textSetting(),
	date_before: textSetting(),
	orderby: choiceSetting(POSTS_ORDERS, 'post_date'),
	order: choiceSetting(['asc', 'desc'], 'desc'),
	/** Posts to skip at the start of the whole list. */
	offset: fallback(
		pipe(
			numberSetting(0),
			transform((value) => Math.max(0, Math.trunc(value))),
		),
		0,
	),
	ignore_sticky_posts: switchSetting(true),
	/** The taxonomies in which a related post must share a term. */
	related_taxonomies: words,
	related_fallback: choiceSetting(
		['fallback_none', 'fallback_by_id', 'fallback_recent'],
		'fallback_none',
	),
	fallback_ids: ids,
});

/** The query controls of one list, without the prefix of their names. */
export type QuerySettings = InferOutput<typeof QuerySettings>;

/**
 * Reads the query of a widget.
 * @param prefix the start of the widget's control names: `posts_`, `post_query_`
 */
export function parseQuery(stored: Record<string, unknown>, prefix: string): QuerySettings {
	const own = Object.entries(stored).flatMap(([control, value]) =>
		control.startsWith(prefix) ? [[control.slice(prefix.length), value] as const] : [],
	);
	return parse(QuerySettings, Object.fromEntries(own));
}

/**
 * Returns true if a kind of condition counts: the builder still stores the values of kinds that an editor switched off.
 */
export function hasKind(list: readonly string[] | null, kind: string): boolean {
	return list === null || list.includes(kind);
}

function kindsOf(value: unknown): string[] | null {
	return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : null;
}
