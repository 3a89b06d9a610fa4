import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { learnTypes } from './learn-types';

const document = parse(`
	query Node { contentNode { __typename id ...Named ... on NodeWithFeaturedImage { featuredImage { __typename node { __typename id } } } } }
	fragment Named on ContentNode { id ... on NodeWithTitle { title } ... on NodeWithExcerpt { excerpt } }
`);
const learn = (contentNode: unknown) =>
	Object.fromEntries(
		[...learnTypes(document, { contentNode })].map(([name, types]) => [name, [...types]]),
	);

describe('the types that an answer teaches', () => {
	it('have every interface that had its fields answered, if only with null', () => {
		expect(learn({ __typename: 'Boat', id: 'a', title: 'Petrel', featuredImage: null })).toEqual({
			ContentNode: ['Boat'],
			NodeWithTitle: ['Boat'],
			NodeWithFeaturedImage: ['Boat'],
		});
	});

	it('do not have an interface if its fields are missing', () => {
		expect(learn({ __typename: 'Chart', id: 'a' })).toEqual({ ContentNode: ['Chart'] });
	});

	it('are never another type that happens to have the same fields', () => {
		const alike = parse('{ nodeByUri { __typename id ... on User { name } } }');
		const data = { nodeByUri: { __typename: 'Category', id: 'a', name: 'Knots' } };
		expect(learnTypes(alike, data)).toEqual(new Map());
	});

	it('leave out those with fields in a fragment of their own that was not answered', () => {
		const nested = parse(`
			query { nodeByUri { __typename id ... on ContentNode { __typename ...Named } } }
			fragment Named on ContentNode { __typename id contentTypeName }
		`);
		const learnFrom = (nodeByUri: object) => [...learnTypes(nested, { nodeByUri }).keys()];
		expect(learnFrom({ __typename: 'User', id: 'a' })).toEqual([]);
		expect(learnFrom({ __typename: 'Boat', id: 'a', contentTypeName: 'boat' })).toEqual([
			'ContentNode',
		]);
	});

	it('are empty without an answer', () => {
		expect(learn(null)).toEqual({});
		expect(learnTypes(document, null)).toEqual(new Map());
	});
});
