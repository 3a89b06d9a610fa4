import type { ContentTypeRecord, PostRecord } from '@outrigger/formats/model/records';
import { describe, expect, it } from 'vitest';
import { createStore } from './create-store';
import type { PostQuery } from './store';
import { testContent, testMedia, testPost, testTerm, testUser } from './testing/test-content';

function idsOf(posts: PostRecord[], query: PostQuery): number[] {
	const store = createStore(testContent({ posts }));
	return store.posts(query, {}).items.map((post) => post.databaseId);
}

describe('a post by its path', () => {
	const posts = [
		testPost({ databaseId: 1, uri: '/stories/first-light/' }),
		testPost({ databaseId: 2, uri: '/gr%c3%b6%c3%9fe/', slug: 'größe' }),
		testPost({ databaseId: 3, status: 'draft', uri: '/?p=3' }),
		testPost({ databaseId: 4, status: 'private', uri: '/secret/' }),
		testPost({ databaseId: 5, type: 'page', uri: '/' }),
	];
	const store = createStore(testContent({ posts }));
	const find = (uri: string) => store.postByUri(uri)?.databaseId;

	it('is found with and without slashes, query and fragment', () => {
		for (const uri of [
			'/stories/first-light/',
			'stories/first-light',
			'/stories/first-light?a=1#b',
		])
			expect(find(uri)).toBe(1);
	});

	it('is found percent-encoded in either case, or decoded', () => {
		for (const uri of ['/gr%C3%B6%C3%9Fe/', '/gr%c3%b6%c3%9fe', '/größe/'])
			expect(find(uri)).toBe(2);
	});

	it('is not found in another case, on another host, or by broken encoding', () => {
		for (const uri of [
			'/Stories/first-light/',
			'https://evil.example/stories/first-light/',
			'//evil.example/stories/first-light/',
			'/stories/%E0%A4%A/',
		])
			expect(find(uri)).toBeUndefined();
	});

	it('is found when it is private, not when it is a draft', () => {
		expect(find('/secret/')).toBe(4);
		expect(store.post(3)?.status).toBe('draft');
		expect(find('/post-3/')).toBeUndefined();
	});

	it('is the front page for an empty path', () => {
		expect(find('/')).toBe(5);
		expect(find('')).toBe(5);
	});
});

it('gives the posts page under the path that its record does not carry', () => {
	const content = testContent({ posts: [testPost({ databaseId: 9, type: 'page', uri: null })] });
	content.settings = { ...content.settings, pageForPosts: 9, postsPageUri: '/stories/' };
	const store = createStore(content);
	expect(store.postsPageUri).toBe('/stories/');
	expect(store.postByUri('/stories')?.databaseId).toBe(9);
});

describe('a page by its slug', () => {
	it('is the one at the top when others below have the same slug', () => {
		const store = createStore(
			testContent({
				posts: [
					testPost({ databaseId: 1, type: 'page', slug: 'crew', parentId: 3 }),
					testPost({ databaseId: 2, type: 'page', slug: 'crew' }),
					testPost({ databaseId: 3, type: 'page', slug: 'about' }),
				],
			}),
		);
		expect(store.postBySlug('page', 'crew')?.databaseId).toBe(2);
		expect(store.postBySlug('post', 'crew')).toBeUndefined();
	});
});

it('lists published children in menu order, then by title', () => {
	const store = createStore(
		testContent({
			posts: [
				testPost({ databaseId: 1, type: 'page' }),
				testPost({ databaseId: 2, type: 'page', parentId: 1, title: 'zebra' }),
				testPost({ databaseId: 3, type: 'page', parentId: 1, title: 'Ærø' }),
				testPost({ databaseId: 4, type: 'page', parentId: 1, title: 'Last', menuOrder: 1 }),
				testPost({ databaseId: 5, type: 'page', parentId: 1, status: 'draft' }),
			],
		}),
	);
	expect(store.childrenOf(1).map((child) => child.databaseId)).toEqual([2, 3, 4]);
});

describe('orders that depend on the question', () => {
	const posts = [1, 2, 3, 4].map((databaseId) => testPost({ databaseId }));

	it('follow the list of ids in any direction', () => {
		const orderBy: PostQuery['orderBy'] = [{ field: 'include', order: 'DESC' }];
		expect(idsOf(posts, { in: [3, 1, 99, 4], orderBy })).toEqual([3, 1, 4]);
	});

	it('follow the list of slugs', () => {
		const orderBy: PostQuery['orderBy'] = [{ field: 'include_slugs', order: 'ASC' }];
		expect(idsOf(posts, { nameIn: ['post-2', 'post-4', 'post-1'], orderBy })).toEqual([2, 4, 1]);
	});

	it('put posts with the word in the title before posts with it in the text', () => {
		const found = [
			testPost({ databaseId: 1, content: 'the quiet harbour' }),
			testPost({ databaseId: 2, title: 'Harbour, not quiet' }),
			testPost({ databaseId: 3, title: 'The quiet harbour' }),
			testPost({ databaseId: 4, title: 'A harbour', content: 'quiet' }),
			testPost({ databaseId: 5, content: 'A harbour. Very quiet.' }),
			testPost({ databaseId: 6, excerpt: 'quiet harbour' }),
		];
		const query: PostQuery = {
			search: 'quiet harbour',
			orderBy: [{ field: 'relevance', order: 'DESC' }],
		};
		expect(idsOf(found, query)).toEqual([3, 2, 4, 6, 1, 5]);
	});

	describe('by relevance', () => {
		const ranked = (search: string, ...found: Partial<PostRecord>[]) =>
			idsOf(
				found.map((own, at) =>
					testPost({ ...own, databaseId: at + 1, date: `2026-05-0${9 - at}` }),
				),
				{ search, orderBy: [{ field: 'relevance', order: 'DESC' }] },
			);

		it('put the newest first among equals', () => {
			const text = { content: 'a quiet day' };
			const title = { title: 'A quiet day' };
			expect(ranked('quiet', text, title, text, title)).toEqual([2, 4, 1, 3]);
			expect(ranked('quiet day', text, title, text, title)).toEqual([2, 4, 1, 3]);
		});

		it('look in the title alone for a single word', () => {
			expect(
				ranked('quiet', { content: 'quiet' }, { excerpt: 'quiet' }, { title: 'Quietly' }),
			).toEqual([3, 1, 2]);
		});

		it('look for no phrase where the search excludes a word', () => {
			const posts = [{ content: 'day, quiet' }, { content: 'quiet day' }];
			expect(ranked('quiet day', ...posts)).toEqual([2, 1]);
			expect(ranked('quiet day -night', ...posts)).toEqual([1, 2]);
		});

		it('look in titles for single words up to six of them', () => {
			const words = 'ab cd ef gh ij kl mn'.split(' ');
			const six = words.slice(0, 6).join(' ');
			const apart = (text: string) => text.split(' ').toReversed().join(' ');
			const posts = [{ content: apart(words.join(' ')) }, { title: apart(words.join(' ')) }];
			expect(ranked(six, ...posts)).toEqual([2, 1]);
			expect(ranked(words.join(' '), ...posts)).toEqual([1, 2]);
		});
	});

	it('are sliced by cursor like any other', () => {
		const store = createStore(testContent({ posts }));
		const query: PostQuery = { in: [3, 1, 4, 2], orderBy: [{ field: 'include', order: 'ASC' }] };
		const page = store.posts(query, { first: 2, afterId: 3 });
		expect(page.items.map((post) => post.databaseId)).toEqual([1, 4]);
		expect(page).toMatchObject({ total: 4, hasNextPage: true, hasPreviousPage: true });
	});
});

describe('a search', () => {
	const posts = [
		testPost({ databaseId: 1, title: 'The Harbourmaster’s day' }),
		testPost({ databaseId: 2, content: '<p class="harbour">At sea</p>' }),
		testPost({ databaseId: 3, content: 'An été in the\n  bay' }),
		testPost({ databaseId: 4, content: 'the harbour', password: 'x' }),
	];

	it('finds parts of words', () => {
		expect(idsOf(posts, { search: 'bourmas' })).toEqual([1]);
	});

	it('does not look into HTML tags', () => {
		expect(idsOf(posts, { search: 'class' })).toEqual([]);
	});

	it('ignores case and accents on both sides', () => {
		expect(idsOf(posts, { search: 'ÈTE' })).toEqual([3]);
	});

	it('finds a quoted phrase across a line break, and not its words apart', () => {
		expect(idsOf(posts, { search: '"in the bay"' })).toEqual([3]);
		expect(idsOf(posts, { search: '"bay in"' })).toEqual([]);
	});

	it('leaves out posts with a word after a minus', () => {
		expect(idsOf(posts, { search: 'sea' })).toEqual([2]);
		expect(idsOf(posts, { search: 'day -harbourmaster' })).toEqual([]);
	});

	it('finds no protected posts unless the query includes them', () => {
		expect(idsOf(posts, { search: 'harbour' })).toEqual([1]);
		expect(idsOf(posts, { search: 'harbour', hasPassword: true })).toEqual([4]);
	});

	it('leaves out posts that their editor excludes', () => {
		const kept = testPost({ databaseId: 5, title: 'At sea', excludeFromSearch: true });
		expect(idsOf([...posts, kept], { search: 'sea' })).toEqual([2]);
	});

	it('finds posts of a site’s own type by its names, behind titles and before mentions', () => {
		const [boat, quote] = ['boat', 'quote'].map((name) => ({
			...testContent({}).contentTypes[0],
			name,
			label: 'Small Bôats',
			singularLabel: 'Small boat',
			public: name === 'boat',
		})) as [ContentTypeRecord, ContentTypeRecord];
		const content = testContent({
			contentTypes: [...testContent({}).contentTypes, boat, quote],
			posts: [
				testPost({ databaseId: 1, title: 'Ferry', content: 'By small boat.', date: '2026-05-09' }),
				testPost({ databaseId: 2, type: 'boat', title: 'Wren', date: '2026-05-01' }),
				testPost({ databaseId: 3, title: 'A small boat', date: '2026-04-01' }),
				testPost({ databaseId: 4, type: 'quote', title: 'Well said' }),
				testPost({ databaseId: 5, title: 'Post haste' }),
				testPost({ databaseId: 6, title: 'Nothing' }),
				testPost({ databaseId: 7, title: 'In small boathouses', date: '2026-06-01' }),
			],
		});
		const found = (search: string) =>
			createStore(content)
				.posts({ search, orderBy: [{ field: 'relevance', order: 'DESC' }] }, {})
				.items.map(({ databaseId }) => databaseId);
		// A post with a longer word that only begins like the kind comes after the posts of the kind.
		expect(found('"small boat"')).toEqual([3, 2, 7, 1]);
		expect(found('small boat')).toEqual([3, 2, 7, 1]);
		// If the search does not name a kind, WordPress's own order counts.
		expect(found('bôat')).toEqual([7, 3, 1, 2]);
		expect(found('"small boats"')).toEqual([2]);
		expect(found('post')).toEqual([5]);
	});

	it('finds the same when it is prepared', async () => {
		const content = testContent({ posts });
		for (const search of ['harbour', '"in the bay"', 'day -noise', 'in bay', ' ']) {
			const query: PostQuery = { search, orderBy: [{ field: 'relevance', order: 'DESC' }] };
			const store = createStore(content);
			await store.prepare(query);
			expect(store.posts(query, {})).toEqual(createStore(content).posts(query, {}));
		}
	});

	it('finds nothing in a site without posts', () => {
		expect(idsOf([], { search: 'harbour' })).toEqual([]);
	});
});

it('lists terms by name and finds them by slug and path', () => {
	const store = createStore(
		testContent({
			terms: [
				testTerm({ databaseId: 1, name: 'Trips' }),
				testTerm({
					databaseId: 2,
					name: 'bays',
					parentId: 1,
					slug: 'bays',
					uri: '/category/term-1/bays/',
				}),
				testTerm({
					databaseId: 3,
					name: 'Bays',
					taxonomy: 'post_tag',
					slug: 'bays',
					uri: '/tag/bays/',
				}),
			],
		}),
	);
	expect(store.terms('category').map((term) => term.databaseId)).toEqual([2, 1]);
	expect(store.terms().map((term) => term.databaseId)).toEqual([2, 3, 1]);
	expect(store.termBySlug('post_tag', 'bays')?.databaseId).toBe(3);
	expect(store.termByUri('/category/term-1/bays')?.databaseId).toBe(2);
	expect(store.childTermsOf(1).map((term) => term.databaseId)).toEqual([2]);
});

it('knows users by login without case, and which of them have published', () => {
	const [writer, reader] = [testUser(1, 'writer'), testUser(2, 'reader')];
	const store = createStore(
		testContent({
			users: [writer, reader],
			posts: [
				testPost({ databaseId: 1, authorId: 1 }),
				testPost({ databaseId: 2, authorId: 2, status: 'draft' }),
				{ ...testMedia(3, 'a.jpg', 'image/jpeg'), authorId: 2 },
			],
		}),
	);
	expect(store.userByLogin('WRITER')).toBe(writer);
	expect(store.userUri(writer)).toBe('/author/writer/');
	expect(store.isPublicUser(writer)).toBe(true);
	expect(store.isPublicUser(reader)).toBe(false);
	expect(store.mediaByFile('a.jpg')?.databaseId).toBe(3);
});
