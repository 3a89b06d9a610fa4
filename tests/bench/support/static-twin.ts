import { createServer, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync } from 'node:zlib';

interface Kept {
	status: number;
	headers: Record<string, string>;
	body: Buffer;
}

/** The same site twice, from memory: unchanged, and without its scripts. */
export interface Twins {
	/** The origin of the unchanged site. */
	whole: string;
	/** The origin of the site without `<script src>` in its pages. */
	scriptless: string;
	close(): void;
}

/**
 * Serves the recorded answers of a site, on two ports, so that the same code sends both sides of a comparison at the
 * same speed. Pages are sent as brotli.
 */
export async function startTwins(origin: string): Promise<Twins> {
	const kept = new Map<string, Promise<Kept>>();
	const start = async (change: (answer: Kept) => Promise<Kept>, name: string) => {
		const server = createServer(async ({ url = '/' }, outgoing) => {
			const key = `${name} ${url}`;
			const answer = kept.get(key) ?? fetchRaw(origin + url).then(change);
			kept.set(key, answer);
			await answer.then((found) => send(found, outgoing)).catch((error) => outgoing.destroy(error));
		});
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		const address = server.address();
		const port = typeof address === 'object' ? address?.port : 0;
		return { server, origin: `http://127.0.0.1:${port}` };
	};
	const whole = await start(async (answer) => answer, 'whole');
	const scriptless = await start(withoutScripts, 'scriptless');
	return {
		whole: whole.origin,
		scriptless: scriptless.origin,
		close() {
			for (const { server } of [whole, scriptless]) {
				server.closeAllConnections();
				server.close();
			}
		},
	};
}

function send({ status, headers, body }: Kept, outgoing: ServerResponse): void {
	outgoing.writeHead(status, { ...headers, 'content-length': body.length });
	outgoing.end(body);
}

/** `fetch` decompresses, so pages and scripts are compressed again, as the host does in a build. */
async function fetchRaw(address: string): Promise<Kept> {
	const response = await fetch(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
	const type = response.headers.get('content-type') ?? '';
	const kept: Kept = {
		status: response.status,
		headers: Object.fromEntries(
			[...response.headers].filter(([name]) => PASSED_ON.includes(name.toLowerCase())),
		),
		body: Buffer.from(await response.arrayBuffer()),
	};
	return /^text\/|javascript|json|svg/.test(type) ? compressed(kept) : kept;
}

const PASSED_ON = ['content-type', 'content-security-policy', 'cache-control', 'vary'];

async function compressed(kept: Kept): Promise<Kept> {
	return {
		...kept,
		headers: { ...kept.headers, 'content-encoding': 'br' },
		body: await promisify(brotliCompress)(kept.body),
	};
}

async function withoutScripts(kept: Kept): Promise<Kept> {
	if (!kept.headers['content-type']?.startsWith('text/html')) return kept;
	const html = brotliDecompressSync(kept.body).toString();
	const body = Buffer.from(html.replace(/<script\b[^>]*\bsrc="[^>]*><\/script>/g, ''));
	return compressed({ ...kept, body });
}
