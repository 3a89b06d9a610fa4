import { beforeAll, describe, expect, it } from 'vitest';
import { openWith, WHOLE_SITE_URL, type WholeSite, wholeSite } from './testing/whole-site';

const KB = 1024;
const CHUNK = 64 * KB;
const BASIC = `Basic ${Buffer.from('crew:aaaa bbbb cccc').toString('base64')}`;

/** A body with a million fields: 9.9 MB. */
const MILLION = Buffer.from(
	Array.from({ length: 1_000_000 }, (_, at) => `a${at}=1`)
		.join('&')
		.slice(0, 9_900_000),
);

let embedded: WholeSite;
let remote: WholeSite;
beforeAll(async () => {
	embedded = await wholeSite();
	// No refused body reaches the real WordPress.
	remote = await openWith({ WORDPRESS_URL: 'http://127.0.0.1:4109' });
});

/** Sends the body in pieces that it makes on demand, and counts their bytes. */
async function send(site: WholeSite, path: string, type: string) {
	let asked = 0;
	const body = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				const chunk = MILLION.subarray(asked, asked + CHUNK);
				asked += chunk.length;
				if (chunk.length === 0) controller.close();
				else controller.enqueue(chunk);
			},
		},
		{ highWaterMark: 0 },
	);
	const init = {
		method: 'POST',
		body,
		duplex: 'half',
		headers: { 'content-type': type, origin: WHOLE_SITE_URL, authorization: BASIC },
	};
	const { status } = await site.app.request(
		new Request(WHOLE_SITE_URL + path, init as RequestInit),
	);
	return { status, asked };
}

const ROUTES = [
	'/',
	'/first/',
	'/nowhere.php',
	'/cart/',
	'/?graphql',
	'/graphql',
	'/revalidate',
	'/wp-login.php',
	'/wp-login.php?action=postpass',
	'/wp-login.php?action=lostpassword',
	'/wp-comments-post.php',
	'/wp-admin/admin-ajax.php',
	'/wp-admin/submissions/1',
	'/wp-admin/orders/1',
	'/wp-json/wp/v2/posts',
	'/wp-json/elementor-pro/v1/refresh-loop',
	'/wp-json/elementor-pro/v1/refresh-search',
	'/foreign-media/x',
];

describe.each([
	'application/x-www-form-urlencoded',
	'multipart/form-data; boundary=x',
	'application/json',
	'text/plain',
])('a body of a million fields as %s', (type) => {
	it.each(ROUTES)('is not taken by %s, nor read to its end', async (path) => {
		for (const site of [embedded, remote]) {
			const { status, asked } = await send(site, path, type);
			// The host redirects browsers to the login and administration of a WordPress elsewhere, and reads no body
			// for that.
			expect(status).toBeGreaterThan(site === remote ? 300 : 399);
			expect(status).toBeLessThan(500);
			expect(asked).toBeLessThanOrEqual(1024 * KB + 2 * CHUNK);
		}
	});
});

describe('a body of a million fields', () => {
	it('costs no more than its first thousand fields if it is a form', async () => {
		const { status, asked } = await send(embedded, '/first/', 'application/x-www-form-urlencoded');
		expect(status).toBe(413);
		expect(asked).toBeLessThanOrEqual(CHUNK);
	});
});
