import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import { describe, expect, it } from 'vitest';
import { createRow, LIGHT_MS, LIGHT_TURNS, TURN_MS } from './turns';

/** A clock, and a processor that works all the time unless a test sets another share. */
function turnsAt(mostMs?: number) {
	const clock = { ms: 1000, share: 1, spent: 0 };
	const pass = (ms: number) => {
		clock.ms += ms;
		clock.spent += ms * clock.share;
	};
	const begin = createRow({ now: () => clock.ms, spent: () => clock.spent });
	return { clock, pass, begin, pause: begin(mostMs) };
}

describe('the turns of a rendering', () => {
	it('end after their time, and all callers wait for the same next one', async () => {
		const { pass, pause } = turnsAt();
		const first = pause();
		expect(first).toBeInstanceOf(Promise);
		await first;
		expect(pause()).toBeUndefined();
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

	it('have their full length, even if a rendering begins late', async () => {
		const { pass, pause } = turnsAt();
		await pause();
		pass(10 * TURN_MS);
		expect(pause()).toBeUndefined();
		pass(TURN_MS);
		expect(pause()).toBeInstanceOf(Promise);
	});

	it('let waiting work of the process run first', async () => {
		const { pause } = turnsAt();
		const order: string[] = [];
		setImmediate(() => order.push('another visitor'));
		await pause();
		order.push('this rendering');
		expect(order).toEqual(['another visitor', 'this rendering']);
	});

	/**
	 * Starts several renderings at once, each with a number of turns. Returns the name of each turn's rendering, with
	 * `others` for each round of the loop.
	 */
	async function renderAll(turnsOf: Record<string, number>): Promise<string[]> {
		const { pass, begin } = turnsAt();
		const order: string[] = [];
		async function render([name, turns]: [string, number]): Promise<void> {
			const pause = begin();
			for (let turn = 0; turn < turns; turn += 1) {
				await pause();
				pause();
				order.push(name);
				pass(TURN_MS);
			}
		}
		let isOver = false;
		const round = () => {
			order.push('others');
			if (!isOver) setImmediate(round);
		};
		const renderings = Object.entries(turnsOf).map(render);
		setImmediate(round);
		await Promise.all(renderings);
		isOver = true;
		return order;
	}

	it('are given in the order in which renderings began, one in a round of the event loop', async () => {
		const turns = await renderAll({ a: 2, b: 2, c: 1 });
		expect(turns).toEqual(
			['a', 'a', 'b', 'b', 'c'].flatMap((name) => [name, 'others']).slice(0, -1),
		);
	});

	it('are given to light renderings before those that have cost much', async () => {
		const light = LIGHT_MS / TURN_MS + 1;
		const turns = await renderAll({ heavy: light + 2, light: 2 });
		expect(turns.filter((name) => name !== 'others')).toEqual([
			...Array(light).fill('heavy'),
			'light',
			'light',
			'heavy',
			'heavy',
		]);
	});

	it('are given to a heavy rendering too, with any number of light ones', async () => {
		const { pass, begin } = turnsAt();
		const order: string[] = [];
		let isDone = false;
		const heavy = async () => {
			const pause = begin();
			for (let turn = 0; turn < LIGHT_MS / TURN_MS + 1 + 4; turn += 1) {
				await pause();
				pause();
				order.push('heavy');
				pass(TURN_MS);
			}
			isDone = true;
		};
		/** Renders light pages one after the other. If two of these loops run, one page always waits. */
		const lights = async () => {
			while (!isDone && order.length < 200) {
				const pause = begin();
				await pause();
				pause();
				order.push('light');
				pass(TURN_MS);
			}
		};
		await Promise.all([heavy(), lights(), lights()]);
		expect(isDone).toBe(true);
		const late = order.slice(order.indexOf('light'), order.lastIndexOf('heavy') + 1).join(' ');
		// Before the rendering is heavy, it is the oldest and gets every turn. Later it gets a turn after four others.
		expect(late).toBe(
			Array(4)
				.fill([...Array(LIGHT_TURNS).fill('light'), 'heavy'].join(' '))
				.join(' '),
		);
	});

	it('are over for good when they have taken so much of the processor', async () => {
		const { pass, pause } = turnsAt(2 * TURN_MS);
		for (let turn = 0; turn < 2; turn += 1) {
			await pause();
			expect(pause()).toBeUndefined();
			pass(TURN_MS);
		}
		await pause();
		expect(pause).toThrow(TooLargeToRender);
	});

	it('count waiting for WordPress as one at most', async () => {
		const { pass, pause } = turnsAt(2 * TURN_MS);
		await pause();
		pause();
		pass(60_000);
		await pause();
		expect(pause()).toBeUndefined();
	});

	it('count processor time, not the clock, where other processes have the processor', async () => {
		const { clock, pass, pause } = turnsAt(2 * TURN_MS);
		clock.share = 0.05;
		for (let turn = 0; turn < 40; turn += 1) {
			await pause();
			expect(pause()).toBeUndefined();
			pass(TURN_MS);
		}
		await pause();
		expect(pause).toThrow(TooLargeToRender);
	});
});
