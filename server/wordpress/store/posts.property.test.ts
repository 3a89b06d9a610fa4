import type { PostRecord } from '@outrigger/formats/model/records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStore } from './create-store';
import type { PostOrderField, PostQuery, TermFilter, Window } from './store';
import { naivePosts, naiveTermCounts } from './testing/naive-posts';
import { testComment, testContent, testMedia, testPost, testTerm } from './testing/test-content';

const WORDS = ['harbour', 'Bay', 'light', 'sea-mark', 'harbourmaster', 'reef', 'lee'];
const TERMS = [
	testTerm({ databaseId: 1 }),
	testTerm({ databaseId: 2, parentId: 1 }),
	testTerm({ databaseId: 3, parentId: 2 }),
	testTerm({ databaseId: 4 }),
	testTerm({ databaseId: 5, taxonomy: 'post_tag' }),
	testTerm({ databaseId: 6, taxonomy: 'post_tag' }),
];

const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(' '));
const number = (max: number) => fc.integer({ min: 0, max });
const date = fc
	.tuple(number(1), number(2), number(1), number(1))
	.map(([year, month, day, second]) =>
		new Date(Date.UTC(2024 + year, month, 1 + day, 0, 0, second)).toISOString().slice(0, 19),
	);

const post = fc.record({
	type: fc.constantFrom('post', 'post', 'page'),
	slug: fc.constantFrom('a', 'b', 'c', 'd'),
	status: fc.constantFrom('publish', 'publish', 'publish', 'draft', 'private'),
	title: text,
	content: text,
	excerpt: text,
	date,
	modified: date,
	authorId: number(3),
	parentId: number(2),
	menuOrder: number(2),
	password: fc.constantFrom('', '', 'x'),
	termIds: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
	template: fc.constantFrom('', 'wide.php'),
	sticky: fc.boolean(),
});

const posts = fc
	.array(post, { maxLength: 70 })
	.map((list) => [
		...list.map((own, at): PostRecord => testPost({ databaseId: 10 + ((at * 37) % 1000), ...own })),
		testMedia(2000, '2026/05/a.jpg', 'image/jpeg'),
		testMedia(2001, '2026/05/b.mp4', 'video/mp4'),
	]);

const ids = fc.array(fc.integer({ min: 8, max: 400 }), { maxLength: 6 });
const small = fc.array(number(4), { maxLength: 3 });

const termFilter: fc.Arbitrary<TermFilter> = fc.record({
	taxonomy: fc.constantFrom('category', 'post_tag'),
	termIds: fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
	operator: fc.constantFrom('IN', 'AND', 'NOT IN'),
	includeChildren: fc.boolean(),
});

const FIELDS: PostOrderField[] = [
	'date',
	'modified',
	'title',
	'slug',
	'author',
	'parent',
	'menu_order',
	'comment_count',
	'id',
];

const query: fc.Arbitrary<PostQuery> = fc.record(
	{
		types: fc.constantFrom(['post'], ['post', 'page'], ['attachment'], [], ['unknown']),
		statuses: fc.constantFrom<NonNullable<PostQuery['statuses']>[]>(
			['publish', 'draft'],
			['private'],
			[],
		),
		terms: fc.array(termFilter, { maxLength: 3 }),
		termRelation: fc.constantFrom('AND', 'OR'),
		termGroups: fc.array(fc.array(termFilter, { maxLength: 2 }), { minLength: 1, maxLength: 3 }),
		authorIn: small,
		authorNotIn: small,
		in: ids,
		notIn: ids,
		nameIn: fc.constantFrom(['a'], ['b', 'z'], []),
		parentIn: small,
		parentNotIn: small,
		title: fc.constantFrom('HARBOUR', 'bay', ''),
		search: fc.constantFrom('arb', 'bay light', 'LEE', 'mark harbour', 'nothing'),
		hasPassword: fc.boolean(),
		password: fc.constantFrom('x', '', 'z'),
		sticky: fc.boolean(),
		template: fc.constantFrom('', 'wide.php'),
		mimeTypes: fc.constantFrom(['image'], ['video/mp4'], []),
		dateColumn: fc.constantFrom('date', 'modified'),
		after: date,
		before: date,
		inclusive: fc.boolean(),
		modifiedAfter: date,
		modifiedBefore: date,
		year: fc.integer({ min: 2024, max: 2026 }),
		month: fc.integer({ min: 1, max: 12 }),
		day: fc.integer({ min: 1, max: 4 }),
		orderBy: fc.array(
			fc.record({ field: fc.constantFrom(...FIELDS), order: fc.constantFrom('ASC', 'DESC') }),
			{ minLength: 1, maxLength: 3 },
		),
	},
	{ requiredKeys: ['terms', 'after', 'before', 'inclusive', 'orderBy'] },
);

const KEYS = [
	'types',
	'statuses',
	'authorIn',
	'authorNotIn',
	'in',
	'notIn',
	'nameIn',
	'parentIn',
	'parentNotIn',
	'title',
	'search',
	'hasPassword',
	'password',
	'sticky',
	'template',
	'mimeTypes',
] as const;
const DATE_KEYS = [
	'dateColumn',
	'after',
	'before',
	'inclusive',
	'modifiedAfter',
	'modifiedBefore',
	'year',
	'month',
	'day',
] as const;

const some = (keys: readonly (keyof PostQuery)[], maxLength: number) =>
	fc.uniqueArray(fc.constantFrom(...keys), { maxLength });

/** Most generated queries have few conditions: a query with all conditions finds no post. */
const question = fc
	.tuple(
		query,
		fc.oneof(
			some(KEYS, 3),
			some(DATE_KEYS, 4),
			fc.constant<(keyof PostQuery)[]>(['terms', 'termRelation']),
			fc.constant<(keyof PostQuery)[]>(['termGroups']),
			fc.constant<(keyof PostQuery)[]>(['termGroups', 'terms']),
		),
		fc.boolean(),
	)
	.map(([full, keys, isOrdered]): PostQuery => {
		const wanted: string[] = isOrdered ? [...keys, 'orderBy'] : keys;
		return Object.fromEntries(Object.entries(full).filter(([key]) => wanted.includes(key)));
	});

const window: fc.Arbitrary<Window> = fc.record(
	{
		first: number(8),
		last: number(8),
		afterId: fc.integer({ min: 8, max: 400 }),
		beforeId: fc.integer({ min: 8, max: 400 }),
		offset: number(20),
	},
	{ requiredKeys: [] },
);

function siteWith(list: PostRecord[]) {
	const comments = list
		.filter((_, at) => at % 3 === 0)
		.map((one, at) => testComment({ databaseId: at + 1, postId: one.databaseId }));
	return testContent({ posts: list, terms: TERMS, comments });
}

describe('Store.posts', () => {
	it('gives the same as scanning and sorting every post', () => {
		let answersWithPosts = 0;
		fc.assert(
			fc.property(
				posts,
				fc.array(fc.tuple(question, window), { minLength: 8, maxLength: 8 }),
				(list, asked) => {
					const content = siteWith(list);
					const store = createStore(content);
					for (const [one, part] of asked) {
						const answer = store.posts(one, part);
						const expected = naivePosts(content, one, part);
						expect(shown(answer)).toEqual(shown(expected));
						if (answer.total > 0) answersWithPosts += 1;
					}
				},
			),
			{ numRuns: 300 },
		);
		expect(answersWithPosts).toBeGreaterThan(500);
	});

	it('gives every post once when a reader walks forwards or backwards by cursor', () => {
		fc.assert(
			fc.property(posts, question, fc.integer({ min: 1, max: 9 }), (list, one, size) => {
				const store = createStore(siteWith(list));
				const whole = store.posts(one, {}).items.map((found) => found.databaseId);
				expect(walk((afterId) => store.posts(one, { first: size, afterId }))).toEqual(whole);
				const back = walk((beforeId) => {
					const page = store.posts(one, { last: size, beforeId });
					return { items: page.items.toReversed(), hasNextPage: page.hasPreviousPage };
				});
				expect(back.toReversed()).toEqual(whole);
			}),
			{ numRuns: 150 },
		);
	});
});

describe('Store.termCounts', () => {
	it('gives the same as comparing every post of the answer with every term', () => {
		let counted = 0;
		fc.assert(
			fc.property(posts, fc.array(question, { minLength: 4, maxLength: 4 }), (list, asked) => {
				const content = siteWith(list);
				const store = createStore(content);
				for (const one of asked) {
					for (const taxonomy of ['category', 'post_tag', 'unknown']) {
						const counts = store.termCounts(one, taxonomy);
						expect([...counts].sort()).toEqual([...naiveTermCounts(content, one, taxonomy)].sort());
						counted += counts.size;
					}
				}
			}),
			{ numRuns: 150 },
		);
		expect(counted).toBeGreaterThan(200);
	});
});

function walk(
	page: (cursor: number | undefined) => { items: PostRecord[]; hasNextPage: boolean },
): number[] {
	const seen: number[] = [];
	for (let more = true; more; ) {
		const { items, hasNextPage } = page(seen.at(-1));
		seen.push(...items.map((found) => found.databaseId));
		more = hasNextPage && items.length > 0;
	}
	return seen;
}

function shown(page: ReturnType<typeof naivePosts>) {
	return { ...page, items: page.items.map((found) => found.databaseId) };
}
