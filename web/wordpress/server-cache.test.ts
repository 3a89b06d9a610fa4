import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ServerCache } from './server-cache';

const PAGE = parse('query Page($id: ID!) { contentNode(id: $id) { id title } }');
const TITLE = parse('query Page($id: ID!) { contentNode(id: $id) { id } }');
const NAMED = parse('fragment Named on Page { title }');
const bay = { contentNode: { __typename: 'Page', id: 'post:3', title: 'Bay' } };

describe('the cache of one page on the server', () => {
	it('gives back the very answer, for the same document and variables alone', () => {
		const cache = new ServerCache();
		cache.writeQuery({ query: PAGE, variables: { id: '3' }, data: bay });
		expect(cache.readQuery({ query: PAGE, variables: { id: '3' } })).toBe(bay);
		expect(cache.readQuery({ query: PAGE, variables: { id: '4' } })).toBeNull();
		expect(cache.readQuery({ query: TITLE, variables: { id: '3' } })).toBeNull();
	});

	it('recognises a document in its written and in its sent form', () => {
		const cache = new ServerCache();
		const query = cache.transformDocument(PAGE);
		expect(new ServerCache().transformDocument(PAGE)).toBe(query);
		cache.writeQuery({ query: PAGE, data: bay });
		expect(cache.readQuery({ query })).toBe(bay);
	});

	it('takes variables in any order', () => {
		const cache = new ServerCache();
		cache.writeQuery({ query: PAGE, variables: { id: '3', a: 1 }, data: bay });
		expect(cache.readQuery({ query: PAGE, variables: { a: 1, id: '3' } })).toBe(bay);
	});

	it('reads a fragment from the given object, though another object has the same id', () => {
		const cache = new ServerCache();
		const read = (from: { __typename: string; id: string }) =>
			cache.watchFragment({ fragment: NAMED, from }).getCurrentResult();
		const other = { ...bay.contentNode, title: 'Another' };
		expect(read(bay.contentNode)).toMatchObject({ data: { title: 'Bay' }, complete: true });
		expect(read(other)).toMatchObject({ data: { title: 'Another' }, complete: true });
	});
});
