import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { App } from './app';

/** The time that running requests may still take after the port is closed. */
export const DRAIN_LIMIT_MS = 10_000;

/** The times of a host's stop, in milliseconds. */
export interface DrainTimes {
	/**
	 * The time in which the host still answers every visitor, while `/readyz` answers 503: a balancer needs that long to
	 * notice and to send no more requests here.
	 */
	noticeMs: number;
	/**
	 * The time that answers may take after that; the host cuts answers that are still busy then.
	 */
	limitMs?: number;
}

/**
 * Watches a server, so that it can stop without the loss of a request. Before the stop it changes nothing.
 *
 * @returns a function that stops the host in three steps. During the notice the host answers every request, each
 * connection for the last time (`Connection: close`). Then it closes the port and all silent connections. Running
 * requests have time until the limit; at last it closes everything that the app has open.
 */
export function createDrain(server: Server, app: App): (times: DrainTimes) => Promise<void> {
	const sockets = new Set<Socket>();
	const answering = new Set<ServerResponse>();
	let isDraining = false;
	let isShut = false;

	/**
	 * Closes silent connections, and also connections that never sent a request: Node's own list of idle connections
	 * lacks those.
	 */
	function closeSilent(): void {
		const busy = new Set([...answering].map((answer) => answer.req.socket));
		for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
	}

	server.on('connection', (socket) => {
		sockets.add(socket);
		socket.once('close', () => sockets.delete(socket));
	});
	server.prependListener('request', (_: IncomingMessage, answer: ServerResponse) => {
		if (isDraining) answer.setHeader('Connection', 'close');
		answering.add(answer);
		answer.once('close', () => {
			answering.delete(answer);
			// An answer that began before the stop has promised the client to keep its connection, so it is closed
			// here.
			if (isShut) setImmediate(closeSilent);
		});
	});

	return async ({ noticeMs, limitMs = DRAIN_LIMIT_MS }) => {
		isDraining = true;
		app.drain();
		for (const answer of answering) {
			if (!answer.headersSent) answer.setHeader('Connection', 'close');
		}
		await wait(noticeMs);
		// Requests may still lie in the buffers of the system. Two turns of the event loop read them.
		await nextTurn();
		await nextTurn();
		const deadline = setTimeout(() => server.closeAllConnections(), limitMs);
		await new Promise<void>((resolve) => {
			isShut = true;
			server.close(() => resolve());
			closeSilent();
		});
		clearTimeout(deadline);
		await app.close();
	};
}
