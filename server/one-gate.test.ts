import { pino } from 'pino';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { contentFolder } from './testing/content-folder';
import { logIn } from './testing/log-in';
import { tinySite } from './testing/tiny-site';
import { openWith, WHOLE_SITE_URL, type WholeSite, wholeSite } from './testing/whole-site';

const BASIC = `Basic ${Buffer.from('crew:aaaa bbbb cccc').toString('base64')}`;
const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' };
const FOREIGN: [string, string, Record<string, string>][] = [
	['names a foreign origin', WHOLE_SITE_URL, { origin: 'https://evil.example' }],
	[
		'names the site as the host of its own name',
		'http://evil.example',
		{ origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
	],
	['comes from a sandbox', WHOLE_SITE_URL, { origin: 'null' }],
	['brings a cookie and says nothing', WHOLE_SITE_URL, { cookie: 'a=b' }],
];

let site: WholeSite;
beforeAll(async () => {
	site = await wholeSite();
});

const post = (
	path: string,
	fields: Record<string, string>,
	headers: Record<string, string>,
	origin = WHOLE_SITE_URL,
) =>
	site.app.request(origin + path, {
		method: 'POST',
		body: new URLSearchParams(fields).toString(),
		headers: { ...URLENCODED, ...headers },
	});

describe.each(FOREIGN)('one gate per question: a POST that %s', (_, origin, headers) => {
	it.each<[string, Record<string, string>]>([
		['/wp-login.php', { log: 'crew', pwd: 'aboard' }],
		['/wp-login.php?action=lostpassword', { user_login: 'crew' }],
		['/wp-login.php?action=postpass', { post_password: 'octopus' }],
		['/wp-comments-post.php', { comment_post_ID: '11', comment: 'x' }],
		['/wp-admin/admin-ajax.php', { action: 'elementor_pro_forms_send_form' }],
		['/', { 'add-to-cart': '1' }],
		['/wp-admin/submissions/1', { do: 'delete' }],
		['/wp-admin/orders/1', { status: 'cancelled' }],
	])('is refused by %s', async (path, fields) => {
		const answer = await post(path, fields, { ...headers, authorization: BASIC }, origin);
		expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 403, null]);
	});

	it('begins no payment', async () => {
		const answer = await post(
			'/wp-admin/admin-ajax.php',
			{ action: 'submit_stripe_form' },
			headers,
			origin,
		);
		expect(await answer.json()).toMatchObject({ response: { code: 403 } });
	});

	it('the request is anonymous to GraphQL, even if the visitor is logged in', async () => {
		const { cookie } = await logIn(site, 'crew', 'aboard');
		const viewer = async (more: Record<string, string>, at: string) => {
			const answer = await site.app.request(`${at}/graphql`, {
				method: 'POST',
				body: JSON.stringify({ query: '{ viewer { name } }' }),
				headers: { 'content-type': 'application/json', ...more, cookie },
			});
			return (await answer.json()).data.viewer;
		};
		expect(await viewer({ origin: WHOLE_SITE_URL }, WHOLE_SITE_URL)).toEqual({ name: 'The crew' });
		expect(await viewer(headers, origin)).toBeNull();
	});
});

describe('one gate per question: a name that the operator forgot', () => {
	it('appears in the log once, with the variable to set', async () => {
		const warn = vi.fn();
		const log = Object.assign(pino({ level: 'silent' }), { warn });
		const { app } = tinySite({ parts: { log } });
		const send = (origin: string) =>
			app.request('http://10.0.0.5:4000/', {
				method: 'POST',
				headers: { origin, host: '10.0.0.5:4000' },
			});
		await send('http://10.0.0.5:4000');
		await send('http://10.0.0.5:4000');
		await send('https://evil.example');
		expect(warn.mock.calls).toEqual([
			[{ origin: 'http://10.0.0.5:4000' }, expect.stringContaining('SITE_ALIASES')],
		]);
	});
});

describe('one gate per question: a POST of a page under a name that the operator allows', () => {
	it('is taken, one of any other name is not', async () => {
		const aliased = await openWith({
			CONTENT_DIR: contentFolder({ 'site.json': '{}' }),
			SITE_ALIASES: 'https://www.site.test',
		});
		const logInFrom = async (origin: string) => {
			const answer = await aliased.app.request(`${WHOLE_SITE_URL}/wp-login.php`, {
				method: 'POST',
				body: 'log=a&pwd=b',
				headers: { ...URLENCODED, origin },
			});
			return answer.status;
		};
		expect(await logInFrom('https://www.site.test')).toBe(200);
		expect(await logInFrom('https://evil.site.test')).toBe(403);
	});
});
