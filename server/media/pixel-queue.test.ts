import { describe, expect, it } from 'vitest';
import { createPixelQueue } from './pixel-queue';

/** Tasks that run until the test ends them. */
function tasks(limit: number) {
	const queue = createPixelQueue(limit);
	const running: string[] = [];
	const ends = new Map<string, () => void>();
	return {
		running,
		begin(name: string, pixels: number): void {
			queue.run(pixels, async () => {
				running.push(name);
				await new Promise<void>((end) => ends.set(name, end));
				running.splice(running.indexOf(name), 1);
			});
		},
		async end(name: string): Promise<void> {
			ends.get(name)?.();
			await new Promise((resolve) => setImmediate(resolve));
		},
	};
}

describe('pictures that are decoded', () => {
	it('are as many at a time as there are cores', async () => {
		const { begin, end, running } = tasks(2);
		for (const name of ['a', 'b', 'c']) begin(name, 1);
		await end('');
		expect(running).toEqual(['a', 'b']);
		await end('b');
		expect(running).toEqual(['a', 'c']);
	});

	it('are fewer where their pixels are more than the memory takes', async () => {
		const { begin, end, running } = tasks(8);
		for (const name of ['a', 'b', 'c', 'd', 'e']) begin(name, 8_000_000);
		await end('');
		expect(running).toEqual(['a', 'b', 'c', 'd']);
	});

	it('are alone where they are large', async () => {
		const { begin, end, running } = tasks(8);
		begin('small', 1);
		begin('large', 8_000_001);
		begin('larger', 50_000_000);
		await end('');
		expect(running).toEqual(['small']);
		await end('small');
		expect(running).toEqual(['large']);
		await end('large');
		expect(running).toEqual(['larger']);
	});

	it('let others begin where they fail', async () => {
		const queue = createPixelQueue(1);
		const failed = queue.run(1, () => Promise.reject(new Error('broken')));
		await expect(failed).rejects.toThrow('broken');
		expect(await queue.run(1, async () => 'made')).toBe('made');
	});
});
