import { beforeEach, describe, expect, it } from 'vitest';
import { createTurns, GRACE_MS, SLICE_MS, type Turn } from './turns';

let time = 0;
const now = () => time;
beforeEach(() => {
	time = 0;
});

/** Runs the steps of an operation, each for `ms`; calls `done` after each. */
async function run(turn: Turn, steps: number, ms: number, done: () => void): Promise<void> {
	for (let step = 0; step < steps; step += 1) {
		await turn.pause();
		time += ms;
		done();
	}
}

const nextLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('turns', () => {
	it('let an operation go on for a slice, and pause it when the slice is used up', () => {
		const turn = createTurns(now).begin();
		expect(turn.pause()).toBeNull();
		time = SLICE_MS - 1;
		expect(turn.pause()).toBeNull();
		time = SLICE_MS;
		expect(turn.pause()).toBeInstanceOf(Promise);
	});

	it('let everything else of the process in between two slices of an operation', async () => {
		const turn = createTurns(now).begin();
		const order: string[] = [];
		const work = run(turn, 4, SLICE_MS, () => order.push('the operation'));
		const others = (async () => {
			for (let loop = 0; loop < 3; loop += 1) {
				await nextLoop();
				order.push('somebody else');
			}
		})();
		await Promise.all([work, others]);
		expect(order.join()).toMatch(/^(the operation,){1,2}(somebody else,the operation,?){2,}/);
	});

	it('give a long operation one slice for each time around the event loop', async () => {
		const turn = createTurns(now).begin();
		let loops = 0;
		let isDone = false;
		const counting = (async () => {
			for (; !isDone; loops += 1) await nextLoop();
		})();
		await run(turn, 100, SLICE_MS / 4, () => undefined);
		isDone = true;
		await counting;
		expect(loops).toBeGreaterThanOrEqual(100 / 4);
	});

	it('count one slice for all that come in one loop', () => {
		const turns = createTurns(now);
		expect(turns.begin().pause()).toBeNull();
		time = SLICE_MS;
		const next = turns.begin();
		expect(next.pause()).toBeNull();
		time += GRACE_MS - 1;
		expect(next.pause()).toBeNull();
		time += 1;
		expect(next.pause()).toBeInstanceOf(Promise);
	});

	it('have grace for new operations, not for waiting ones', async () => {
		const turn = createTurns(now).begin();
		turn.pause();
		time = SLICE_MS;
		await turn.pause();
		time += SLICE_MS;
		expect(turn.pause()).toBeInstanceOf(Promise);
	});

	it('begin a new slice in the next loop', async () => {
		const turns = createTurns(now);
		turns.begin().pause();
		time = SLICE_MS;
		await nextLoop();
		expect(turns.begin().pause()).toBeNull();
	});

	it('let a small operation overtake a large one', async () => {
		const turns = createTurns(now);
		const order: string[] = [];
		const large = run(turns.begin(), 40, SLICE_MS / 2, () => order.push('large'));
		const small = run(turns.begin(), 3, SLICE_MS / 2, () => order.push('small'));
		await Promise.all([large, small]);
		expect(order.lastIndexOf('small')).toBeLessThan(8);
		expect(order).toHaveLength(43);
	});

	it('give every operation its slice, with any number of later ones', async () => {
		const turns = createTurns(now);
		let isDone = false;
		const first = run(turns.begin(), 10, SLICE_MS, () => undefined).then(() => {
			isDone = true;
		});
		let others = 0;
		for (; !isDone; others += 1) {
			void run(turns.begin(), 2, SLICE_MS, () => undefined);
			await nextLoop();
		}
		await first;
		expect(others).toBeLessThan(100);
	});

	it('come to an end on a clock that jumps further than a slice at every look', async () => {
		const turns = createTurns(() => {
			time += 10 * SLICE_MS;
			return time;
		});
		let steps = 0;
		const count = () => {
			steps += 1;
		};
		await Promise.all([run(turns.begin(), 5, 0, count), run(turns.begin(), 5, 0, count)]);
		expect(steps).toBe(10);
	});

	it('run all that follows from one step before the next', async () => {
		const turn = createTurns(now).begin();
		turn.pause();
		time = SLICE_MS;
		const order: string[] = [];
		const step = async (name: string) => {
			await turn.pause();
			order.push(`${name} begins`);
			await null;
			await null;
			order.push(`${name} ends`);
		};
		await Promise.all([step('one'), step('two')]);
		expect(order).toEqual(['two begins', 'two ends', 'one begins', 'one ends']);
	});
});
