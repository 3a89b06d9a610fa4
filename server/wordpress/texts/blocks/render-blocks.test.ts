import { describe, expect, it, vi } from 'vitest';
import type { PostRecord, TermRecord } from '../../store/records';
import type { PostQuery } from '../../store/store';
import { lookupOf } from '../testing/empty-lookup';
import { hasBlocks, renderBlocks } from './render-blocks';

const post = (databaseId: number, title: string, more: Partial<PostRecord> = {}) =>
	({
		databaseId,
		title,
		uri: `/${databaseId}/`,
		date: '2026-06-03T05:40:00',
		excerpt: '',
		content: 'Out before the gulls.',
		password: '',
		authorId: 1,
		...more,
	}) as PostRecord;
const term = (databaseId: number, name: string, count: number, parentId = 0) =>
	({ databaseId, name, count, parentId, uri: `/${name}/` }) as TermRecord;

const asked: PostQuery[] = [];
const lookup = lookupOf({
	posts: (query, { first = 10 }) => {
		asked.push(query);
		const below = query.parentIn?.[0];
		const all =
			below === undefined
				? [post(1, 'Knots & hitches'), post(2, 'First light')]
				: below === 0
					? [post(5, 'Boats')]
					: below === 5
						? [post(6, 'Ribs')]
						: [];
		const items = all.slice(0, first);
		return { items, total: all.length, hasNextPage: false, hasPreviousPage: false };
	},
	terms: () => [term(1, 'Coast', 3), term(2, 'Bays', 1, 1), term(3, 'Empty', 0)],
	user: () => ({ name: 'Mara' }) as ReturnType<ReturnType<typeof lookupOf>['user']>,
});
const block = (name: string, attributes: object = {}) =>
	renderBlocks(`<!-- wp:${name} ${JSON.stringify(attributes)} /-->`, lookup);

describe('a text of blocks', () => {
	it('is told by its delimiters', () => {
		expect(hasBlocks('<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->')).toBe(true);
		expect(hasBlocks('<p>a</p><!--more-->')).toBe(false);
	});

	it('keeps what was saved, without the delimiters', () => {
		const saved =
			'<!-- wp:columns {"a":"b"} --><div class="wp-block-columns"></div><!-- /wp:columns -->';
		expect(renderBlocks(saved, lookup)).toBe('<div class="wp-block-columns"></div>');
	});
});

describe('a block that the site computes', () => {
	it('lists the newest posts, as text', () => {
		const html = block('latest-posts', { postsToShow: 2, displayPostDate: true });
		expect(html).toContain('href="/1/">Knots &amp; hitches</a>');
		expect(html).toContain('<time datetime="2026-06-03T05:40:00"');
		expect(block('core/latest-posts', { postsToShow: 1 })).not.toContain('First light');
		expect(block('latest-posts', { postLayout: 'grid', columns: 2 })).toContain(
			'is-grid columns-2',
		);
	});

	it('asks for the categories, the author and the order that an editor chose', () => {
		asked.length = 0;
		block('latest-posts', {
			categories: [{ id: 4 }],
			selectedAuthor: 7,
			orderBy: 'title',
			order: 'asc',
		});
		expect(asked[0]).toMatchObject({
			authorIn: [7],
			orderBy: [{ field: 'title', order: 'ASC' }],
			terms: [{ taxonomy: 'category', termIds: [4] }],
		});
	});

	it('tells no words of what is behind a password', () => {
		const locked = lookupOf({
			posts: () => ({
				items: [post(1, 'Secret', { password: 'x' })],
				total: 1,
				hasNextPage: false,
				hasPreviousPage: false,
			}),
		});
		const saved = '<!-- wp:latest-posts {"displayPostContent":true} /-->';
		expect(renderBlocks(saved, locked)).toContain('Secret');
		expect(renderBlocks(saved, locked)).not.toContain('gulls');
	});

	it('lists terms, those that lead to nothing only where an editor wants them', () => {
		expect(block('categories')).toContain('>Bays</a>');
		expect(block('categories')).not.toContain('Empty');
		expect(block('categories', { showEmpty: true, showPostCounts: true })).toContain(
			'Empty</a> (0)',
		);
		expect(block('categories', { showHierarchy: true })).toMatch(
			/Coast<\/a><ul class="children"><li[^>]*><a[^>]*>Bays/,
		);
		expect(block('categories', { showOnlyTopLevel: true })).not.toContain('Bays');
		expect(block('tag-cloud', { numberOfTags: 1 })).not.toContain('Bays');
	});

	it('lists pages with those below them', () => {
		expect(block('page-list')).toMatch(
			/Boats<\/a><ul class="wp-block-navigation__submenu[^>]*>.*Ribs/,
		);
	});

	it('is a search of this site', () => {
		const html = block('search', {
			label: 'Find <a boat>',
			showLabel: false,
			placeholder: '"rib"',
		});
		expect(html).toContain('action="/"');
		expect(html).toContain('screen-reader-text">Find &lt;a boat&gt;');
		expect(html).toContain('placeholder="&quot;rib&quot;"');
	});

	it('is left out where it is not made here, and somebody is told', () => {
		const leftOut = vi.fn();
		const html = renderBlocks('a<!-- wp:acme/map {"z":1} /-->b<!-- wp:constructor /-->', {
			...lookup,
			leftOut,
		});
		expect(html).toBe('ab');
		expect(leftOut.mock.calls.flat()).toEqual(['acme/map', 'constructor']);
	});

	it('takes its defaults for attributes that are junk', () => {
		for (const attributes of [
			'{',
			'[]',
			'7',
			'{"postsToShow":"many","columns":-1,"categories":"x"}',
		]) {
			expect(renderBlocks(`<!-- wp:latest-posts ${attributes} /-->`, lookup)).toContain('Knots');
		}
	});
});
