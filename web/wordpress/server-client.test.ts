import { print } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { NodeElementsDocument } from '../elements/tree/stored-document.extension.generated';
import { ListedNodesDocument } from './listed-nodes.generated';
import { NodeContentDocument } from './node-content.generated';
import { createServerClient, type GraphQLRequest } from './server-client';

const answer = (contentNode: unknown) =>
	vi.fn(async (_request: GraphQLRequest) => ({ data: { contentNode } }));

describe('the client on the server', () => {
	it('hands document, variables and name to whatever executes GraphQL', async () => {
		const execute = answer({
			__typename: 'Page',
			id: 'post:3',
			content: '<p>Hi</p>',
			hasPassword: false,
		});
		const client = createServerClient({ execute });
		const { data } = await client.query({ query: NodeContentDocument, variables: { id: '3' } });
		expect(data?.contentNode).toMatchObject({ content: '<p>Hi</p>' });
		expect(execute.mock.calls[0]?.[0]).toMatchObject({
			operationName: 'NodeContent',
			variables: { id: '3' },
		});
	});

	it('hands on the very same document from page to page, without the directives for the client alone', async () => {
		const execute = vi.fn(async (_request: GraphQLRequest) => ({ data: { contentNodes: null } }));
		for (const ids of [['1'], ['2']]) {
			await createServerClient({ execute }).query({
				query: ListedNodesDocument,
				variables: { ids },
			});
		}
		const [first, second] = execute.mock.calls.map(([{ document }]) => document);
		expect(print(ListedNodesDocument)).toContain('@unmask');
		expect(first && print(first)).not.toContain('@unmask');
		expect(second).toBe(first);
	});

	it('looks through a document once for all pages', () => {
		const infoOf = () =>
			// biome-ignore lint/complexity/useLiteralKeys: TypeScript lets a private member be named only so
			createServerClient({ execute: answer(null) })['queryManager'].getDocumentInfo(
				NodeContentDocument,
			);
		expect(infoOf()).toBe(infoOf());
	});

	it('reads content types of a site’s own through the interfaces they answer', async () => {
		const execute = answer({ __typename: 'Boat', id: 'post:3', content: '<p>Fast</p>' });
		const client = createServerClient({ execute });
		const { data } = await client.query({ query: NodeContentDocument, variables: { id: '3' } });
		expect(data?.contentNode).toMatchObject({ content: '<p>Fast</p>' });
	});

	it('reads a site’s own type whole although parts of it are null', async () => {
		const execute = answer({
			__typename: 'Boat',
			id: 'post:3',
			elementorDocumentType: null,
			elementorPageSettings: null,
			elementorElements: null,
			elementorPageMeta: {
				__typename: 'ElementorPageMeta',
				id: 3,
				title: 'Petrel',
				excerpt: '',
				featuredImage: null,
				customFields: [],
				seo: null,
			},
		});
		const client = createServerClient({ execute });
		const { data } = await client.query({ query: NodeElementsDocument, variables: { id: '3' } });
		expect(data?.contentNode).toMatchObject({
			elementorElements: null,
			elementorPageMeta: { title: 'Petrel', seo: null },
		});
	});

	it('gives no body to a content type that has none', async () => {
		const execute = answer({ __typename: 'Chart', id: 'post:3' });
		const client = createServerClient({ execute });
		const { data } = await client.query({ query: NodeContentDocument, variables: { id: '3' } });
		expect(data?.contentNode).toEqual({ __typename: 'Chart', id: 'post:3' });
	});

	it('sends one request for two equal queries', async () => {
		const execute = answer({ __typename: 'Page', id: 'post:3', content: null, hasPassword: false });
		const client = createServerClient({ execute });
		const ask = () => client.query({ query: NodeContentDocument, variables: { id: '3' } });
		await Promise.all([ask(), ask()]);
		await ask();
		expect(execute).toHaveBeenCalledTimes(1);
	});

	it('rejects an answer with errors', async () => {
		const client = createServerClient({
			execute: async () => ({ data: null, errors: [{ message: 'No.' }] as never }),
		});
		await expect(
			client.query({ query: NodeContentDocument, variables: { id: '3' } }),
		).rejects.toThrow('No.');
	});

	it('keeps a page and a picture apart though their ids are alike', async () => {
		const client = createServerClient({
			execute: async ({ variables }) => ({
				data: { contentNode: { __typename: variables.id, id: 'post:3', content: variables.id } },
			}),
		});
		for (const id of ['Page', 'Post', 'Page']) {
			const { data } = await client.query({ query: NodeContentDocument, variables: { id } });
			expect(data?.contentNode).toEqual({ __typename: id, id: 'post:3', content: id });
		}
	});
});
