import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Something like the provider of statistics, on this machine. */
export interface CollectStandIn {
	/** The address for hits. */
	address: string;
	/** Events as they came: their name and all parameters of their hit. */
	events: { name: string; method: string; parameters: Record<string, string> }[];
	stop: () => void;
}

/** Starts a server that takes hits as Google Analytics 4 does, and remembers them. */
export async function startCollectStandIn(): Promise<CollectStandIn> {
	const events: CollectStandIn['events'] = [];
	const server = createServer((request, response) => {
		const { searchParams } = new URL(request.url ?? '/', 'http://stand-in.test');
		const parameters = Object.fromEntries(searchParams);
		events.push({ name: parameters.en ?? '', method: request.method ?? '', parameters });
		request.resume();
		response.writeHead(204).end();
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
