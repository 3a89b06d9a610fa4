import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openSite } from 'outrigger';
import { forHydration } from 'outrigger/react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './app';

const port = Number(process.env.PORT ?? 4100);
const origin = `http://127.0.0.1:${port}`;
const site = await openSite({ source: process.env.SOURCE ?? '../content', siteUrl: origin });
const { query, dataRoutes } = createStaticHandler(routes(() => site.page('/')));
const built = join(import.meta.dirname, '../client');
const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
const script = `/app/${manifest['client.tsx'].file}`;

async function answer(request: Request): Promise<Response> {
	const { pathname } = new URL(request.url);
	if (pathname === '/app/boats.json') return Response.json(await site.page('/'));
	if (pathname.startsWith('/app/assets/')) {
		const file = await readFile(join(built, 'assets', pathname.slice('/app/assets/'.length)));
		return new Response(new Uint8Array(file), { headers: { 'content-type': 'text/javascript' } });
	}
	if (site.owns(request)) return site.fetch(request);
	const context = await query(request);
	if (context instanceof Response) return context;
	const app = renderToString(
		<StaticRouterProvider
			router={createStaticRouter(dataRoutes, context)}
			context={context}
			hydrate={false}
		/>,
	);
	const loaderData = Object.fromEntries(
		Object.entries(context.loaderData).map(([route, page]) => [route, page && forHydration(page)]),
	);
	const data = JSON.stringify({ loaderData }).replaceAll('<', '\\u003c');
	const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body><div id="app">${app}</div><script>window.hydrationData=${data}</script><script type="module" src="${script}"></script></body></html>`;
	return new Response(html, {
		status: context.statusCode,
		headers: { 'content-type': 'text/html; charset=utf-8' },
	});
}

createServer(async (incoming, outgoing) => {
	const { method = 'GET', url = '/', headers } = incoming;
	const hasBody = method !== 'GET' && method !== 'HEAD';
	const request = new Request(new URL(url, origin), {
		method,
		headers: new Headers(Object.entries(headers).map(([name, value]) => [name, `${value}`])),
		...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
	});
	try {
		const response = await answer(request);
		outgoing.writeHead(response.status, Object.fromEntries(response.headers));
		outgoing.end(Buffer.from(await response.arrayBuffer()));
	} catch (error) {
		outgoing.writeHead(500).end(`${error}`);
	}
}).listen(port, '127.0.0.1', () => console.log(origin));
