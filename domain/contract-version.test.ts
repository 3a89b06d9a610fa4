import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTRACT, fitContract } from './contract-version';

describe('the contract', () => {
	it('is that of the schema', () => {
		expect(readFileSync('schema/version', 'utf8')).toMatch(
			new RegExp(`^${CONTRACT.join('\\.')}\\.\\d+\\s*$`),
		);
	});

	const [major, minor] = CONTRACT;

	it('fits a plugin of its own version and of later ones that break nothing', () => {
		for (const version of [
			`${major}.${minor}.0`,
			`${major}.${minor}.9`,
			`${major}.${minor + 1}.0`,
			`${major}.${minor + 10}.0`,
		]) {
			expect(fitContract(version), version).toEqual({ fits: true, advice: null });
		}
	});

	it('fits an earlier plugin that lacks what was added, and says so', () => {
		const { fits, advice } = fitContract(`${major}.${minor - 1}.9`);
		expect(fits).toBe(true);
		expect(advice).toMatch(/Update the companion plugin for what was added/);
	});

	it('does not fit a plugin of another first number, and says which of the two to update', () => {
		for (const version of [`${major - 1}.9.0`, '', 'next', '1', '1.2']) {
			expect(fitContract(version).fits, version).toBe(false);
			expect(fitContract(version).advice).toMatch(/Update the companion plugin; until then/);
		}
		for (const version of [`${major + 1}.0.0`, `${major + 10}.2.0`]) {
			expect(fitContract(version).fits, version).toBe(false);
			expect(fitContract(version).advice).toMatch(/Update this front end; until then/);
		}
	});
});
