/** A small answer of this host that caches never keep. */
const UNCACHED_PATH = '/healthz';

let asked: Promise<() => number> | undefined;

/**
 * A clock that shows the server's time, in milliseconds since the epoch: the `Date` header of one uncached request
 * plus the time since. Falls back to the visitor's clock where that request fails. One request serves the whole page.
 */
export function serverClock(): Promise<() => number> {
	asked ??= ask();
	return asked;
}

async function ask(): Promise<() => number> {
	try {
		const { headers } = await fetch(UNCACHED_PATH, { method: 'HEAD', cache: 'no-store' });
		const date = Date.parse(headers.get('date') ?? '');
		if (Number.isNaN(date)) return Date.now;
		const start = performance.now();
		return () => date + performance.now() - start;
	} catch {
		return Date.now;
	}
}
