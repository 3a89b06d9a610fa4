import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNLIMITED } from '../budget';
import { listConnection } from './list-connection';

const list = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 150 });
const amount = fc.integer({ min: 1, max: 130 });
const page = (items: number[], args: Parameters<typeof listConnection>[1]) =>
	listConnection(items, args, UNLIMITED, (item) => item);

describe('a list in memory', () => {
	it('walked forwards gives every entry once, in its order', () => {
		fc.assert(
			fc.property(list, amount, (items, first) => {
				const walked: number[] = [];
				for (let after: string | null = null; ; ) {
					const { nodes, pageInfo } = page(items, { first, after });
					walked.push(...nodes);
					expect(nodes.length).toBeLessThanOrEqual(100);
					if (!pageInfo.hasNextPage) break;
					after = pageInfo.endCursor;
				}
				expect(walked).toEqual(items);
			}),
		);
	});

	it('walked backwards gives every entry once, each page in the list’s order', () => {
		fc.assert(
			fc.property(list, amount, (items, last) => {
				const walked: number[] = [];
				for (let before: string | null = null; ; ) {
					const { nodes, pageInfo } = page(items, { last, before });
					walked.unshift(...nodes);
					if (!pageInfo.hasPreviousPage) break;
					before = pageInfo.startCursor;
				}
				expect(walked).toEqual(items);
			}),
		);
	});

	it('gives nothing between two neighbours', () => {
		const { edges } = page([1, 2, 3], {});
		const [first, second] = edges;
		expect(
			page([1, 2, 3], { after: first?.cursor ?? '', before: second?.cursor ?? '' }).nodes,
		).toEqual([]);
		expect(
			page([1, 2, 3], { after: second?.cursor ?? '', before: first?.cursor ?? '' }).nodes,
		).toEqual([]);
	});
});
