import { describe, expect, it } from 'vitest';
import { withoutPrefix, withTodaysNames } from './first-versions';

describe('a column of old', () => {
	it.each([
		[{ screen_sm: 'custom', screen_sm_width: '50' }, 50],
		[{ screen_xs: 'custom', screen_xs_width: 30 }, 30],
		[{ screen_sm: 'custom', screen_sm_width: 50, screen_xs: 'custom', screen_xs_width: 100 }, 100],
		[{ screen_sm: 'custom', screen_sm_width: 50, screen_xs: 'default', screen_xs_width: 100 }, 50],
		[{ screen_sm: 'default', screen_sm_width: '50' }, undefined],
		[{ screen_sm: 'custom', screen_sm_width: 'half' }, undefined],
		[{ screen_sm: 'custom', screen_sm_width: 0 }, undefined],
		[{ screen_sm: 'custom', screen_sm_width: 101 }, undefined],
		[{ screen_sm: 'custom', screen_sm_width: 50, _inline_size_mobile: 40 }, 40],
	])('%j is so wide on phones: %s', (settings, width) => {
		expect(withTodaysNames('column', settings)._inline_size_mobile).toBe(width);
	});

	it('has its place under the name of today', () => {
		expect(withTodaysNames('column', { vertical_align: 'middle' }).content_position).toBe('middle');
		const today = { vertical_align: 'top', content_position: 'bottom' };
		expect(withTodaysNames('column', today)).toBe(today);
		const odd = { vertical_align: 7 };
		expect(withTodaysNames('column', odd)).toBe(odd);
	});

	it('is the only kind that has such names', () => {
		const settings = { vertical_align: 'middle', screen_sm: 'custom', screen_sm_width: 50 };
		expect(withTodaysNames('widget', settings)).toBe(settings);
	});
});

describe('a widget named as version 4 names its own', () => {
	it('is one of version 3 where it holds a control of it', () => {
		expect(withoutPrefix('e-spacer', { space: { size: 50, unit: 'px' } })).toBe('spacer');
	});

	it.each([
		['e-spacer', {}],
		['e-heading', { title: 'Bay' }],
		['e-toString', { tabs: [] }],
		['spacer', { space: 1 }],
	])('keeps its name otherwise: %s %j', (widgetType, settings) => {
		expect(withoutPrefix(widgetType, settings)).toBe(widgetType);
	});
});
