import { expect, it } from 'vitest';
import { kitBreakpoints } from './kit';

/** The devices of a kit that are in use, as `LAPTOP 1366`. */
const used = (settings: Record<string, unknown>) =>
	kitBreakpoints(settings).flatMap(({ device, value, isEnabled }) =>
		isEnabled ? [`${device} ${value}`] : [],
	);

it.each([
	['says nothing', {}, ['MOBILE 767', 'TABLET 1024']],
	[
		'turns laptops on and does not say how wide they are',
		{ active_breakpoints: ['viewport_mobile', 'viewport_tablet', 'viewport_laptop'] },
		['MOBILE 767', 'TABLET 1024', 'LAPTOP 1366'],
	],
	[
		'is of the first years',
		{ viewport_md: 700, viewport_lg: '1001' },
		['MOBILE 699', 'TABLET 1000'],
	],
	[
		'has been saved since',
		{ viewport_md: 768, viewport_mobile: 640, viewport_lg: 'wide' },
		['MOBILE 640', 'TABLET 1024'],
	],
])('a kit that %s has the devices that the builder gives it', (_, settings, devices) => {
	expect(used(settings)).toEqual(devices);
});
