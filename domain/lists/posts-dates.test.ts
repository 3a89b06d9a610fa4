import { describe, expect, it } from 'vitest';
import { dateBounds } from './posts-dates';

const NOW = Date.parse('2026-06-15T12:00:00Z');
const NONE = { after: '', before: '' };

describe('the dates of a list', () => {
	it('are any unless an editor sets them', () => {
		expect(dateBounds('anytime', NOW, NONE)).toEqual({});
	});

	it('look back from now', () => {
		expect(dateBounds('today', NOW, NONE)).toEqual({ after: '2026-06-14T12:00:00Z' });
		expect(dateBounds('year', NOW, NONE)).toEqual({ after: '2025-06-15T12:00:00Z' });
	});

	it('are the dates that an editor typed, whole days without a time', () => {
		expect(dateBounds('exact', NOW, { after: '2026-05-01', before: '2026-05-31' })).toEqual({
			after: '2026-05-01T00:00:00',
			before: '2026-05-31T23:59:00',
		});
		expect(dateBounds('exact', NOW, { after: '2026-05-01 08:30', before: 'soon' })).toEqual({
			after: '2026-05-01T08:30:00',
		});
	});

	it.each([
		['week', '2026-06-08T12:00:00Z'],
		['month', '2026-05-16T12:00:00Z'],
		['quarter', '2026-03-16T12:00:00Z'],
	] as const)('of a %s begin at %s', (dates, after) => {
		expect(dateBounds(dates, NOW, NONE)).toEqual({ after });
	});

	it.each([
		[' 2026-05-01 ', '2026-05-01T00:00:00'],
		['2026-05-01T08:30', '2026-05-01T08:30:00'],
		['on 2026-05-01', undefined],
		['2026-13-01', undefined],
	])('are read from %j as %j', (after, expected) => {
		expect(dateBounds('exact', NOW, { after, before: '' }).after).toBe(expected);
	});
});
