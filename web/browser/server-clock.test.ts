import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SERVER = Date.UTC(2026, 4, 30, 12);
const VISITOR = Date.UTC(2001, 0, 1);

const fetched = vi.fn<typeof fetch>();
const answer = (headers: HeadersInit) => fetched.mockResolvedValue(new Response(null, { headers }));

/** The clock of a fresh page. */
async function ofNewPage() {
	vi.resetModules();
	const { serverClock } = await import('./server-clock');
	return serverClock;
}

beforeEach(() => {
	vi.useFakeTimers({ now: VISITOR });
	vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe('the clock of the server', () => {
	it('shows the Date header of one uncached answer and the time since', async () => {
		answer({ date: new Date(SERVER).toUTCString() });
		const serverClock = await ofNewPage();
		const clock = await serverClock();
		expect(fetched.mock.calls).toEqual([['/healthz', { method: 'HEAD', cache: 'no-store' }]]);
		expect(clock()).toBe(SERVER);
		vi.advanceTimersByTime(90_000);
		expect(clock()).toBe(SERVER + 90_000);
	});

	it('does not follow a visitor who sets another time', async () => {
		answer({ date: new Date(SERVER).toUTCString() });
		const clock = await (await ofNewPage())();
		vi.setSystemTime(VISITOR + 86_400_000);
		expect(clock()).toBe(SERVER);
	});

	it('is requested once, for any number of popups', async () => {
		answer({ date: new Date(SERVER).toUTCString() });
		const serverClock = await ofNewPage();
		await Promise.all([serverClock(), serverClock()]);
		expect(fetched).toHaveBeenCalledOnce();
	});

	it.each([
		['no answer comes', () => fetched.mockRejectedValue(new TypeError('offline'))],
		['the answer has no date', () => answer({})],
		['the date is none', () => answer({ date: 'soon' })],
	])('is the visitor’s own where %s', async (_, prepare) => {
		prepare();
		const clock = await (await ofNewPage())();
		expect(clock()).toBe(VISITOR);
		vi.advanceTimersByTime(5000);
		expect(clock()).toBe(VISITOR + 5000);
	});
});
