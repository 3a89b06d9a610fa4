import { createSchema } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { type Budget, createBudget, TOO_LARGE, UNLIMITED } from './budget';
import type { GraphQLContext } from './context';
import { createOperationRunner } from './execute-operation';
import { meterFields } from './meter-fields';
import { NEVER_PAUSED, type Turn } from './turns';

const typeDefs = `
	scalar Settings
	enum Kind { BOAT }
	type Item { text: String words: [String] settings: Settings count: Int kind: Kind broken: Int }
	type Query { items(count: Int): [Item] item: Item }
`;

/** Runs a query over a metered schema. */
function ask(query: string, budget: Budget, turn: Turn = NEVER_PAUSED) {
	let resolved = 0;
	const schema = createSchema<GraphQLContext>({
		typeDefs,
		resolvers: {
			Query: {
				item: () => ({}),
				items: (_, { count }: { count: number }) => Array.from({ length: count }, () => ({})),
			},
			Item: {
				text: () => {
					resolved += 1;
					return 'x'.repeat(100);
				},
				words: () => ['one', 'two'],
				settings: () => ({ a: [1, 2] }),
				count: () => 12,
				kind: () => 'BOAT',
				broken: () => {
					throw new Error('broken');
				},
			},
		},
	});
	meterFields(schema);
	const run = createOperationRunner(schema, () => undefined);
	const context = { budget, turn } as GraphQLContext;
	return run(query, undefined, context).then((result) => ({ ...result, resolved }));
}

const bytesOf = async (query: string) => {
	const budget = createBudget(() => 0);
	await ask(query, budget);
	return budget.bytes;
};

describe('a metered field', () => {
	it.each([
		['{ item { text } }'],
		['{ item { words } }'],
		['{ item { settings } }'],
		['{ item { kind } }'],
		['{ items(count: 50) { text words settings kind } }'],
		[`{ item { ${'a'.repeat(80)}: text } }`],
	])('counts about as much as it adds to the answer: %s', async (query) => {
		const { data } = await ask(query, UNLIMITED);
		const written = JSON.stringify(data).length;
		const counted = await bytesOf(query);
		expect(counted).toBeGreaterThan(0.8 * written);
		expect(counted).toBeLessThanOrEqual(written + 10);
	});

	it('ends the operation with one error when its bytes are used up, and resolves no further field', async () => {
		const query = '{ items(count: 1000) { text } }';
		const { data, errors, resolved } = await ask(
			query,
			createBudget(() => 0, { bytes: 5_000 }),
		);
		expect(data).toBeNull();
		expect(errors?.map(({ message }) => message)).toEqual([TOO_LARGE]);
		expect(resolved).toBeLessThan(50);
		expect(JSON.stringify(errors)).not.toContain('CRITICAL');
	});

	it('leaves null in one field for its own error, until there are too many', async () => {
		const query = (count: number) => `{ items(count: ${count}) { broken } }`;
		const few = await ask(
			query(3),
			createBudget(() => 0, { errors: 3 }),
		);
		expect(few.data).toEqual({ items: Array(3).fill({ broken: null }) });
		expect(few.errors).toHaveLength(3);
		const many = await ask(
			query(4),
			createBudget(() => 0, { errors: 3 }),
		);
		expect(many.data).toBeNull();
		expect(many.errors?.at(-1)?.message).toBe('The query makes too many errors.');
		expect(many.errors).toHaveLength(4);
	});

	it('waits for its turn where it takes arguments, and checks then whether there is time left', async () => {
		let asked = 0;
		const turn: Turn = {
			pause: () => {
				asked += 1;
				return Promise.resolve();
			},
		};
		let time = 0;
		const budget = createBudget(() => time);
		const waiting = ask('{ items(count: 2) { count } item { count } }', budget, turn);
		time = 5_001;
		const { data, errors } = await waiting;
		expect(asked).toBe(1);
		expect(data).toBeNull();
		expect(errors?.[0]?.message).toBe('The query took too long.');
	});

	it('costs operations of the server itself nothing', async () => {
		const { errors } = await ask('{ items(count: 30000) { text } }', UNLIMITED);
		expect(errors).toBeUndefined();
	});
});
