import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownFontAddress, remoteFont } from './remote-fonts';

const asked: string[] = [];
const server = createServer((request, response) => {
	asked.push(request.url ?? '');
	response.end(
		request.url?.startsWith('/css')
			? `@font-face{src:url(${origin()}/s/inter/v1/a.woff2)}`
			: 'font',
	);
});
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
	server.close();
});
const get = (path: string) =>
	remoteFont(new Request(`http://site.test${path}`), { sheets: origin(), files: origin() });

describe("the builder's fonts", () => {
	it('are named and sent by this host', async () => {
		expect(ownFontAddress('https://fonts.googleapis.com/css2?family=Inter:wght@400')).toBe(
			'/wp-fonts/css2?family=Inter:wght@400',
		);
		expect(await (await get('/wp-fonts/css2?family=Inter'))?.text()).toBe(
			'@font-face{src:url(/wp-fonts/s/inter/v1/a.woff2)}',
		);
		const file = await get('/wp-fonts/s/inter/v1/a.woff2');
		expect([file?.headers.get('content-type'), await file?.text()]).toEqual(['font/woff2', 'font']);
	});

	it('are all that is fetched', async () => {
		asked.length = 0;
		for (const path of [
			'/wp-fonts/icon?x',
			'/wp-fonts/s/a.js',
			'/wp-fonts/s/../x.woff2',
			'/fonts/',
		]) {
			expect(await get(path)).toBeNull();
		}
		expect(ownFontAddress('https://evil.example/css?family=x')).toBeNull();
		expect(asked).toEqual([]);
	});
});
