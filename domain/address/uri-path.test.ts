import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressPath, decodedPath, encodedPath } from './uri-path';

describe('a path beyond ASCII', () => {
	it.each([
		['/greek/επίπεδο-2/', '/greek/%ce%b5%cf%80%ce%af%cf%80%ce%b5%ce%b4%ce%bf-2/'],
		['/лодка/', '/%d0%bb%d0%be%d0%b4%d0%ba%d0%b0/'],
		['/قارب/', '/%d9%82%d8%a7%d8%b1%d8%a8/'],
		['/船/', '/%e8%88%b9/'],
		['/⛵/', '/%e2%9b%b5/'],
		['/gallery/', '/gallery/'],
	])('%s has one spelling in addresses and one in WPGraphQL', (decoded, encoded) => {
		expect(encodedPath(decoded)).toBe(encoded);
		expect(encodedPath(encoded)).toBe(encoded);
		expect(
			encodedPath(
				encoded.toUpperCase().replace('/GALLERY/', '/gallery/').replace('/GREEK/', '/greek/'),
			),
		).toBe(encoded);
		expect(decodedPath(encoded)).toBe(decoded);
	});

	it('is encoded behind a host too, and no other address changes', () => {
		expect(addressPath('/船/#top')).toBe('/%e8%88%b9/#top');
		expect(addressPath('https://a.example/船/')).toBe('https://a.example/%e8%88%b9/');
		for (const other of [
			'/a%2Fb/',
			'/\ud800/',
			'//船/',
			'mailto:船@a.example',
			'#船',
			'https://船.example',
		]) {
			expect(addressPath(other)).toBe(other);
		}
	});

	it('keeps signs that would change where it leads', () => {
		expect(decodedPath('/a%2fb/%3fc/')).toBe('/a%2fb/%3fc/');
		expect(encodedPath('/a%2Fb/')).toBe('/a%2fb/');
	});

	it('keeps its query, and broken encoding', () => {
		expect(encodedPath('/?p=17&A=%2F')).toBe('/?p=17&A=%2F');
		expect(encodedPath('/100%/')).toBe('/100%/');
		expect(decodedPath('/%e8%8/')).toBe('/%e8%8/');
	});

	it('is the same after any number of times', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				const once = encodedPath(`/${text}/`);
				expect(encodedPath(once)).toBe(once);
			}),
		);
	});
});
