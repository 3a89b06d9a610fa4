import { ApolloClient, InMemoryCache } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { PageDocument } from '@outrigger/elements/page/page.generated';
import { type DocumentNode, getOperationAST, OperationTypeNode, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ownDocuments } from './own-documents';
import { HostAddToCartDocument } from './site/shop/shop-forms.shop.generated';

/** The text that a browser's client sends for a document. */
async function sentTextOf(document: DocumentNode): Promise<string> {
	let sent = '';
	const link = new HttpLink({
		uri: 'http://site.test/graphql',
		fetch: async (_, init) => {
			sent = JSON.parse(String(init?.body)).query;
			return Response.json({ data: {} });
		},
	});
	const client = new ApolloClient({ cache: new InMemoryCache(), link });
	const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION;
	const asked = isMutation
		? client.mutate({ mutation: document })
		: client.query({ query: document, fetchPolicy: 'no-cache' });
	await asked.catch(() => undefined);
	return sent;
}

/** True for the documents that the host itself sends to a shop: no Apollo client adds `__typename` to them. */
const isOfHost = (text: string) => /^(?:mutation|query) Host/.test(text);

describe("the front end's own documents", () => {
	it('are known in the spelling in which browsers send them', async () => {
		const texts = ownDocuments();
		expect(texts.length).toBeGreaterThan(3);
		for (const text of texts.filter((one) => !isOfHost(one)))
			expect(texts).toContain(await sentTextOf(parse(text)));
	});

	it('are as they stand where the host itself sends them', () => {
		expect(ownDocuments()).toContain(print(HostAddToCartDocument));
		expect(ownDocuments().filter(isOfHost)).toHaveLength(7);
	});

	it('lack the directives that only the client reads', async () => {
		expect(print(PageDocument)).toContain('@unmask');
		expect(ownDocuments()).toContain(await sentTextOf(PageDocument));
	});

	it('hold one operation each, with a name of its own', () => {
		const names = ownDocuments().map((text) => getOperationAST(parse(text))?.name?.value);
		expect(names).not.toContain(undefined);
		expect(new Set(names).size).toBe(names.length);
	});
});
