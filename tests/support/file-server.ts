import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** A server that only serves files. */
export interface FileServer {
	origin: string;
	close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
	'.avif': 'image/avif',
	'.css': 'text/css',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml',
};

/**
 * Serves the files of a folder: `index.html` for a folder, and `404.html` for every missing file. It ignores queries.
 */
export async function serveFiles(folder: string): Promise<FileServer> {
	const server = createServer(async ({ url = '/', method = 'GET' }, answer) => {
		const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
		const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
		const found = await stat(file).catch(() => null);
		if (path.includes('..') || !found?.isFile() || method === 'POST') {
			answer.writeHead(404, { 'content-type': TYPES['.html'] });
			answer.end(await readFile(join(folder, '404.html')));
			return;
		}
		answer.writeHead(200, {
			'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
			'content-length': found.size,
		});
		createReadStream(file).pipe(answer);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : 0;
	return {
		origin: `http://127.0.0.1:${port}`,
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
