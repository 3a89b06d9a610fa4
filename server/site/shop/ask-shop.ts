import { SESSION_HEADER } from '@outrigger/rules/shop/session-header';
import { withoutUnmask } from '@outrigger/rules/wordpress/without-unmask';
import { type DocumentNode, Kind, type OperationDefinitionNode, print } from 'graphql';
import type { Backend, Client } from '../backend/backend';
import type { GraphQLExecutor } from '../contract/renderer';
import { itemsIn } from './cart-session';

/** The answer of the shop, and its facts about the session. */
export interface ShopAnswer {
	data: Record<string, unknown> | null;
	/** A message is empty where the answer was none of the shop's. */
	errors: { message: string }[];
	/** The token that was begun or renewed; null where the asker's holds. */
	token: string | null;
	items: number | null;
}

/** The shop that receives the request. */
export interface ShopAsker {
	backend: Pick<Backend, 'handle'>;
	siteUrl: string;
	client: Client;
	/** The token of the visitor's session; null without one. */
	token: string | null;
	/** Own path of the page that shows the shop: its words are in that page's language. */
	page: string;
}

/** Sends one of our own operations to the shop, in the name of a visitor's session. */
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
