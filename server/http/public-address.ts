import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses in the public range that are not public: Azure gives each of its machines secrets at this address. */
const METADATA: ReadonlySet<string> = new Set(['168.63.129.16']);

/** The range of IPv6 that IANA assigns to hosts; all other addresses are reserved. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** The addresses with which networks without IPv4 write IPv4 addresses: the last four bytes are the IPv4 address. */
const TRANSLATED = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Returns true if an IP address belongs to a host in the open Internet: no loopback, private,
 * link-local, shared, multicast, reserved or tunnel address, and no address that carries such an
 * IPv4 address. A text that is no IP address is not public.
 */
export function isPublicAddress(text: string): boolean {
	if (isIP(text) === 0) return false;
	const address = ipaddr.parse(text);
	return address instanceof ipaddr.IPv4 ? isPublicV4(address) : isPublicV6(address);
}

function isPublicV4(address: ipaddr.IPv4): boolean {
	return address.range() === 'unicast' && !METADATA.has(address.toString());
}

function isPublicV6(address: ipaddr.IPv6): boolean {
	if (address.isIPv4MappedAddress()) return isPublicV4(address.toIPv4Address());
	if (address.match(TRANSLATED))
		return isPublicV4(new ipaddr.IPv4(address.toByteArray().slice(12)));
	return address.range() === 'unicast' && address.match(GLOBAL_UNICAST);
}
