import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that replaces a WordPress. */
export interface StubWordPress {
	/** `http://127.0.0.1:49152` */
	origin: string;
	/** The requests that arrived, in order. */
	requests: { method: string; url: string; headers: IncomingMessage['headers'] }[];
	/** The function that answers from now on. */
	answer: RequestListener;
	close(): Promise<void>;
}

/**
 * Starts a server on a free port of the loopback; it answers 404 until the test sets another
 * answer.
 */
export async function startStubWordPress(): Promise<StubWordPress> {
	const requests: StubWordPress['requests'] = [];
	const server = createServer((request, response) => {
		const { method = '', url = '', headers } = request;
		requests.push({ method, url, headers });
		stub.answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const stub: StubWordPress = {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		requests,
		answer: (_request, response) => response.writeHead(404).end(),
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
	return stub;
}
