import { WordPressUnavailable } from '../contract/unavailable';

/** The longest time that a visitor waits for WordPress's answer. */
export const REMOTE_TIMEOUT_MS = 10_000;
/** The most bytes of a text: a page with a hundred posts and their pictures has about 1 MB. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024;

/** The addresses at which the real WordPress answers. */
export interface RemoteAddress {
	/** The address of the site, without a slash at the end. */
	siteUrl: string;
	graphqlUrl: string;
	/** The password of an editor, for drafts. */
	credentials: { user: string; password: string } | null;
}

/** An answer that was read to its end. */
export interface RemoteText {
	status: number;
	headers: Headers;
	text: string;
}

/** `Authorization` of an application password. */
export function basicAuthorization({ user, password }: { user: string; password: string }): string {
	return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/**
 * Sends the real WordPress a request and waits for the headers. The body has no time limit (films). Redirects to other
 * hosts are not followed.
 * @throws WordPressUnavailable if no answer comes in time
 */
export async function fetchRemote(
	address: string,
	init: RequestInit = {},
	timeoutMs = REMOTE_TIMEOUT_MS,
): Promise<Response> {
	const abort = new AbortController();
	const timer = setTimeout(() => abort.abort(), timeoutMs);
	try {
		return await fetchFollowing(address, { ...init, signal: init.signal ?? abort.signal });
	} catch (cause) {
		throw new WordPressUnavailable(`${address} did not answer.`, { cause });
	} finally {
		clearTimeout(timer);
	}
}

/** Follows one redirect to the same host (http to https, with or without a slash), for reading requests only. */
async function fetchFollowing(address: string, init: RequestInit): Promise<Response> {
	const response = await fetch(address, { redirect: 'manual', ...init });
	const location = response.headers.get('location');
	const isRead = !init.method || init.method === 'GET' || init.method === 'HEAD';
	if (response.status < 300 || response.status >= 400 || !location || !isRead) return response;
	const target = new URL(location, address);
	if (target.host !== new URL(address).host || !/^https?:$/.test(target.protocol)) return response;
	await response.body?.cancel();
	return fetch(target, { redirect: 'manual', ...init });
}

/**
 * Sends the real WordPress a request and reads the whole answer.
 * @throws WordPressUnavailable if no answer comes, or if the answer does not end in time or is too long
 */
export async function readRemote(
	address: string,
	init: RequestInit = {},
	timeoutMs = REMOTE_TIMEOUT_MS,
): Promise<RemoteText> {
	const signal = AbortSignal.timeout(timeoutMs);
	const response = await fetchRemote(address, { ...init, signal }, timeoutMs);
	try {
		const { status, headers } = response;
		return { status, headers, text: await readText(response) };
	} catch (cause) {
		throw new WordPressUnavailable(`${address} broke off.`, { cause });
	}
}

async function readText(response: Response): Promise<string> {
	const decoder = new TextDecoder();
	let text = '';
	let length = 0;
	const body = response.body as AsyncIterable<Uint8Array> | null;
	for await (const chunk of body ?? []) {
		length += chunk.length;
		if (length > MAX_TEXT_BYTES)
			throw new Error(`The answer is longer than ${MAX_TEXT_BYTES} bytes.`);
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
