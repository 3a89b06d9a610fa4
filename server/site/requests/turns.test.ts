import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import { describe, expect, it } from 'vitest';
import { createTurns, TURN_MS } from './turns';

/** A clock, and a processor that works all the time of it unless another share is set. */
function turnsAt(mostMs?: number) {
	const clock = { ms: 1000, share: 1, spent: 0 };
	const pass = (ms: number) => {
		clock.ms += ms;
		clock.spent += ms * clock.share;
	};
	const pause = createTurns({ now: () => clock.ms, spent: () => clock.spent }, mostMs);
	return { clock, pass, pause };
}

describe('the turns of a rendering', () => {
	it('end after their time, and all who ask wait for the same next one', async () => {
		const { pass, pause } = turnsAt();
		pass(TURN_MS - 1);
		expect(pause()).toBeUndefined();
		pass(1);
		const next = pause();
		expect(next).toBeInstanceOf(Promise);
		expect(pause()).toBe(next);
		await next;
		expect(pause()).toBeUndefined();
		pass(TURN_MS);
		expect(pause()).not.toBe(next);
	});

	it('let what waits in the process run first', async () => {
		const { pass, pause } = turnsAt();
		const order: string[] = [];
		setImmediate(() => order.push('another visitor'));
		pass(TURN_MS);
		await pause();
		order.push('this rendering');
		expect(order).toEqual(['another visitor', 'this rendering']);
	});

	it('are over for good when they have taken so much of the processor', async () => {
		const { pass, pause } = turnsAt(2 * TURN_MS);
		pass(TURN_MS);
		await pause();
		expect(pause()).toBeUndefined();
		pass(TURN_MS);
		await pause();
		expect(pause).toThrow(TooLargeToRender);
	});

	it('count waiting for WordPress as one at most', async () => {
		const { pass, pause } = turnsAt(2 * TURN_MS);
		pass(60_000);
		await pause();
		expect(pause()).toBeUndefined();
	});

	it('count what the processor worked, not the clock, where others have the processor', async () => {
		const { clock, pass, pause } = turnsAt(2 * TURN_MS);
		clock.share = 0.05;
		for (let turn = 0; turn < 39; turn += 1) {
			pass(TURN_MS);
			await pause();
		}
		expect(pause()).toBeUndefined();
		pass(TURN_MS);
		await pause();
		expect(pause).toThrow(TooLargeToRender);
	});
});
