import { describe, expect, it } from 'vitest';
import { createKeptAnswers, STALE_MS } from './kept-answers';

const FRESH_MS = 60_000;

function kept() {
	const clock = { time: 0 };
	let count = 0;
	let fails = false;
	const answers = createKeptAnswers<number>({
		freshMs: FRESH_MS,
		max: 10,
		isGood: (answer) => answer !== 2,
		now: () => clock.time,
	});
	const get = () =>
		answers.get('shell', async () => {
			count += 1;
			if (fails) throw new Error('away');
			return count;
		});
	return { answers, clock, get, asked: () => count, fail: (now: boolean) => (fails = now) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('answers that pages share', () => {
	it('are requested once, and once more in the background when they are old', async () => {
		const { clock, get, asked } = kept();
		expect([await get(), await get()]).toEqual([1, 1]);
		clock.time = FRESH_MS - 1;
		expect([await get(), asked()]).toEqual([1, 1]);
		clock.time = FRESH_MS;
		expect(await get()).toBe(1);
		expect(asked()).toBe(2);
		await settle();
		// The second answer is not worth keeping: the first answer stays, and the third comes a minute later.
		expect([await get(), asked()]).toEqual([1, 2]);
		clock.time = 2 * FRESH_MS;
		expect(await get()).toBe(1);
		await settle();
		expect(await get()).toBe(3);
	});

	it('are awaited after a very long time without a request', async () => {
		const { clock, get } = kept();
		await get();
		clock.time = STALE_MS;
		expect(await get()).toBe(2);
	});

	it('are not kept where they failed, and stay where asking again fails', async () => {
		const { clock, get, fail } = kept();
		fail(true);
		await expect(get()).rejects.toThrow('away');
		fail(false);
		await get();
		await settle();
		expect(await get()).toBe(3);
		fail(true);
		clock.time = FRESH_MS;
		expect(await get()).toBe(3);
		await settle();
		expect(await get()).toBe(3);
	});

	it('are forgotten when they are cleared', async () => {
		const { answers, get, asked } = kept();
		await get();
		answers.clear();
		await get();
		expect(asked()).toBe(2);
	});
});
