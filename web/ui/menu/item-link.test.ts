import { describe, expect, it } from 'vitest';
import { isAbove, isCurrent, itemHref, type VisitedPage } from './item-link';

const SITE = 'https://boats.example';
const page = (path: string, kind: VisitedPage['kind'] = 'singular'): VisitedPage => ({
	kind,
	path,
	siteUrl: SITE,
});

describe('the address of an item', () => {
	it.each([
		[{ uri: '/fleet/', url: `${SITE}/fleet/` }, '/fleet/'],
		[{ uri: null, url: `${SITE}/fleet/#rib` }, '/fleet/#rib'],
		[{ uri: SITE, url: SITE }, '/'],
		[{ uri: '#book', url: '#book' }, '#book'],
		[{ uri: 'https://sea.example/x', url: 'https://sea.example/x' }, 'https://sea.example/x'],
		[{ uri: `${SITE}.evil.example/`, url: null }, `${SITE}.evil.example/`],
		[{ uri: null, url: null }, ''],
	])('%j leads to %s', (address, href) => {
		expect(itemHref(address, SITE)).toBe(href);
	});
});

describe('the item of the page that is shown', () => {
	it('is known by its path, with or without a slash, in any encoding', () => {
		expect(isCurrent('/fleet/', page('/fleet/'))).toBe(true);
		expect(isCurrent('/fleet', page('/fleet/'))).toBe(true);
		expect(isCurrent('/caf%C3%A9/', page('/caf%c3%a9/'))).toBe(true);
		expect(isCurrent('/', page('/'))).toBe(true);
	});

	it.each(['/fleet/#rib', '/fleet/?type=rib', '//fleet/', 'https://x.example/fleet/', '', '#'])(
		'is not %s',
		(href) => {
			expect(isCurrent(href, page('/fleet/'))).toBe(false);
		},
	);

	it('is none on a search and where nothing was found', () => {
		expect(isCurrent('/', page('/', 'search'))).toBe(false);
		expect(isCurrent('/fleet/', page('/fleet/', 'not-found'))).toBe(false);
	});

	it('survives an address that cannot be decoded', () => {
		expect(isCurrent('/%E0%A4%A', page('/fleet/'))).toBe(false);
	});
});

describe('an item above the page that is shown', () => {
	it('is known by the way there', () => {
		expect(isAbove('/fleet/', page('/fleet/petrel/'))).toBe(true);
		expect(isAbove('/fle', page('/fleet/petrel/'))).toBe(false);
		expect(isAbove('/fleet/', page('/fleet/'))).toBe(false);
		expect(isAbove('/', page('/fleet/'))).toBe(false);
	});
});
