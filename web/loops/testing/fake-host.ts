import { vi } from 'vitest';

/** A call to the host that a test has not answered yet. */
export interface AskedCall {
	path: string;
	body: Record<string, unknown>;
	headers: Headers;
	signal: AbortSignal;
	/** Sends the host's answer. The promise is fulfilled when the caller has handled the answer. */
	answer: (response: Response | Error) => Promise<void>;
}

/** For tests: replaces `fetch` and records the requests in order. */
export function fakeHost(): AskedCall[] {
	const calls: AskedCall[] = [];
	vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
		const signal = init.signal ?? new AbortController().signal;
		return new Promise<Response>((resolve, reject) => {
			signal.addEventListener('abort', () => reject(signal.reason));
			calls.push({
				path,
				body: JSON.parse(`${init.body ?? '{}'}`),
				headers: new Headers(init.headers),
				signal,
				async answer(response) {
					if (response instanceof Error) reject(response);
					else resolve(response);
					await settled();
				},
			});
		});
	});
	return calls;
}

/** `{ data: markup }` in the form that the host sends. */
export const dataOf = (data: unknown) => Response.json({ data });

/** Waits until all code that waited for an answer has run. */
export function settled(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
