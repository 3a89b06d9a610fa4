import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, EDITOR, startTestServer, type TestServer } from './ask-graphql';
import { answerOf } from './ask-rest';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ isWritable: true });
});
afterAll(() => server.close());

const EDITED = 'GET, POST, PUT, PATCH';
const ALL = `${EDITED}, DELETE`;

// The answers of a running WordPress 7.1; null means that the header is absent.
it.each<[route: string, visitor: string | null, editor: string | null, admin: string | null]>([
	['posts', 'GET', 'GET, POST', 'GET, POST'],
	['posts/17', 'GET', ALL, ALL],
	['pages', 'GET', 'GET, POST', 'GET, POST'],
	['media', 'GET', 'GET, POST', 'GET, POST'],
	['categories', 'GET', 'GET, POST', 'GET, POST'],
	['users', 'GET', 'GET', 'GET, POST'],
	['users/1', 'GET', 'GET', ALL],
	['users/me', 'GET', EDITED, ALL],
	['settings', null, null, EDITED],
	['menus', null, 'GET', 'GET, POST'],
	['menu-locations', null, null, 'GET'],
	['types', 'GET', 'GET', 'GET'],
])(
	'OPTIONS of %s lists the methods that the viewer may use',
	async (route, visitor, editor, admin) => {
		const allowed = async (headers: HeadersInit) =>
			(await answerOf(server, route, { method: 'OPTIONS', headers })).headers.get('allow');
		expect([await allowed({}), await allowed(EDITOR), await allowed(ADMIN)]).toEqual([
			visitor,
			editor,
			admin,
		]);
	},
);

it('the default category of posts cannot be deleted, and links name the allowed actions', async () => {
	const { body } = await answerOf(server, 'categories?per_page=100', { headers: ADMIN });
	const hints = body.map(
		({ _links }: { _links: { self: { targetHints: { allow: string[] } }[] } }) =>
			_links.self[0]?.targetHints.allow.includes('DELETE'),
	);
	expect(hints).toContain(true);
	const { default_category: kept } = (await answerOf(server, 'settings', { headers: ADMIN })).body;
	const options = { method: 'OPTIONS', headers: ADMIN };
	const { headers } = await answerOf(server, `categories/${kept}`, options);
	expect(headers.get('allow')).toBe(EDITED);
	const seen = await answerOf(server, 'posts/17', {});
	expect(seen.body._links.self[0].targetHints.allow).toEqual(['GET']);
});
