import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { learnLanguages } from '../contract/site-words';
import { relayAjax } from './ajax-relay';

const SITE = 'https://boats.test';

let wordpress: string;
let close: () => unknown;
let said: { status: number; body: string };
const asked: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
	const server = createServer((request, response) => {
		let body = '';
		request.on('data', (part) => {
			body += part;
		});
		request.on('end', () => {
			asked.push({ path: request.url ?? '', headers: request.headers, body });
			response.writeHead(said.status, { 'content-type': 'text/html', 'set-cookie': 'a=b' });
			response.end(said.body);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	wordpress = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
	close = () => server.close();
});
afterAll(() => close());
beforeEach(() => {
	asked.length = 0;
	said = { status: 200, body: '{"success":true,"data":{"message":"Hi"}}' };
});

function relay(fields: Record<string, string | File>, headers: Record<string, string> = {}) {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	return relayBody(body, headers);
}
function relayBody(body: FormData | URLSearchParams, headers: Record<string, string> = {}) {
	const request = new Request(`${SITE}/wp-admin/admin-ajax.php`, {
		method: 'POST',
		body,
		headers: { cookie: 'wordpress_logged_in_x=1', origin: SITE, ...headers },
	});
	return relayAjax(request, { address: '10.1.1.2' }, wordpress, {
		siteUrl: SITE,
		ownOrigins: [SITE],
	});
}
const FORM = { action: 'elementor_pro_forms_send_form', 'form_fields[name]': 'Ann' };

describe('a call of the builder’s before a real site', () => {
	it('names the language of the page that sent it, on a site in several', async () => {
		await relay(FORM, { referer: `${SITE}/de/kontakt/` });
		await learnLanguages(SITE, [
			{ homePath: '/', language: 'en-US', slug: 'en' },
			{ homePath: '/de/', language: 'de-DE', slug: 'de' },
		]);
		for (const referer of [`${SITE}/de/kontakt/?a=b`, `${SITE}/contact/`, 'https://else.test/de/'])
			await relay(FORM, { referer });
		await learnLanguages(SITE, [{ homePath: '/', language: 'en-US' }]);
		await relay(FORM, { referer: `${SITE}/de/kontakt/` });
		expect(asked.map(({ path }) => path.replace('/wp-admin/admin-ajax.php', ''))).toEqual([
			'',
			'?lang=de',
			'?lang=en',
			'?lang=en',
			'',
		]);
	});

	it('is passed on with its fields and files, without cookies, and with its referring page', async () => {
		const answer = await relay({ ...FORM, 'form_fields[cv]': new File(['%PDF'], 'a.pdf') });
		expect(answer?.status).toBe(200);
		expect(answer?.headers.get('content-type')).toBe('application/json');
		expect(answer?.headers.get('set-cookie')).toBeNull();
		expect(await answer?.json()).toEqual({ success: true, data: { message: 'Hi' } });
		expect(asked[0]?.path).toBe('/wp-admin/admin-ajax.php');
		expect(asked[0]?.headers.cookie).toBeUndefined();
		expect(asked[0]?.headers['x-forwarded-for']).toBe('10.1.1.2');
		for (const part of ['name="form_fields[name]"', 'Ann', 'filename="a.pdf"', '%PDF']) {
			expect(asked[0]?.body).toContain(part);
		}
	});

	it('is shown as text where WordPress answers with a page', async () => {
		said = { status: 500, body: '<h1>There has been a critical error</h1>' };
		const answer = await relay(FORM);
		expect([answer?.status, answer?.headers.get('content-type')]).toEqual([
			500,
			'text/plain; charset=utf-8',
		]);
	});

	it.each<[string, Record<string, string>, Record<string, string>]>([
		['that is for who is logged in', { action: 'heartbeat' }, {}],
		['without a name', { x: '1' }, {}],
		['from another site', FORM, { 'sec-fetch-site': 'cross-site' }],
		['with a foreign origin alone', FORM, { origin: 'https://evil.example' }],
	])('is not passed on: one %s', async (_, fields, headers) => {
		expect(await relay(fields, headers)).toBeNull();
		expect(asked).toEqual([]);
	});

	it.each([
		[['action', 'elementor_pro_forms_send_form', 'action', 'heartbeat'], 'a second action'],
		[['action', 'elementor_pro_forms_send_form', 'action[0]', 'heartbeat'], 'a list of actions'],
		[['action', 'elementor_pro_forms_send_form', 'action[', 'x'], 'a name that PHP folds'],
		[['action', 'elementor_pro_forms_send_form', 'action.', 'x'], 'a name with a dot'],
		[['action', 'elementor_pro_forms_send_form', ' action', 'heartbeat'], 'a space before a name'],
	])('is not passed on: %j, with %s', async (entries) => {
		const [first = '', action = '', second = '', other = ''] = entries;
		for (const body of [new FormData(), new URLSearchParams()]) {
			body.append(first, action);
			body.append(second, other);
			expect(await relayBody(body)).toBeNull();
		}
		expect(asked).toEqual([]);
	});

	it('is passed on with the fields that its action reads, and no others', async () => {
		await relay({ ...FORM, post_id: '10', _wpnonce: 'x', user: 'admin' });
		expect(asked[0]?.body).toContain('name="post_id"');
		expect(asked[0]?.body).not.toMatch(/_wpnonce|admin/);
	});

	describe('of the payment button, by a browser without script', () => {
		const PAY = { action: 'submit_stripe_form', postId: '10', widgetId: 'aa11' };
		const accept = { accept: 'text/html,*/*;q=0.8' };
		const stripe = (code: number, body: object) =>
			JSON.stringify({ response: { code }, body: JSON.stringify(body) });

		it('leads to where one pays', async () => {
			const url = 'https://checkout.stripe.com/c/pay/cs_test_a1';
			said = { status: 200, body: stripe(200, { url }) };
			const answer = await relay({ ...PAY, pageUrl: `${SITE}/pay/` }, accept);
			expect([answer?.status, answer?.headers.get('content-type')]).toEqual([
				200,
				'text/html; charset=utf-8',
			]);
			expect(await answer?.text()).toContain(`content="0;url=${url}"`);
		});

		it.each([
			[
				'an address without https',
				{ status: 200, body: stripe(200, { url: 'http://pay.example/' }) },
			],
			['a refusal', { status: 200, body: stripe(400, { error: { message: 'No' } }) }],
			['HTML', { status: 200, body: '<h1>Fatal</h1><script>alert(1)</script>' }],
			['a fault', { status: 500, body: 'x' }],
		])('leads back to the page where WordPress answers with %s', async (_, answered) => {
			said = answered;
			const answer = await relay({ ...PAY, pageUrl: `${SITE}/pay/` }, accept);
			expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/pay/']);
			expect(await answer?.text()).toBe('');
		});

		it('leads to no other site, with any page in the form', async () => {
			said = { status: 500, body: 'x' };
			const answer = await relay({ ...PAY, pageUrl: 'https://evil.example/x/' }, accept);
			expect(answer?.headers.get('location')).toBe('/');
		});
	});
});
