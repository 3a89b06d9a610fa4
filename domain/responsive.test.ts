import { describe, expect, it } from 'vitest';
import { breakpointsOf, DEFAULT_BREAKPOINTS } from './breakpoints';
import { responsive } from './responsive';

const ALL = breakpointsOf({ mobile_extra: { enabled: true }, widescreen: { enabled: true } });

describe('responsive', () => {
	it('inherits from the next larger device that says something', () => {
		const settings = { gap: 30, gap_laptop: 20, gap_mobile: '' };
		expect(responsive(settings, 'gap', 'mobile', DEFAULT_BREAKPOINTS)).toBe(20);
		expect(responsive(settings, 'gap', 'laptop', DEFAULT_BREAKPOINTS)).toBe(20);
		expect(responsive(settings, 'gap', 'desktop', DEFAULT_BREAKPOINTS)).toBe(30);
	});

	it('takes zero for a value and empty for none', () => {
		expect(responsive({ gap: 30, gap_tablet: 0 }, 'gap', 'mobile', ALL)).toBe(0);
		expect(responsive({ gap: 30, gap_tablet: '0' }, 'gap', 'mobile', ALL)).toBe('0');
		expect(responsive({ gap: 30, gap_tablet: '' }, 'gap', 'mobile', ALL)).toBe(30);
		expect(responsive({ gap: 30, gap_tablet: null }, 'gap', 'mobile', ALL)).toBe(30);
		expect(responsive({ gap: 30, gap_tablet: false }, 'gap', 'mobile', ALL)).toBe(30);
	});

	it('takes a slider without size and dimensions without sides for none', () => {
		const size = { unit: 'px', size: 12, sizes: [] };
		const sides = { unit: 'px', top: '1', right: '', bottom: '', left: '', isLinked: false };
		const settings = {
			width: size,
			width_mobile: { unit: 'px', size: '', sizes: [] },
			padding: sides,
			padding_mobile: { unit: 'px', top: '', right: '', bottom: '', left: '', isLinked: true },
			flex_gap: { unit: 'px', row: '5', column: '5', isLinked: true },
			flex_gap_mobile: { unit: 'px', row: '', column: '', isLinked: true },
		};
		expect(responsive(settings, 'width', 'mobile', ALL)).toBe(size);
		expect(responsive(settings, 'padding', 'mobile', ALL)).toBe(sides);
		expect(responsive(settings, 'flex_gap', 'mobile', ALL)).toBe(settings.flex_gap);
	});

	it('takes a slider that holds only a range for a value', () => {
		const range = { unit: '%', size: '', sizes: { start: 20, end: 80 } };
		expect(responsive({ range, range_mobile: range }, 'range', 'mobile', ALL)).toBe(range);
	});

	it('lets widescreen inherit from desktop alone', () => {
		expect(responsive({ gap: 1, gap_laptop: 2 }, 'gap', 'widescreen', ALL)).toBe(1);
		expect(responsive({ gap: 1, gap_widescreen: 9 }, 'gap', 'widescreen', ALL)).toBe(9);
		expect(responsive({ gap: 1, gap_widescreen: 9 }, 'gap', 'desktop', ALL)).toBe(1);
	});

	it('passes by devices that are switched off', () => {
		const settings = { gap: 1, gap_mobile_extra: 5 };
		expect(responsive(settings, 'gap', 'mobile', DEFAULT_BREAKPOINTS)).toBe(1);
		expect(responsive(settings, 'gap', 'mobile', ALL)).toBe(5);
	});

	it('gives nothing where no device says anything', () => {
		expect(responsive({ other: 1 }, 'gap', 'mobile', ALL)).toBeUndefined();
	});
});
