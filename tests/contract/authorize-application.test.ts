import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { basic, form, SITE_URL, startTestServer, type TestServer, userOf } from './ask-graphql';

const PAGE = '/wp-admin/authorize-application.php';
const SUCCESS = 'https://app.example/done?step=2';

let server: TestServer;
let reader: Record<string, string>;
beforeEach(async () => {
	server = await startTestServer({ isWritable: true });
	reader = await userOf(server, 'subscriber');
});
afterEach(() => server.close());

const open = (query: Record<string, string>, headers = reader) =>
	server.fetch(`${PAGE}?${new URLSearchParams(query)}`, { headers });

/** The hidden fields of the page's form. */
async function fieldsOf(page: Response): Promise<Record<string, string>> {
	const inputs = (await page.text()).matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g);
	return Object.fromEntries(
		[...inputs].map(([, name, value]) => [name, value?.replaceAll('&amp;', '&')]),
	);
}

async function press(query: Record<string, string>, pressed: Record<string, string>) {
	const fields = await fieldsOf(await open(query));
	return server.fetch(PAGE, form({ ...fields, app_name: 'Robot', ...pressed }, reader));
}

const whoAmI = async (login: string, password: string) => {
	const headers = basic(login, password);
	return (await (await server.fetch('/wp-json/wp/v2/users/me', { headers })).json()).name;
};

describe('the page where a program requests an application password', () => {
	it('is named in the index of REST, and leads visitors to the login and back', async () => {
		const index = await (await server.fetch('/wp-json/')).json();
		const { authorization } = index.authentication['application-passwords'].endpoints;
		expect(authorization).toBe(SITE_URL + PAGE);
		const sent = await open({ app_name: 'Robot' }, {});
		expect(sent.status).toBe(302);
		const login = new URL(sent.headers.get('location') ?? '', SITE_URL);
		expect(login.pathname).toBe('/wp-login.php');
		expect(login.searchParams.get('redirect_to')).toBe(`${PAGE}?app_name=Robot`);
	});

	it('takes the password to the address of the program', async () => {
		const page = await open({ app_name: 'Robot', success_url: SUCCESS });
		expect(page.headers.get('content-security-policy')).toContain(
			"form-action 'self' https://app.example",
		);
		const granted = await press({ success_url: SUCCESS }, { approve: '1' });
		expect(granted.status).toBe(302);
		const goal = new URL(granted.headers.get('location') ?? '');
		expect(goal.origin + goal.pathname).toBe('https://app.example/done');
		const sent = Object.fromEntries(goal.searchParams);
		expect(sent).toMatchObject({ step: '2', site_url: SITE_URL, user_login: 'subscriberx' });
		expect(await whoAmI('subscriberx', sent.password ?? '')).toBe('subscriberx');
	});

	it('shows the password where the program named no address', async () => {
		const granted = await press({}, { approve: '1' });
		expect(granted.status).toBe(200);
		const [, password = ''] = /readonly [^>]*value="([^"]*)"/.exec(await granted.text()) ?? [];
		expect(await whoAmI('subscriberx', password)).toBe('subscriberx');
	});

	it('makes none after a refusal, and reports the refusal to the program', async () => {
		const refused = await press({ success_url: SUCCESS }, { reject: '1' });
		expect(refused.headers.get('location')).toBe(`${SUCCESS}&success=false`);
		const own = await press({ success_url: SUCCESS, reject_url: 'robot://no' }, { reject: '1' });
		expect(own.headers.get('location')).toBe('robot://no');
		expect((await press({}, { reject: '1' })).headers.get('location')).toBe('/');
		const list = '/wp-json/wp/v2/users/me/application-passwords';
		const granted = await press({}, { approve: '1' });
		const [, password = ''] = /readonly [^>]*value="([^"]*)"/.exec(await granted.text()) ?? [];
		const headers = basic('subscriberx', password);
		expect(await (await server.fetch(list, { headers })).json()).toHaveLength(1);
	});

	it.each([
		[{ success_url: 'javascript:alert(1)' }, 'Invalid URL format.'],
		[{ success_url: 'nowhere' }, 'Invalid URL format.'],
		[{ reject_url: 'data:text/html,x' }, 'Invalid URL format.'],
		[{ app_id: 'x' }, 'The application ID must be a UUID.'],
	])('refuses %o', async (query, words) => {
		const page = await open(query);
		expect(page.status).toBe(500);
		expect(await page.text()).toContain(words);
	});

	it('makes none for a form of another site, or with a wrong nonce', async () => {
		const fields = { ...(await fieldsOf(await open({}))), app_name: 'Robot', approve: '1' };
		const foreign = { ...reader, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
		expect((await server.fetch(PAGE, form(fields, foreign))).status).toBe(403);
		const wrong = form({ ...fields, _wpnonce: 'no' }, reader);
		expect((await server.fetch(PAGE, wrong)).status).toBe(403);
	});
});

it('a site over https sends no password over http, but to the machine itself', async () => {
	const secure = await startTestServer({ isWritable: true, siteUrl: 'https://boats.test' });
	const headers = { Origin: 'https://boats.test', 'Sec-Fetch-Site': 'same-origin' };
	const login = await secure.fetch(
		'/wp-login.php',
		form({ log: 'admin', pwd: 'correct horse' }, headers),
	);
	const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
	const statusOf = async (success_url: string) =>
		(await secure.fetch(`${PAGE}?${new URLSearchParams({ success_url })}`, { headers: { cookie } }))
			.status;
	expect(await statusOf('http://app.example/')).toBe(500);
	expect(await statusOf('http://127.0.0.1:3000/')).toBe(200);
	expect(await statusOf('https://app.example/')).toBe(200);
	await secure.close();
});

it('is missing if the content cannot be written', async () => {
	const closed = await startTestServer();
	expect(await closed.wordpress.handle(new Request(SITE_URL + PAGE))).toBeNull();
	const index = await (await closed.fetch('/wp-json/')).json();
	expect(index.authentication).toEqual([]);
	await closed.close();
});
