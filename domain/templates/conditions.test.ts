import { describe, expect, it } from 'vitest';
import {
	type Condition,
	type ConditionSubject,
	decideConditions,
	formatCondition,
	isAboutTerms,
	parseCondition,
	passingTemplates,
} from './conditions';

const conditions = (...stored: string[]): Condition[] =>
	stored.map(parseCondition).filter((condition) => condition !== null);

const gallery: ConditionSubject = {
	kind: 'singular',
	isFrontPage: false,
	postType: 'page',
	databaseId: 2265,
	ancestorIds: [40, 12],
	authorId: 3,
	terms: [{ taxonomy: 'category', databaseId: 7, ancestorIds: [5] }],
};
const frontPage: ConditionSubject = {
	...gallery,
	isFrontPage: true,
	databaseId: 10,
	ancestorIds: [],
};
const harbours: ConditionSubject = {
	kind: 'term',
	term: { taxonomy: 'category', databaseId: 7, ancestorIds: [5, 4] },
};

const priority = (stored: string, subject: ConditionSubject) =>
	decideConditions(conditions(stored), subject).priority;

describe('a condition', () => {
	it('is read and written as the builder stores it', () => {
		for (const stored of [
			'include/general',
			'exclude/singular/page/83',
			'include/archive/author',
		]) {
			const condition = parseCondition(stored);
			expect(condition && formatCondition(condition)).toBe(stored);
		}
	});

	it('is nothing when it is no condition', () => {
		expect(parseCondition('')).toBeNull();
		expect(parseCondition('sometimes/general')).toBeNull();
		expect(parseCondition('include')).toBeNull();
	});

	it('ignores a sub id that is no number', () => {
		expect(parseCondition('include/singular/page/home')?.subId).toBeNull();
	});
});

describe('a condition about terms', () => {
	it.each([
		['include/singular/in_category/4', true],
		['exclude/singular/in_boat-type_children', true],
		['include/singular/post/4', false],
		['include/singular', false],
		['include/archive/in_category', false],
	])('%s: %j', (stored, is) => {
		const condition = parseCondition(stored);
		expect(condition && isAboutTerms(condition)).toBe(is);
	});
});

describe('the priority of a passing include', () => {
	it.each([
		['include/general', gallery, 100],
		['include/singular', gallery, 60],
		['include/singular/page', gallery, 30],
		['include/singular/page/2265', gallery, 20],
		['include/singular/in_category/7', gallery, 20],
		['include/singular/in_category_children/5', gallery, 20],
		['include/singular/child_of/40', gallery, 20],
		['include/singular/any_child_of/12', gallery, 20],
		['include/singular/by_author/3', gallery, 20],
		['include/singular/by_author', gallery, 25],
		['include/singular/front_page', frontPage, 15],
		['include/singular/not_found404', { kind: 'not-found' }, 5],
		['include/archive', harbours, 80],
		['include/archive/category', harbours, 60],
		['include/archive/category/7', harbours, 50],
		['include/archive/child_of_category/5', harbours, 50],
		['include/archive/any_child_of_category/4', harbours, 50],
		['include/archive/search', { kind: 'search' }, 55],
		['include/archive/date', { kind: 'date' }, 55],
		['include/archive/author/3', { kind: 'author', authorId: 3 }, 50],
		[
			'include/archive/post_archive',
			{ kind: 'post-type', postType: 'post', isFrontPage: false },
			60,
		],
	] as [string, ConditionSubject, number][])('of %s', (stored, subject, expected) => {
		expect(priority(stored, subject)).toBe(expected);
	});

	it('is the last one that passes, as the builder does it', () => {
		const decision = decideConditions(
			conditions('include/singular/page/2265', 'include/general'),
			gallery,
		);
		expect(decision.priority).toBe(100);
	});
});

describe('a template', () => {
	it('does not show without a condition that includes', () => {
		expect(decideConditions([], gallery)).toMatchObject({ passes: false });
		expect(decideConditions(conditions('include/archive'), gallery).reasons).toEqual([
			'no condition includes this page',
		]);
	});

	it('is removed by any passing exclude, at any place of the list', () => {
		const both = ['include/general', 'exclude/singular/page/2265'];
		for (const stored of [both, both.toReversed()]) {
			expect(decideConditions(conditions(...stored), gallery).passes).toBe(false);
		}
	});

	it('counts a page that was not found as singular', () => {
		expect(priority('include/singular', { kind: 'not-found' })).toBe(60);
		expect(priority('include/archive', { kind: 'not-found' })).toBe(Infinity);
	});

	it('does not take another page, term or author', () => {
		for (const stored of [
			'include/singular/page/2',
			'include/singular/post',
			'include/singular/in_category/5',
			'include/singular/child_of/12',
			'include/singular/by_author/4',
			'include/archive/category/5',
		]) {
			expect(decideConditions(conditions(stored), gallery).passes).toBe(false);
		}
	});

	it('takes any child of a term where it names none, and no term at the top', () => {
		const top: ConditionSubject = {
			kind: 'term',
			term: { taxonomy: 'category', databaseId: 4, ancestorIds: [] },
		};
		const child: ConditionSubject = {
			kind: 'term',
			term: { taxonomy: 'category', databaseId: 5, ancestorIds: [4] },
		};
		for (const name of ['child_of_category', 'any_child_of_category']) {
			const stored = conditions(`include/archive/${name}`);
			expect(decideConditions(stored, harbours).passes).toBe(true);
			expect(decideConditions(stored, child).passes).toBe(true);
			expect(decideConditions(stored, top).passes).toBe(false);
		}
	});

	it('takes a child by its parent, and any child by each ancestor', () => {
		const passes = (stored: string) => decideConditions(conditions(stored), harbours).passes;
		expect(passes('include/archive/child_of_category/5')).toBe(true);
		expect(passes('include/archive/child_of_category/4')).toBe(false);
		expect(passes('include/archive/any_child_of_category/4')).toBe(true);
		expect(passes('include/archive/any_child_of_category/7')).toBe(false);
	});

	it('wins by the lowest priority, and by its place in the list when equal', () => {
		const templates = [
			{ name: 'everywhere', conditions: conditions('include/general') },
			{ name: 'pages', conditions: conditions('include/singular/page') },
			{ name: 'gallery', conditions: conditions('include/singular/page/2265') },
			{ name: 'gallery again', conditions: conditions('include/singular/page/2265') },
			{ name: 'archives', conditions: conditions('include/archive') },
		];
		expect(passingTemplates(templates, gallery).map(({ name }) => name)).toEqual([
			'gallery',
			'gallery again',
			'pages',
			'everywhere',
		]);
	});
});

describe('the match of a condition with a page', () => {
	const passes = (stored: string, subject: ConditionSubject) =>
		decideConditions(conditions(stored), subject).passes;
	const untagged: ConditionSubject = { ...gallery, terms: [] };
	const tagged: ConditionSubject = {
		...gallery,
		terms: [
			{ taxonomy: 'boat', databaseId: 7, ancestorIds: [5] },
			{ taxonomy: 'category', databaseId: 8, ancestorIds: [] },
		],
	};
	const notFound: ConditionSubject = { kind: 'not-found' };
	const author: ConditionSubject = { kind: 'author', authorId: 3 };
	const posts: ConditionSubject = { kind: 'post-type', postType: 'post', isFrontPage: false };

	it.each([
		['include/singular', harbours, false],
		['include/nowhere', gallery, false],
		['include/singular/not_found404', gallery, false],
		['include/singular/page', notFound, false],
		['include/singular/child_of', notFound, false],
		['include/singular/by_author', notFound, false],
		['include/singular/child_of', gallery, true],
		['include/singular/any_child_of', gallery, true],
		['include/singular/any_child_of/12', gallery, true],
		['include/singular/any_child_of/13', gallery, false],
		['include/singular/page_by_author/3', gallery, true],
		['include/singular/page_by_author/4', gallery, false],
		['include/singular/post_by_author/3', gallery, false],
		['include/singular/in_category', gallery, true],
		['include/singular/in_category', untagged, false],
		['include/singular/in_category/8', tagged, true],
		['include/singular/in_category/7', tagged, false],
		['include/singular/in_category_children/5', tagged, false],
		['include/singular/begin_category/7', gallery, false],
		['include/archive/search', { kind: 'date' }, false],
		['include/archive/author', author, true],
		['include/archive/author/3', author, true],
		['include/archive/author/4', author, false],
		['include/archive/date', author, false],
		['include/archive/post_archive', posts, true],
		['include/archive/page_archive', posts, false],
		['include/archive/category/8', harbours, false],
		['include/archive/tag', harbours, false],
		['include/archive/any_child_of_tag/5', harbours, false],
	] as [string, ConditionSubject, boolean][])('%s, %j: %s', (stored, subject, expected) => {
		expect(passes(stored, subject)).toBe(expected);
	});

	it('names the conditions that decided, and none of the others', () => {
		const stored = conditions('include/archive', 'include/singular/page/2265');
		expect(decideConditions(stored, gallery).reasons).toEqual([
			'include/singular/page/2265 matches',
		]);
	});

	it.each([
		['0', null],
		['1', 1],
		['-3', null],
		['1.5', null],
		['', null],
	])('reads the sub id %j as %j', (id, expected) => {
		expect(parseCondition(`include/singular/page/${id}`)?.subId).toBe(expected);
	});

	it('is worth less where the builder could narrow it further', () => {
		expect(priority('include/archive/category', harbours)).toBe(60);
		expect(priority('include/archive/child_of_category', harbours)).toBe(55);
		expect(priority('include/archive/author', author)).toBe(55);
	});
});
