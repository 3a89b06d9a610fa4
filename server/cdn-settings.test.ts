import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment';

const CLOUDFLARE = { CDN: 'cloudflare', CDN_ZONE: 'abcdef0123456789', CDN_TOKEN: 'a-long-token-0' };

describe('the variables of a CDN', () => {
	it('name where purges go', () => {
		expect(parseEnvironment(CLOUDFLARE).cdn).toEqual({
			kind: 'cloudflare',
			addresses: ['https://api.cloudflare.com'],
			zone: 'abcdef0123456789',
			token: 'a-long-token-0',
			seconds: 60,
		});
		const varnish = { CDN: 'varnish', CDN_URL: 'http://a:80,http://b:80', CDN_SECONDS: '86400' };
		expect(parseEnvironment(varnish).cdn).toMatchObject({
			addresses: ['http://a', 'http://b'],
			seconds: 86_400,
		});
	});

	it.each([
		[{ CDN: 'varnish' }, /CDN_URL: is not set, and CDN is varnish/],
		[{ CDN: 'fastly', CDN_ZONE: 'abcdef0123456789' }, /CDN_TOKEN: is not set, and CDN is fastly/],
		[{ CDN: 'akamai' }, /CDN: got "akamai", takes cloudflare, fastly or varnish/],
		[{ CDN_SECONDS: '3600' }, /CDN: is not set, and CDN_SECONDS is/],
		[{ ...CLOUDFLARE, CDN_SECONDS: '5' }, /CDN_SECONDS: got "5", takes whole seconds from 60/],
		[{ ...CLOUDFLARE, CDN_ZONE: '../../user' }, /CDN_ZONE: got/],
		[{ ...CLOUDFLARE, CDN_TOKEN: 'secret with spaces' }, /CDN_TOKEN: got a text of 18 characters/],
	])('%j stop the start in words', (variables, message) => {
		expect(() => parseEnvironment(variables)).toThrow(message);
	});
});
