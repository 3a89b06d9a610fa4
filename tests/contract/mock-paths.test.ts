import { mkdirSync, readdirSync } from 'node:fs';
import { createWordPress } from '@outrigger/mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { basic, form, SITE_URL, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeEach(async () => {
	server = await startTestServer();
});
afterEach(() => server.close());

describe('the mock', () => {
	it('leaves paths that are not WordPress’s own to the host', async () => {
		for (const path of ['/', '/about/', '/feed/', '/wp-content/themes/x.css', '/graphql-tools/']) {
			expect(await server.wordpress.handle(new Request(SITE_URL + path))).toBeNull();
		}
	});

	it('answers GraphQL and REST without pretty permalinks', async () => {
		const query = 'query=%7BgeneralSettings%7Btitle%7D%7D';
		for (const path of ['/?graphql&', '/?graphql=true&', '/index.php?graphql&']) {
			const response = await server.fetch(path + query);
			expect(await response.json()).toMatchObject({ data: { generalSettings: {} } });
		}
		const posted = await server.fetch('/?graphql', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: '{"query":"{generalSettings{url}}"}',
		});
		expect(await posted.json()).toEqual({ data: { generalSettings: { url: SITE_URL } } });
		for (const path of ['/', '/index.php']) {
			const rest = await server.fetch(`${path}?rest_route=/wp/v2/posts&_fields=id&per_page=1`);
			expect(await rest.json()).toHaveLength(1);
		}
		expect(await server.wordpress.handle(new Request(`${SITE_URL}/about/?graphql`))).toBeNull();
	});

	it('refuses wrong application passwords on REST, and takes them for an anonymous visitor’s on GraphQL', async () => {
		const ask = (login: string) =>
			server.fetch('/wp-json/wp/v2/posts', { headers: basic(login, 'nope') });
		expect(await (await ask('admin')).json()).toMatchObject({ code: 'incorrect_password' });
		expect(await (await ask('nobody')).json()).toMatchObject({ code: 'invalid_username' });
		expect((await ask('admin')).status).toBe(401);
		const { data } = await server.ask('{viewer{id}}', undefined, basic('admin', 'nope'));
		expect(data.viewer).toBeNull();
	});

	it('answers REST, uploads and unknown ajax actions', async () => {
		expect((await server.fetch('/wp-json/wp/v2/posts?per_page=1')).status).toBe(200);
		expect((await server.fetch('/wp-content/uploads/none.jpg')).status).toBe(404);
		const ajax = await server.fetch('/wp-admin/admin-ajax.php', form({ action: 'nothing' }));
		expect([ajax.status, await ajax.text()]).toEqual([400, '0']);
	});

	it('keeps the old content, and names the reason, when the new content is wrong', async () => {
		server.site.write('menus.json', '{ "name": ');
		expect(await server.wordpress.reload()).toBe(false);
		expect(String(server.errors[0])).toContain('menus.json');
		expect(server.wordpress.store.post(82)?.title).toBe('About');
	});

	it('shows new content after a reload, and reports that everything changed', async () => {
		const changes: unknown[] = [];
		const stop = server.wordpress.onChange((change) => changes.push(change));
		server.site.write('pages/new.md', '---\ntitle: New\n---\nHello');
		expect(await server.wordpress.reload()).toBe(true);
		expect((await server.ask('{nodeByUri(uri:"/new/"){__typename}}')).data.nodeByUri).toEqual({
			__typename: 'Page',
		});
		expect(changes).toEqual(['everything']);
		stop();
		await server.wordpress.reload();
		expect(changes).toHaveLength(1);
	});

	it('starts with an empty folder', async () => {
		const empty = `${server.site.contentDir}-empty`;
		mkdirSync(empty);
		const wordpress = await createWordPress({ contentDir: empty, siteUrl: `${SITE_URL}/` });
		const { data, errors } = await wordpress.execute(
			'{posts{nodes{id}} generalSettings{url} nodeByUri(uri:"/"){__typename}}',
		);
		expect(errors).toBeUndefined();
		expect(data).toEqual({
			posts: { nodes: [] },
			generalSettings: { url: SITE_URL },
			nodeByUri: { __typename: 'ContentType' },
		});
	});

	it('remembers comments and logins in its data folder', async () => {
		const options = {
			contentDir: server.site.contentDir,
			dataDir: server.site.dataDir,
			siteUrl: SITE_URL,
		};
		const first = await createWordPress(options);
		const mutation =
			'mutation{createComment(input:{commentOn:17,content:"Kept",author:"A",authorEmail:"a@a.test"}){success}}';
		await first.execute(mutation);
		const login = await first.handle(
			new Request(`${SITE_URL}/wp-login.php`, form({ log: 'admin', pwd: 'correct horse' })),
		);
		await first.close();
		expect(readdirSync(server.site.dataDir)).toEqual(
			expect.arrayContaining(['auth-secret', 'outrigger.sqlite']),
		);

		const second = await createWordPress(options);
		expect(second.store.commentsOf(17, ['hold']).at(-1)?.content).toBe('Kept');
		const cookie = login?.headers.get('set-cookie')?.split(';')[0] ?? '';
		const request = new Request(SITE_URL, { headers: { cookie } });
		expect(second.auth.viewerOf(request, { cookies: true })?.login).toBe('admin');
		await second.close();
	});
});

describe('the server’s own operations', () => {
	it('have no limits, run without a viewer by default, and bring errors in the result', async () => {
		const { execute, store } = server.wordpress;
		const many = Array.from({ length: 40 }, (_, index) => `a${index}:__typename`).join(' ');
		expect((await execute(`{${many}}`)).errors).toBeUndefined();
		expect((await execute('{viewer{name}}')).data).toEqual({ viewer: null });
		const viewer = store.user(1) ?? null;
		expect((await execute('{viewer{name}}', {}, { viewer })).data).toEqual({
			viewer: { name: 'Crew' },
		});
		expect((await execute('{nope}')).errors?.[0]?.message).toContain('Cannot query field "nope"');
		expect((await execute('{')).errors?.[0]?.message).toContain('Syntax Error');
	});
});

describe('GraphiQL', () => {
	it('is a page of its own policy, with files of this origin that never change', async () => {
		const page = await server.fetch('/graphql', { headers: { Accept: 'text/html' } });
		const html = await page.text();
		expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
		expect(html).not.toMatch(/https?:\/\//);
		expect(html).not.toMatch(/<script>/);
		const files = [...html.matchAll(/(?:src|href)="(\/graphql\/assets\/[^"]+)"/g)].map(
			([, path = '']) => path,
		);
		expect(files).toHaveLength(2);
		for (const file of files) {
			const asset = await server.fetch(file, { headers: { 'Accept-Encoding': 'br' } });
			expect(asset.headers.get('cache-control')).toContain('immutable');
			expect(asset.headers.get('content-encoding')).toBe('br');
		}
		expect((await server.fetch('/graphql/assets/0000/graphiql.js')).status).toBe(404);
	});

	it('does not stand in the way of clients', async () => {
		const response = await server.fetch('/graphql?query={__typename}', {
			headers: { Accept: '*/*' },
		});
		expect(await response.json()).toEqual({ data: { __typename: 'RootQuery' } });
	});
});
