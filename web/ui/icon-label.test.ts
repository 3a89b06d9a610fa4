import { describe, expect, it } from 'vitest';
import { iconLabel } from './icon-label';

describe('the words of an icon', () => {
	it.each([
		['fas fa-map-marker-alt', 'Map marker'],
		['fab fa-facebook-f', 'Facebook'],
		['fa fa-circle', 'Circle'],
		['fa-solid fa-life-ring', 'Life ring'],
		['', ''],
	])('of %j are %j', (value, label) => {
		expect(iconLabel({ value, library: '' })).toBe(label);
	});

	it('are the file name of an uploaded drawing', () => {
		expect(iconLabel({ value: { url: '/uploads/2026/05/signal-flag.svg' } })).toBe('Signal flag');
	});

	it.each([undefined, null, 7, 'x', {}, { value: {} }])('are empty for %j', (icon) => {
		expect(iconLabel(icon)).toBe('');
	});
});
