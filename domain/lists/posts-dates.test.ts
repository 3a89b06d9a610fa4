import { describe, expect, it } from 'vitest';
import { dateBounds } from './posts-dates';

const NOW = Date.parse('2026-06-15T12:00:00Z');
const NONE = { after: '', before: '' };

describe('the dates of a list', () => {
	it('are any unless an editor says otherwise', () => {
		expect(dateBounds('anytime', NOW, NONE)).toEqual({});
	});

	it('look back from now', () => {
		expect(dateBounds('today', NOW, NONE)).toEqual({ after: '2026-06-14T12:00:00Z' });
		expect(dateBounds('year', NOW, NONE)).toEqual({ after: '2025-06-15T12:00:00Z' });
	});

	it('are what an editor typed, whole days where no time is given', () => {
		expect(dateBounds('exact', NOW, { after: '2026-05-01', before: '2026-05-31' })).toEqual({
			after: '2026-05-01T00:00:00',
			before: '2026-05-31T23:59:00',
		});
		expect(dateBounds('exact', NOW, { after: '2026-05-01 08:30', before: 'soon' })).toEqual({
			after: '2026-05-01T08:30:00',
		});
	});
});
