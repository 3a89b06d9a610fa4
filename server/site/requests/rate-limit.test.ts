import { englishSay } from '@outrigger/rules/texts/load-texts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimit, tooManyRequests } from './rate-limit';

describe('the rate limit', () => {
	beforeEach(() => vi.useFakeTimers());
	afterEach(() => vi.useRealTimers());

	it('counts a minute and an address at a time', async () => {
		const limit = createRateLimit('writes', 2);
		expect([await limit.take('a'), await limit.take('a'), await limit.take('b')]).toEqual([
			0, 0, 0,
		]);
		vi.advanceTimersByTime(20_000);
		expect(await limit.take('a')).toBe(40);
		vi.advanceTimersByTime(39_999);
		expect(await limit.take('a')).toBe(1);
		vi.advanceTimersByTime(1);
		expect(await limit.take('a')).toBe(0);
	});

	it('has no limit at 0, nor for requests of this process', async () => {
		const none = createRateLimit('writes', 0);
		const one = createRateLimit('writes', 1);
		for (let request = 0; request < 5; request += 1) {
			expect([await none.take('a'), await one.take('')]).toEqual([0, 0]);
		}
	});

	it('returns its share for requests that do not count', async () => {
		const limit = createRateLimit('writes', 2);
		for (let request = 0; request < 5; request += 1) {
			expect(await limit.take('a')).toBe(0);
			await limit.giveBack('a');
		}
		expect([await limit.take('a'), await limit.take('a'), await limit.take('a')]).toEqual([
			0, 0, 60,
		]);
		await createRateLimit('writes', 0).giveBack('a');
		await limit.giveBack('');
	});

	it('remembers 20,000 addresses, those that were heard of last', async () => {
		const limit = createRateLimit('writes', 1);
		const hear = async (from: number, to: number) => {
			for (let address = from; address < to; address += 1) await limit.take(`${address}`);
		};
		await hear(0, 20_000);
		expect(await limit.take('0')).toBe(60);
		await hear(20_000, 20_001);
		expect(await limit.take('0')).toBe(60);
		expect(await limit.take('1')).toBe(0);
	});

	it('speaks the language of the path', async () => {
		expect(await tooManyRequests('/wp-json/wp/v2/comments', 5, englishSay).json()).toMatchObject({
			code: 'rest_too_many_requests',
			data: { status: 429 },
		});
		expect(await tooManyRequests('/graphql', 5, englishSay).json()).toHaveProperty('errors');
		expect(tooManyRequests('/wp-login.php', 5, englishSay).headers.get('retry-after')).toBe('5');
	});
});
