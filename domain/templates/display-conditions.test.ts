import { describe, expect, it } from 'vitest';
import { type ConditionFacts, decideDisplay, parseDisplayConditions } from './display-conditions';

const FACTS: ConditionFacts = {
	dynamicTag: (name) => (name === 'post-title' ? 'First light' : ''),
	visitor: null,
	archive: null,
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
const isShown = (condition: object, facts = FACTS) =>
	decide([[condition]], facts).display === 'shown';

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
		expect(decideDisplay([], FACTS).display).toBe('shown');
	});

	it.each([
		[{ condition: 'dynamic_tags', dynamic_tag: 'post-title', comparator: 'contains' }],
		[{ condition: 'dynamic_tags', comparator: 'is_empty' }],
		[{ condition: 'post_title', comparator: 'contains' }],
	])('compare with nothing where no value is stored: %j', (condition) => {
		expect(isShown(condition)).toBe(true);
	});

	it.each(['my_archive_of_tags', 'archive_of_tags_too'])(
		'have no answer of the name %s',
		(condition) => {
			expect(decide([[{ condition }]], { ...FACTS, archive: null })).toMatchObject({
				display: 'hidden',
				unanswered: [condition],
			});
		},
	);

	it('hold where every one of a group holds', () => {
		const [yes, no] = [
			{ condition: 'post_title', comparator: 'is', title: 'First light' },
			{ condition: 'post_title', comparator: 'is', title: 'Last light' },
		];
		expect(decide([[yes], [no]]).display).toBe('shown');
		expect(decide([[yes, no]]).display).toBe('hidden');
		expect(decide([yes, no]).display).toBe('hidden');
		expect(decide([yes, yes]).display).toBe('shown');
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

	it.each(['from_url', 'in_categories', 'in_tags', 'page_parent', 'something_to_come'])(
		'hide the element if the host cannot answer %s',
		(condition) => {
			expect(decide([[{ condition }]])).toMatchObject({
				display: 'hidden',
				unanswered: [condition],
			});
		},
	);

	it.each([
		'current_date',
		'day_of_the_week',
		'time_of_the_day',
		'dynamic_tags',
		'archive_of_categories',
		'archive_of_tags',
		'archive_of_authors',
		'featured_image',
		'page_title',
		'post_title',
		'page_author',
		'post_author',
		'number_of_comments',
		'date_of_publish',
		'date_of_modification',
	])('leave %s to the page where neither page nor moment is known', (condition) => {
		const visitor = null;
		expect(decide([[{ condition }]], { visitor })).toMatchObject({ display: 'undecided' });
		const loggedIn = { condition: 'login_status', status: 'logged_in' };
		expect(decide([[{ condition }, loggedIn]], { visitor }).display).toBe('hidden');
		expect(decide([[{ condition }, { condition: 'from_url' }]], { visitor })).toEqual({
			display: 'hidden',
			unanswered: ['from_url'],
			changesAt: null,
		});
	});

	it.each([
		[{ condition: 'page_title', title: 'First light' }, true],
		[{ condition: 'page_title', title: 'Last light' }, false],
		[{ condition: 'page_title', comparator: 7, title: 'First light' }, true],
		[{ condition: 'page_author', comparator: 'is_one_of', authors: [{ id: '8' }] }, false],
		[{ condition: 'page_author', comparator: 'is_one_of', authors: ['7'] }, true],
	])('of a page: %j', (condition, shown) => {
		expect(isShown(condition)).toBe(shown);
	});

	it.each([
		[{ condition: 'post_title', comparator: 'is_empty' }, true],
		[{ condition: 'featured_image', status: 'set' }, false],
		[{ condition: 'post_author', comparator: 'is_one_of', authors: ['7'] }, false],
		[{ condition: 'number_of_comments', comparator: 'is', number: 0 }, true],
		[{ condition: 'date_of_publish', comparator: 'is', date: '2026-05-01' }, false],
		[{ condition: 'date_of_modification', comparator: 'is_not', date: '2026-05-01' }, true],
	])('of no content at all: %j', (condition, shown) => {
		expect(isShown(condition, { ...FACTS, node: null })).toBe(shown);
	});

	it('are read where only some of the groups are lists', () => {
		const no = { condition: 'post_title', comparator: 'is', title: 'Last light' };
		expect(decide([no, []]).display).toBe('hidden');
		expect(parseDisplayConditions(['[["junk"],[7]]'])).toEqual([]);
		expect(parseDisplayConditions([' '])).toEqual([]);
	});

	it('take an unknown tag for empty', () => {
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
	])('%j', (condition, shown) => {
		expect(isShown(condition)).toBe(shown);
	});

	it('without an answer are named once, if nothing else hides the element', () => {
		const unknown = { condition: 'from_url', comparator: 'is', from_url: 'https://a.example' };
		const no = { condition: 'login_status', status: 'logged_in' };
		const yes = { condition: 'login_status', status: 'logged_out' };
		const never = { changesAt: null };
		const unanswered = ['from_url'];
		expect(decide([[unknown], [unknown]])).toEqual({ display: 'hidden', unanswered, ...never });
		expect(decide([[unknown, no]])).toEqual({ display: 'hidden', unanswered: [], ...never });
		expect(decide([[unknown], [yes]])).toEqual({ display: 'shown', unanswered: [], ...never });
		expect(decide([[no]], { ...FACTS, visitor: undefined })).toEqual({
			display: 'hidden',
			unanswered: ['login_status'],
			...never,
		});
	});

	const role = (comparator: string) => ({
		condition: 'user_role',
		comparator,
		roles: ['editor', 'author'],
	});
	it.each([
		[null, 'is_one_of', false],
		[null, 'is_none_of', true],
		[{ roles: ['author'], registered: null }, 'is_one_of', true],
		[{ roles: ['author'], registered: null }, 'is_none_of', false],
		[{ roles: ['subscriber'], registered: null }, 'is_one_of', false],
	])('of roles, for %j: %s', (visitor, comparator, shown) => {
		const facts = { ...FACTS, visitor };
		expect(isShown(role(comparator), facts)).toBe(shown);
	});

	it('of roles and of days of registration hold for logged-in visitors only', () => {
		const registered = {
			condition: 'user_registration_date',
			comparator: 'is_after',
			date: '2020-01-01',
		};
		expect(isShown(registered)).toBe(false);
		const visitor = { roles: ['editor'], registered: null };
		const since = (day: string) => ({ ...FACTS, visitor: { ...visitor, registered: day } });
		expect(isShown(registered, since('2020-01-02T09:00:00'))).toBe(true);
		expect(isShown(registered, since('2020-01-01T09:00:00'))).toBe(false);
		expect(decide([[registered]], { ...FACTS, visitor }).unanswered).toEqual([
			'user_registration_date',
		]);
		expect(decide([[role('is_one_of')]], { ...FACTS, visitor: undefined }).unanswered).toEqual([
			'user_role',
		]);
		expect(isShown({ condition: 'login_status', status: 'logged_in' }, { ...FACTS, visitor })).toBe(
			true,
		);
	});

	it.each([
		['archive_of_categories', { categories: [{ id: '4' }] }, 'category', 4, true],
		['archive_of_categories', { categories: [{ id: '5' }] }, 'category', 4, false],
		['archive_of_categories', { categories: [{ id: '4' }] }, 'post_tag', 4, false],
		['archive_of_tags', { tags: [{ id: '4' }] }, 'post_tag', 4, true],
	])('%s %j on an archive of %s %d', (condition, values, taxonomy, termDatabaseId, shown) => {
		const archive = { taxonomy, termDatabaseId, authorDatabaseId: null };
		const one = { condition, comparator: 'is_one_of', ...values };
		expect(isShown(one, { ...FACTS, archive })).toBe(shown);
		expect(isShown({ ...one, comparator: 'is_none_of' }, { ...FACTS, archive })).toBe(!shown);
		expect(isShown(one)).toBe(false);
	});

	it('of authors hold on their archives', () => {
		const archive = { taxonomy: null, termDatabaseId: null, authorDatabaseId: 7 };
		const one = { condition: 'archive_of_authors', comparator: 'is_one_of', authors: [{ id: 7 }] };
		expect(isShown(one, { ...FACTS, archive })).toBe(true);
		expect(isShown(one)).toBe(false);
	});

	it('about the moment name the earliest time at which their result changes', () => {
		const clock = { now: Date.parse('2027-05-01T10:00:00Z'), zone: 'UTC' };
		const today = { condition: 'current_date', comparator: 'is', date: '2027-05-01' };
		const noon = { condition: 'time_of_the_day', comparator: 'is_before', time: '12:00' };
		expect(decide([[today, noon]], { ...FACTS, clock })).toEqual({
			display: 'shown',
			unanswered: [],
			changesAt: Date.parse('2027-05-01T12:00:00Z'),
		});
	});
});
