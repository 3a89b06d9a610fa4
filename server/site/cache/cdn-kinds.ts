/** A cache in front of all hosts of a site. It stores answers with tags and removes them by tags. */
export interface CdnKind {
	/**
	 * The headers of an answer that only this cache reads.
	 * @param names tags of the answer, each of letters and digits
	 * @param control how long the cache keeps the answer, in the form of `Cache-Control`; null for the time in the
	 * answer's own `Cache-Control`
	 */
	headers(names: readonly string[], control: string | null): Readonly<Record<string, string>>;
	/** The most tags that `purge` takes at once. */
	mostNames: number;
	/**
	 * Removes all answers with one of the tags.
	 * @throws Error with the answer of the cache
	 */
	purge(names: readonly string[]): Promise<void>;
}

/** The caches from which the host can remove answers. */
export const CDN_KINDS = ['cloudflare', 'fastly', 'varnish'] as const;

/** The settings of the cache in front of the hosts. */
export interface CdnSettings {
	kind: (typeof CDN_KINDS)[number];
	/** Origins without a slash at the end; the host sends each purge to all of them. */
	addresses: readonly string[];
	/** The id of Cloudflare's zone or of Fastly's service; empty for Varnish. */
	zone: string;
	/** Token of the API of Cloudflare or Fastly; empty for Varnish. */
	token: string;
	/** Seconds for which the cache keeps a page if no purge removes it. */
	seconds: number;
}

/** The longest wait for an answer of a CDN; after it the CDN counts as not reachable. */
const PATIENCE_MS = 10_000;
/** https://developers.cloudflare.com/cache/how-to/purge-cache/: "Max operations per request". */
const CLOUDFLARE_NAMES = 100;
/** The most keys of one batch (https://www.fastly.com/documentation/reference/api/purging/). */
const FASTLY_NAMES = 256;
/** The most tags of one purge: a header of Varnish takes 8 kB (`http_req_hdr_len`). */
const VARNISH_NAMES = 256;

/** Makes the client of a CDN. */
export function cdnKind({ kind, addresses, zone, token }: CdnSettings): CdnKind {
	/** Sends the request to every address at the same time. */
	async function ask(path: string, init: RequestInit): Promise<void> {
		await Promise.all(
			addresses.map(async (address) => {
				const signal = AbortSignal.timeout(PATIENCE_MS);
				const answer = await fetch(address + path, { ...init, signal, redirect: 'error' });
				const text = await answer.text();
				if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${shortened(text)}`);
			}),
		);
	}

	const surrogate: CdnKind['headers'] = (names, control) => ({
		'surrogate-key': names.join(' '),
		...(control && { 'surrogate-control': control }),
	});
	if (kind === 'cloudflare') {
		return {
			headers: (names, control) => ({
				'cache-tag': names.join(','),
				...(control && { 'cdn-cache-control': control }),
			}),
			mostNames: CLOUDFLARE_NAMES,
			purge: (names) =>
				ask(`/client/v4/zones/${zone}/purge_cache`, {
					method: 'POST',
					headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
					body: JSON.stringify({ tags: names }),
				}),
		};
	}
	if (kind === 'fastly') {
		return {
			headers: surrogate,
			mostNames: FASTLY_NAMES,
			purge: (names) =>
				ask(`/service/${zone}/purge`, {
					method: 'POST',
					headers: {
						'fastly-key': token,
						'content-type': 'application/json',
						accept: 'application/json',
					},
					body: JSON.stringify({ surrogate_keys: names }),
				}),
		};
	}
	return {
		headers: surrogate,
		mostNames: VARNISH_NAMES,
		purge: (names) => ask('/', { method: 'PURGE', headers: { 'x-purge-keys': names.join('|') } }),
	};
}

/** Shortens an answer of the CDN to a length that shows its fault. */
const shortened = (text: string) => text.replace(/\s+/g, ' ').slice(0, 300);
