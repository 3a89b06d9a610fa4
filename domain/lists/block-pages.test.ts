import { expect, it } from 'vitest';
import { blockPagesIn } from './block-pages';

it.each([
	['query-7-page=2&s=reef&query-page=3', 'query-7-page=2&query-page=3'],
	['query-x-page=2&query-7-pages=2&a-query-7-page=2', ''],
	['query-123456-page=2&query-1234567-page=3', 'query-123456-page=2'],
	['', ''],
])('of %s the query blocks are paged by %s', (query, pages) => {
	expect(blockPagesIn(new URLSearchParams(query))).toBe(pages);
});
