import { describe, expect, it, vi } from 'vitest';
import { createTask, type Steps } from './in-pieces';

/** Each step takes three milliseconds of a clock of its own. */
function* slowly(steps: number): Steps<string> {
	for (let at = 0; at < steps; at += 1) {
		clock += 3;
		yield;
	}
	return `after ${steps} steps`;
}
let clock = 0;
vi.spyOn(performance, 'now').mockImplementation(() => clock);

const turnsUntil = async (promise: Promise<unknown>) => {
	let turns = 0;
	let isDone = false;
	promise.then(() => {
		isDone = true;
	});
	while (!isDone) {
		await new Promise(setImmediate);
		turns += 1;
	}
	return turns;
};

describe('long work', () => {
	it('lets others in after each piece of eight milliseconds', async () => {
		expect(await turnsUntil(createTask(slowly(3)).finishInPieces())).toBeLessThan(4);
		const turns = await turnsUntil(createTask(slowly(300)).finishInPieces());
		expect(turns).toBeGreaterThanOrEqual(100);
		expect(turns).toBeLessThan(105);
	});

	it('is done once for all callers, at once for a caller that cannot wait', async () => {
		const task = createTask(slowly(30));
		const promises = [task.finishInPieces(), task.finishInPieces()];
		await new Promise(setImmediate);
		const before = clock;
		expect(task.finish()).toBe('after 30 steps');
		expect(clock - before).toBeGreaterThan(0);
		expect(await Promise.all(promises)).toEqual(['after 30 steps', 'after 30 steps']);
		expect(task.finish()).toBe('after 30 steps');
		expect(clock - before).toBeLessThanOrEqual(90);
	});
});
