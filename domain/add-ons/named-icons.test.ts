import { describe, expect, it } from 'vitest';
import { iconNamer } from './named-icons';

const ICONS = [{ addOn: 'Acme', icons: { 'acme-buoy': 'fas fa-life-ring' } }];

describe('icons that a table of an add-on names', () => {
	it('have the name of FontAwesome, in rows as well', () => {
		const buoy = { value: 'acme acme-buoy', library: 'acme' };
		const other = { value: 'acme acme-sail', library: 'acme' };
		expect(iconNamer(ICONS)({ icon: buoy, rows: [{ icon: buoy }, { icon: other }] })).toEqual({
			icon: { value: 'fas fa-life-ring', library: '' },
			rows: [{ icon: { value: 'fas fa-life-ring', library: '' } }, { icon: other }],
		});
	});

	it('stay unchanged without such a table', () => {
		const settings = { icon: { value: 'acme acme-buoy', library: 'acme' } };
		expect(iconNamer([{ addOn: 'Acme' }])(settings)).toBe(settings);
	});

	it('are found among space, and only where an icon is stored', () => {
		const icon = { value: '  acme   acme-buoy ', library: 'acme' };
		expect(iconNamer(ICONS)({ icon })).toEqual({
			icon: { value: 'fas fa-life-ring', library: '' },
		});
		for (const other of [{ value: 'acme-buoy' }, { value: 7, library: 'acme' }, { library: 'x' }]) {
			expect(iconNamer(ICONS)({ other })).toEqual({ other });
		}
		const rows = { value: [icon], library: 7 };
		expect(iconNamer(ICONS)(rows)).toMatchObject({ value: [{ value: 'fas fa-life-ring' }] });
	});

	it('are not named by the names of an object', () => {
		const icon = { value: 'constructor', library: 'acme' };
		expect(iconNamer(ICONS)({ icon })).toEqual({ icon });
	});
});
