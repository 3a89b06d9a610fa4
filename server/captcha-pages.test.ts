import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builderPage, contentFolder } from './testing/content-folder';
import { openWith, WHOLE_SITE_URL, type WholeSite } from './testing/whole-site';

const SECRET = 'server-side-secret';
const guarded = (type: string, id: string) => ({
	id,
	elType: 'widget',
	widgetType: 'form',
	elements: [],
	settings: {
		submit_actions: [],
		form_fields: [
			{ custom_id: 'email', field_type: 'email', required: 'true' },
			{ custom_id: 'proof', field_type: type },
		],
	},
});

describe('a site with forms that check if the sender is a person', () => {
	let service: Server;
	let site: WholeSite;
	const asked: string[] = [];
	beforeAll(async () => {
		service = createServer((request, response) => {
			request.on('data', (part) => asked.push(String(part)));
			request.on('end', () => {
				response.end(JSON.stringify({ success: asked.at(-1)?.endsWith('response=good') ?? false }));
			});
		});
		await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
		site = await openWith({
			CONTENT_DIR: contentFolder({
				'pages/ask.json': builderPage('ask', 10, [guarded('turnstile', 'aaaaaaa')]),
				'pages/other.json': builderPage('other', 11, [guarded('recaptcha', 'bbbbbbb')]),
			}),
			TURNSTILE_SITE_KEY: 'public-site-key',
			TURNSTILE_SECRET: SECRET,
			TURNSTILE_VERIFY_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/verify`,
		});
	});
	afterAll(async () => {
		service.close();
		await site.app.close();
	});

	const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

	it('has no wider policy on the page, and one of its own in the frame', async () => {
		const [asks, other] = await Promise.all([site.get('/ask/'), site.get('/other/')]);
		const withoutHashes = (response: Response) => policyOf(response).replace(/'sha256-[^']*'/g, '');
		expect(withoutHashes(asks)).toBe(withoutHashes(other));
		expect(policyOf(asks)).not.toContain('cloudflare');
		const html = await asks.text();
		expect(html).toContain('data-captcha="turnstile"');
		expect(html).not.toContain(SECRET);
		// A service without keys has no place and no frame.
		expect(await other.text()).not.toContain('data-captcha');
		expect((await site.get('/embed/captcha/recaptcha')).status).toBe(404);
		expect((await site.get('/embed/captcha/constructor')).status).toBe(404);

		const frame = await site.get('/embed/captcha/turnstile?theme=dark&size=%22%3E&lang=%22x');
		const markup = await frame.text();
		expect(frame.status).toBe(200);
		expect(policyOf(frame)).toMatch(/script-src 'self' https:\/\/challenges\.cloudflare\.com;/);
		expect(policyOf(frame)).toContain("frame-ancestors 'self'");
		expect(markup).toContain('data-site-key="public-site-key"');
		expect(markup).toContain('data-theme="dark" data-size="" data-language=""');
		expect(markup).not.toContain(SECRET);
	});

	const send = (token: string) =>
		site.app.request(`${WHOLE_SITE_URL}/ask/`, {
			method: 'POST',
			body: new URLSearchParams({
				action: 'elementor_pro_forms_send_form',
				post_id: '10',
				form_id: 'aaaaaaa',
				'form_fields[email]': 'ann@mail.example',
				...(token && { 'cf-turnstile-response': token }),
			}),
		});

	it('takes a form with a good token, and names the missing proof otherwise', async () => {
		const without = await send('');
		expect(without.status).toBe(422);
		const html = await without.text();
		expect(html).toContain('href="#form-field-proof-aaaaaaa"');
		expect(html).toContain('Please show that you are a person.');
		expect(html).toContain('value="ann@mail.example"');
		expect((await send('bad')).status).toBe(422);
		expect((await send('good')).status).toBe(200);
		expect(asked).toEqual([`secret=${SECRET}&response=bad`, `secret=${SECRET}&response=good`]);
	});

	it('takes the token by GraphQL, too', async () => {
		const submit = (captchaToken: string) =>
			site.app.request(`${WHOLE_SITE_URL}/graphql`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({
					query:
						'mutation($input:ElementorSubmitFormInput!){elementorSubmitForm(input:$input){success errors{id}}}',
					variables: {
						input: {
							documentId: 10,
							formId: 'aaaaaaa',
							captchaToken,
							fields: [{ id: 'email', values: ['bo@mail.example'] }],
						},
					},
				}),
			});
		expect(await (await submit('bad')).json()).toMatchObject({
			data: { elementorSubmitForm: { success: false, errors: [{ id: 'proof' }] } },
		});
		expect(await (await submit('good')).json()).toMatchObject({
			data: { elementorSubmitForm: { success: true } },
		});
	});
});
