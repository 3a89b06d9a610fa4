import { parse } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRemoteExecutor, GraphQLRefused } from './remote-executor';

afterEach(() => vi.restoreAllMocks());

/** Answers each request with the given answer; `bodies` contains the bodies of the requests. */
function wpgraphql(answer: (body: unknown) => unknown) {
	const bodies: unknown[] = [];
	vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
		const body: unknown = JSON.parse(String(init?.body));
		bodies.push(body);
		return Response.json(answer(body));
	});
	const execute = createRemoteExecutor('https://boats.example/graphql');
	const ask = (name: string) => execute({ query: parse(`query ${name}{a}`), operationName: name });
	return { ask, bodies };
}

const nameOf = (operation: unknown) => (operation as { operationName: string }).operationName;
const echo = (operation: unknown) => ({ data: { a: nameOf(operation) } });
const together = (body: unknown) => (Array.isArray(body) ? body.map(echo) : echo(body));

describe('operations of one turn', () => {
	it('go out in one request, and each gets its own answer', async () => {
		const { ask, bodies } = wpgraphql(together);
		expect(await Promise.all([ask('A'), ask('B')])).toEqual([
			{ data: { a: 'A' } },
			{ data: { a: 'B' } },
		]);
		expect(bodies).toHaveLength(1);
		await ask('C');
		expect(bodies[1]).toMatchObject({ operationName: 'C' });
	});

	it('go to the address that pages the query blocks in their texts, apart from the others', async () => {
		const addresses: string[] = [];
		vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
			addresses.push(String(input));
			return Response.json(together(JSON.parse(String(init?.body))));
		});
		for (const [graphqlUrl, paged] of [
			['https://boats.example/graphql', 'https://boats.example/graphql?query-7-page=2'],
			['https://boats.example/?graphql', 'https://boats.example/?graphql&query-7-page=2'],
		] as const) {
			const execute = createRemoteExecutor(graphqlUrl);
			const ask = (name: string, blockPages: string) =>
				execute({ query: parse(`query ${name}{a}`), operationName: name, blockPages });
			const pages = 'query-7-page=2';
			const answers = await Promise.all([ask('A', pages), ask('B', ''), ask('C', pages)]);
			expect(answers.map(({ data }) => data?.a)).toEqual(['A', 'B', 'C']);
			expect(addresses.splice(0)).toEqual([paged, graphqlUrl]);
		}
	});

	it('are at most ten in a request', async () => {
		const { ask, bodies } = wpgraphql(together);
		const names = Array.from({ length: 11 }, (_, index) => `N${index}`);
		const answers = await Promise.all(names.map(ask));
		expect(answers.map(({ data }) => data?.a)).toEqual(names);
		expect(bodies.map((body) => (Array.isArray(body) ? body.length : 1))).toEqual([10, 1]);
	});

	it('fail one by one', async () => {
		const { ask } = wpgraphql((body) =>
			(body as unknown[]).map((one) =>
				nameOf(one) === 'A' ? { errors: [{ message: 'no such field' }] } : echo(one),
			),
		);
		const [refused, answered] = await Promise.allSettled([ask('A'), ask('B')]);
		expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(GraphQLRefused) });
		expect(answered).toMatchObject({ value: { data: { a: 'B' } } });
	});

	it('go out alone where the site takes no lists, now and later', async () => {
		const { ask, bodies } = wpgraphql((body) =>
			Array.isArray(body)
				? { errors: [{ message: 'Batch requests are not supported' }] }
				: echo(body),
		);
		expect(await Promise.all([ask('A'), ask('B')])).toHaveLength(2);
		expect(bodies).toHaveLength(3);
		await Promise.all([ask('C'), ask('D')]);
		expect(bodies).toHaveLength(5);
	});

	it('all fail where an answer is missing', async () => {
		const { ask } = wpgraphql(() => [{ data: { a: 1 } }]);
		const settled = await Promise.allSettled([ask('A'), ask('B')]);
		expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
	});
});
