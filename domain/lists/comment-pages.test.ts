import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	COMMENTS_PER_PAGE,
	commentPageCount,
	commentPagePath,
	commentsPath,
	commentWindow,
	MOST_ON_ONE_PAGE,
} from './comment-pages';

const answer = (total: number, id?: number) => ({
	status: 200,
	total,
	body: id === undefined ? [] : [{ id }],
});

describe('pages of comments', () => {
	it.each([
		[0, 1],
		[100, 1],
		[101, 2],
		[150, 2],
		[151, 3],
		[200, 3],
		[201, 4],
	])('%i comments are %i pages', (total, pages) => {
		expect(commentPageCount(total)).toBe(pages);
	});

	it('hold every comment once, at most as many as WPGraphQL gives, the newest never few', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 5_000 }), (total) => {
				const pages = Array.from({ length: commentPageCount(total) }, (_, index) =>
					commentWindow(answer(total, 7), index + 1),
				);
				const lengths = pages.map((page) => page?.length ?? Number.NaN);
				expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(total);
				const newest = lengths.pop();
				expect(lengths.every((length) => length === COMMENTS_PER_PAGE)).toBe(true);
				expect(newest).toBeLessThanOrEqual(MOST_ON_ONE_PAGE);
				if (lengths.length > 0) expect(newest).toBeGreaterThan(COMMENTS_PER_PAGE);
			}),
		);
	});

	it('never change when a comment comes, but for the newest', () => {
		fc.assert(
			fc.property(fc.integer({ min: 101, max: 5_000 }), fc.nat({ max: 200 }), (total, more) => {
				const older = commentPageCount(total) - 1;
				expect(commentWindow(answer(total + more, 7), older)).toMatchObject({
					page: older,
					length: COMMENTS_PER_PAGE,
					followingId: 7,
				});
			}),
		);
	});

	it('are requested by the comment that follows them', () => {
		expect(commentsPath(17, 2)).toBe(
			'wp/v2/comments?post=17&orderby=date&order=asc&offset=100&per_page=1&_fields=id',
		);
		expect(commentsPath(17, null)).toContain('offset=0&');
	});

	it('are the newest unless one is named', () => {
		const newest = { total: 120, pageCount: 2, page: 2, length: 70, followingId: null };
		expect(commentWindow(answer(120, 7), null)).toEqual(newest);
		expect(commentWindow(answer(120, 7), 2)).toEqual(newest);
	});

	it('end with the newest, and are not shown behind a password', () => {
		expect(commentWindow(answer(120), 3)).toBeNull();
		const refused = (status: number) =>
			commentWindow({ status, total: 0, body: { code: 'rest_invalid_param' } }, 1);
		expect(refused(400)).toBeNull();
		expect(refused(399)).not.toBeNull();
		expect(
			commentWindow({ status: 401, total: 0, body: { code: 'rest_forbidden' } }, 1),
		).toBeNull();
	});

	it('stand below the content, the newest at its own address', () => {
		expect(commentPagePath('/stories/bay/', 2, 3)).toBe('/stories/bay/comment-page-2/');
		expect(commentPagePath('/stories/bay', 1, 3)).toBe('/stories/bay/comment-page-1/');
		expect(commentPagePath('/', 1, 3)).toBe('/comment-page-1/');
		expect(commentPagePath('/stories/bay', 3, 3)).toBe('/stories/bay');
	});
});
