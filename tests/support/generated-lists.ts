import fc from 'fast-check';
import type { NaiveChoice, NaiveList, NaivePost, NaiveSite, NaiveTerm } from './naive-lists';
import { storedWidget } from './stored-widget';

/** The numbers of records of a generated site. */
const CATEGORIES = 7;
const TAGS = 3;
const FIRST_TAG = 21;
const FIRST_POST = 101;

const category = fc.integer({ min: 1, max: CATEGORIES });
const tag = fc.integer({ min: FIRST_TAG, max: FIRST_TAG + TAGS - 1 });
const someTerms = (maxLength: number) =>
	fc.uniqueArray(fc.oneof({ weight: 3, arbitrary: category }, tag), { maxLength });
const rarely = fc.integer({ min: 0, max: 5 }).map((number) => number === 0);

const post = fc.record({
	day: fc.integer({ min: 1, max: 27 }),
	menuOrder: fc.integer({ min: 0, max: 3 }),
	isDraft: rarely,
	isSticky: rarely,
	termIds: someTerms(4),
});

/** Sites with a tree of categories, tags, and 12 to 40 posts. */
export const generatedSite: fc.Arbitrary<NaiveSite> = fc
	.tuple(
		fc.tuple(...Array.from({ length: CATEGORIES }, (_, at) => fc.integer({ min: 0, max: at }))),
		fc.array(post, { minLength: 12, maxLength: 40 }),
	)
	.map(([parents, posts]) => ({
		terms: [
			...parents.map((parent, at) => termNamed(at + 1, 'category', parent)),
			...Array.from({ length: TAGS }, (_, at) => termNamed(FIRST_TAG + at, 'post_tag', 0)),
		],
		posts: posts.map(({ day, ...own }, at): NaivePost => {
			const id = FIRST_POST + ((at * 17) % 89);
			// The slugs make the order of titles independent of dates and numbers.
			const slug = `p${String((at * 31) % 97).padStart(2, '0')}`;
			return { id, slug, date: `2026-03-${String(day).padStart(2, '0')}T10:00:00`, ...own };
		}),
	}));

/** The settings that an editor may choose. */
export const generatedList: fc.Arbitrary<NaiveList> = fc.record({
	kind: fc.constantFrom('configured', 'configured', 'configured', 'by_id', 'related'),
	include: fc.oneof(fc.constant<number[]>([]), someTerms(3)),
	exclude: fc.oneof({ weight: 2, arbitrary: fc.constant<number[]>([]) }, someTerms(2)),
	ids: fc.uniqueArray(fc.integer({ min: FIRST_POST, max: FIRST_POST + 88 }), { maxLength: 30 }),
	orderBy: fc.constantFrom('post_date', 'post_title', 'menu_order', 'rand'),
	order: fc.constantFrom('asc', 'desc'),
	offset: fc.constantFrom(0, 0, 0, 2, 5),
	perPage: fc.constantFrom(2, 3, 5),
	pinnedFirst: fc.boolean(),
});

const choiceOf = (taxonomy: NaiveChoice['taxonomy'], term: fc.Arbitrary<number>) =>
	fc.record({
		taxonomy: fc.constant(taxonomy),
		terms: fc.uniqueArray(term, { minLength: 1, maxLength: 3 }),
		join: fc.constantFrom<NaiveChoice['join']>('AND', 'OR'),
	});

/** The filters that a visitor may choose: terms of the tree, tags, both, or neither. */
export const generatedChoices: fc.Arbitrary<NaiveChoice[]> = fc
	.tuple(
		fc.option(choiceOf('category', category), { freq: 4, nil: null }),
		fc.option(choiceOf('post_tag', tag), { freq: 1, nil: null }),
	)
	.map((choices) => choices.filter((choice) => choice !== null));

export const anyCategory = category;

function termNamed(id: number, taxonomy: NaiveTerm['taxonomy'], parent: number): NaiveTerm {
	return { id, taxonomy, slug: `t${id}`, parent };
}

/** The settings of a list as the builder stores them. */
export function settingsOf(list: NaiveList): object {
	return {
		posts_post_type: list.kind === 'configured' ? 'post' : list.kind,
		posts_posts_ids: list.ids.map(String),
		posts_include: list.include.length > 0 ? ['terms'] : [],
		posts_include_term_ids: list.include.map(String),
		posts_exclude: list.exclude.length > 0 ? ['terms'] : [],
		posts_exclude_term_ids: list.exclude.map(String),
		posts_related_taxonomies: ['category', 'post_tag'],
		posts_orderby: list.orderBy,
		posts_order: list.order,
		posts_offset: list.offset,
		posts_ignore_sticky_posts: list.pinnedFirst ? '' : 'yes',
		classic_posts_per_page: list.perPage,
		pagination_type: 'numbers',
		pagination_page_limit: 0,
	};
}

/** A filter for a list that offers all terms with their counts. */
function storedFilter(id: string, listId: string, taxonomy: string) {
	return storedWidget(id, 'taxonomy-filter', {
		selected_element: listId,
		taxonomy,
		show_child_taxonomy: 'yes',
		child_taxonomy_depth: 6,
		show_item_count: 'yes',
		show_first_item: '',
	});
}

const withFilters = (widget: ReturnType<typeof storedWidget>) => [
	storedFilter('ca7e901', widget.id, 'category'),
	storedFilter('7a90001', widget.id, 'post_tag'),
	widget,
];

const exported = (fields: object) =>
	JSON.stringify({ version: '0.4', page_settings: [], title: 'List', ...fields });

/** The list of the page at `/list-N/`, and of the archives. */
export const LIST_ID = 'a1b2c3d';

/** A generated site as content files, with a page for each list and a template for archives. */
export function contentOf(
	site: NaiveSite,
	lists: readonly NaiveList[],
): Readonly<Record<string, string>> {
	const slugOf = (id: number) => site.terms.find((term) => term.id === id)?.slug ?? '';
	const named = (post: NaivePost, taxonomy: string) =>
		post.termIds.map(slugOf).filter((slug) => {
			return site.terms.find((term) => term.slug === slug)?.taxonomy === taxonomy;
		});
	return {
		'pages/home.md': '---\ndatabaseId: 898\ntitle: Home\n---\n\nWelcome.\n',
		'site.json': JSON.stringify({ title: 'Generated', postsPerPage: 3, pageOnFront: 'home' }),
		'terms.json': JSON.stringify(
			site.terms.map(({ id, taxonomy, slug, parent }) => ({
				databaseId: id,
				taxonomy,
				name: `Term ${slug}`,
				slug,
				...(parent !== 0 && { parent: slugOf(parent) }),
			})),
		),
		'posts/generated.json': JSON.stringify(
			site.posts.map((one) => ({
				databaseId: one.id,
				slug: one.slug,
				title: one.slug,
				date: one.date.replace('T', ' '),
				menuOrder: one.menuOrder,
				status: one.isDraft ? 'draft' : 'publish',
				sticky: one.isSticky,
				categories: named(one, 'category'),
				tags: named(one, 'post_tag'),
				content: '',
			})),
		),
		'templates/archive.json': exported({
			type: 'archive',
			databaseId: 899,
			conditions: ['include/archive'],
			content: withFilters(storedWidget(LIST_ID, 'archive-posts', { pagination_type: 'numbers' })),
		}),
		...Object.fromEntries(
			lists.map((list, at) => [
				`pages/list-${at}.json`,
				exported({
					type: 'wp-page',
					slug: `list-${at}`,
					databaseId: 900 + at,
					content: withFilters(storedWidget(LIST_ID, 'posts', settingsOf(list))),
				}),
			]),
		),
	};
}
