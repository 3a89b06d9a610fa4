import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	clearLoopFilters,
	followLoopPage,
	type LoopFilter,
	loopFilterEntry,
	loopState,
	pressTerm,
	readLogicalJoin,
	readLoopFilters,
	readLoopPage,
	replaceLoopFilters,
	writeLoopFilter,
} from './loop-filter';

const at = (address: string) => {
	const { pathname, search } = new URL(address, 'http://site.test');
	return { pathname, search };
};
const read = (address: string, widgetId = 'a1b2c3d') =>
	readLoopFilters(new URL(address, 'http://site.test').searchParams, widgetId);
const write = (address: string, filter: Partial<LoopFilter>, widgetId = 'a1b2c3d') =>
	writeLoopFilter(at(address), widgetId, {
		taxonomy: 'category',
		terms: [],
		logicalJoin: 'AND',
		...filter,
	});

describe('a filter that is written', () => {
	it('joins terms with a plus for all of them and a tilde for one of them', () => {
		const terms = ['boats', 'yachts'];
		expect(write('/', { terms })).toBe('/?e-filter-a1b2c3d-category=boats+yachts');
		expect(write('/', { terms, logicalJoin: 'OR' })).toBe(
			'/?e-filter-a1b2c3d-category=boats~yachts',
		);
		expect(write('/', { terms: ['boats'], logicalJoin: 'OR' })).toBe(
			'/?e-filter-a1b2c3d-category=boats',
		);
	});

	it('goes when it has no term, and takes the question mark with it', () => {
		expect(write('/fleet/?e-filter-a1b2c3d-category=boats', {})).toBe('/fleet/');
	});

	it('leaves everything foreign letter by letter', () => {
		const foreign = 'utm=a%20b&flag&x=1&x=2&q=c++&e-filter-ffff-category=y~z';
		expect(write(`/?${foreign}`, { terms: ['a'] })).toBe(
			`/?${foreign}&e-filter-a1b2c3d-category=a`,
		);
	});

	it('starts that loop at its first page, and no other', () => {
		const pages = 'e-page-a1b2c3d=3&e-page-a1b2c3d-x=1&page=2&paged=2&e-page-a1b2c3dd=4&e-page-a=5';
		expect(write(`/?${pages}`, { terms: ['a'] })).toBe(
			'/?e-page-a1b2c3dd=4&e-page-a=5&e-filter-a1b2c3d-category=a',
		);
		expect(write('/homepage/3/', { terms: ['a'] })).toBe(
			'/homepage/3/?e-filter-a1b2c3d-category=a',
		);
		expect(write('/stories/page/3/?s=bay', { terms: ['a'] })).toBe(
			'/stories/?s=bay&e-filter-a1b2c3d-category=a',
		);
	});

	it('is not written under a name that could not be read again', () => {
		expect(write('/?a=1', { taxonomy: 'a&b', terms: ['x'] })).toBe('/?a=1');
		expect(write('/?a=1', { terms: ['x'] }, 'a-b/')).toBe('/?a=1');
	});
});

describe('a filter that is read', () => {
	it('knows both spellings of both joins', () => {
		const all = [{ taxonomy: 'category', terms: ['boats', 'yachts'], logicalJoin: 'AND' }];
		const one = [{ taxonomy: 'category', terms: ['boats', 'yachts'], logicalJoin: 'OR' }];
		expect(read('/?e-filter-a1b2c3d-category=boats+yachts')).toEqual(all);
		expect(read('/?e-filter-a1b2c3d-category=boats%20yachts')).toEqual(all);
		expect(read('/?e-filter-a1b2c3d-category=boats~yachts')).toEqual(one);
		expect(read('/?e-filter-a1b2c3d-category=boats%7Eyachts')).toEqual(one);
		expect(read('/?e-filter-a1b2c3d-category=boats%7eyachts')).toEqual(one);
	});

	it('belongs to its loop, with an id of any length', () => {
		const address = '/?e-filter-a-tag=x&e-filter-ab-tag=y&e-filter-0123456789-tag=z';
		expect(read(address, 'a')).toMatchObject([{ terms: ['x'] }]);
		expect(read(address, '0123456789')).toMatchObject([{ terms: ['z'] }]);
		expect(read(address, 'b')).toEqual([]);
	});

	it('knows taxonomies with hyphens, and several at once in their order', () => {
		expect(read('/?e-filter-a1b2c3d-sea-area=n&e-filter-a1b2c3d-boat-type=rib')).toMatchObject([
			{ taxonomy: 'sea-area' },
			{ taxonomy: 'boat-type' },
		]);
	});

	it('merges a taxonomy that is named twice', () => {
		expect(read('/?e-filter-a1b2c3d-tag=b+a&e-filter-a1b2c3d-tag=a~c')).toEqual([
			{ taxonomy: 'tag', terms: ['b', 'a', 'c'], logicalJoin: 'OR' },
		]);
	});

	it('is empty without a term, and for an invalid name', () => {
		for (const query of ['', 'e-filter-a1b2c3d-tag=', 'e-filter-a1b2c3d-tag=~+~', 'e-filter-=a']) {
			expect(read(`/?${query}`)).toEqual([]);
		}
		expect(read('/?e-filter-a1b2c3d-=a&e-filter-a1b2c3d-A=a&e-filter-A1-tag=a', 'A1')).toEqual([]);
	});
});

describe('all filters of a loop', () => {
	it('are removed together; filters of another loop stay', () => {
		const address = '/x/page/2/?a=1&e-filter-q-tag=b&e-filter-q-boat-type=c+d&e-filter-r-tag=e';
		expect(clearLoopFilters(at(address), 'q')).toBe('/x/?a=1&e-filter-r-tag=e');
		expect(clearLoopFilters(at('/x/?e-page-q=2&a=1'), 'q')).toBe('/x/?a=1');
	});
});

describe('the page of a loop', () => {
	it('is the largest named page, and the first for an invalid value', () => {
		const page = (query: string) => readLoopPage(new URLSearchParams(query), 'a');
		expect(page('e-page-a=3&e-page-b=9')).toBe(3);
		expect(page('paged=4&e-page-a=3')).toBe(4);
		for (const query of ['', 'e-page-a=0', 'e-page-a=-1', 'page=x', 'paged=1e3', 'page=999999']) {
			expect(page(query)).toBe(1);
		}
	});
});

describe('the number of a page', () => {
	it('has five digits at the most', () => {
		const page = (query: string) => readLoopPage(new URLSearchParams(query), 'a');
		expect(page('e-page-a=99999')).toBe(99_999);
		expect(page('e-page-a=100000')).toBe(1);
	});
});

describe('a press', () => {
	it('chooses a term, alone or beside others, and a second one takes it away', () => {
		expect(pressTerm(['a'], 'b', false)).toEqual(['b']);
		expect(pressTerm(['a'], 'b', true)).toEqual(['a', 'b']);
		expect(pressTerm(['a', 'b'], 'a', true)).toEqual(['b']);
		expect(pressTerm(['a', 'b'], 'a', false)).toEqual([]);
		expect(pressTerm(['a'], null, true)).toEqual([]);
		expect(pressTerm([], null, true)).toBeNull();
	});
});

describe('a link to a page of a loop', () => {
	it('leads to an address with the filters that were chosen since it was written', () => {
		const now = at('/x/?u=1&e-filter-b-tag=k&e-page-a=2&e-page-b=4&paged=3');
		expect(followLoopPage(now, at('/x/?e-page-a=5&e-filter-b-tag=old&e-page-b=1'), 'a')).toBe(
			'/x/?u=1&e-filter-b-tag=k&e-page-b=4&e-page-a=5',
		);
		expect(followLoopPage(at('/x/?e-page-a=2'), at('/x/'), 'a')).toBe('/x/');
		expect(followLoopPage(at('/x/?q'), at('/x/page/2/'), 'a')).toBe('/x/page/2/?q');
	});
});

describe('the state of a loop', () => {
	const state = (address: string) => loopState(new URL(address, 'http://site.test'), 'a');
	it('depends on its own filters and page only, with any other parameters in the address', () => {
		expect(state('/x/?u=1&e-filter-b-tag=k&e-page-b=2#top')).toBe(state('/x/'));
		expect(state('/x/?e-filter-a-tag=k~l')).toBe(state('/x/?e-filter-a-tag=k%7El&v'));
		const all = ['/x/', '/x/page/2/', '/x/?e-page-a=2', '/x/?e-filter-a-tag=k'].map(state);
		expect(new Set(all).size).toBe(4);
	});
});

describe('parameters with filters that a loop replaces', () => {
	it('keep everything but the filters of that loop', () => {
		const before = new URLSearchParams('e-page-a=2&e-filter-a-tag=k&e-filter-b-tag=l&s=bay');
		const filter = { taxonomy: 'boat-type', terms: ['x', 'y'], logicalJoin: 'OR' } as const;
		const after = replaceLoopFilters(before, 'a', [filter]);
		expect(decodeURIComponent(`${after}`)).toBe(
			'e-page-a=2&e-filter-b-tag=l&s=bay&e-filter-a-boat-type=x~y',
		);
		expect(`${replaceLoopFilters(before, 'a', [])}`).toBe('e-page-a=2&e-filter-b-tag=l&s=bay');
	});
});

describe('a stored join', () => {
	it('is AND or OR, and none for everything else', () => {
		expect(['AND', 'OR', 'DISABLED', 'or', '', null, 7].map(readLogicalJoin)).toEqual([
			'AND',
			'OR',
			...Array(5).fill(undefined),
		]);
	});

	it('is needed for OR alone: without one an address means all the terms', () => {
		const terms = ['boats', 'yachts'];
		expect(write('/', { terms, logicalJoin: undefined })).toBe(
			write('/', { terms, logicalJoin: 'AND' }),
		);
	});
});

describe('for any filter', () => {
	const widgetId = fc.stringMatching(/^[a-z0-9]{1,9}$/);
	const taxonomy = fc.stringMatching(/^[a-z0-9_-]{1,20}$/);
	// Generates any Unicode text, often with the characters that separate or escape terms.
	const term = fc
		.oneof(
			fc.string({ unit: 'grapheme', minLength: 1 }),
			fc.string({
				unit: fc.constantFrom('%', '2', '0', '5', '7', 'e', 'E', '~', '+', ' ', '&', '='),
			}),
		)
		.filter((text) => text !== '');
	const filter = fc.record({
		taxonomy,
		terms: fc.uniqueArray(term, { minLength: 2, maxLength: 6 }),
		logicalJoin: fc.constantFrom<'AND' | 'OR'>('AND', 'OR'),
	});
	const foreign = fc
		.array(fc.tuple(fc.string(), fc.string()), { maxLength: 5 })
		.map((pairs) => pairs.filter(([name]) => !/^(?:e-filter-|e-page-|paged?$)/.test(name)))
		.map((pairs) => `${new URLSearchParams(pairs)}`)
		.map((text) => (text ? `?${text}` : ''));

	it('reading gives the written terms, in the order of choosing', () => {
		fc.assert(
			fc.property(foreign, widgetId, filter, (search, id, chosen) => {
				const address = writeLoopFilter({ pathname: '/', search }, id, chosen);
				expect(read(address, id)).toEqual([chosen]);
			}),
		);
	});

	it('no foreign parameter is lost, and removing the filter restores the address', () => {
		fc.assert(
			fc.property(foreign, widgetId, filter, (search, id, chosen) => {
				const address = writeLoopFilter({ pathname: '/', search }, id, chosen);
				expect(address.startsWith(`/${search}`)).toBe(true);
				expect(writeLoopFilter(at(address), id, { ...chosen, terms: [] })).toBe(`/${search}`);
			}),
		);
	});

	it('several taxonomies and several loops do not touch each other', () => {
		fc.assert(
			fc.property(
				fc.uniqueArray(filter, { selector: (one) => one.taxonomy, maxLength: 4 }),
				filter,
				(chosen, other) => {
					const first = writeLoopFilter({ pathname: '/', search: '' }, 'other1', other);
					const all = chosen.reduce(
						(text, one) => writeLoopFilter(at(text), 'a1b2c3d', one),
						first,
					);
					expect(read(all)).toEqual(chosen);
					expect(read(all, 'other1')).toEqual([other]);
				},
			),
		);
	});

	it('an address written with other encodings reads the same', () => {
		fc.assert(
			fc.property(widgetId, filter, (id, chosen) => {
				const address = writeLoopFilter({ pathname: '/', search: '' }, id, chosen);
				const again = `/?${new URLSearchParams(at(address).search)}`;
				expect(read(again, id)).toEqual([chosen]);
			}),
		);
	});
});

describe('the parts of an address', () => {
	it('stay or go whole: a filter is known by all of its name', () => {
		const foreign = new URLSearchParams('xe-filter-a1b2c3d-tag=k');
		expect(readLoopFilters(foreign, 'a1b2c3d')).toEqual([]);
	});

	it('join terms by OR where either of two filters of a taxonomy does so', () => {
		expect(read('/?e-filter-a1b2c3d-tag=a~c&e-filter-a1b2c3d-tag=b')).toEqual([
			{ taxonomy: 'tag', terms: ['a', 'c', 'b'], logicalJoin: 'OR' },
		]);
	});

	it('hold no empty term', () => {
		expect(
			loopFilterEntry('a', { taxonomy: 'tag', terms: ['', 'k', ''], logicalJoin: 'AND' }),
		).toEqual(['e-filter-a-tag', 'k']);
	});

	it('take no filter that could not be read again', () => {
		const replaced = (filter: Partial<LoopFilter>) =>
			`${replaceLoopFilters(new URLSearchParams('s=1'), 'a', [
				{ taxonomy: 'tag', terms: ['k'], logicalJoin: 'AND', ...filter },
			])}`;
		expect(replaced({})).toBe('s=1&e-filter-a-tag=k');
		expect(replaced({ terms: [] })).toBe('s=1');
		expect(replaced({ taxonomy: 'Tag' })).toBe('s=1');
	});

	it('name a page of everything by either name', () => {
		expect(readLoopPage(new URLSearchParams('page=3'), 'a')).toBe(3);
		expect(readLoopPage(new URLSearchParams('paged=4'), 'a')).toBe(4);
		expect(readLoopPage(new URLSearchParams('=5'), 'a')).toBe(1);
	});

	it('keep a question mark that is part of them', () => {
		expect(clearLoopFilters(at('/x/?q=a?b'), 'a')).toBe('/x/?q=a?b');
	});

	it.each([
		['/x/page/2/', '/x/'],
		['/x/page/12/', '/x/'],
		['/x/page/2', '/x/'],
		['/x/page/2/y/', '/x/page/2/y/'],
		['/x/page/two/', '/x/page/two/'],
	])('%s begins at %s', (path, first) => {
		expect(clearLoopFilters(at(path), 'a')).toBe(first);
	});
});
