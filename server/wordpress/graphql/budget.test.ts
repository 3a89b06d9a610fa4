import { describe, expect, it } from 'vitest';
import {
	BYTE_BUDGET,
	createBudget,
	ERROR_BUDGET,
	NODE_BUDGET,
	OPERATION_TIMEOUT_MS,
	TOO_LARGE,
} from './budget';

const still = () => 0;

describe('the budget of an operation', () => {
	it('holds 20,000 nodes and not one more', () => {
		const budget = createBudget(still);
		budget.spend(NODE_BUDGET - 1);
		budget.spend(1);
		expect(() => budget.spend(1)).toThrow('The query asks for too many nodes.');
	});

	it('holds 8 MB and not one byte more', () => {
		const budget = createBudget(still);
		budget.write(BYTE_BUDGET - 1);
		budget.write(1);
		expect(budget.bytes).toBe(8_000_000);
		expect(() => budget.write(1)).toThrow(TOO_LARGE);
	});

	it('holds 100 errors and not one more', () => {
		const budget = createBudget(still);
		for (let error = 0; error < ERROR_BUDGET; error += 1) budget.fail();
		expect(() => budget.fail()).toThrow('The query makes too many errors.');
	});

	it('lasts five seconds and not a millisecond more', () => {
		let time = 1_000;
		const budget = createBudget(() => time);
		time += OPERATION_TIMEOUT_MS;
		budget.check();
		time += 1;
		expect(() => budget.check()).toThrow('The query took too long.');
		expect(() => budget.spend(1)).toThrow('The query took too long.');
	});

	it('gives the same answer from then on, to every query', () => {
		const budget = createBudget(still, { bytes: 1 });
		expect(() => budget.write(2)).toThrow(TOO_LARGE);
		expect(() => budget.check()).toThrow(TOO_LARGE);
		expect(() => budget.spend(NODE_BUDGET + 1)).toThrow(TOO_LARGE);
		for (let error = 0; error < ERROR_BUDGET; error += 1) budget.fail();
		expect(() => budget.fail()).toThrow(TOO_LARGE);
	});
});
