import type { Server } from 'node:http';
import type { App } from './app';

/** How long requests that are being answered may still take once the process was told to stop. */
export const DRAIN_MS = 10_000;

/**
 * Takes no new connections, lets running requests finish, then closes what the app holds open.
 * Connections that are still busy after `milliseconds` are cut.
 */
export async function drain(server: Server, app: App, milliseconds = DRAIN_MS): Promise<void> {
	app.drain();
	const deadline = setTimeout(() => server.closeAllConnections(), milliseconds);
	await new Promise<void>((resolve) => {
		server.close(() => resolve());
		server.closeIdleConnections();
	});
	clearTimeout(deadline);
	await app.close();
}
