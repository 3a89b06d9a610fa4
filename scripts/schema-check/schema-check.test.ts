import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContract } from '@outrigger/mock/schema/read-contract';
import { buildSchema, type GraphQLSchema, graphql, printSchema } from 'graphql';
import { freePort } from 'outrigger/testing/free-port';
import { describe, expect, it } from 'vitest';
import { authAdvice } from './auth-advice';
import { contractAdvice } from './contract-advice';
import { collectDocuments } from './documents';
import { createAsk, type EndpointAnswer, endpointOf, readAnswer } from './endpoint';
import { judge, mayRun } from './judge';
import { introspect, loadSchemaFile } from './load-schema';
import { missingParts } from './missing-parts';
import { probe } from './probe';
import { report } from './report';

const contract = buildSchema(readContract('schema').sdl);

/** The contract without the parts of the companion plugin. */
const stock = buildSchema(
	readdirSync('schema')
		.filter((name) => /^(?!elementor|woocommerce).*\.graphql$/.test(name))
		.map((name) => readFileSync(`schema/${name}`, 'utf8'))
		.join('\n'),
);

const files = [
	{
		path: 'web/page.graphql',
		text: `query Page($uri: String!) { nodeByUri(uri: $uri) { ...Node } }
			mutation Say($input: CreateCommentInput!) { createComment(input: $input) { success } }
			mutation SayHello { createComment(input: { content: "hello" }) { success } }`,
	},
	{
		path: 'web/node.graphql',
		text: 'fragment Node on ContentNode { ...Dates slug } fragment Dates on ContentNode { date }',
	},
	{
		path: 'web/shell.extension.graphql',
		text: '{ elementorKit { customCss } elementorTemplates(where: { in: [1] }) { id } }',
	},
	{ path: 'web/cart.shop.graphql', text: 'query Cart { cart { total } }' },
];

const documents = collectDocuments(files);
const documentOf = (text: string) => {
	const [document] = collectDocuments([{ path: 'web/test.graphql', text }]);
	if (!document) throw new Error('no operation');
	return document;
};

const lacks = (text: string, schema: GraphQLSchema = stock): string[] =>
	judge(documentOf(text), schema, contract).missing.map(({ part }) => part);

/** Creates a function that sends documents to a schema without resolvers, as if it were an endpoint. */
const askOf =
	(schema: GraphQLSchema) =>
	async (source: string): Promise<EndpointAnswer> => {
		const { data, errors = [] } = await graphql({ schema, source });
		return { data, errors: errors.map(({ message, path }) => ({ message, path })) };
	};

describe('the documents of the front end', () => {
	it('are its operations, each with the fragments of other files that it needs', () => {
		expect(documents.map(({ name, set }) => [name, set])).toEqual([
			['Page', 'core'],
			['Say', 'core'],
			['SayHello', 'core'],
			['(without a name)', 'extension'],
			['Cart', 'shop'],
		]);
		expect(documents.map(({ document }) => document.definitions.length)).toEqual([3, 1, 1, 1, 1]);
	});
});

describe('a schema', () => {
	it('that has everything lacks nothing', () => {
		expect(documents.flatMap((document) => judge(document, contract, contract).missing)).toEqual(
			[],
		);
	});

	it('without the extension lacks the parts of the extension, and the report recommends the companion plugin', () => {
		const verdicts = documents.map((document) => judge(document, stock, contract));
		expect(verdicts.flatMap(({ missing }) => missing)).toEqual([
			{ part: 'RootQuery.elementorKit', remedy: 'companion-plugin' },
			{ part: 'RootQuery.elementorTemplates', remedy: 'companion-plugin' },
			{ part: 'RootQuery.cart', remedy: 'woographql' },
		]);
		expect(mayRun(verdicts.filter(({ document }) => document.set === 'core'))).toBe(true);
		expect(mayRun(verdicts)).toBe(false);
	});

	it('lacks fields, arguments, input fields, types and enum values, and the check gives their names', () => {
		expect(lacks('{ posts { total } }')).toEqual(['RootQueryToPostConnection.total']);
		expect(lacks('{ posts(page: 2) { nodes { id } } }')).toEqual(['RootQuery.posts(page:)']);
		expect(lacks('{ posts(where: { onlySticky: true }) { nodes { id } } }')).toEqual([
			'RootQueryToPostConnectionWhereArgs.onlySticky',
		]);
		expect(lacks('{ node(id: "x") { ... on Boat { id } } }')).toEqual(['Boat']);
		expect(lacks('{ terms(where: { taxonomies: [BOATTYPE] }) { nodes { id } } }')).toEqual([
			'TaxonomyEnum.BOATTYPE',
		]);
	});

	it('that gives a field another type gets a line about the difference', () => {
		const other = buildSchema(
			printSchema(stock).replace(/(type MediaSize \{[^}]*?)width: String/s, '$1width: Int'),
		);
		const asked = documentOf('{ mediaItem(id: "x") { mediaDetails { sizes { width height } } } }');
		expect(judge(asked, other, contract).differing).toEqual([
			{ field: 'MediaSize.width', here: 'String', there: 'Int' },
		]);
	});
});

describe('the remedy for a missing part', () => {
	it('is the site for its own names, WPGraphQL for its own fields, the front end for its own mistakes', () => {
		const remedies = missingParts([
			'Value "BOATTYPE" does not exist in "TaxonomyEnum" enum.',
			'Cannot query field "siteIcon" on type "GeneralSettings".',
			'Unknown fragment "Gone".',
		]).map(({ remedy }) => remedy);
		expect(remedies).toEqual(['site-names', 'wpgraphql', 'front-end']);
	});

	it('is read from the escaped messages of WordPress as well', () => {
		expect(missingParts(['Unknown type &quot;NodeWithElementor&quot;.'])).toEqual([
			{ part: 'NodeWithElementor', remedy: 'companion-plugin' },
		]);
	});
});

describe('a site that refuses introspection', () => {
	const refusing = async () => ({
		errors: [{ message: 'GraphQL introspection is not allowed' }],
	});

	it('gives no schema', async () => {
		expect(await introspect(refusing)).toBeNull();
		expect(await introspect(askOf(stock))).not.toBeNull();
	});

	it('gets document by document, and stays unchanged', async () => {
		const verdicts = await Promise.all(documents.map((document) => probe(document, askOf(stock))));
		expect(verdicts.map(({ missing }) => missing.map(({ part }) => part))).toEqual([
			[],
			[],
			[],
			['RootQuery.elementorKit', 'RootQuery.elementorTemplates'],
			['RootQuery.cart'],
		]);
		expect(verdicts.map(({ untried }) => untried !== undefined)).toEqual([
			false,
			false,
			true,
			false,
			false,
		]);
	});
});

describe('an endpoint', () => {
	it('is the site with /graphql, in a folder as well, unless it is given', () => {
		expect(endpointOf('https://example.org')).toBe('https://example.org/graphql');
		expect(endpointOf('https://example.org/blog/')).toBe('https://example.org/blog/graphql');
		expect(endpointOf('https://example.org/blog/graphql')).toBe('https://example.org/blog/graphql');
		expect(endpointOf('https://example.org/?graphql')).toBe('https://example.org/?graphql');
		expect(endpointOf('https://example.org/api?x=1')).toBe('https://example.org/api?x=1');
	});

	it('that answers with a page is no GraphQL', () => {
		expect(() => readAnswer('https://example.org/graphql', 404, '<html>')).toThrow(/WPGraphQL/);
	});

	it.each([
		['the index of REST', '{"name":"Bay","namespaces":["wp/v2"],"routes":{}}'],
		['an error of REST', '{"code":"rest_no_route","message":"No route","data":{"status":404}}'],
		['an error page of PHP', '<br /><b>Fatal error</b>: Uncaught Error in /srv/x.php'],
		['an empty page', ''],
	])('that answers with %s is no GraphQL, and is quoted', (_, text) => {
		expect(() => readAnswer('https://example.org/wp-json/', 200, text)).toThrow(
			/^https:\/\/example\.org\/wp-json\/ answered 200 without GraphQL: \S/,
		);
	});

	it('that cannot be reached is named, with the error of the network', async () => {
		const port = await freePort();
		await expect(
			createAsk(`http://127.0.0.1:${port}/graphql`, undefined)('{ id }'),
		).rejects.toThrow(`ECONNREFUSED 127.0.0.1:${port}`);
	});
});

describe('a file', () => {
	const fileWith = (name: string, text: string) => {
		const path = join(mkdtempSync(join(tmpdir(), 'outrigger-schema-')), name);
		writeFileSync(path, text);
		return path;
	};

	it('that is no SDL is named with line and column', () => {
		const path = fileWith('their.graphql', 'type Query {\n\tid: ID\n}\n\nThe rest');
		expect(() => loadSchemaFile(path)).toThrow(`${path}:5:1 is no SDL. Syntax Error`);
	});

	it('that is no JSON, or no introspection, is named', () => {
		const path = fileWith('their.json', '{');
		expect(() => loadSchemaFile(path)).toThrow(`${path} is no JSON.`);
		const other = fileWith('other.json', '{"name":"x"}');
		expect(() => loadSchemaFile(other)).toThrow(`${other} holds no introspection result.`);
	});
});

describe('the report', () => {
	it('names each document, the missing parts, the remedy, and whether the site can run', () => {
		const text = report(
			'stock.graphql',
			documents.map((document) => judge(document, stock, contract)),
		);
		expect(text).toContain('✓ Page  web/page.graphql');
		expect(text).toContain('lacks RootQuery.elementorKit');
		expect(text).toMatch(/Install the companion plugin/);
		expect(text).toMatch(/Install WooGraphQL/);
		expect(text).toContain(
			'3 of 3 core documents, 0 of 1 extension documents, 0 of 1 shop documents and 0 of 0 language documents can be answered',
		);
		expect(text).toContain('The site can run.');
	});
});

describe('the version of the contract that a site answers', () => {
	const answering = (data: unknown) => contractAdvice(async () => ({ data, errors: [] }));

	it('leads to advice with the part to update if it does not fit', async () => {
		const of = (contractVersion: string) => answering({ elementorSiteConfig: { contractVersion } });
		expect(await of('0.9.0')).toMatch(/Update the companion plugin/);
		expect(await of('99.0.0')).toMatch(/Update this front end/);
		expect(await of(readContract('schema').version)).toBeNull();
	});

	it('leads to no advice without the plugin', async () => {
		expect(await answering(undefined)).toBeNull();
		expect(await answering({ elementorSiteConfig: null })).toBeNull();
	});
});

describe('the credentials of a site', () => {
	it('lead to the advice that the site refuses them if they log in no user', async () => {
		const answering = (data: unknown) => authAdvice(async () => ({ data, errors: [] }));
		expect(await answering({ viewer: null })).toMatch(/WORDPRESS_AUTH is refused/);
		expect(await answering(undefined)).toMatch(/WORDPRESS_AUTH is refused/);
		expect(await answering({ viewer: { databaseId: 1 } })).toBeNull();
	});
});
