/**
 * Requests a second of a cached page against `node:http` streaming the same bytes from a file, side by side.
 * Bar: at least 0.8×. Both servers live in processes of their own, so that neither shares a thread with the load.
 *
 *   tsx tests/bench/page-throughput.ts
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { tinySite } from '../../server/fixtures/tiny-site';

const CONNECTIONS = 50;
const SECONDS = 4;
const ROUNDS = 3;
/** The demonstration's home page is about this large. */
const PAGE_BYTES = 60_000;
const BAR = 0.8;

/** HTML that compresses about as well as a real page. */
function pageText(): string {
	let text = '';
	for (let index = 0; text.length < PAGE_BYTES; index += 1) {
		text += `<div class="elementor-element elementor-element-${(index * 2654435761) % 4294967296}"><p>${index * index} boats</p></div>\n`;
	}
	return text;
}

function servePages(): void {
	const site = tinySite();
	site.text = pageText();
	const server = createServer(site.app.listener);
	server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

function serveFiles(file: string, brotli: string): void {
	const server = createServer((incoming, outgoing) => {
		const isBrotli = incoming.headers['accept-encoding'] === 'br';
		outgoing.setHeader('content-type', 'text/html; charset=utf-8');
		if (isBrotli) outgoing.setHeader('content-encoding', 'br');
		createReadStream(isBrotli ? brotli : file).pipe(outgoing);
	});
	server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

function startServer(args: string[]): Promise<{ process: ChildProcess; port: number }> {
	const child = fork(import.meta.filename, args, { execArgv: process.execArgv });
	return new Promise((resolve) => {
		child.once('message', (port) => resolve({ process: child, port: Number(port) }));
	});
}

async function measure(port: number, headers: Record<string, string>): Promise<number> {
	const result = await autocannon({
		url: `http://127.0.0.1:${port}/`,
		connections: CONNECTIONS,
		duration: SECONDS,
		headers,
	});
	if (result.errors > 0 || result.non2xx > 0) {
		throw new Error(
			`${result.errors} errors and ${result.non2xx} refusals: this measures nothing.`,
		);
	}
	return result.requests.average;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function compare(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-bench-'));
	const pages = await startServer(['pages']);
	const response = await fetch(`http://127.0.0.1:${pages.port}/`, {
		headers: { 'accept-encoding': 'identity' },
	});
	const html = Buffer.from(await response.arrayBuffer());
	const [file, brotli] = [join(folder, 'page.html'), join(folder, 'page.html.br')];
	writeFileSync(file, html);
	writeFileSync(brotli, brotliCompressSync(html));
	const files = await startServer(['files', file, brotli]);

	console.log(`cached page of ${html.length} bytes, ${CONNECTIONS} connections, requests a second`);
	const encodings: Record<string, Record<string, string>> = {
		brotli: { 'accept-encoding': 'br' },
		uncompressed: {},
	};
	for (const [name, headers] of Object.entries(encodings)) {
		const [ours, theirs]: [number[], number[]] = [[], []];
		for (let round = 0; round < ROUNDS; round += 1) {
			ours.push(await measure(pages.port, headers));
			theirs.push(await measure(files.port, headers));
		}
		const ratio = median(ours) / median(theirs);
		const verdict = ratio >= BAR ? 'within the bar' : 'BELOW THE BAR';
		console.log(
			`  ${name.padEnd(13)} host ${Math.round(median(ours))}  node:http file ${Math.round(median(theirs))}  ratio ${ratio.toFixed(2)} (bar ${BAR}: ${verdict})`,
		);
	}
	pages.process.kill();
	files.process.kill();
	rmSync(folder, { recursive: true });
}

const [role, file = '', brotli = ''] = process.argv.slice(2);
if (role === 'pages') servePages();
else if (role === 'files') serveFiles(file, brotli);
else await compare();
