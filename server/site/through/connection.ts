import type { Logger } from 'pino';
import { type FoundSite, findSite } from './find-site';
import { createUpstream, type Upstream, type UpstreamOptions } from './upstream';

/** The connection to the real site at its current address. */
export interface Connection {
	upstream: Upstream;
	/** Returns the address to which requests for the site go now, without a slash at the end. */
	url(): string;
	/** Returns true if the site's public address leads to this host, so that it has no other for browsers. */
	isBehind(): boolean;
	/** Returns every address by which the site calls itself, as far as the host knows. */
	addresses(): readonly string[];
	/**
	 * Finds once the addresses by which the site calls itself, and the address to which it has moved. After a failure
	 * the next call searches again.
	 */
	known(): Promise<FoundSite>;
}

/**
 * Connects to the site at its configured address, and then at the address and name that the site uses for itself.
 * @param options.origins all origins of this host
 * @param options.onAddress receives each address by which the site calls itself
 */
export function createConnection(
	options: Pick<UpstreamOptions, 'siteUrl' | 'auth' | 'resolve'> & {
		origins: readonly string[];
		onAddress: (address: string) => void;
		log: Pick<Logger, 'warn'>;
	},
): Connection {
	const { auth, resolve, origins, onAddress, log } = options;
	let siteUrl = options.siteUrl;
	let answersTo: string | null = null;
	let connected = createUpstream({ siteUrl, auth, answersTo, resolve });
	let finding: Promise<FoundSite> | null = null;
	const upstream: Upstream = { ask: (request) => connected.ask(request) };
	const addresses = new Set([siteUrl]);

	function known(): Promise<FoundSite> {
		finding ??= findSite(upstream, siteUrl, origins).then((found) => {
			for (const address of found.addresses) {
				addresses.add(address);
				onAddress(address);
			}
			if (found.advice) log.warn(found.advice);
			const isAnother = found.movedTo !== null && found.movedTo !== siteUrl;
			const isNamed = found.answersTo !== null && found.answersTo !== answersTo;
			if (!isAnother && !isNamed) return found;
			siteUrl = found.movedTo ?? siteUrl;
			answersTo = found.answersTo ?? answersTo;
			connected = createUpstream({ siteUrl, auth, answersTo, resolve });
			finding = null;
			return known();
		});
		finding.catch(() => {
			finding = null;
		});
		return finding;
	}

	return {
		...{ upstream, known },
		url: () => siteUrl,
		isBehind: () => answersTo !== null,
		addresses: () => [...addresses],
	};
}
