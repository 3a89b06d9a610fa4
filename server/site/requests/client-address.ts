import { BlockList, isIP } from 'node:net';

/** Networks that no visitor comes from: what connects from here is a proxy of the operator's own. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('127.0.0.0', 8, 'ipv4');
PRIVATE.addSubnet('10.0.0.0', 8, 'ipv4');
PRIVATE.addSubnet('172.16.0.0', 12, 'ipv4');
PRIVATE.addSubnet('192.168.0.0', 16, 'ipv4');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addAddress('::1', 'ipv6');

/** `::ffff:10.0.0.1` is an IPv4 address on an IPv6 socket. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function isPrivate(address: string): boolean {
	const family = isIP(address);
	return family !== 0 && PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Network address of a visitor, for rate limits. `X-Forwarded-For` can be written by anybody, so it is read from its
 * end and only as far as the addresses in it are proxies in private networks.
 *
 * @param socketAddress who opened the connection; empty where it is unknown
 * @param forwardedFor the header, if there is one
 */
export function clientAddress(
	socketAddress: string | undefined,
	forwardedFor: string | null,
): string {
	let address = plain(socketAddress ?? '');
	const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
	while (isPrivate(address)) {
		const hop = hops.pop();
		if (!hop || isIP(hop) === 0) break;
		address = hop;
	}
	return address;
}
