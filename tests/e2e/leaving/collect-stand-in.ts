import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in on this machine for the provider of statistics. */
export interface CollectStandIn {
	/** The address for hits. */
	address: string;
	/** The received events: their name and all parameters of their hit. */
	events: { name: string; method: string; parameters: Record<string, string> }[];
	stop: () => void;
}

/** Starts a server that accepts hits like Google Analytics 4, and remembers them. */
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
