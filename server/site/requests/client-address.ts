import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The machines in front of this host that belong to the operator, so that the host believes their
 * statements about a visitor.
 */
export type TrustedProxies =
	/** A fixed number of proxies in front of this host; 0: visitors connect directly. */
	| { hops: number }
	/** Proxies with an address in these networks. */
	| { networks: BlockList };

/** Networks from which no visitor connects: a connection from them is that of a proxy of the operator. */
const PRIVATE = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', '::1'];

/** Proxies in private networks: the default without a setting of the operator. */
export const PRIVATE_PROXIES: TrustedProxies = { networks: networksOf(PRIVATE) };

/** The most proxies: more than any site has. */
const MOST_HOPS = 10;
/**
 * The number of groups in the network part of an IPv6 address. A home or an office has all addresses of such a network.
 */
const NETWORK_GROUPS = 4;

/**
 * Reads `TRUSTED_PROXIES`: a number of proxies, or networks and addresses with commas between them, which are trusted
 * in addition to the private networks.
 *
 * @returns undefined for everything else
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
	if (/^\d{1,3}$/.test(text)) return Number(text) <= MOST_HOPS ? { hops: Number(text) } : undefined;
	const named = text.split(',').map((part) => part.trim());
	return named.every(isNetwork) ? { networks: networksOf([...PRIVATE, ...named]) } : undefined;
}

function isNetwork(text: string): boolean {
	const [address = '', bits, ...more] = text.split('/');
	const family = isIP(address);
	if (family === 0 || more.length > 0) return false;
	if (bits === undefined) return true;
	// With a network of all addresses the host would believe the headers of every visitor.
	return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32);
}

function networksOf(networks: readonly string[]): BlockList {
	const list = new BlockList();
	for (const network of networks) {
		const [address = '', bits] = network.split('/');
		const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
		if (bits === undefined) list.addAddress(address, family);
		else list.addSubnet(address, Number(bits), family);
	}
	return list;
}

/** Returns the IPv4 address in an address like `::ffff:10.0.0.1`, which an IPv6 socket gives. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Network address of a visitor. Anybody can write `X-Forwarded-For`, so the function reads it from its end, and only as
 * far as its addresses are those of the operator's proxies.
 *
 * @param socketAddress address of the sender of the connection; empty if it is unknown
 * @param forwardedFor the header, if there is one
 */
export function clientAddress(
	socketAddress: string | undefined,
	forwardedFor: string | null,
	trusted: TrustedProxies = PRIVATE_PROXIES,
): string {
	let address = plain(socketAddress ?? '');
	const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
	for (let passed = 0; isProxy(address, passed, trusted); passed += 1) {
		const hop = hops.pop();
		if (!hop || isIP(hop) === 0) break;
		address = hop;
	}
	return address;
}

function isProxy(address: string, passed: number, trusted: TrustedProxies): boolean {
	const family = isIP(address);
	if (family === 0) return false;
	if ('hops' in trusted) return passed < trusted.hops;
	return trusted.networks.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Returns the part of an address that a limit counts: the whole IPv4 address, or the /64 network of an IPv6 address,
 * because a visitor has all addresses of such a network. A text that is no address stays unchanged.
 */
export function networkOf(address: string): string {
	if (isIP(address) !== 6) return address;
	const groups = ipaddr.IPv6.parse(address).parts.slice(0, NETWORK_GROUPS);
	return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
