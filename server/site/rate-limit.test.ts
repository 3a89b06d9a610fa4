import { describe, expect, it } from 'vitest';
import { createRateLimit, tooManyRequests } from './rate-limit';

describe('the rate limit', () => {
	it('counts a minute and an address at a time', () => {
		let now = 0;
		const limit = createRateLimit(2, () => now);
		expect([limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, 0, 0]);
		now = 20_000;
		expect(limit.take('a')).toBe(40);
		now = 60_000;
		expect(limit.take('a')).toBe(0);
	});

	it('has no limit at 0, nor for requests of this process', () => {
		const none = createRateLimit(0, () => 0);
		const one = createRateLimit(1, () => 0);
		for (let request = 0; request < 5; request += 1) {
			expect([none.take('a'), one.take('')]).toEqual([0, 0]);
		}
	});

	it('speaks the language of the path', async () => {
		expect(await tooManyRequests('/wp-json/wp/v2/comments', 5).json()).toMatchObject({
			code: 'rest_too_many_requests',
			data: { status: 429 },
		});
		expect(await tooManyRequests('/graphql', 5).json()).toHaveProperty('errors');
		expect(tooManyRequests('/wp-login.php', 5).headers.get('retry-after')).toBe('5');
	});
});
