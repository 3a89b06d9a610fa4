import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeMediaUrl, safeUrl } from './safe-url';

describe('safeUrl', () => {
	it.each([
		'https://example.org/a?b=c#d',
		'HTTP://example.org',
		'//example.org/a',
		'/fleet/',
		'fleet/sea-fox',
		'../up',
		'?s=boat',
		'#map',
		'#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjEyIn0%3D',
		'mailto:harbour@example.org',
		'tel:+30123',
		'sms:+30123',
		'viber://chat?number=1',
		'skype:harbour?call',
		'/a b',
		'https:\\\\example.org',
		'https:/\\example.org',
		'https:///example.org',
	])('lets %s through', (url) => {
		expect(safeUrl(url)).toBe(url);
	});

	it.each([
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		' javascript:alert(1)',
		'java\tscript:alert(1)',
		'java\nscript:alert(1)',
		'\u0000javascript:alert(1)',
		'javascript\u000a:alert(1)',
		'vbscript:x',
		'data:text/html,<script>1</script>',
		'data:image/svg+xml,<svg onload=1>',
		'blob:https://example.org/1',
		'file:///etc/passwd',
		'ftp://example.org',
		'intent://x',
		'view-source:https://example.org',
		'/a\u0085b',
		'/a\u2028b',
		'http://[',
		'https:@/host',
		'HTTPS:@/host',
		'http:@/host',
		'https:host',
		'https:/host',
		'https:',
		'https:?a',
		'https://@/host',
		'',
		'   ',
	])('refuses %j', (url) => {
		expect(safeUrl(url)).toBeUndefined();
	});

	it.each([undefined, null, 7, {}, [], { url: '/a' }, `/${'a'.repeat(9000)}`])(
		'refuses a text that is no address: %j',
		(value) => {
			expect(safeUrl(value)).toBeUndefined();
		},
	);

	it('trims spaces around an address', () => {
		expect(safeUrl('  /fleet/ ')).toBe('/fleet/');
	});

	it('never gives an address that a browser reads as another scheme', () => {
		const allowed = /^(https?|mailto|tel|sms|viber|skype):$/;
		const scheme = fc.constantFrom('javascript:', 'data:', 'vbscript:', 'https:', 'tel:', '/', '');
		const noise = fc.string({ unit: 'binary', maxLength: 6 });
		fc.assert(
			fc.property(noise, scheme, noise, fc.webPath(), (before, name, inside, path) => {
				const safe = safeUrl(before + name.slice(0, 3) + inside + name.slice(3) + path);
				if (safe === undefined) return;
				expect(new URL(safe, 'https://site.example/').protocol).toMatch(allowed);
			}),
			{ numRuns: 500 },
		);
	});

	it('gives no address that sites over http and over https read as different hosts, or not at all', () => {
		const start = fc.constantFrom('https:', 'http:', 'HTTP:', 'mailto:', 'tel:', '');
		const between = fc.string({
			unit: fc.constantFrom('/', '\\', '@', ':', '?', '#', '.', ' ', 'a'),
		});
		fc.assert(
			fc.property(start, between, fc.domain(), (scheme, signs, host) => {
				const safe = safeUrl(scheme + signs + host);
				if (safe === undefined) return;
				const [plain, secure] = ['http:', 'https:'].map(
					(protocol) => new URL(safe, `${protocol}//site.example/fleet/`).host,
				);
				expect([safe, plain]).toEqual([safe, secure]);
			}),
			{ numRuns: 2000 },
		);
	});
});

describe('the length of an address', () => {
	it('is 8,192 characters at the most', () => {
		const longest = `/${'a'.repeat(8191)}`;
		expect(safeUrl(longest)).toBe(longest);
		expect(safeUrl(`${longest}a`)).toBeUndefined();
	});
});

describe('safeMediaUrl', () => {
	it('takes addresses that can be loaded, and no addresses that are only followed', () => {
		expect(safeMediaUrl('/wp-content/uploads/a.jpg')).toBe('/wp-content/uploads/a.jpg');
		expect(safeMediaUrl('https://example.org/a.jpg')).toBe('https://example.org/a.jpg');
		expect(safeMediaUrl('mailto:a@example.org')).toBeUndefined();
		expect(safeMediaUrl('data:image/png;base64,AA==')).toBeUndefined();
	});
});

describe('control characters', () => {
	const at = (code: number) => safeUrl(`/a${String.fromCharCode(code)}b`);

	it.each([0x00, 0x09, 0x1f, 0x7f, 0x80, 0x9f, 0x2028, 0x2029])(
		'U+%i refuses an address',
		(code) => {
			expect(at(code)).toBeUndefined();
		},
	);

	it.each([0x20, 0x7e, 0xa0, 0x2027, 0x202a])('U+%i is no control character', (code) => {
		expect(at(code)).toBe(`/a${String.fromCharCode(code)}b`);
	});
});

it('refuses as a picture a text that is no address', () => {
	for (const value of [undefined, '', 7, 'http://[', 'javascript:1']) {
		expect(safeMediaUrl(value)).toBeUndefined();
	}
});
