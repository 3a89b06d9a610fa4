import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWordPress, type WordPress } from './index';

const SITE = 'https://bay.test';
const ROLES = ['administrator', 'editor', 'contributor', 'subscriber'];

const folder = mkdtempSync(join(tmpdir(), 'outrigger-toolbar-'));
const open = (isOpen: boolean) => createWordPress({ contentDir: folder, siteUrl: SITE, isOpen });
let wordpress: WordPress;
let closed: WordPress;
beforeAll(async () => {
	const users = ROLES.map((role) => ({ login: role, name: `The ${role}`, role, password: 'sea' }));
	writeFileSync(join(folder, 'users.json'), JSON.stringify(users));
	writeFileSync(
		join(folder, 'site.json'),
		JSON.stringify({ title: 'Bay', loginMessage: 'Try <crew> & see.' }),
	);
	[wordpress, closed] = await Promise.all([open(true), open(false)]);
});
afterAll(async () => {
	await Promise.all([wordpress.close(), closed.close()]);
	rmSync(folder, { recursive: true });
});

async function logIn(site: WordPress, login: string): Promise<Request> {
	const answer = await site.handle(
		new Request(`${SITE}/wp-login.php`, {
			method: 'POST',
			headers: { origin: SITE },
			body: new URLSearchParams({ log: login, pwd: 'sea' }),
		}),
	);
	const cookie = answer?.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
	return new Request(`${SITE}/map/`, { headers: { cookie } });
}

describe('the bar of a login', () => {
	it.each([
		['administrator', true, ['submissions', 'outbox', 'graphiql']],
		['editor', true, ['submissions', 'graphiql']],
		['contributor', true, ['graphiql']],
		['subscriber', false, []],
	])('of %s holds the links of that role', async (login, mayEdit, places) => {
		const bar = wordpress.toolbarOf(await logIn(wordpress, login), '/map/');
		expect(bar).toMatchObject({ user: `The ${login}`, mayEdit });
		expect(bar?.places.map(({ place }) => place)).toEqual(places);
	});

	it('leads to pages that this very login is shown', async () => {
		const request = await logIn(wordpress, 'administrator');
		for (const { path } of wordpress.toolbarOf(request, '/map/')?.places ?? []) {
			const headers = { cookie: request.headers.get('cookie') ?? '', accept: 'text/html' };
			const page = await wordpress.handle(new Request(SITE + path, { headers }));
			expect([path, page?.status]).toEqual([path, 200]);
		}
	});

	it('has no GraphiQL where the site shows none', async () => {
		const bar = closed.toolbarOf(await logIn(closed, 'editor'), '/map/');
		expect(bar?.places.map(({ place }) => place)).toEqual(['submissions']);
	});

	it('leads out at once and back to the page', async () => {
		const request = await logIn(wordpress, 'editor');
		const { logOut = '' } = wordpress.toolbarOf(request, '/map/') ?? {};
		const cookie = request.headers.get('cookie') ?? '';
		const answer = await wordpress.handle(new Request(SITE + logOut, { headers: { cookie } }));
		expect(answer?.headers.get('location')).toBe('/map/');
		expect(answer?.headers.get('set-cookie')).toContain('Max-Age=0');
	});

	it('is absent without a login, and with a forged login', async () => {
		expect(wordpress.toolbarOf(new Request(`${SITE}/map/`), '/map/')).toBeNull();
		const forged = await logIn(wordpress, 'editor');
		const cookie = (forged.headers.get('cookie') ?? '').replace(/.$/, 'x');
		const request = new Request(forged.url, { headers: { cookie } });
		expect(wordpress.toolbarOf(request, '/map/')).toBeNull();
	});
});

describe('the form of a login', () => {
	it('stands below the message of the site, and a goodbye takes its place', async () => {
		const read = async (query: string) => {
			const page = await wordpress.handle(new Request(`${SITE}/wp-login.php${query}`));
			return page?.text();
		};
		expect(await read('')).toContain('<p role="status">Try &lt;crew&gt; &amp; see.</p>');
		expect(await read('?loggedout=true')).not.toContain('Try &lt;crew');
	});
});
