import { expect, it } from 'vitest';
import { tagSize } from './tag-size';

it('tags are written from 8 to 22 points, in even steps between the rarest and the most used', () => {
	const counts = [1, 5, 15];
	expect(counts.map((count) => tagSize(count, counts))).toEqual([8, 12, 22]);
});

it('tags that are used alike are all small', () => {
	expect(tagSize(4, [4, 4])).toBe(8);
	expect(tagSize(9, [4])).toBe(22);
});
