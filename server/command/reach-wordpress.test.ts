import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { reachWordPress } from './reach-wordpress';

let server: Server | null = null;
afterEach(() => {
	server?.close();
	server = null;
});

/** A host that answers some paths with JSON and all others with a page. */
async function host(answers: Readonly<Record<string, object>>): Promise<string> {
	server = createServer(({ url = '' }, answer) => {
		const body = answers[url];
		answer.writeHead(body ? 200 : 404).end(body ? JSON.stringify(body) : '<h1>No</h1>');
	});
	const listening = server.listen(0, '127.0.0.1');
	await new Promise((resolve) => listening.once('listening', resolve));
	return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

describe('the look at an address before a command', () => {
	it.each([
		['WPGraphQL', { '/graphql': { data: { __typename: 'RootQuery' } } }],
		['core REST', { '/wp-json/?_fields=namespaces': { namespaces: ['wp/v2'] } }],
		['REST without permalinks', { '/?rest_route=/&_fields=namespaces': { namespaces: ['wp/v2'] } }],
	])('takes a site with %s', async (_, answers) => {
		await expect(reachWordPress(await host(answers))).resolves.toBeUndefined();
	});

	it('refuses a host that has neither', async () => {
		const address = await host({ '/wp-json/?_fields=namespaces': { message: 'no' } });
		await expect(reachWordPress(address)).rejects.toThrow('nor with core REST');
	});
});
