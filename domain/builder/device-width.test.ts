import { describe, expect, it } from 'vitest';
import { activeDevices, breakpointsOf, DEFAULT_BREAKPOINTS, widthsOf } from './breakpoints';
import { deviceScreen } from './device-width';

const EVERY = breakpointsOf({ mobile_extra: { enabled: true }, widescreen: { enabled: true } });
const ODD = breakpointsOf({
	mobile: { value: 360 },
	tablet: { value: 500 },
	laptop: { value: 1250 },
});

describe('the screen of a device', () => {
	it.each([
		['the usual breakpoints', DEFAULT_BREAKPOINTS],
		['every device', EVERY],
		['a kit with bounds of its own', ODD],
	])('is that device, with %s', (_, breakpoints) => {
		for (const device of activeDevices(breakpoints)) {
			const { width } = deviceScreen(device, breakpoints);
			const { least = 1, most = Number.POSITIVE_INFINITY } = widthsOf(device, breakpoints);
			expect(width).toBeGreaterThanOrEqual(least);
			expect(width).toBeLessThanOrEqual(most);
		}
	});

	it('is a common one where that lies between the bounds', () => {
		expect(deviceScreen('mobile', DEFAULT_BREAKPOINTS).width).toBe(390);
		expect(deviceScreen('mobile', ODD).width).toBe(360);
		expect(deviceScreen('tablet', ODD).width).toBe(500);
	});
});
