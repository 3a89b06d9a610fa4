import { AddressRefused } from '@outrigger/http/address-refused';
import { openAddress, resolveHost } from '@outrigger/http/open-address';

/** The most bytes of a file. */
const LARGEST_FILE = 16 * 1024 * 1024;
/** After this many milliseconds the host gives up on a file that has not arrived. */
const PATIENCE_MS = 30_000;

const USUAL_PORTS: readonly string[] = ['', '80', '443', '8080'];
const PRIVATE_HOST = /^(?:0|10|127|172\.(?:1[6-9]|2\d|3[01])|192\.168)\..*\d$/;

/** WordPress fetches from its own host, and elsewhere from public addresses at the usual ports. */
export function mayFetch({ protocol, host, hostname, port }: URL, siteUrl: string): boolean {
	if (!/^https?:$/.test(protocol)) return false;
	if (host === new URL(siteUrl).host) return true;
	return USUAL_PORTS.includes(port) && !PRIVATE_HOST.test(hostname);
}

/**
 * Fetches a file of the web, only from public addresses and from the site itself, as WordPress does.
 * @param ownOrigin the origin of the site
 * @returns null for an invalid address, for a missing file, and for a file that is too long or too slow
 */
export async function fetchFile(address: string, ownOrigin: string): Promise<Uint8Array | null> {
	const signal = AbortSignal.timeout(PATIENCE_MS);
	const reach = { resolve: resolveHost, trusted: new Set([ownOrigin]) };
	try {
		const answer = await openAddress(address, { accept: '*/*' }, signal, reach);
		if (answer.statusCode !== 200) {
			answer.destroy();
			return null;
		}
		const chunks: Uint8Array[] = [];
		let length = 0;
		for await (const chunk of answer as AsyncIterable<Uint8Array>) {
			length += chunk.byteLength;
			// Leaving the loop ends the connection.
			if (length > LARGEST_FILE) return null;
			chunks.push(chunk);
		}
		return Buffer.concat(chunks);
	} catch (error) {
		if (error instanceof AddressRefused || signal.aborted || isBroken(error)) return null;
		throw error;
	}
}

/** True for a connection that broke while the file came. */
const isBroken = (error: unknown) => error instanceof Error && 'code' in error;
