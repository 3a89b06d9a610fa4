import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFolder } from './testing/content-folder';
import { openSite, WHOLE_SITE_URL, type WholeSite } from './testing/whole-site';

const MIB = 1024 * 1024;
const EDITOR = `Basic ${Buffer.from('editor:abcd efgh').toString('base64')}`;
const AJAX = '/wp-admin/admin-ajax.php';

let site: WholeSite;
let server: Server;
let port: number;
beforeAll(async () => {
	site = await openSite(
		contentFolder({
			'site.json': JSON.stringify({ title: 'Boats' }),
			'users.json': JSON.stringify([
				{
					login: 'editor',
					name: 'Ed',
					role: 'editor',
					email: 'e@boats.test',
					applicationPasswords: ['abcd efgh'],
				},
			]),
			'pages/jobs.json': JSON.stringify({
				title: 'Jobs',
				type: 'page',
				slug: 'jobs',
				databaseId: 11,
				content: [
					{
						id: 'c0c0c0c',
						elType: 'widget',
						widgetType: 'form',
						settings: {
							form_fields: [{ custom_id: 'cv', field_type: 'upload', field_label: 'CV' }],
							submit_actions: [],
						},
						elements: [],
					},
				],
			}),
			'pages/ask.json': JSON.stringify({
				title: 'Ask',
				type: 'page',
				slug: 'ask',
				databaseId: 10,
				content: [
					{
						id: 'f0f0f0f',
						elType: 'widget',
						widgetType: 'form',
						settings: {
							form_fields: [
								{ custom_id: 'email', field_type: 'email', field_label: 'Email' },
								{ custom_id: 'text', field_type: 'textarea', field_label: 'Text' },
							],
							submit_actions: [],
						},
						elements: [],
					},
				],
			}),
		}),
	);
	server = createServer(site.app.listener).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
	server.closeAllConnections();
	server.close();
	await site.app.close();
});

const FIELDS = { action: 'elementor_pro_forms_send_form', post_id: '10', form_id: 'f0f0f0f' };
const send = (fields: Record<string, string>, path = AJAX) =>
	site.app.request(WHOLE_SITE_URL + path, {
		method: 'POST',
		body: new URLSearchParams({ ...FIELDS, ...fields }),
	});
const submissions = async () =>
	(await site.get('/wp-admin/submissions', { authorization: EDITOR })).text();

describe('a sent form with more values than its fields', () => {
	it('is stored without the unknown fields, and without markup', async () => {
		const answer = await send({
			'form_fields[email]': 'ann@boats.test',
			'form_fields[text]': '<script>alert(1)</script>',
			'form_fields[role]': 'administrator',
			'form_fields[__proto__]': 'x',
			is_admin: '1',
		});
		expect(await answer.json()).toMatchObject({ success: true });
		const page = await submissions();
		expect(page).toContain('ann@boats.test');
		expect(page).not.toMatch(/administrator|<script>alert/);
	});

	it('of a megabyte is refused at its field, with and without script, and not stored', async () => {
		const text = 'a'.repeat(MIB - 1024);
		const fields = { 'form_fields[email]': 'long@boats.test', 'form_fields[text]': text };
		const answer = await send(fields);
		expect(await answer.json()).toMatchObject({
			success: false,
			data: { errors: { text: expect.stringMatching(/\S/) } },
		});
		expect((await send(fields, '/ask/')).status).toBe(422);
		expect(await submissions()).not.toContain('long@boats.test');
	});

	it('of ten megabytes is refused in words, with and without script', async () => {
		const fields = { 'form_fields[text]': 'a'.repeat(10 * MIB) };
		const answer = await send(fields);
		expect([answer.status, await answer.json()]).toMatchObject([
			413,
			{ success: false, data: { message: 'What you sent is longer than 1 MB.' } },
		]);
		const page = await send(fields, '/ask/');
		expect([page.status, await page.text()]).toEqual([413, expect.stringContaining('1 MB')]);
	});
});

/** Posts like a browser that sends a file. Returns how many bytes were written when the answer came. */
function upload(path: string, headers: Record<string, string>, chunks: () => Buffer | null) {
	return new Promise<{ status: number; written: number }>((resolve, reject) => {
		let written = 0;
		const sent = request({ port, host: '127.0.0.1', path, method: 'POST', headers });
		sent.once('response', (answer: IncomingMessage) => {
			answer.resume();
			resolve({ status: answer.statusCode ?? 0, written });
			sent.destroy();
		});
		sent.once('error', reject);
		const write = () => {
			if (sent.destroyed) return;
			const chunk = chunks();
			if (chunk === null) return;
			written += chunk.length;
			// Writes as fast as the other side reads.
			sent.write(chunk, () => setImmediate(write));
		};
		write();
	});
}

const part = (name: string, more = '') =>
	`--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
const beginningOf = (postId: string, formId: string) =>
	Buffer.from(
		`${part('action')}${FIELDS.action}\r\n${part('post_id')}${postId}\r\n${part('form_id')}${formId}\r\n${part('form_fields[cv]', '; filename="a.bin"')}`,
	);
/** The most bytes that may be in the buffers of both sides when the answer comes. */
const ON_ITS_WAY = 16 * MIB;

describe.each([
	[AJAX, '/ask/'],
	['/ask/', ''],
])('an upload to %s', (path, from) => {
	const referer = { referer: `${WHOLE_SITE_URL}${from}` };
	const multipart = { 'content-type': 'multipart/form-data; boundary=x', ...referer };
	const head = beginningOf('10', 'f0f0f0f');

	it('with a declared length of 10 GB gets a refusal before the host reads it', async () => {
		const length = `${10 * 1024 * MIB}`;
		let isFirst = true;
		const { status, written } = await upload(
			path,
			{ ...multipart, 'content-length': length },
			() => {
				if (!isFirst) return null;
				isFirst = false;
				return head;
			},
		);
		expect([status, written]).toEqual([413, head.length]);
	});

	/** Sends a file without an end. */
	function endless(at: string, headers: Record<string, string>, beginning: Buffer) {
		const piece = Buffer.alloc(MIB, 97);
		let isFirst = true;
		return upload(at, { ...headers, 'transfer-encoding': 'chunked' }, () => {
			if (!isFirst) return piece;
			isFirst = false;
			return beginning;
		});
	}

	it('that does not end is refused after a megabyte where the page has no form with files', async () => {
		const { status, written } = await endless(path, multipart, head);
		expect(status).toBe(413);
		expect(written).toBeLessThan(MIB + ON_ITS_WAY);
	});

	it('that does not end is refused after 32 MB where the page has that form', async () => {
		const at = path === AJAX ? AJAX : '/jobs/';
		const headers = { ...multipart, referer: `${WHOLE_SITE_URL}/jobs/` };
		const { status, written } = await endless(at, headers, beginningOf('11', 'c0c0c0c'));
		expect(status).toBe(413);
		expect(written).toBeGreaterThan(31 * MIB);
		expect(written).toBeLessThan(32 * MIB + ON_ITS_WAY);
	});
});
