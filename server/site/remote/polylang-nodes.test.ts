import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { GraphQLOperation } from '../contract/renderer';
import { withoutPolylangTerm } from './polylang-nodes';

const QUERY =
	'query Page($uri: String!) { nodeByUri(uri: $uri) { __typename id uri ... on Page { ...P } ... on User { name ...U } } } fragment P on Page { title } fragment U on User { slug }';

/** Queries an address of a WPGraphQL that fails at every address, and that has one user. */
async function ask(uri: string) {
	const asked: GraphQLOperation[] = [];
	const execute = withoutPolylangTerm(async (operation) => {
		asked.push(operation);
		return asked.length === 1
			? { data: { nodeByUri: null }, errors: [{ message: 'Internal server error' } as never] }
			: { data: { nodeByUri: { __typename: 'User' } } };
	});
	const result = await execute({ query: parse(QUERY), variables: { uri }, language: 'de' });
	return { result, asked };
}

describe('an address at which Polylang’s own term stands in the way', () => {
	it('of an author is queried by the author’s name', async () => {
		const { result, asked } = await ask('/de/author/j%C3%BCrgen/');
		expect(result.data).toEqual({ nodeByUri: { __typename: 'User' } });
		expect(asked[1]?.language).toBe('de');
		expect(print(asked[1]?.query ?? parse('{x}'))).toBe(
			print(
				parse(
					'query Page { nodeByUri: user(id: "jürgen", idType: SLUG) { __typename id uri ... on User { name ...U } } } fragment U on User { slug }',
				),
			),
		);
	});

	it('of a date has nothing, without a fault', async () => {
		const { result, asked } = await ask('/de/2026/');
		expect(result).toEqual({ data: { nodeByUri: null } });
		expect(asked).toHaveLength(1);
	});
});

it('faults of other documents stay', async () => {
	const fault = { data: { posts: null }, errors: [{ message: 'x' } as never] };
	const execute = withoutPolylangTerm(async () => fault);
	expect(await execute({ query: parse('{ posts { id } }') })).toBe(fault);
});
