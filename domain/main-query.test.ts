import { describe, expect, it } from 'vitest';
import { mainQueryPath } from './main-query';

describe('the main query', () => {
	it('lists a term by the REST name of its taxonomy', () => {
		const query = {
			kind: 'term',
			restBase: 'posts',
			taxonomyRestBase: 'categories',
			termId: 5,
		} as const;
		expect(mainQueryPath(query, 2, 10)).toBe(
			'wp/v2/posts?categories=5&page=2&per_page=10&_fields=id',
		);
	});

	it('lists the posts of an author', () => {
		const query = { kind: 'author', restBase: 'posts', authorId: 3 } as const;
		expect(mainQueryPath(query, 1, 6)).toBe('wp/v2/posts?author=3&page=1&per_page=6&_fields=id');
	});

	it('encodes what a visitor searched for', () => {
		expect(mainQueryPath({ kind: 'search', search: 'a&b=c d' }, 1, 10)).toContain(
			'search=a%26b%3Dc+d&',
		);
	});

	it('stays within what REST allows', () => {
		const query = { kind: 'post-type', restBase: 'posts' } as const;
		expect(mainQueryPath(query, 1, 500)).toContain('per_page=100');
		expect(mainQueryPath(query, 1, 0)).toContain('per_page=1&');
	});
});
