/** Any small answer of this host that no cache keeps. */
const UNCACHED_PATH = '/healthz';

let asked: Promise<() => number> | undefined;

/**
 * A clock that shows the server's time, in milliseconds since the epoch: the `Date` header of one uncached request
 * plus the time since. The visitor's own clock where that is not answered. Asked once for the page.
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
