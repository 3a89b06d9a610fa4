import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import { describe, expect, it } from 'vitest';
import { createTurns, TURN_MS } from './turns';

function turnsAt(mostTurns?: number) {
	const clock = { ms: 1000 };
	return { clock, pause: createTurns(() => clock.ms, mostTurns) };
}

describe('the turns of a rendering', () => {
	it('end after their time, and all who ask wait for the same next one', async () => {
		const { clock, pause } = turnsAt();
		clock.ms += TURN_MS - 1;
		expect(pause()).toBeUndefined();
		clock.ms += 1;
		const next = pause();
		expect(next).toBeInstanceOf(Promise);
		expect(pause()).toBe(next);
		await next;
		expect(pause()).toBeUndefined();
		clock.ms += TURN_MS;
		expect(pause()).not.toBe(next);
	});

	it('let what waits in the process run first', async () => {
		const { clock, pause } = turnsAt();
		const order: string[] = [];
		setImmediate(() => order.push('another visitor'));
		clock.ms += TURN_MS;
		await pause();
		order.push('this rendering');
		expect(order).toEqual(['another visitor', 'this rendering']);
	});

	it('are over for good after so many', async () => {
		const { clock, pause } = turnsAt(2);
		clock.ms += TURN_MS;
		await pause();
		expect(pause()).toBeUndefined();
		clock.ms += TURN_MS;
		await pause();
		expect(pause).toThrow(TooLargeToRender);
	});

	it('count waiting for WordPress as one', async () => {
		const { clock, pause } = turnsAt(2);
		clock.ms += 60_000;
		await pause();
		expect(pause()).toBeUndefined();
	});
});
