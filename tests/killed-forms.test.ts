import { expect, it } from 'vitest';
import { runFormLoad } from './support/form-load';

const TEST_LIMIT_MS = 120_000;

it(
	'stores every form once that its visitor was thanked for, over a kill -9',
	async () => {
		const outcome = await runFormLoad({ perSecond: 50, seconds: 2, killedAfter: 1 });
		expect(outcome.acknowledged).toBe(100);
		expect(outcome.sentAgain).toBeGreaterThan(0);
		expect([...outcome.wronglyStored]).toEqual([]);
	},
	TEST_LIMIT_MS,
);
