import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './ask-graphql';

let demo: TestServer;
beforeAll(async () => {
	demo = await startTestServer();
});
afterAll(() => demo.close());

describe('limits', () => {
	it('let a query of depth 12 through and refuse a deeper one', async () => {
		const deep = (depth: number) => {
			const fields = [
				'posts',
				'nodes',
				'author',
				'node',
				'posts',
				'nodes',
				'author',
				'node',
				'posts',
				'nodes',
				'author',
				'node',
				'posts',
				'nodes',
			];
			const path = fields.slice(0, depth - 1);
			return `{${path.map((field) => `${field}{`).join('')}__typename${'}'.repeat(path.length)}}`;
		};
		expect((await demo.ask(deep(12))).errors).toBeUndefined();
		expect((await demo.ask(deep(13))).errors?.[0]?.message).toContain('depth limit of 12');
	});

	it('count levels, not fragments', async () => {
		const fragments = `{nodeByUri(uri:"/gallery/"){...A}} fragment A on UniformResourceIdentifiable{...B} fragment B on UniformResourceIdentifiable{... on Page{... on NodeWithTitle{title}}}`;
		expect((await demo.ask(fragments)).data.nodeByUri.title).toBe('Gallery');
	});

	it('let 15 aliases through and refuse 16, __typename among them', async () => {
		const aliases = (count: number) =>
			`{${Array.from({ length: count }, (_, index) => `a${index}:__typename`).join(' ')}}`;
		expect((await demo.ask(aliases(15))).errors).toBeUndefined();
		expect((await demo.ask(aliases(16))).errors?.[0]?.message).toContain('Aliases limit of 15');
	});

	it('let 8 directives through and refuse 9', async () => {
		const directives = (count: number) =>
			`{${Array.from({ length: count }, (_, index) => `a${index}:__typename @include(if:true)`).join(' ')}}`;
		expect((await demo.ask(directives(8))).errors).toBeUndefined();
		expect((await demo.ask(directives(9))).errors?.[0]?.message).toContain('Directives limit of 8');
	});

	it('refuse more than 1,000 tokens before anything is parsed to its end', async () => {
		const { errors } = await demo.ask(`{${'__typename '.repeat(1001)}}`);
		expect(errors?.[0]?.message).toContain('Token limit of 1000');
	});

	it('stop a small query that asks for more nodes than any page needs', async () => {
		const lists =
			'{posts(first:100){nodes{author{node{posts(first:100){nodes{author{node{posts(first:100){nodes{id}}}}}}}}}}}';
		const { errors } = await demo.ask(lists);
		expect(errors?.[0]?.message).toBe('The query asks for too many nodes.');
	});

	it('stop an operation that takes too long', async () => {
		let clock = 0;
		const slow = await startTestServer({ now: () => (clock += 3_000) });
		try {
			const { errors } = await slow.ask('{posts{nodes{categories{nodes{id}}}}}');
			expect(errors?.[0]?.message).toBe('The query took too long.');
		} finally {
			await slow.close();
		}
	});

	it('let GraphiQL read the schema', async () => {
		const { data, errors } = await demo.ask(
			getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true, oneOf: true }),
		);
		expect(errors).toBeUndefined();
		expect(data.__schema.types.length).toBeGreaterThan(250);
	});
});
