import { InMemoryCache } from '@apollo/client/cache';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { possibleTypes } from './possible-types';

/** What a cache that was told these types gives back of an answer. */
function kept(text: string, node: { __typename: string; [field: string]: unknown }): unknown {
	const cache = new InMemoryCache({ possibleTypes });
	const query = parse(`{ node { __typename ... on ${text} } }`);
	cache.writeQuery({ query, data: { node } });
	return cache.readQuery<{ node: unknown }>({ query })?.node;
}

describe('the types behind interfaces', () => {
	it('are those of the contract', () => {
		expect(possibleTypes.Commenter).toEqual(['CommentAuthor', 'User']);
		expect(possibleTypes.NodeWithElementor).toEqual(
			expect.arrayContaining(['ElementorPopup', 'ElementorTemplate', 'Page', 'Post']),
		);
	});

	it('may be types of a site’s own where content and terms have the interface', () => {
		const boat = { __typename: 'Boat', title: 'Petrel' };
		expect(kept('NodeWithTitle { title }', boat)).toEqual(boat);
	});

	it('may be no others where only people have it', () => {
		const guest = { __typename: 'CommentAuthor', name: 'May' };
		expect(kept('Commenter { name }', guest)).toEqual(guest);
		const boat = { __typename: 'Boat', name: 'May' };
		expect(kept('Commenter { name }', boat)).toEqual({ __typename: 'Boat' });
	});

	it('leave out what lists are made of', () => {
		expect(Object.keys(possibleTypes).filter((name) => name.startsWith('Comment'))).toEqual([
			'Commenter',
		]);
	});
});
