import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address';

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
});
