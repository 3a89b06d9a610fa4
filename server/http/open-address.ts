import type { LookupAddress } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { type Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { AddressRefused } from './address-refused';
import { isPublicAddress } from './public-address';

/** Returns all IP addresses of a host name. Rejects for a name without any. */
export type ResolveHost = (name: string) => Promise<readonly LookupAddress[]>;

/** Uses the resolver of the machine. */
export const resolveHost: ResolveHost = (name) => lookUp(name, { all: true, verbatim: true });

/** The addresses to which the host may send requests. */
export interface Reach {
	resolve: ResolveHost;
	/** Origins that the operator named: the host connects to them at any address, private ones included. */
	trusted: ReadonlySet<string>;
}

/**
 * The most redirects that the host follows: a picture is one redirect away from its address, and two from a short
 * address. Browsers stop at twenty.
 */
export const MAX_REDIRECTS = 5;

/** Ports below this belong to mail, shells and the like; only two of them belong to the web. */
const FIRST_FREE_PORT = 1024;
const WEB_PORTS: ReadonlySet<string> = new Set(['', '80', '443']);

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Requests an address. It resolves the host once, checks the resolved addresses and connects to one of them, so that a
 * name that resolves to another address a moment later has no effect. It checks every redirect in the same way.
 *
 * @param signal ends the request and its body
 * @returns the answer, its body not read yet
 * @throws AddressRefused for an address that the host may not request, or that does not answer
 */
export async function openAddress(
	address: string,
	headers: Readonly<Record<string, string>>,
	signal: AbortSignal,
	reach: Reach,
): Promise<IncomingMessage> {
	let url = new URL(address);
	for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
		const response = await askAddress(url, { headers }, signal, reach);
		const { location } = response.headers;
		if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) return response;
		response.destroy();
		if (!URL.canParse(location, url)) throw new AddressRefused('it redirects to no address');
		url = new URL(location, url);
	}
	throw new AddressRefused(`it redirects more than ${MAX_REDIRECTS} times`);
}

/** The request that the host sends to an address. */
export interface Asking {
	headers: Readonly<Record<string, string>>;
	/** The body. If no method is named, a request with a body is a POST and a request without a body is a GET. */
	body?: string | Uint8Array | undefined;
	method?: string;
	/**
	 * Keeps connections open, for requests that may be repeated. Only for a trusted origin: a kept connection may lead to
	 * an address that the check of this request has not seen.
	 */
	agent?: Agent | undefined;
}

/**
 * Like `openAddress`, but follows no redirect.
 * @throws AddressRefused
 */
export async function askAddress(
	url: URL,
	{ headers, body, method = body === undefined ? 'GET' : 'POST', agent }: Asking,
	signal: AbortSignal,
	reach: Reach,
): Promise<IncomingMessage> {
	refuseOddAddress(url, reach);
	const places = await placesOf(url, signal, reach);
	const lookup: LookupFunction = (_name, { all }, callback) => {
		const [first] = places;
		if (all) callback(null, [...places]);
		else callback(null, first?.address ?? '', first?.family);
	};
	const request = url.protocol === 'https:' ? requestHttps : requestHttp;
	return new Promise((resolve, reject) => {
		const asked = request(url, { method, headers, signal, lookup, agent: agent ?? false });
		asked.on('response', resolve);
		asked.on('error', (cause) => {
			// A site may close an idle connection in the moment in which the host uses it again.
			if (asked.reusedSocket && !signal.aborted) {
				askAddress(url, { headers, body, method }, signal, reach).then(resolve, reject);
			} else reject(silent(url, cause));
		});
		asked.end(body);
	});
}

function refuseOddAddress({ protocol, username, password, port, origin }: URL, reach: Reach): void {
	if (protocol !== 'http:' && protocol !== 'https:') {
		throw new AddressRefused(`${protocol} is not fetched`);
	}
	if (username !== '' || password !== '') throw new AddressRefused('it holds a user name');
	const isWeb = WEB_PORTS.has(port) || Number(port) >= FIRST_FREE_PORT;
	if (!isWeb && !reach.trusted.has(origin)) throw new AddressRefused(`port ${port} is not fetched`);
}

async function placesOf(
	url: URL,
	signal: AbortSignal,
	{ resolve, trusted }: Reach,
): Promise<readonly LookupAddress[]> {
	// The URL parser has already turned `0x7f000001` and similar forms into plain addresses.
	const name = url.hostname.replace(/^\[|\]$/g, '');
	const family = isIP(name);
	const all =
		family === 0
			? await orAborted(resolve(name), signal).catch((cause) => Promise.reject(silent(url, cause)))
			: [{ address: name, family }];
	const places = trusted.has(url.origin) ? all : all.filter((one) => isPublicAddress(one.address));
	if (places.length === 0) throw new AddressRefused('its host has no public address');
	return places;
}

function silent({ host }: URL, cause: unknown): AddressRefused {
	const reason = cause instanceof Error ? cause.message : String(cause);
	return new AddressRefused(`${host} did not answer (${reason})`, true);
}

/**
 * The promise, rejected when the signal aborts. A running look-up of a name cannot be stopped, so its result is
 * ignored.
 */
function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
	return new Promise((resolve, reject) => {
		const stop = () => reject(signal.reason);
		if (signal.aborted) stop();
		signal.addEventListener('abort', stop, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
	});
}
