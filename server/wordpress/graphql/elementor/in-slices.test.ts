import { describe, expect, it } from 'vitest';
import { inSlices, SLICE } from './in-slices';

const list = (length: number) => Array.from({ length }, (_, at) => at);

describe('a list in slices', () => {
	it('is the same list as long as it is one slice', () => {
		const items = list(SLICE);
		expect(inSlices(items)).toBe(items);
	});

	it('comes whole and in order, with everything else of the process in between', async () => {
		const items = list(3 * SLICE + 1);
		const given = inSlices(items);
		let done = 0;
		const after: number[] = [];
		for (const item of given) Promise.resolve(item).then(() => (done += 1));
		while (done < items.length) {
			await new Promise((resolve) => setImmediate(resolve));
			after.push(done);
		}
		expect(after.every((count) => count % SLICE === 0 || count === items.length)).toBe(true);
		expect(after.length).toBeGreaterThanOrEqual(3);
		expect(await Promise.all(given)).toEqual(items);
	});
});
