import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ isWritable: true });
});
afterAll(() => server.close());

/** The ids of a list's items; the query must have no errors. */
async function ids(query: string, headers?: HeadersInit): Promise<number[]> {
	const { data, errors } = await server.ask(query, undefined, headers);
	expect(errors).toBeUndefined();
	const [list] = Object.values(data as Record<string, { nodes: { databaseId: number }[] }>);
	return list?.nodes.map(({ databaseId }) => databaseId) ?? [];
}
const posts = (where: string) => ids(`{posts(first:100,where:{${where}}){nodes{databaseId}}}`);
const categories = (where: string) => ids(`{categories(where:{${where}}){nodes{databaseId}}}`);
const comments = (where: string, headers?: HeadersInit) =>
	ids(`{comments(first:100,where:{${where}}){nodes{databaseId}}}`, headers);

describe('texts in the arguments of a list', () => {
	it('count as one plain line, as WordPress cleans them', async () => {
		const all = await posts('');
		const cyclades = await posts('categoryName:"cyclades"');
		expect(cyclades.length).toBeGreaterThan(0);
		expect(cyclades).not.toEqual(all);
		for (const same of [' cyclades ', 'CYCLADES', '<b>cyclades</b>', 'x/cyclades', 'cyclades%20']) {
			expect(await posts(`categoryName:"${same}"`)).toEqual(cyclades);
		}
		expect(await posts('name:" First Light "')).toEqual(await posts('name:"first-light"'));
		expect(await posts('search:" first\\n light "')).toEqual(await posts('search:"first light"'));
		expect(await categories('slug:[" cyclades "]')).toEqual(await categories('slug:["cyclades"]'));
		// WPGraphQL ignores empty texts and decodes percent-encoding, so these arguments have no effect.
		for (const nothing of ['search:"  "', 'name:"%ce%b1"', 'title:""', 'categoryName:""']) {
			expect(await posts(nothing)).toEqual(all);
		}
	});

	it('names of terms in lists mean any of them, or all of them', async () => {
		const [one, other] = [await posts('tag:"gulet"'), await posts('categoryName:"cyclades"')];
		expect(one.length).toBeGreaterThan(0);
		expect(await posts('tag:"gulet,no-such"')).toEqual(one);
		expect(await posts('tag:"gulet+no-such"')).toEqual([]);
		expect(await posts('categoryName:"cyclades,no-such"')).toEqual(other);
		expect(await posts('categoryName:"cyclades+no-such"')).toEqual([]);
		expect(await posts('categoryName:"no-such"')).toEqual([]);
	});

	it('names of terms are found in any case and encoding', async () => {
		const { data } = await server.ask('{categories(first:1){nodes{databaseId name}}}');
		const [{ databaseId, name }] = data.categories.nodes;
		expect(await categories(`name:["${name.toUpperCase().replace('&', '&amp;')}"]`)).toEqual([
			databaseId,
		]);
	});
});

describe('inputs that WPGraphQL has put aside', () => {
	it('status of comments is heard where statusIn is not given', async () => {
		const [approved, held] = [await comments('', ADMIN), await comments('statusIn:[HOLD]', ADMIN)];
		expect(held.length).toBeGreaterThan(0);
		expect(approved).not.toEqual(expect.arrayContaining(held));
		expect(await comments('status:"hold"', ADMIN)).toEqual(held);
		expect(await comments('status:"approve"', ADMIN)).toEqual(approved);
		expect(await comments('status:"hold",statusIn:[APPROVE]', ADMIN)).toEqual(approved);
		const both = [...approved, ...held].toSorted((a, b) => a - b);
		for (const status of ['all', 'hold,approve']) {
			const found = await comments(`status:"${status}"`, ADMIN);
			expect(found.toSorted((a, b) => a - b)).toEqual(both);
		}
		expect(await comments('status:"junk"', ADMIN)).toEqual([]);
		expect(await comments('status:"hold"')).toEqual([]);
	});

	it('termTaxonomId is termTaxonomyId, which counts where both are given', async () => {
		const [one, other] = await ids('{categories{nodes{databaseId}}}');
		expect(await categories(`termTaxonomId:[${one}]`)).toEqual([one]);
		expect(await categories(`termTaxonomId:[${one}],termTaxonomyId:[${other}]`)).toEqual([other]);
	});

	it('approved changes the status of a comment, for moderators only', async () => {
		const [held] = await comments('status:"hold"', ADMIN);
		const update = (input: string, headers?: HeadersInit) =>
			server.ask(
				`mutation{updateComment(input:{id:"${held}",${input}}){comment{status}}}`,
				undefined,
				headers,
			);
		expect((await update('approved:"1"', ADMIN)).data.updateComment.comment.status).toBe('APPROVE');
		expect((await update('approved:"hold"', ADMIN)).data.updateComment.comment.status).toBe('HOLD');
		expect((await update('approved:"1"')).errors?.[0]?.message).toBe(
			'Sorry, you are not allowed to update this comment.',
		);
	});

	it('the address of the site cannot be changed, in WPGraphQL’s words', async () => {
		const change =
			'mutation{updateSettings(input:{generalSettingsUrl:"http://x.example"}){clientMutationId}}';
		const { errors, data } = await server.ask(change, undefined, ADMIN);
		expect(data).toEqual({ updateSettings: null });
		expect(errors?.[0]?.message).toBe(
			'Sorry, the generalSettingsUrl setting cannot be changed with this mutation, speak with your site administrator to change it.',
		);
	});
});
