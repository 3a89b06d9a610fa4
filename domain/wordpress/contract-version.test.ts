import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTRACT, fitContract, isFrom } from './contract-version';

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
			`${major}.${minor}.19`,
			`${major}.${minor + 1}.0`,
			`${major}.${minor + 10}.0`,
		]) {
			expect(fitContract(version), version).toEqual({ fits: true, advice: null });
		}
	});

	it('fits an earlier plugin without the additions, and reports it', () => {
		const { fits, advice } = fitContract(`${major}.${minor - 1}.9`);
		expect(fits).toBe(true);
		expect(advice).toMatch(/Update the companion plugin for what was added/);
		expect(advice).toContain(
			`answers version ${major}.${minor - 1}.9 of the contract, this front end asks for ${major}.${minor}.`,
		);
		expect(fitContract('').advice).toContain('answers version (none) of the contract');
	});

	it('does not fit a plugin of another first number, and names the one of the two to update', () => {
		for (const version of [
			`${major - 1}.9.0`,
			'',
			'next',
			`${major}`,
			`${major}.${minor}`,
			`v${major}.${minor}.0`,
			`${major}.${minor}.0-beta`,
		]) {
			expect(fitContract(version).fits, version).toBe(false);
			expect(fitContract(version).advice).toMatch(/Update the companion plugin; until then/);
		}
		for (const version of [`${major + 1}.0.0`, `${major + 10}.2.0`]) {
			expect(fitContract(version).fits, version).toBe(false);
			expect(fitContract(version).advice).toMatch(/Update this front end; until then/);
		}
	});

	it.each([
		['1.2.0', true],
		['1.2.11', true],
		['1.3.0', true],
		['1.12.0', true],
		['1.1.9', false],
		['2.2.0', false],
		['0.9.0', false],
		['11.2.0', false],
		['v1.2.0', false],
		['1.2', false],
		['', false],
	])('that %s marks as from 1.2 on: %s', (version, expected) => {
		expect(isFrom(version, [1, 2])).toBe(expected);
	});

	it('has versions of two digits as well', () => {
		expect(isFrom('12.4.0', [12, 4])).toBe(true);
	});
});
