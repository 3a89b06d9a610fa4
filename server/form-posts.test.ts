import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builderPage, contentFolder } from './testing/content-folder';
import { openSite, WHOLE_SITE_URL, type WholeSite } from './testing/whole-site';

const EDITOR = `Basic ${Buffer.from('editor:abcd efgh').toString('base64')}`;

let site: WholeSite;
beforeAll(async () => {
	const form = (settings: object, id: string) => ({
		id,
		elType: 'widget',
		widgetType: 'form',
		settings,
		elements: [],
	});
	const fields = [
		{ custom_id: 'name', field_label: 'Name' },
		{ custom_id: 'email', field_type: 'email', field_label: 'Email', required: 'true' },
		{ custom_id: 'gear', field_type: 'checkbox', field_label: 'Gear', field_options: 'Rod\nNet' },
	];
	const folder = contentFolder({
		'site.json': JSON.stringify({ title: 'Boats' }),
		'users.json': JSON.stringify([
			{
				login: 'editor',
				name: 'Ed',
				password: 'abc',
				role: 'editor',
				email: 'e@boats.test',
				applicationPasswords: ['abcd efgh'],
			},
		]),
		'pages/ask.json': builderPage('ask', 10, [
			form({ form_fields: fields, submit_actions: [] }, 'f0f0f0f'),
			form(
				{ form_fields: fields, submit_actions: ['redirect'], redirect_to: 'javascript:alert(1)' },
				'e0e0e0e',
			),
			form(
				{ form_fields: fields, submit_actions: ['redirect'], redirect_to: '/ask/?done' },
				'd0d0d0d',
			),
		]),
	});
	const metForm = (widgetType: string, settings: object) => ({
		id: widgetType,
		elType: 'widget',
		widgetType,
		settings,
		elements: [],
	});
	writeFileSync(
		join(folder, 'pages/berths.json'),
		builderPage('berths', 12, [
			metForm('metform', { mf_form_id: '11***1721270363563' }),
			metForm('elementskit-mail-chimp', { ekit_mail_chimp_submit: 'Tell me' }),
		]),
	);
	mkdirSync(join(folder, 'templates'));
	writeFileSync(
		join(folder, 'templates/berth-form.json'),
		JSON.stringify({
			title: 'Berth form',
			type: 'section',
			databaseId: 11,
			content: [
				metForm('mf-text', { mf_input_label: 'Your boat', mf_input_name: 'boat' }),
				metForm('mf-email', { mf_input_label: 'Mail', mf_input_required: 'yes' }),
				metForm('mf-button', { mf_btn_text: 'Ask for a berth' }),
			],
		}),
	);
	site = await openSite(folder);
});
afterAll(() => site.app.close());

const post = (fields: [string, string][], headers: Record<string, string> = {}, path = '/ask/') => {
	const body = new URLSearchParams([
		['action', 'elementor_pro_forms_send_form'],
		['post_id', '10'],
		...(fields.some(([name]) => name === 'form_id')
			? []
			: [['form_id', 'f0f0f0f'] as [string, string]]),
		...fields,
	]);
	return site.app.request(`${WHOLE_SITE_URL}${path}`, { method: 'POST', body, headers });
};

describe('a form without script', () => {
	it('comes back with its values and the faults at their fields, and no cache keeps it', async () => {
		const answer = await post([
			['form_fields[name]', '"><script>'],
			['form_fields[email]', 'nobody'],
			['form_fields[gear][]', 'Net'],
		]);
		const html = await answer.text();
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([
			422,
			expect.stringContaining('no-store'),
		]);
		expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
		expect(html).toMatch(/<div class="elementor-message elementor-message-danger" role="alert">/);
		expect(html).toMatch(
			/<a href="#form-field-email-f0f0f0f">Email<\/a>: Please enter a valid email address\./,
		);
		expect(html).toMatch(/<input[^>]*id="form-field-email-f0f0f0f"[^>]*aria-invalid="true"/);
		expect(html).toMatch(/<input[^>]*id="form-field-gear-f0f0f0f-1"[^>]*checked/);
		expect(html).not.toMatch(/<input[^>]*id="form-field-gear-f0f0f0f-0"[^>]*checked/);
		expect(
			(await (await site.get('/ask/')).text()).includes('elementor-message-danger" role'),
		).toBe(false);
	});

	it('is thanked for, empty again', async () => {
		const answer = await post([['form_fields[email]', 'ann@mail.example']]);
		const html = await answer.text();
		expect(answer.status).toBe(200);
		expect(html).toContain('role="status"><p>Your submission was successful.</p>');
		expect(html).not.toContain('ann@mail.example');
	});

	it.each(['/ask/', '/wp-admin/admin-ajax.php'])(
		'with other words under a known key is not thanked for by %s, but answered with 422',
		async (path) => {
			const send = (address: string) =>
				post(
					[
						['form_fields[email]', address],
						['idempotency_key', `key-of${path.replaceAll('/', '-')}`.replace('.', '-')],
					],
					{},
					path,
				);
			expect((await send('ann@mail.example')).status).toBe(200);
			const other = await send('bo@mail.example');
			expect([other.status, await other.text()]).toEqual([
				422,
				expect.stringContaining('sent before, with other answers'),
			]);
			expect((await send('ann@mail.example')).status).toBe(200);
		},
	);

	it("leads to its editor's address, and never into script", async () => {
		const fields: [string, string][] = [['form_fields[email]', 'ann@mail.example']];
		const led = await post([['form_id', 'd0d0d0d'], ...fields]);
		expect([led.status, led.headers.get('location')]).toEqual([303, '/ask/?done']);
		expect((await post([['form_id', 'e0e0e0e'], ...fields])).status).toBe(200);
	});

	it('is not taken from another site, and other posts find a page that can only be read', async () => {
		const foreign = await post([['form_fields[email]', 'x@mail.example']], {
			'sec-fetch-site': 'cross-site',
		});
		expect(foreign.status).toBe(403);
		const other = await site.app.request(`${WHOLE_SITE_URL}/ask/`, {
			method: 'POST',
			body: new URLSearchParams({ a: 'b' }),
		});
		expect(other.status).toBe(405);
		const long = await site.app.request(`${WHOLE_SITE_URL}/ask/`, {
			method: 'POST',
			headers: {
				'content-type': 'multipart/form-data; boundary=x',
				'content-length': `${33 * 1024 * 1024}`,
			},
			body: 'x',
		});
		expect(long.status).toBe(413);
	});
});

describe('the page of submissions', () => {
	const get = (path: string, headers: Record<string, string> = { authorization: EDITOR }) =>
		site.app.request(`${WHOLE_SITE_URL}/wp-admin/submissions${path}`, { headers });

	it('requires a login', async () => {
		const answer = await get('', {});
		expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
			401,
			expect.stringContaining('Basic'),
		]);
	});

	it('lists, shows as text, marks and deletes', async () => {
		await post([
			['form_fields[name]', '<img src=x onerror=alert(1)>'],
			['form_fields[email]', 'list@mail.example'],
		]);
		const found = await (await get('?s=LIST%40mail')).text();
		expect(found).toContain('One submission with “LIST@mail”');
		const id = /submissions\/(\d+)"><strong>New:<\/strong> list@mail\.example/.exec(found)?.[1];
		const shown = await (await get(`/${id}`)).text();
		expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;');
		expect(shown).not.toContain('<img');
		expect(await (await get('?s=list')).text()).not.toContain('New:');
		const act = (what: string, headers: Record<string, string>) =>
			site.app.request(`${WHOLE_SITE_URL}/wp-admin/submissions/${id}`, {
				method: 'POST',
				headers: { authorization: EDITOR, ...headers },
				body: new URLSearchParams({ do: what }),
			});
		expect((await act('delete', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
		expect((await act('unread', { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
		expect(await (await get('?s=list')).text()).toContain('New:');
		await act('delete', { 'sec-fetch-site': 'same-origin' });
		expect((await get(`/${id}`)).status).toBe(404);
	});

	it('gives a table that no spreadsheet executes', async () => {
		await post([
			['form_fields[name]', '=1+1'],
			['form_fields[email]', 'csv@mail.example'],
		]);
		const answer = await get('.csv?s=csv');
		expect(answer.headers.get('content-disposition')).toBe(
			'attachment; filename="submissions.csv"',
		);
		expect(await answer.text()).toContain(",'=1+1,csv@mail.example,");
	});

	it('knows no other paths', async () => {
		expect((await get('/x/')).status).toBe(404);
		expect((await get('/file/999')).status).toBe(404);
	});
});

describe('a form of MetForm', () => {
	it('stands on pages that name it, marks its faults, and the host keeps its submissions', async () => {
		const html = await (await site.app.request(`${WHOLE_SITE_URL}/berths/`)).text();
		expect(html).toMatch(/<form.*Your boat.*Mail.*Ask for a berth.*<\/form>/s);
		const send = (mail: string) =>
			site.app.request(`${WHOLE_SITE_URL}/berths/`, {
				method: 'POST',
				body: new URLSearchParams([
					['action', 'elementor_pro_forms_send_form'],
					['post_id', '11'],
					['form_id', 'mf-button'],
					['form_fields[boat]', 'Levanto'],
					['form_fields[field_mf-email]', mail],
				]),
			});
		expect((await send('nobody')).status).toBe(422);
		const answer = await send('ada@bay.example');
		expect([answer.status, await answer.text()]).toEqual([
			200,
			expect.stringContaining('elementor-message-success'),
		]);
	});
});

describe("a newsletter's form of an add-on", () => {
	it('takes an address, and refuses any other text', async () => {
		const send = (mail: string) =>
			site.app.request(`${WHOLE_SITE_URL}/berths/`, {
				method: 'POST',
				body: new URLSearchParams([
					['action', 'elementor_pro_forms_send_form'],
					['post_id', '12'],
					['form_id', 'elementskit-mail-chimp'],
					['form_fields[email]', mail],
				]),
			});
		const html = await (await site.app.request(`${WHOLE_SITE_URL}/berths/`)).text();
		expect(html).toContain('Tell me');
		expect((await send('nobody')).status).toBe(422);
		expect((await send('ada@bay.example')).status).toBe(200);
	});
});
