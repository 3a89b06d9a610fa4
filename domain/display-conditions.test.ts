import { describe, expect, it } from 'vitest';
import { type ConditionFacts, decideDisplay, parseDisplayConditions } from './display-conditions';

const FACTS: ConditionFacts = {
	dynamicTag: (name) => (name === 'post-title' ? 'First light' : ''),
	isLoggedOut: true,
	node: {
		title: 'First light',
		hasFeaturedImage: true,
		authorDatabaseId: 7,
		commentCount: 3,
		date: '2026-05-01T08:30:00',
		modified: '2026-05-03T08:30:00',
	},
};

const decide = (groups: unknown, facts = FACTS) =>
	decideDisplay(parseDisplayConditions([JSON.stringify(groups)]), facts);
const isShown = (condition: object, facts = FACTS) => decide([[condition]], facts).isShown;

describe('display conditions', () => {
	it.each([
		[undefined],
		[''],
		[[]],
		[['']],
		[['{']],
		[['7']],
		[[7]],
		[{}],
		[['[[]]']],
		[['[[{}]]']],
	])('%j is none', (stored) => {
		expect(parseDisplayConditions(stored)).toEqual([]);
		expect(decideDisplay([], FACTS).isShown).toBe(true);
	});

	it('hold where every one of a group holds', () => {
		const [yes, no] = [
			{ condition: 'post_title', comparator: 'is', title: 'First light' },
			{ condition: 'post_title', comparator: 'is', title: 'Last light' },
		];
		expect(decide([[yes], [no]]).isShown).toBe(true);
		expect(decide([[yes, no]]).isShown).toBe(false);
		expect(decide([yes, no]).isShown).toBe(false);
		expect(decide([yes, yes]).isShown).toBe(true);
	});

	it.each([
		['is', 'First light', true],
		['is', '', false],
		['is_not', 'First light', false],
		['contains', 'light', true],
		['not_contain', 'light', false],
		['is_empty', '', false],
		['is_not_empty', '', true],
	])('of a dynamic tag: %s %j', (comparator, value, shown) => {
		const condition = { condition: 'dynamic_tags', dynamic_tag: 'post-title', comparator };
		expect(isShown({ ...condition, dynamic_tag_value: value })).toBe(shown);
	});

	it('take a tag that nobody knows for empty', () => {
		const condition = { condition: 'dynamic_tags', dynamic_tag: 'toolset-text' };
		expect(isShown({ ...condition, comparator: 'is_empty' })).toBe(true);
		expect(isShown({ ...condition, comparator: 'is_not_empty' })).toBe(false);
	});

	it.each([
		[{ condition: 'login_status', status: 'logged_in' }, false],
		[{ condition: 'login_status', status: 'logged_out' }, true],
		[{ condition: 'featured_image', status: 'set' }, true],
		[{ condition: 'featured_image', status: 'not_set' }, false],
		[{ condition: 'post_author', comparator: 'is_one_of', authors: [{ id: '7' }] }, true],
		[{ condition: 'post_author', comparator: 'is_none_of', authors: [{ id: '7' }] }, false],
		[{ condition: 'number_of_comments', comparator: 'is_less_than_inclusive', number: 3 }, true],
		[{ condition: 'number_of_comments', comparator: 'is_less_than_inclusive', number: 2 }, false],
		[
			{ condition: 'number_of_comments', comparator: 'is_greater_than_inclusive', number: 4 },
			false,
		],
		[{ condition: 'date_of_publish', comparator: 'is', date: '2026-05-01' }, true],
		[{ condition: 'date_of_publish', comparator: 'is_before', date: '2026-05-01' }, false],
		[{ condition: 'date_of_publish', comparator: 'is_before_inclusive', date: '2026-05-01' }, true],
		[{ condition: 'date_of_modification', comparator: 'is_after', date: '2026-05-02' }, true],
		[{ condition: 'date_of_modification', comparator: 'is_after', date: '2026-05-03' }, false],
		[{ condition: 'something_to_come', comparator: 'is' }, true],
	])('%j', (condition, shown) => {
		expect(isShown(condition)).toBe(shown);
	});

	it('about the visitor or the moment leave the element in place and are named', () => {
		const unknown = { condition: 'from_url', comparator: 'is', from_url: 'https://a.example' };
		const no = { condition: 'login_status', status: 'logged_in' };
		const yes = { condition: 'login_status', status: 'logged_out' };
		expect(decide([[unknown]])).toEqual({ isShown: true, unanswered: ['from_url'] });
		expect(decide([[unknown, no]])).toEqual({ isShown: false, unanswered: [] });
		expect(decide([[unknown], [yes]])).toEqual({ isShown: true, unanswered: [] });
		expect(decide([[no]], { ...FACTS, isLoggedOut: undefined })).toEqual({
			isShown: true,
			unanswered: ['login_status'],
		});
	});
});
