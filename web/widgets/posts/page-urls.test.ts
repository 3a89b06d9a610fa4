import { describe, expect, it } from 'vitest';
import { individualPage, individualPageUrl, pathPageUrl } from './page-urls';
import { shownPages } from './shown-pages';

const parameters = (query: string) => new URLSearchParams(query);

describe('the page of one list', () => {
	it('is read from its own parameter', () => {
		expect(individualPage(parameters('e-page-a1b2c3d=3&e-page-ffff000=2'), 'a1b2c3d')).toBe(3);
	});

	it('is the first for what is no page', () => {
		for (const query of ['', 'e-page-a=0', 'e-page-a=-2', 'e-page-a=two', 'e-page-a=999999']) {
			expect(individualPage(parameters(query), 'a')).toBe(1);
		}
	});

	it('leaves the other lists of the page where they are', () => {
		const query = parameters('e-page-a=2&e-page-b=3');
		expect(individualPageUrl('/fleet/', query, 'a', 4)).toBe('/fleet/?e-page-b=3&e-page-a=4');
		expect(individualPageUrl('/fleet/', query, 'a', 1)).toBe('/fleet/?e-page-b=3');
	});
});

describe('the page of an archive', () => {
	it('stands in the path, and a search stays a search', () => {
		expect(pathPageUrl('/stories/', parameters(''), 2)).toBe('/stories/page/2/');
		expect(pathPageUrl('/', parameters('s=bay&paged=3'), 2)).toBe('/page/2/?s=bay');
		expect(pathPageUrl('/stories/', parameters(''), 1)).toBe('/stories/');
	});
});

describe('the pages that are named', () => {
	it('are all of a short list', () => {
		expect(shownPages(2, 5)).toEqual([1, 2, 3, 4, 5]);
	});

	it('leave gaps in a long one, but none of a single page', () => {
		expect(shownPages(10, 20)).toEqual([1, null, 8, 9, 10, 11, 12, null, 20]);
		expect(shownPages(5, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, null, 20]);
	});
});
