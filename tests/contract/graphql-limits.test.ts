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

	it('let 1,000 aliases through and refuse 1,001, __typename among them', async () => {
		const aliases = (count: number) =>
			`{${Array.from({ length: count }, (_, index) => `a${index}:__typename`).join(' ')}}`;
		expect((await demo.ask(aliases(1_000))).errors).toBeUndefined();
		expect((await demo.ask(aliases(1_001))).errors?.[0]?.message).toContain(
			'Aliases limit of 1000',
		);
	});

	it('let an alias of 100 characters through and refuse a longer one', async () => {
		const alias = (length: number) => `{${'a'.repeat(length)}:__typename}`;
		expect((await demo.ask(alias(100))).errors).toBeUndefined();
		expect((await demo.ask(alias(101))).errors?.[0]?.message).toBe(
			'Alias length limit of 100 exceeded.',
		);
	});

	it('let a text of 32,000 characters through and refuse a longer one', async () => {
		const text = (length: number) => `{__typename}${' '.repeat(length - 12)}`;
		expect((await demo.ask(text(32_000))).errors).toBeUndefined();
		expect((await demo.ask(text(32_001))).errors?.[0]?.message).toBe(
			'Syntax Error: Character limit of 32000 exceeded.',
		);
	});

	it('let one introspection through and refuse two', async () => {
		const name = '__type(name:"Post"){name}';
		expect((await demo.ask(`{${name}}`)).errors).toBeUndefined();
		expect((await demo.ask(`{${name} b:${name}}`)).errors?.[0]?.message).toBe(
			'Introspection limit of 1 exceeded.',
		);
		const inFragments = `{...A ...B} fragment A on RootQuery{${name}} fragment B on RootQuery{__schema{queryType{name}}}`;
		expect((await demo.ask(inFragments)).errors?.[0]?.message).toBe(
			'Introspection limit of 1 exceeded.',
		);
	});

	it('let the fields of all types through and refuse the fields of their types', async () => {
		const fields = '{__schema{types{fields{name args{name type{name ofType{name}}}}}}}';
		expect((await demo.ask(fields)).errors).toBeUndefined();
		const refusal = 'Introspection depth limit of 2 lists exceeded.';
		const deeper = '{__schema{types{fields{args{type{fields{name}}}}}}}';
		expect((await demo.ask(deeper)).errors?.[0]?.message).toBe(refusal);
		const inFragment =
			'{__schema{types{...T}}} fragment T on __Type{possibleTypes{...U}} fragment U on __Type{fields{name}}';
		expect((await demo.ask(inFragment)).errors?.[0]?.message).toBe(refusal);
	});

	it('let the query of gatsby-source-wordpress for the inputs of all arguments through, and refuse the inputs of those inputs', async () => {
		const inputs = '{__schema{types{enumValues{name} fields{args{type{inputFields{name}}}}}}}';
		const { data, errors } = await demo.ask(inputs);
		expect(errors).toBeUndefined();
		expect(JSON.stringify(data)).toContain('"inputFields":[{"name":"');
		const deeper = '{__schema{types{fields{args{type{inputFields{type{inputFields{name}}}}}}}}}';
		expect((await demo.ask(deeper)).errors?.[0]?.message).toMatch(/introspection depth/i);
	});

	it('answer a repeated introspection from memory, and content beside it again from the store', async () => {
		const introspection = '{__schema{types{name}}}';
		const first = await demo.ask(introspection);
		expect((await demo.ask(introspection)).data).toEqual(first.data);
		const beside = '{__schema{queryType{name}} post(id:"1",idType:DATABASE_ID){id}}';
		expect((await demo.ask(beside)).data.__schema).toEqual({ queryType: { name: 'RootQuery' } });
	});

	it('report errors of validation, the same for a document that comes again', async () => {
		const query = `{${'a'.repeat(101)}:__typename}`;
		const headers = { Accept: 'application/graphql-response+json' };
		const first = await demo.ask(query, {}, headers);
		const second = await demo.ask(query, {}, headers);
		expect([first.status, second.status]).toEqual([400, 400]);
		expect(second.errors).toEqual(first.errors);
		expect(first.errors?.[0]?.extensions).toEqual({ code: 'GRAPHQL_VALIDATION_FAILED' });
		const deep = `{${'posts{nodes{author{node{'.repeat(4)}__typename${'}}}}'.repeat(4)}}`;
		expect((await demo.ask(deep, {}, headers)).status).toBe(400);
	});

	it('end an operation with 100 errors of its own, and not before', async () => {
		const wrong = (count: number) =>
			`{posts(first:${count}){nodes{comments(first:-1){nodes{id}}}}}`;
		const most = await demo.ask(wrong(100));
		expect(most.errors).toHaveLength(100);
		expect(most.data.posts.nodes).toHaveLength(100);
		const more = await demo.ask(
			wrong(100).replace('nodes{', 'nodes{a:comments(first:-1){nodes{id}} '),
		);
		expect(more.data).toBeNull();
		expect(more.errors?.at(-1)?.message).toBe('The query makes too many errors.');
	});

	it('let 8 directives through and refuse 9', async () => {
		const directives = (count: number) =>
			`{${Array.from({ length: count }, (_, index) => `a${index}:__typename @include(if:true)`).join(' ')}}`;
		expect((await demo.ask(directives(8))).errors).toBeUndefined();
		expect((await demo.ask(directives(9))).errors?.[0]?.message).toContain('Directives limit of 8');
	});

	it('let 4,000 tokens through and refuse more before anything is parsed to its end', async () => {
		const tokens = (count: number) => `{posts(where:{in:[${'1 '.repeat(count - 19)}]}){nodes{id}}}`;
		expect((await demo.ask(tokens(4_000))).errors).toBeUndefined();
		expect((await demo.ask(tokens(4_001))).errors?.[0]?.message).toContain('Token limit of 4000');
	});

	it('stop a small query for more nodes than any page needs', async () => {
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
