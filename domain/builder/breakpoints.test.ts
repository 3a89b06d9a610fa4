import { describe, expect, it } from 'vitest';
import {
	activeDevices,
	breakpointsFromBounds,
	breakpointsOf,
	DEFAULT_BREAKPOINTS,
	type Device,
	exactMediaOf,
	mediaOf,
	mediaOfDevices,
	widthsOf,
} from './breakpoints';

const ALL = breakpointsOf({ mobile_extra: { enabled: true }, widescreen: { enabled: true } });

describe('the device table', () => {
	it('uses laptop, both tablets and mobile unless a kit sets others', () => {
		expect(activeDevices(DEFAULT_BREAKPOINTS)).toEqual([
			'desktop',
			'laptop',
			'tablet_extra',
			'tablet',
			'mobile',
		]);
		expect(activeDevices(ALL)[0]).toBe('widescreen');
		expect(activeDevices(ALL).at(-2)).toBe('mobile_extra');
	});

	it('takes the bounds of a kit, and ignores invalid bounds', () => {
		const kit = breakpointsOf({
			mobile: { value: 600 },
			tablet: { value: 0 },
			laptop: { value: Number.NaN, enabled: false },
		});
		for (const junk of [Number.POSITIVE_INFINITY, -1, '600', true, [600], null]) {
			const table = breakpointsOf({ mobile: { value: junk as number } });
			expect(mediaOf('mobile', table)).toBe('(max-width:767px)');
		}
		expect(mediaOf('mobile', kit)).toBe('(max-width:600px)');
		expect(exactMediaOf('tablet', kit)).toBe('(min-width:601px) and (max-width:1024px)');
		expect(exactMediaOf('desktop', kit)).toBe('(min-width:1201px)');
	});
});

describe('the widths of a device', () => {
	it('lie between its bound and the next smaller one', () => {
		expect(widthsOf('tablet', DEFAULT_BREAKPOINTS)).toEqual({ least: 768, most: 1024 });
		expect(widthsOf('mobile', DEFAULT_BREAKPOINTS)).toEqual({ least: undefined, most: 767 });
		expect(widthsOf('desktop', DEFAULT_BREAKPOINTS)).toEqual({ least: 1537, most: undefined });
		expect(widthsOf('widescreen', ALL)).toEqual({ least: 2400, most: undefined });
	});

	it('have no end where the device is switched off', () => {
		expect(widthsOf('widescreen', DEFAULT_BREAKPOINTS)).toEqual({
			least: undefined,
			most: undefined,
		});
		expect(widthsOf('mobile_extra', DEFAULT_BREAKPOINTS).most).toBeUndefined();
	});

	it('depend on the bounds, in any order of the table', () => {
		const turned = [...DEFAULT_BREAKPOINTS].reverse();
		expect(activeDevices(turned)).toEqual(activeDevices(DEFAULT_BREAKPOINTS));
		expect(widthsOf('tablet', turned)).toEqual({ least: 768, most: 1024 });
	});
});

describe('media queries', () => {
	it('cascade downwards, widescreen upwards, desktop without bound', () => {
		expect(mediaOf('tablet', ALL)).toBe('(max-width:1024px)');
		expect(mediaOf('widescreen', ALL)).toBe('(min-width:2400px)');
		expect(mediaOf('desktop', ALL)).toBeUndefined();
		expect(mediaOf('widescreen', DEFAULT_BREAKPOINTS)).toBeUndefined();
	});

	it.each<[Device, string | undefined]>([
		['mobile', '(max-width:767px)'],
		['mobile_extra', '(min-width:768px) and (max-width:880px)'],
		['tablet', '(min-width:881px) and (max-width:1024px)'],
		['laptop', '(min-width:1201px) and (max-width:1536px)'],
		['desktop', '(min-width:1537px) and (max-width:2399px)'],
		['widescreen', '(min-width:2400px)'],
	])('match %s alone', (device, media) => {
		expect(exactMediaOf(device, ALL)).toBe(media);
	});

	it('match nothing for a device that is switched off', () => {
		expect(exactMediaOf('mobile_extra', DEFAULT_BREAKPOINTS)).toBeUndefined();
		expect(exactMediaOf('desktop', DEFAULT_BREAKPOINTS)).toBe('(min-width:1537px)');
	});

	it('join neighbours, and match only on the requested devices', () => {
		expect(mediaOfDevices(activeDevices(ALL), ALL)).toEqual(['']);
		expect(mediaOfDevices(['widescreen', 'desktop', 'laptop'], ALL)).toEqual([
			'(min-width:1201px)',
		]);
		expect(mediaOfDevices(['tablet', 'desktop', 'mobile'], DEFAULT_BREAKPOINTS)).toEqual([
			'(min-width:1537px)',
			'(max-width:1024px)',
		]);
		expect(mediaOfDevices(['mobile_extra', 'tablet'], DEFAULT_BREAKPOINTS)).toEqual([
			'(min-width:768px) and (max-width:1024px)',
		]);
		expect(mediaOfDevices([], ALL)).toEqual([]);
	});
});

describe('the table of a page with bounds of its own', () => {
	it('is the specification’s where the page names none', () => {
		expect(breakpointsFromBounds(null)).toBe(DEFAULT_BREAKPOINTS);
	});

	it('has the devices that the page names, an unreadable bound being the specification’s', () => {
		const table = breakpointsFromBounds({
			mobile: 600,
			tablet: '900',
			laptop: 0,
			widescreen: 'wide',
		});
		const usual = new Map(DEFAULT_BREAKPOINTS.map(({ device, value }) => [device, value]));
		expect(table.filter(({ enabled }) => enabled)).toEqual(
			expect.arrayContaining([
				{ device: 'mobile', value: 600, enabled: true },
				{ device: 'tablet', value: 900, enabled: true },
				{ device: 'laptop', value: usual.get('laptop'), enabled: true },
				{ device: 'widescreen', value: usual.get('widescreen'), enabled: true },
			]),
		);
		expect(
			table.filter(({ enabled }) => !enabled).map(({ device, value }) => [device, value]),
		).toEqual([...usual].filter(([device]) => ['tablet_extra', 'mobile_extra'].includes(device)));
	});
});
