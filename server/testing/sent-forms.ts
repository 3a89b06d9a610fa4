import { mkdtempSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from './content-folder';
import type { Plugins } from './plugin-schema';
import { realWordPress } from './real-wordpress';
import { openWith, WHOLE_SITE_URL } from './whole-site';

/** A form as WordPress receives it from the host. */
export interface SentForm {
	form: FormData;
	headers: IncomingMessage['headers'];
}

/** Puts a main part into a page of WordPress. */
export const pageOf = (main: string) =>
	new Response(`<!doctype html><title>T</title><main>${main}</main>`, {
		headers: { 'content-type': 'text/html' },
	});

/** A site in front of a WordPress whose own pages receive forms. */
export async function openFormSite(
	files: Readonly<Record<string, string>>,
	plugins: Partial<Plugins> = {},
) {
	const wordpress = Object.assign(await realWordPress(contentFolder(files)), plugins);
	const sent: SentForm[] = [];
	const site = await openWith({
		WORDPRESS_URL: wordpress.url,
		PAGES: 'rendered',
		DATA_DIR: mkdtempSync(join(tmpdir(), 'outrigger-forms-')),
	});

	// A busy machine may take longer to load the renderer than the host waits.
	const [first = ''] = Object.keys(files);
	const path = `/${first.replace(/^pages\/|\.md$/g, '')}/`;
	while ((await site.get(path)).status === 503);

	async function read(incoming: IncomingMessage): Promise<FormData> {
		const chunks: Buffer[] = [];
		for await (const chunk of incoming) chunks.push(chunk as Buffer);
		const type = incoming.headers['content-type'] ?? '';
		const body = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } });
		const form = await body.formData();
		sent.push({ form, headers: incoming.headers });
		return form;
	}

	return {
		wordpress,
		site,
		sent,
		/** WordPress's own page: with its own unit and nonces, and its answer to a form. */
		answers(path: string, before: string, after: (form: FormData) => Response) {
			wordpress.files.set(path, async (incoming) =>
				incoming.method === 'POST' ? after(await read(incoming)) : pageOf(before),
			);
		},
		async send(path: string, fields: Readonly<Record<string, string | File>>, headers = {}) {
			const body = new FormData();
			for (const [name, value] of Object.entries(fields)) body.append(name, value);
			const request = new Request(WHOLE_SITE_URL + path, { method: 'POST', body, headers });
			const response = await site.app.request(request);
			return { response, html: await response.text() };
		},
	};
}

export type FormSite = Awaited<ReturnType<typeof openFormSite>>;
