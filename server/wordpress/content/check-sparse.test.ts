import { checkShape } from '@outrigger/formats/content-folder/check-shape';
import { createReport, type Report } from '@outrigger/formats/content-folder/report';
import { PostShape } from '@outrigger/formats/shapes/post-shape';
import { describe, expect, it } from 'vitest';
import { createSparseCheck } from './check-sparse';

const check = createSparseCheck(PostShape);
const PLACE = { file: 'posts/a.json', path: '[3]' };

/** The check's result and its report; for an object with its inherited fields. */
function outcome(find: (report: Report) => object | null) {
	const report = createReport();
	const found = find(report);
	const all: Record<string, unknown> = {};
	for (const key in found) all[key] = Reflect.get(found, key);
	return { found: found && all, problems: report.problems };
}

describe('an object that stores few of its possible fields', () => {
	it.each([
		['nothing', {}],
		[
			'some of them',
			{ title: 'Bay', slug: 'bay', author: 3, terms: { tag: ['sea', 4], kind: 'x' } },
		],
		['none of its references', { author: null, featuredImage: 0, parent: '' }],
		['what has to be read', { title: 2026, slug: '%C3%BC', page_settings: [], tags: 'sea' }],
		['what nobody knows', { title: 'Bay', 'boat-type': ['open'] }],
		['nothing in so many words', { title: undefined, meta: undefined }],
		['a name of the language itself', JSON.parse('{ "__proto__": { "title": "x" }, "slug": "a" }')],
		['a constructor', { constructor: 'x' }],
	])('is read like any other: %s', (_, value) => {
		expect(outcome((report) => check(value, PLACE, report))).toEqual(
			outcome((report) => checkShape(PostShape, value, PLACE, report)),
		);
	});

	it.each([
		['a text', 'bay'],
		['a list', []],
		['null', null],
		['a wrong slug', { slug: 'A b' }],
		['a wrong status and a wrong id', { status: 'gone', databaseId: 0 }],
		['an author without a name', { author: [] }],
		['a term without a name', { terms: { tag: ['sea', ''] } }],
		['a term that is an object', { categories: [{}] }],
		['a title that is a list', { title: [] }],
		['null for a title', { title: null }],
	])('is refused in the same words: %s', (_, value) => {
		expect(outcome((report) => check(value, PLACE, report))).toEqual(
			outcome((report) => checkShape(PostShape, value, PLACE, report)),
		);
	});

	it('cannot change the fields that other objects inherit', () => {
		const first = check({}, PLACE, createReport());
		expect(() => Object.assign(first?.meta ?? {}, { changed: true })).toThrow(TypeError);
		expect(() => first?.tags.push('sea')).toThrow(TypeError);
	});
});
