import { expect, it } from 'vitest';
import { ALL_CAPABILITIES, haveSameCapabilities, NO_CAPABILITIES } from './capabilities';

it('the embedded WordPress answers everything, and has languages where its content has', () => {
	const missing = Object.entries(ALL_CAPABILITIES).filter(([, isThere]) => !isThere);
	expect(missing).toEqual([['languages', false]]);
});

it('two sites answer the same where no part differs', () => {
	expect(haveSameCapabilities(NO_CAPABILITIES, { ...NO_CAPABILITIES })).toBe(true);
	expect(haveSameCapabilities(ALL_CAPABILITIES, { ...ALL_CAPABILITIES })).toBe(true);
	const parts = Object.keys(ALL_CAPABILITIES);
	expect(parts).toEqual(Object.keys(NO_CAPABILITIES));
	for (const [part, isThere] of Object.entries(ALL_CAPABILITIES)) {
		expect(haveSameCapabilities(ALL_CAPABILITIES, { ...ALL_CAPABILITIES, [part]: !isThere })).toBe(
			false,
		);
		expect(haveSameCapabilities(NO_CAPABILITIES, { ...NO_CAPABILITIES, [part]: true })).toBe(false);
	}
});
