import { describe, expect, it } from 'vitest';
import { individualPageUrl, pathPageUrl } from './page-urls';
import { shownPages } from './shown-pages';

const parameters = (query: string) => new URLSearchParams(query);

describe('the page of one list', () => {
	it('leaves the other lists of the page where they are', () => {
		const query = parameters('e-page-a=2&e-page-b=3');
		expect(individualPageUrl('/fleet/', query, 'a', 4)).toBe('/fleet/?e-page-b=3&e-page-a=4');
		expect(individualPageUrl('/fleet/', query, 'a', 1)).toBe('/fleet/?e-page-b=3');
	});
});

describe('the page of an archive', () => {
	it('stands in the path, and a search stays a search', () => {
		expect(pathPageUrl('/stories/', parameters(''), 'a', 2)).toBe('/stories/page/2/');
		expect(pathPageUrl('/', parameters('s=bay&paged=3&e-page-a=7'), 'a', 2)).toBe('/page/2/?s=bay');
		expect(pathPageUrl('/stories/', parameters(''), 'a', 1)).toBe('/stories/');
	});
});

describe('a list that is filtered', () => {
	it('keeps its filter on the way to other pages', () => {
		expect(individualPageUrl('/fleet/', parameters('e-filter-a-t=x+y&q=1'), 'a', 2)).toBe(
			'/fleet/?e-filter-a-t=x+y&q=1&e-page-a=2',
		);
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
