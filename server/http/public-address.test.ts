import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address';

const PUBLIC = [
	'93.184.215.14',
	'1.1.1.1',
	'126.255.255.255',
	'128.0.0.1',
	'2606:4700::1111',
	'::ffff:1.1.1.1',
	'64:ff9b::101:101',
];
const NOT_PUBLIC: Readonly<Record<string, readonly string[]>> = {
	loopback: ['127.0.0.1', '127.255.255.254', '::1'],
	'any address': ['0.0.0.0', '0.1.2.3', '::'],
	private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
	'link-local': ['169.254.0.1', 'fe80::1', 'fe80::1%eth0', 'fec0::1'],
	'shared by carriers': ['100.64.0.1', '100.127.255.255', '100.100.100.200'],
	'metadata of clouds': ['169.254.169.254', 'fd00:ec2::254', '192.0.0.192', '168.63.129.16'],
	multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
	reserved: [
		'240.0.0.1',
		'255.255.255.255',
		'192.0.2.1',
		'198.51.100.7',
		'203.0.113.9',
		'198.18.0.1',
		'2001:db8::1',
		'3fff::1',
		'4000::1',
	],
	'IPv4 inside of IPv6': [
		'::ffff:127.0.0.1',
		'::ffff:7f00:1',
		'::ffff:10.0.0.1',
		'::127.0.0.1',
		'64:ff9b::7f00:1',
		'64:ff9b::a00:1',
		'64:ff9b:1::1',
		'2002:7f00:1::',
		'2001:0:7f00:1::',
	],
	'no address': ['', 'localhost', '127', '0x7f000001', '2130706433', '1.2.3', '1.1.1.1.1'],
};

describe('a public address', () => {
	it.each(PUBLIC)('is %s', (address) => {
		expect(isPublicAddress(address)).toBe(true);
	});

	it.each(Object.entries(NOT_PUBLIC))('is not one that is %s', (_, addresses) => {
		expect(addresses.filter(isPublicAddress)).toEqual([]);
	});

	it('begins behind the ends of private networks', () => {
		const neighbours = [
			'9.255.255.255',
			'11.0.0.0',
			'172.15.255.255',
			'172.32.0.0',
			'100.63.255.255',
			'100.128.0.0',
			'192.167.255.255',
			'192.169.0.0',
			'223.255.255.255',
		];
		expect(neighbours.filter((one) => !isPublicAddress(one))).toEqual([]);
	});
});
