/**
 * A page of 300 kB of a WordPress through the host, compared with a process that only pipes it: the time to first byte
 * at the first request of a page, and the transformer's megabytes a second compared with reading and writing the same
 * bytes.
 */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readSheet } from '@outrigger/rules/css/sheet-rules';
import { builderPage } from 'outrigger/site/through/testing/builder-page';
import { BUILDER_SHEET } from 'outrigger/site/through/testing/builder-sheet';
import { BUILDER_WIDGETS, builderContainer } from 'outrigger/site/through/testing/builder-widgets';
import { startFakeSite } from 'outrigger/site/through/testing/fake-site';
import { rewriteOptions } from 'outrigger/site/through/testing/page-parts';
import { rewritePage } from 'outrigger/site/through/testing/rewrite-page';
import { startBuiltSite } from '../support/built-site';
import { judge, show } from './support/judge';
import { median } from './support/median';

/** Issue 30: the largest delay by the transformer for the first byte of a page of 300 kB, in milliseconds. */
const ADDED_BAR_MS = 10;
/** The smallest allowed ratio: a plain stream only passes bytes on, while the transformer reads each of them. */
const RATIO_BAR = 0.02;
const PAGE_CHARACTERS = 300_000;
const ROUNDS = 41;
const WARM_UP = 10;

const wordpress = await startFakeSite();
const widgets = Object.values(BUILDER_WIDGETS).map((one, at) =>
	builderContainer(`ce000${at}`, one),
);
const once = widgets.join('\n');
const content = once.repeat(Math.ceil(PAGE_CHARACTERS / once.length));
const html = builderPage({ origin: wordpress.origin, content }).slice();
wordpress.pages.set('/', html);

const pipe = createServer((incoming, response) => {
	const asked = request(wordpress.origin + incoming.url, (answer) => {
		response.writeHead(answer.statusCode ?? 502, answer.headers);
		answer.pipe(response);
	});
	incoming.pipe(asked);
});
await new Promise<void>((resolve) => pipe.listen(0, '127.0.0.1', resolve));
const piped = `http://127.0.0.1:${(pipe.address() as AddressInfo).port}`;
const site = await startBuiltSite({ WORDPRESS_URL: wordpress.origin, PAGES: 'through' });

/** Returns the milliseconds to the first byte of a page; it resolves when the whole page has arrived. */
function firstByte(origin: string, number: number, encoding = 'identity'): Promise<number> {
	return new Promise((resolve, reject) => {
		const started = performance.now();
		const headers = { accept: 'text/html', 'accept-encoding': encoding };
		const asked = request(`${origin}/?n=${number}`, { headers });
		asked.on('response', (answer) => {
			let milliseconds = 0;
			answer.once('data', () => {
				milliseconds = performance.now() - started;
			});
			answer.on('end', () => resolve(milliseconds));
			answer.on('error', reject);
		});
		asked.on('error', reject).end();
	});
}

const added: number[] = [];
const sides: { host: number[]; pipe: number[] } = { host: [], pipe: [] };
for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
	const [host, bare] = [await firstByte(site.origin, round), await firstByte(piped, round)];
	// The host compresses a page after its first answer. The benchmark waits for the compression, so that it does not
	// slow the next page.
	for (const encoding of ['br', 'gzip']) await firstByte(site.origin, round, encoding);
	if (round < WARM_UP) continue;
	added.push(host - bare);
	sides.host.push(host);
	sides.pipe.push(bare);
}
judge({
	what: `first byte of a page of ${Math.round(html.length / 1000)} kB, added to bare piping`,
	value: median(added),
	unit: 'ms',
	atMost: ADDED_BAR_MS,
	sides: `host ${show(median(sides.host))} ms, pipe ${show(median(sides.pipe))} ms`,
});
await site.stop();
pipe.close();
await wordpress.close();

const options = rewriteOptions(wordpress.origin);
const sheets = new Map([
	[
		`${wordpress.origin}/wp-content/plugins/elementor/assets/css/frontend.min.css?ver=3.33.1`,
		readSheet(BUILDER_SHEET, (address) => address) ?? [],
	],
]);
const rewriting: number[] = [];
const piping: number[] = [];
for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
	let started = performance.now();
	rewritePage(html, options, { sheets });
	if (round >= WARM_UP) rewriting.push(performance.now() - started);
	started = performance.now();
	const stream = new PassThrough();
	stream.end(html);
	await buffer(stream);
	if (round >= WARM_UP) piping.push(performance.now() - started);
}
const speed = (milliseconds: number) => html.length / 1000 / milliseconds;
judge({
	what: 'megabytes a second of the transformer beside a stream that passes them on',
	value: speed(median(rewriting)) / speed(median(piping)),
	unit: '×',
	atLeast: RATIO_BAR,
	sides: `${show(speed(median(rewriting)))} and ${show(speed(median(piping)))} MB/s`,
});
