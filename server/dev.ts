import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { relative, sep } from 'node:path';
import { createServer as createVite, isRunnableDevEnvironment, type Plugin } from 'vite';
import type { DevelopmentSite } from './dev-app';

process.env.NODE_ENV ??= 'development';

type DevelopmentModule = typeof import('./dev-app');

/**
 * The prefix of the addresses of the entries for the browser. An entry is a module that imports Vite's and React's own
 * modules first.
 */
const ENTRY = '/@outrigger/';
/** The server waits this long after the last change, because an editor writes a file in several steps. */
const SETTLE_MS = 100;

/** Makes an entry of a page: it imports Vite's client, React's refresh, then the source file. */
function developmentEntries(): Plugin {
	return {
		name: 'outrigger-development-entries',
		resolveId: (id) => (id.startsWith(ENTRY) ? id : undefined),
		load(id) {
			if (!id.startsWith(ENTRY)) return undefined;
			const source = JSON.stringify(`/${id.slice(ENTRY.length)}`);
			return `import '/@vite/client';import '@vitejs/plugin-react/preamble';export * from ${source};`;
		},
	};
}

/** Server-only markup has no module in the browser to replace, so the plugin reloads the page. */
function reloadServerMarkup(): Plugin {
	return {
		name: 'outrigger-reload-server-markup',
		hotUpdate({ file, modules, server }) {
			if (this.environment.name !== 'ssr' || modules.length === 0) return;
			const { client } = server.environments;
			const inBrowser = client.moduleGraph.getModulesByFile(file)?.size ?? 0;
			if (inBrowser === 0) client.hot.send({ type: 'full-reload' });
		},
	};
}

const http = createServer();
const vite = await createVite({
	appType: 'custom',
	server: { middlewareMode: true, hmr: { server: http } },
	plugins: [developmentEntries(), reloadServerMarkup()],
});
const { ssr, client } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite gave no environment that runs modules.');
const { runner } = ssr;

let open: { module: DevelopmentModule; site: Promise<DevelopmentSite> } | null = null;

/** Returns a site from the current modules, and closes the site of the older modules. */
async function currentSite(): Promise<DevelopmentSite> {
	const module: DevelopmentModule = await runner.import('/server/dev-app.ts');
	if (open?.module.openDevelopmentSite !== module.openDevelopmentSite) {
		open?.site.then(({ app }) => app.close()).catch(() => undefined);
		open = { module, site: module.openDevelopmentSite(process.env) };
	}
	return open.site;
}

function showFault(error: unknown, outgoing: ServerResponse): void {
	if (error instanceof Error) vite.ssrFixStacktrace(error);
	const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
	process.stderr.write(`${text}\n`);
	// A change that is no change of a module, such as one in the content, may repair a failed start, so the next
	// request opens the app anew.
	open = null;
	outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

http.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
	vite.middlewares(incoming, outgoing, () => {
		currentSite().then(
			({ app }) => app.listener(incoming, outgoing),
			(error: unknown) => showFault(error, outgoing),
		);
	});
});

/** Content is no module. After a change the host reads the content again and each open page reloads. */
function watchContent(folder: string): void {
	let settling: NodeJS.Timeout | undefined;
	vite.watcher.add(folder);
	vite.watcher.on('all', (_, file) => {
		const inside = relative(folder, file);
		if (inside.startsWith('..') || inside.startsWith(`uploads${sep}`)) return;
		clearTimeout(settling);
		settling = setTimeout(async () => {
			await (await currentSite()).backend.reload();
			client.hot.send({ type: 'full-reload' });
		}, SETTLE_MS);
	});
}

/** Writes the catalogue's pages again after a change of its tables; the pages then count as changed content. */
function watchCatalogue(): void {
	vite.watcher.on('all', (_, file) => {
		const inside = relative('packages/catalogue', file);
		if (inside.startsWith('..')) return;
		spawn('npm', ['run', '--silent', 'catalogue'], { stdio: 'inherit' });
	});
}

try {
	const { environment } = await currentSite();
	watchContent(environment.contentDir);
	watchCatalogue();
	http.listen(environment.port, environment.host, () => {
		process.stdout.write(`\nOutrigger in development: ${environment.siteUrl}/\n\n`);
	});
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	await vite.close();
	process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
	process.on(signal, async () => {
		http.closeAllConnections();
		http.close();
		await vite.close();
		process.exit(0);
	});
}
