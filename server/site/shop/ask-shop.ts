import { SESSION_HEADER } from '@outrigger/rules/shop/session-header';
import { withoutUnmask } from '@outrigger/rules/wordpress/without-unmask';
import { type DocumentNode, Kind, type OperationDefinitionNode, print } from 'graphql';
import type { Backend, Client } from '../backend/backend';
import type { GraphQLExecutor } from '../contract/renderer';
import { itemsIn } from './cart-session';

/** The answer of the shop, and its facts about the session. */
export interface ShopAnswer {
	data: Record<string, unknown> | null;
	/** The errors. The message is empty if the answer did not come from the shop. */
	errors: { message: string }[];
	/** The token, if the shop began or renewed it; null if the visitor's token stays valid. */
	token: string | null;
	items: number | null;
}

/** The shop that receives the request. */
export interface ShopAsker {
	backend: Pick<Backend, 'handle'>;
	siteUrl: string;
	client: Client;
	/** The token of the visitor's session; null if the visitor has none. */
	token: string | null;
	/** Path on this site of the page that shows the shop. Its language is the language of the shop's texts. */
	page: string;
}

/** Sends one of our own operations to the shop, with a visitor's session. */
export async function askShop(
	{ backend, siteUrl, client, token, page }: ShopAsker,
	document: DocumentNode,
	variables: Record<string, unknown>,
): Promise<ShopAnswer> {
	const answer = await backend.handle(
		new Request(`${siteUrl}/graphql`, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				origin: new URL(siteUrl).origin,
				referer: siteUrl + page,
				...(token === null ? {} : { [SESSION_HEADER]: `Session ${token}` }),
			},
			body: JSON.stringify({ query: print(withoutUnmask(document)), variables }),
		}),
		client,
	);
	const text = (await answer?.text()) ?? '';
	const body = parseBody(text);
	return {
		data: body.data ?? null,
		errors: body.errors ?? [],
		token: answer?.headers.get(SESSION_HEADER) ?? null,
		items: itemsIn(text),
	};
}

function parseBody(text: string): Partial<Pick<ShopAnswer, 'data' | 'errors'>> {
	try {
		return JSON.parse(text);
	} catch {
		return { errors: [{ message: '' }] };
	}
}

/**
 * The fields that read a cart, a customer and their orders: no other field depends on the
 * session.
 */
const OF_SESSION = new Set(['cart', 'cartItem', 'customer', 'order']);

const isOfSession = (document: DocumentNode): boolean =>
	document.definitions.some(
		(one): one is OperationDefinitionNode =>
			one.kind === Kind.OPERATION_DEFINITION &&
			one.selectionSet.selections.some(
				(field) => field.kind === Kind.FIELD && OF_SESSION.has(field.name.value),
			),
	);

/** An executor that queries carts and orders as the visitor, and everything else anonymously. */
export function executeForVisitor(asker: ShopAsker, execute: GraphQLExecutor): GraphQLExecutor {
	return async (operation) => {
		if (!isOfSession(operation.query)) return execute(operation);
		const { data, errors } = await askShop(asker, operation.query, operation.variables ?? {});
		return {
			data,
			...(errors.length > 0 ? { errors } : {}),
		} as Awaited<ReturnType<GraphQLExecutor>>;
	};
}
