import { describe, expect, it } from 'vitest';
import { breakpointsOf, DEFAULT_BREAKPOINTS } from './breakpoints';
import { inheritanceOf, responsive } from './responsive';

const ALL = breakpointsOf({ mobile_extra: { enabled: true }, widescreen: { enabled: true } });

describe('the devices that a device falls back on', () => {
	it('are the larger ones up to the desktop, never widescreen', () => {
		expect(inheritanceOf('mobile', ALL).at(0)).toBe('mobile');
		expect(inheritanceOf('mobile', ALL).at(-1)).toBe('desktop');
		expect(inheritanceOf('mobile', ALL)).not.toContain('widescreen');
		expect(inheritanceOf('desktop', ALL)).toEqual(['desktop']);
		expect(inheritanceOf('widescreen', ALL)).toEqual(['widescreen', 'desktop']);
	});

	it('are the desktop alone for one that the site does not have', () => {
		expect(inheritanceOf('mobile_extra', DEFAULT_BREAKPOINTS)).toEqual(['desktop']);
	});
});

describe('responsive', () => {
	it('inherits from the next larger device with a value', () => {
		const settings = { gap: 30, gap_laptop: 20, gap_mobile: '' };
		expect(responsive(settings, 'gap', 'mobile', DEFAULT_BREAKPOINTS, 'text')).toBe(20);
		expect(responsive(settings, 'gap', 'laptop', DEFAULT_BREAKPOINTS, 'text')).toBe(20);
		expect(responsive(settings, 'gap', 'desktop', DEFAULT_BREAKPOINTS, 'text')).toBe(30);
	});

	it('takes zero for a value and empty for none', () => {
		expect(responsive({ gap: 30, gap_tablet: 0 }, 'gap', 'mobile', ALL, 'text')).toBe(0);
		expect(responsive({ gap: 30, gap_tablet: '0' }, 'gap', 'mobile', ALL, 'text')).toBe('0');
		expect(responsive({ gap: 30, gap_tablet: '' }, 'gap', 'mobile', ALL, 'text')).toBe(30);
		expect(responsive({ gap: 30, gap_tablet: null }, 'gap', 'mobile', ALL, 'text')).toBe(30);
		expect(responsive({ gap: 30, gap_tablet: false }, 'gap', 'mobile', ALL, 'text')).toBe(30);
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
		expect(responsive(settings, 'width', 'mobile', ALL, 'slider')).toBe(size);
		expect(responsive(settings, 'padding', 'mobile', ALL, 'dimensions')).toBe(sides);
		expect(responsive(settings, 'flex_gap', 'mobile', ALL, 'gaps')).toBe(settings.flex_gap);
	});

	it('takes a slider that holds only a range for a value', () => {
		const range = { unit: '%', size: '', sizes: { start: 20, end: 80 } };
		expect(responsive({ range, range_mobile: range }, 'range', 'mobile', ALL, 'slider')).toBe(
			range,
		);
	});

	it('takes a medium from its address, with any size stored beside it', () => {
		const medium = {
			url: 'https://example.org/a.jpg',
			id: 7,
			size: '',
			alt: '',
			source: 'library',
		};
		const none = { url: '', id: '', size: '' };
		const settings = { image: medium, image_tablet: none };
		expect(responsive(settings, 'image', 'desktop', ALL, 'media')).toBe(medium);
		expect(responsive(settings, 'image', 'mobile', ALL, 'media')).toBe(medium);
		expect(responsive({ image: { id: 7 } }, 'image', 'desktop', ALL, 'media')).toBeUndefined();
	});

	it('takes gaps of older designs, which stored one size, for a value', () => {
		const older = { unit: 'px', size: 20, sizes: [] };
		expect(responsive({ flex_gap: older }, 'flex_gap', 'mobile', ALL, 'gaps')).toBe(older);
		const none = { unit: 'px', size: '', row: '', column: '' };
		expect(
			responsive({ flex_gap: older, flex_gap_mobile: none }, 'flex_gap', 'mobile', ALL, 'gaps'),
		).toBe(older);
	});

	it('takes an empty list for a choice, and any bag of fields for a value', () => {
		const settings = { devices: ['desktop'], devices_mobile: [], shadow: { blur: 0 } };
		expect(responsive(settings, 'devices', 'mobile', ALL, 'list')).toEqual([]);
		expect(responsive(settings, 'shadow', 'mobile', ALL, 'bag')).toEqual({ blur: 0 });
	});

	it('lets widescreen inherit from desktop alone', () => {
		expect(responsive({ gap: 1, gap_laptop: 2 }, 'gap', 'widescreen', ALL, 'text')).toBe(1);
		expect(responsive({ gap: 1, gap_widescreen: 9 }, 'gap', 'widescreen', ALL, 'text')).toBe(9);
		expect(responsive({ gap: 1, gap_widescreen: 9 }, 'gap', 'desktop', ALL, 'text')).toBe(1);
	});

	it('passes by devices that are switched off', () => {
		const settings = { gap: 1, gap_mobile_extra: 5 };
		expect(responsive(settings, 'gap', 'mobile', DEFAULT_BREAKPOINTS, 'text')).toBe(1);
		expect(responsive(settings, 'gap', 'mobile', ALL, 'text')).toBe(5);
	});

	it('gives nothing where no device has a value', () => {
		expect(responsive({ other: 1 }, 'gap', 'mobile', ALL, 'text')).toBeUndefined();
	});
});
