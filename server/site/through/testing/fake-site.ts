import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { BUILDER_SHEET } from './builder-sheet';
import { type StubWordPress, startStubWordPress } from './stub-wordpress';

/** A site of the builder that serves the pages of a test, and the files that its pages name. */
export interface FakeSite extends StubWordPress {
	/** Path → page, or the function that answers it. */
	pages: Map<string, string | ((request: IncomingMessage, response: ServerResponse) => void)>;
}

const TINTS: Record<string, string> = {
	one: '#1f6f8b',
	two: '#99a8b2',
	three: '#e6d5b8',
	four: '#e45826',
	five: '#3a6351',
};

/**
 * Starts a site. Its sheets are `BUILDER_SHEET`, each picture has one colour and 1200 × 800 px, REST is closed, and
 * every other address is a 404.
 */
export async function startFakeSite(): Promise<FakeSite> {
	const stub = await startStubWordPress();
	const site: FakeSite = Object.assign(stub, { pages: new Map() });
	stub.answer = (request, response) => {
		const { pathname, search } = new URL(request.url ?? '/', stub.origin);
		const page = site.pages.get(pathname + search) ?? site.pages.get(pathname);
		if (typeof page === 'function') return void page(request, response);
		if (page !== undefined) {
			return void response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8' }).end(page);
		}
		sendFile(pathname, response);
	};
	return site;
}

async function sendFile(path: string, response: ServerResponse): Promise<void> {
	const [, name = '', ending = ''] = /\/([^/]+)\.(\w+)$/.exec(path) ?? [];
	if (ending === 'css') response.writeHead(200, { 'content-type': 'text/css' }).end(BUILDER_SHEET);
	else if (ending === 'png' || ending === 'jpg') {
		response.writeHead(200, { 'content-type': 'image/png' }).end(await pictureOf(name));
	} else response.writeHead(404, { 'content-type': 'text/html' }).end('<body>Nothing here</body>');
}

function pictureOf(name: string): Promise<Buffer> {
	const background = TINTS[name.replace(/-\d+x\d+$/, '')] ?? '#888888';
	return sharp({ create: { width: 1200, height: 800, channels: 3, background } })
		.png()
		.toBuffer();
}
