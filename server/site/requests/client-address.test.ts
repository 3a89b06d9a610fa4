import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf, parseTrustedProxies } from './client-address';

describe("a visitor's address", () => {
	it.each([
		['203.0.113.9', null, '203.0.113.9'],
		['203.0.113.9', '198.51.100.1', '203.0.113.9'],
		['127.0.0.1', '198.51.100.1', '198.51.100.1'],
		['::ffff:10.0.0.2', '198.51.100.1, 10.0.0.7', '198.51.100.1'],
		['10.0.0.2', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
		['10.0.0.2', 'nonsense', '10.0.0.2'],
		['::1', '2001:db8::5', '2001:db8::5'],
		[undefined, '198.51.100.1', ''],
	])('connected from %s, forwarded for %s, is %s', (socket, header, address) => {
		expect(clientAddress(socket, header)).toBe(address);
	});

	it.each([
		// A server of a CDN in front of the operator's own balancer.
		[
			'192.0.2.0/24,2001:db8:cd::/48',
			'10.0.0.2',
			'6.6.6.6, 198.51.100.1, 192.0.2.7',
			'198.51.100.1',
		],
		['192.0.2.0/24', '192.0.2.7', '198.51.100.1', '198.51.100.1'],
		['192.0.2.7', '192.0.2.7', '198.51.100.1', '198.51.100.1'],
		['192.0.2.7', '192.0.2.8', '198.51.100.1', '192.0.2.8'],
		['2001:db8:cd::/48', '2001:db8:cd::9', '198.51.100.1', '198.51.100.1'],
		['0', '10.0.0.2', '198.51.100.1', '10.0.0.2'],
		['1', '192.0.2.7', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
		['2', '192.0.2.7', '6.6.6.6, 198.51.100.1, 192.0.2.8', '198.51.100.1'],
		['2', '192.0.2.7', '198.51.100.1', '198.51.100.1'],
		['2', '192.0.2.7', null, '192.0.2.7'],
	])(
		'behind TRUSTED_PROXIES=%s, connected from %s, forwarded for %s, is %s',
		(proxies, socket, header, address) => {
			expect(clientAddress(socket, header, parseTrustedProxies(proxies))).toBe(address);
		},
	);

	it.each([
		'11',
		'-1',
		'cdn',
		'192.0.2.0/33',
		'192.0.2.0/0',
		'::/129',
		'192.0.2.0/24;10.0.0.1',
		',',
		'1.2.3',
	])('has no proxies called %j', (text) => {
		expect(parseTrustedProxies(text)).toBeUndefined();
	});
});

describe('the part of an address that a limit counts', () => {
	it.each([
		['203.0.113.9', '203.0.113.9'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
		['2001:db8:1:2::', '2001:db8:1:2::/64'],
		['2001:db8:1:3::1', '2001:db8:1:3::/64'],
		['', ''],
	])('of %s is %s', (address, network) => {
		expect(networkOf(address)).toBe(network);
	});
});
