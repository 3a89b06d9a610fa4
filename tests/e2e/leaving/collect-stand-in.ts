import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Something like the provider of statistics, on this machine. */
export interface CollectStandIn {
	/** Where hits are to be sent. */
	address: string;
	/** Events as they came: their name, their parameters and those of their hit. */
	events: { name: string; method: string; parameters: Record<string, string> }[];
	stop: () => void;
}

/** Starts a server that takes hits as Google Analytics 4 does, and remembers them. */
export async function startCollectStandIn(): Promise<CollectStandIn> {
	const events: CollectStandIn['events'] = [];
	const server = createServer((request, response) => {
		let body = '';
		request.on('data', (part) => {
			body += part;
		});
		request.on('end', () => {
			const { searchParams } = new URL(request.url ?? '/', 'http://stand-in.test');
			const lines = body === '' ? [''] : body.split('\n');
			for (const line of lines) {
				const all = new URLSearchParams([...searchParams, ...new URLSearchParams(line)]);
				const parameters = Object.fromEntries(all);
				events.push({ name: parameters.en ?? '', method: request.method ?? '', parameters });
			}
			response.writeHead(204).end();
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		address: `http://127.0.0.1:${port}/g/collect`,
		events,
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}
