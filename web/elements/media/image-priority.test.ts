import { describe, expect, it } from 'vitest';
import { createImageQueue } from './image-priority';

describe('the queue of early pictures', () => {
	it('fetches the first few at once, the first large one before them, the rest lazily', () => {
		const queue = createImageQueue();
		const asked = [48, 1200, 1200, 1200].map((width, index) => queue.claim(`${index}`, width));
		expect(asked).toEqual(['eager', 'high', 'eager', 'lazy']);
	});

	it('gives the same answer in a second rendering pass', () => {
		const queue = createImageQueue(1);
		expect(queue.claim('a', 900)).toBe('high');
		expect(queue.claim('b', 900)).toBe('lazy');
		expect(queue.claim('a', 900)).toBe('high');
	});

	it('takes a picture of unknown width for no hero', () => {
		expect(createImageQueue().claim('a', undefined)).toBe('eager');
	});
});
