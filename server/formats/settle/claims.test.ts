import { describe, expect, it } from 'vitest';
import { claimId, claimName } from './claims';

/** Above the ids that people write, at the start of the ids that the loader gives. */
const LOWEST_NEW = 50_000_001;

describe('an id that several sources want', () => {
	it('is that of the first, and the next one gets one of its own far above', () => {
		const taken = new Set<number>();
		expect(claimId(taken, 7)).toBe(7);
		expect(claimId(taken, 7)).toBe(LOWEST_NEW + 1);
		expect(claimId(taken, 8)).toBe(8);
		expect([...taken]).toEqual([7, LOWEST_NEW + 1, 8]);
	});

	it('is free up to the last one that is taken', () => {
		const taken = new Set([7, LOWEST_NEW + 3, LOWEST_NEW + 4]);
		expect(claimId(taken, 7)).toBe(LOWEST_NEW + 5);
		expect(claimId(taken, LOWEST_NEW + 2)).toBe(LOWEST_NEW + 2);
	});
});

describe('a name that several sources want', () => {
	it('gets the first number that is free, from 2', () => {
		const taken = new Set(['about', 'about-2']);
		const isTaken = (name: string) => taken.has(name);
		expect(claimName(isTaken, 'about')).toBe('about-3');
		expect(claimName((name) => name === 'team', 'team')).toBe('team-2');
		expect(claimName(isTaken, 'team')).toBe('team');
	});
});
