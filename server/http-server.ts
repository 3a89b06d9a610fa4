import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The longest time that a request may take to arrive, head and body together. The largest accepted body has 64 kB,
 * which a phone on an edge of its network sends in some seconds; a slower request only keeps a connection busy.
 */
export const RECEIVE_LIMIT_MS = 30_000;
/**
 * The longest time that an answer may wait without its client reading any of it. A player that pauses requests the rest
 * again; a connection that never reads keeps a film, a file or a page in memory for nothing.
 */
export const IDLE_LIMIT_MS = 30_000;
/**
 * The time for which the server keeps a silent connection: longer than balancers keep one (most: 60 s), so that they
 * never use a connection that was just closed.
 */
const KEEP_ALIVE_MS = 65_000;
/** Node checks all connections this many times within the limit. */
const CHECKS = 30;

/** Limits that tests can lower, in milliseconds. */
export interface ServerLimits {
	/** The longest time that a request may take to arrive. */
	receiveLimitMs?: number;
	/** The longest time in which the client may read nothing of an answer. */
	idleLimitMs?: number;
}

/**
 * Node's server with the bounds of this host. The server answers a request that does not arrive
 * in time with 408, and a request with two `Host` headers with 400; it ends an answer that the
 * client does not read. All of these connections end.
 *
 * @param listener answers every request that has arrived
 */
export function createHttpServer(
	listener: RequestListener,
	{ receiveLimitMs = RECEIVE_LIMIT_MS, idleLimitMs = IDLE_LIMIT_MS }: ServerLimits = {},
): Server {
	const options = {
		keepAliveTimeout: KEEP_ALIVE_MS,
		headersTimeout: receiveLimitMs,
		requestTimeout: receiveLimitMs,
		connectionsCheckingInterval: Math.ceil(receiveLimitMs / CHECKS),
	};
	const answering = new WeakMap<Socket, ServerResponse>();
	const server = createServer(options, (incoming, outgoing) => {
		answering.set(incoming.socket, outgoing);
		if (hasOneHost(incoming.rawHeaders)) return listener(incoming, outgoing);
		outgoing.writeHead(400, { 'content-type': 'text/plain', connection: 'close' });
		outgoing.end('A request names one host.');
	});
	server.setTimeout(idleLimitMs, (socket) => {
		const answer = answering.get(socket);
		// An answer that the host is still making has limits of its own, and the client is not at
		// fault.
		const isBeingMade = answer !== undefined && !answer.headersSent && !answer.destroyed;
		if (!isBeingMade) socket.destroy();
	});
	return server;
}

/**
 * If a request has several `Host` headers, Node keeps the first, and a proxy in front may keep the last: a client
 * that sends two wants the two servers to disagree. A request without any must be HTTP/1.0; Node checks that.
 *
 * @param rawHeaders names and values in turn
 */
function hasOneHost(rawHeaders: readonly string[]): boolean {
	let hosts = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index] as string;
		if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
	}
	return hosts < 2;
}
