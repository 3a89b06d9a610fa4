import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCache } from './cache';
import { possibleTypes } from './possible-types.generated';

/** Returns the part of an answer that the cache gives back. */
function kept(text: string, node: { __typename: string; [field: string]: unknown }): unknown {
	const cache = createCache();
	const query = parse(`
		query Node { node { __typename ... on ${text} } }
		fragment Named on NodeWithTitle { __typename title }
	`);
	cache.writeQuery({ query, data: { node } });
	return cache.readQuery<{ node: unknown }>({ query })?.node;
}

describe('the types behind interfaces', () => {
	it('are those of the contract', () => {
		expect(possibleTypes.HierarchicalContentNode).toEqual(['MediaItem', 'Page']);
		const page = { __typename: 'Page', uri: '/bay/' };
		expect(kept('HierarchicalContentNode { uri }', page)).toEqual(page);
		const post = { __typename: 'Post', title: 'Bay' };
		expect(kept('NodeWithTitle { __typename ...Named }', post)).toEqual(post);
	});

	it('are types of a site’s own that answer queries through the interface', () => {
		const boat = { __typename: 'Boat', title: 'Petrel' };
		expect(kept('NodeWithTitle { title }', boat)).toEqual(boat);
		expect(kept('NodeWithTitle { __typename ...Named }', boat)).toEqual(boat);
	});

	it('are no types that do not', () => {
		const harbour = { __typename: 'Harbour', name: 'Sette Nodi' };
		expect(kept('NodeWithTitle { __typename ...Named }', harbour)).toEqual({
			__typename: 'Harbour',
		});
	});

	it('leave out types that no document of ours queries', () => {
		const names = Object.keys(possibleTypes);
		expect(names).toContain('NodeWithTitle');
		expect(names.filter((name) => /^Commenter$|(?:Connection|Edge|PageInfo)$/.test(name))).toEqual(
			[],
		);
	});
});
