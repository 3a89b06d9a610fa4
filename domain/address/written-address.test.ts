import { describe, expect, it } from 'vitest';
import { isWritten, unwrittenPath, writtenPath } from './written-address';

const written = (path: string, query: string) => writtenPath(path, new URLSearchParams(query));

describe('the path of a written page', () => {
	it.each([
		['/fleet/', '', '/fleet/'],
		['/fleet/', 'e-filter-ab-boat_type=rib', '/fleet/e-filter-ab-boat_type/rib/'],
		['/fleet/', 'e-page-ab=2&utm_source=x&s=y', '/fleet/e-page-ab/2/'],
		['/a/', 'e-page-ab=2&e-filter-ab-t=x', '/a/e-filter-ab-t/x/e-page-ab/2/'],
		['/a/', 'query-7-page=3', '/a/query-7-page/3/'],
		['/a/', 'page=3&page=2&e-page-b=1&e-page-a=4', '/a/e-page-a/4/e-page-b/1/page/3/page/2/'],
		['/a/', 'e-filter-ab-t=a%20b~c%C3%A9', '/a/e-filter-ab-t/a%20b~c%C3%A9/'],
	])('of %s?%s is %s', (path, query, expected) => {
		expect(written(path, query)).toBe(expected);
	});

	it.each(['page', 'product-page', 'e-page-ab', 'e-filter-ab-boat_type', 'query-7-page'])(
		'has the parameter %s',
		(name) => {
			expect(isWritten(name)).toBe(true);
			expect(writtenPath('/a/', new URLSearchParams({ [name]: '' }))).toBe('/a/');
		},
	);

	it.each(['xpage', 'pages', 'e-filter-ab', 'xe-page-ab', 'e-page-ab_', 'e-filter-A-b', 's'])(
		'has no parameter %s',
		(name) => {
			expect(isWritten(name)).toBe(false);
		},
	);

	it.each(['x'.repeat(200), '...', '.a', 'a..'])('takes the value %s', (value) => {
		expect(writtenPath('/', new URLSearchParams({ page: value }))).toBe(`/page/${value}/`);
	});

	it.each(['..', '.', 'a/b', 'a\\b', 'a\u0000', 'x'.repeat(201)])(
		'is missing if %j cannot be the name of a folder',
		(value) => {
			expect(writtenPath('/', new URLSearchParams({ 'e-filter-a-b': value }))).toBeNull();
		},
	);

	it('is taken back', () => {
		const path = written('/fleet/', 'e-filter-ab-boat_type=rib&e-page-ab=2') ?? '';
		expect(unwrittenPath(path)).toBe('/fleet/');
		expect(unwrittenPath('/stories/page/2/')).toBe('/stories/page/2/');
		expect(unwrittenPath('/a/e-page-ab/2/b/e-page-cd/3/')).toBe('/a/b/');
		expect(unwrittenPath('/a/e-filter-AB-x/2/')).toBe('/a/e-filter-AB-x/2/');
	});
});
