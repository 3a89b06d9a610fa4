import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestServer, type TestServer } from './ask-graphql';
import { sendJson } from './ask-rest';

const RUNS = 15;
const TEST_LIMIT_MS = 120_000;

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ isWritable: true });
});
afterAll(async () => {
	expect(server.errors).toEqual([]);
	await server.close();
});

/** A write. `at` chooses one of the existing posts or terms. */
const anyWrite = fc.oneof(
	fc.record({
		kind: fc.constant('post' as const),
		title: fc.constantFrom('Alder', 'Birch', 'Cedar'),
		status: fc.constantFrom('publish', 'draft', 'private'),
		byGraphQL: fc.boolean(),
	}),
	fc.record({
		kind: fc.constant('change' as const),
		at: fc.nat(),
		title: fc.constantFrom('Alder', 'Elm'),
		status: fc.constantFrom('publish', 'draft'),
		byGraphQL: fc.boolean(),
	}),
	fc.record({ kind: fc.constant('file' as const), at: fc.nat(), term: fc.nat() }),
	fc.record({ kind: fc.constant('trash' as const), at: fc.nat(), byGraphQL: fc.boolean() }),
	fc.record({ kind: fc.constant('delete' as const), at: fc.nat(), byGraphQL: fc.boolean() }),
	fc.record({ kind: fc.constant('term' as const), name: fc.constantFrom('Oars', 'Sails') }),
	fc.record({ kind: fc.constant('untag' as const), at: fc.nat() }),
);
type AnyWrite = typeof anyWrite extends fc.Arbitrary<infer Write> ? Write : never;

/** The expected site: the records that were written, in the simplest form. */
interface Model {
	posts: Map<number, { title: string; status: string; terms: number[] }>;
	terms: Map<number, string>;
}

const pick = <Key>(map: ReadonlyMap<Key, unknown>, at: number): Key | undefined =>
	[...map.keys()][at % Math.max(1, map.size)];

async function mutate(field: string, input: object): Promise<number> {
	const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`;
	const query = `mutation($input:${type}){${field}(input:$input){post{databaseId}}}`;
	const { data, errors } = await server.ask(query, { input }, ADMIN);
	expect(errors).toBeUndefined();
	return data[field].post.databaseId;
}

async function rest(method: string, path: string, body?: object): Promise<number> {
	const answer = await sendJson(server, method, path, body);
	expect([path, Math.floor(answer.status / 100)]).toEqual([path, 2]);
	return answer.body.id;
}

async function carryOut(write: AnyWrite, { posts, terms }: Model): Promise<void> {
	if (write.kind === 'post') {
		const { title, status } = write;
		const id = write.byGraphQL
			? await mutate('createPost', { title, status: status.toUpperCase() })
			: await rest('POST', 'posts', { title, status });
		posts.set(id, { title, status, terms: [] });
		return;
	}
	if (write.kind === 'term') {
		if ([...terms.values()].includes(write.name)) return;
		terms.set(await rest('POST', 'tags', { name: write.name }), write.name);
		return;
	}
	if (write.kind === 'untag') {
		const term = pick(terms, write.at);
		if (term === undefined) return;
		await rest('DELETE', `tags/${term}?force=true`);
		terms.delete(term);
		for (const post of posts.values()) post.terms = post.terms.filter((id) => id !== term);
		return;
	}
	const id = pick(posts, write.at);
	const post = id === undefined ? undefined : posts.get(id);
	if (id === undefined || post === undefined) return;
	if (write.kind === 'change') {
		const { title, status } = write;
		if (write.byGraphQL)
			await mutate('updatePost', { id: String(id), title, status: status.toUpperCase() });
		else await rest('PATCH', `posts/${id}`, { title, status });
		posts.set(id, { ...post, title, status });
	} else if (write.kind === 'file') {
		const term = pick(terms, write.term);
		post.terms = term === undefined ? [] : [term];
		await rest('PATCH', `posts/${id}`, { tags: post.terms });
	} else if (write.kind === 'trash') {
		if (post.status === 'trash') return;
		if (write.byGraphQL) await mutate('deletePost', { id: String(id) });
		else await rest('DELETE', `posts/${id}`);
		post.status = 'trash';
	} else {
		if (write.byGraphQL) await mutate('deletePost', { id: String(id), forceDelete: true });
		else await rest('DELETE', `posts/${id}?force=true`);
		posts.delete(id);
	}
}

interface Shown {
	databaseId: number;
	title: string;
	uri: string;
	tags: { nodes: { databaseId: number }[] };
}

/** The content that visitors find by GraphQL, by REST, and at the addresses. */
async function check({ posts, terms }: Model): Promise<void> {
	const published = [...posts].filter(([, { status }]) => status === 'publish');
	const expected = published
		.map(([id, { title, terms: own }]) => ({ id, title, tags: own }))
		.sort((one, other) => one.id - other.id);
	const { data } = await server.ask(
		'{posts(first:100){nodes{databaseId title uri tags{nodes{databaseId}}}}tags(first:100,where:{hideEmpty:false}){nodes{databaseId name uri count}}}',
	);
	const nodes: Shown[] = data.posts.nodes.filter(({ databaseId }: Shown) => databaseId > 1_000_000);
	const byId = (list: { id: number; title: string; tags: number[] }[]) =>
		list.sort((one, other) => one.id - other.id);
	const inGraphQL = nodes.map(({ databaseId: id, title, tags }) => {
		return { id, title, tags: tags.nodes.map(({ databaseId }) => databaseId) };
	});
	expect(byId(inGraphQL)).toEqual(expected);
	const listed = await sendJson(server, 'GET', 'posts?per_page=100', undefined, {});
	const inRest = listed.body
		.filter(({ id }: { id: number }) => id > 1_000_000)
		.map(({ id, title, tags }: { id: number; title: { rendered: string }; tags: number[] }) => {
			return { id, title: title.rendered, tags };
		});
	expect(byId(inRest)).toEqual(expected);
	// No two posts share an address, and each post and each tag has its own.
	expect(new Set(nodes.map(({ uri }) => uri)).size).toBe(nodes.length);
	const tags: Pick<Shown, 'databaseId' | 'uri'>[] = data.tags.nodes.filter(
		({ databaseId }: { databaseId: number }) => databaseId > 1_000_000,
	);
	for (const { databaseId, uri } of [...nodes, ...tags]) {
		const found = await server.ask(
			'query($uri:String!){nodeByUri(uri:$uri){...on DatabaseIdentifier{databaseId}}}',
			{
				uri,
			},
		);
		expect(found.data.nodeByUri).toEqual({ databaseId });
	}
	const counts = data.tags.nodes
		.filter(({ databaseId }: { databaseId: number }) => databaseId > 1_000_000)
		.map(({ databaseId, count }: { databaseId: number; count: number | null }) => {
			return [databaseId, count ?? 0];
		});
	const expectedCounts = [...terms.keys()].map((term) => [
		term,
		published.filter(([, post]) => post.terms.includes(term)).length,
	]);
	expect(counts.sort()).toEqual(expectedCounts.sort());
}

it(
	'after any writes GraphQL, REST and addresses show the written content',
	async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(anyWrite, { minLength: 4, maxLength: 14 }), async (writes) => {
				await server.fetch('/wp-json/outrigger/v1/reset', { method: 'POST', headers: ADMIN });
				const model: Model = { posts: new Map(), terms: new Map() };
				for (const write of writes) await carryOut(write, model);
				await check(model);
			}),
			{ numRuns: RUNS },
		);
	},
	TEST_LIMIT_MS,
);
