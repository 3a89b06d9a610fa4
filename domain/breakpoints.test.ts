import { describe, expect, it } from 'vitest';
import {
	activeDevices,
	breakpointsOf,
	DEFAULT_BREAKPOINTS,
	type Device,
	deviceAt,
	exactMediaOf,
	mediaOf,
	mediaOfDevices,
} from './breakpoints';

const ALL = breakpointsOf({ mobile_extra: { enabled: true }, widescreen: { enabled: true } });

describe('the device table', () => {
	it('uses laptop, both tablets and mobile unless a kit says otherwise', () => {
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

	it.each<[number, Device]>([
		[1, 'mobile'],
		[767, 'mobile'],
		[768, 'tablet'],
		[1024, 'tablet'],
		[1025, 'tablet_extra'],
		[1200, 'tablet_extra'],
		[1201, 'laptop'],
		[1536, 'laptop'],
		[1537, 'desktop'],
		[2400, 'desktop'],
		[9999, 'desktop'],
	])('says that %i pixels are %s', (width, device) => {
		expect(deviceAt(width, DEFAULT_BREAKPOINTS)).toBe(device);
	});

	it.each<[number, Device]>([
		[767, 'mobile'],
		[768, 'mobile_extra'],
		[880, 'mobile_extra'],
		[881, 'tablet'],
		[2399, 'desktop'],
		[2400, 'widescreen'],
	])('says that %i pixels are %s where all devices are in use', (width, device) => {
		expect(deviceAt(width, ALL)).toBe(device);
	});

	it('takes the bounds of a kit, and ignores bounds that are none', () => {
		const kit = breakpointsOf({
			mobile: { value: 600 },
			tablet: { value: 0 },
			laptop: { value: Number.NaN, enabled: false },
		});
		expect(deviceAt(601, kit)).toBe('tablet');
		expect(deviceAt(1024, kit)).toBe('tablet');
		expect(deviceAt(1201, kit)).toBe('desktop');
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

	it('join neighbours, and match nowhere but on the devices asked for', () => {
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
