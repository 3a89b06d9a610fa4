import { vi } from 'vitest';

/** An operation that the browser sent to `/graphql`. */
export interface SentOperation {
	operationName: string;
	variables: Record<string, unknown>;
}

/**
 * Answers the browser's requests to a shop by the operation's name, with data or with a refusal. While `isOffline` is
 * true, the request fails.
 */
export function fakeShop(answers: Record<string, (sent: SentOperation) => object | string>) {
	const shop = { isOffline: false, sent: [] as SentOperation[] };
	vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
		const operation: SentOperation = JSON.parse(`${init.body}`);
		shop.sent.push(operation);
		if (shop.isOffline) throw new TypeError('offline');
		const answer = answers[operation.operationName]?.(operation) ?? 'Nobody answers that.';
		const body =
			typeof answer === 'string'
				? { data: {}, errors: [{ message: answer, path: ['x'] }] }
				: { data: answer };
		return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
	});
	return shop;
}

/** Operations of one name. */
export const sentOf = ({ sent }: { sent: readonly SentOperation[] }, name: string) =>
	sent.filter(({ operationName }) => operationName === name);
