import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const SELECTION = '{total databaseIds(first:3)}';
async function loop(where: string, selection = SELECTION) {
	const { data, errors } = await server.ask(`{elementorLoop(where:{${where}})${selection}}`);
	expect(errors).toBeUndefined();
	return data.elementorLoop;
}
const termsOf = async (where: string, args: string) => {
	const { terms } = await loop(
		where,
		`{terms(${args}){databaseId parentDatabaseId name slug count}}`,
	);
	return terms;
};

describe('a whole list', () => {
	it('has everything that is published, the newest first', async () => {
		expect(await loop('restBase:"posts"')).toEqual({ total: 123, databaseIds: [17, 18, 320] });
		expect(await loop('restBase:"posts",isSticky:true')).toMatchObject({ total: 1 });
		expect(await loop('restBase:"boats"', '{total}')).toBeNull();
		expect(await loop('restBase:"boat"', '{total}')).toEqual({ total: 2 });
	});

	it('is null for types that REST does not show', async () => {
		for (const restBase of ['elementor_library', 'nothing', '']) {
			expect(await loop(`restBase:"${restBase}"`)).toBeNull();
		}
	});

	it('needs each condition, a term standing for those below it, of any taxonomies', async () => {
		const total = async (terms: string) => (await loop(`restBase:"posts",terms:[${terms}]`)).total;
		expect(await total('{databaseIds:[2]}')).toBe(61);
		expect(await total('{databaseIds:[6]}')).toBe(1);
		expect(await total('{databaseIds:[2]},{databaseIds:[8,9]}')).toBe(1);
		expect(await total('{databaseIds:[4,9]}')).toBe(61);
		expect(await total('{databaseIds:[2]},{databaseIds:[6],isExcluded:true}')).toBe(60);
		expect(await total('{databaseIds:[2,4],isExcluded:true}')).toBe(2);
		expect(await total('{databaseIds:[]}')).toBe(0);
		expect(await total('{databaseIds:[9999]}')).toBe(0);
		expect(await total('{databaseIds:[9999],isExcluded:true}')).toBe(123);
	});

	it('takes the other conditions of a list', async () => {
		const total = async (where: string) => (await loop(`restBase:"posts",${where}`)).total;
		expect(await total('authorIn:[1]')).toBe(42);
		expect(await total('authorNotIn:[1]')).toBe(81);
		expect(await total('in:[17,18,77]')).toBe(2);
		expect(await total('notIn:[17,18]')).toBe(121);
		expect(await total('after:"2025-04-29T00:00:00"')).toBe(4);
		expect(await total('after:"2025-04-29T00:00:00",before:"2025-06-30T00:00:00"')).toBe(3);
		expect(await total('search:"Long story"')).toBe(1);
		expect(await total('authorIn:[],in:[],notIn:[],search:""')).toBe(123);
	});

	it('is given in any order, from any place, a hundred at a time', async () => {
		const ids = async (args: string) =>
			(await loop('restBase:"posts"', `{databaseIds(${args})}`)).databaseIds;
		expect(await ids('first:2,orderby:[{field:TITLE,order:ASC}]')).toEqual([17, 78]);
		expect(await ids('first:2,offset:121')).toEqual([201, 78]);
		expect(await ids('offset:123')).toEqual([]);
		expect(await ids('first:500')).toHaveLength(100);
		expect(await ids('offset:0')).toHaveLength(10);
		const { data, errors } = await server.ask(
			'{elementorLoop(where:{restBase:"posts"}){total databaseIds(offset:-1)}}',
		);
		expect([data.elementorLoop, errors?.[0]?.message]).toEqual([
			{ total: 123, databaseIds: null },
			'offset must be a positive integer.',
		]);
	});
});

describe('the terms of a list', () => {
	it('are counted there, children with their parents, by name', async () => {
		expect(await termsOf('restBase:"posts",authorIn:[1]', 'taxonomy:"category"')).toEqual([
			{
				databaseId: 4,
				parentDatabaseId: 0,
				name: 'Amalfi & Capri',
				slug: 'amalfi-capri',
				count: 20,
			},
			{ databaseId: 2, parentDatabaseId: 0, name: 'Cyclades', slug: 'cyclades', count: 21 },
			{ databaseId: 6, parentDatabaseId: 2, name: 'Mykonos', slug: 'mykonos', count: 1 },
		]);
	});

	it('are left out where they lead to nothing, if that is wanted', async () => {
		const slugs = async (args: string) =>
			(await termsOf('restBase:"posts",in:[18,17]', args)).map(
				({ slug }: { slug: string }) => slug,
			);
		expect(await slugs('taxonomy:"category"')).toEqual(['amalfi-capri', 'cyclades', 'mykonos']);
		expect(await slugs('taxonomy:"category",hideEmpty:true')).toEqual(['cyclades', 'mykonos']);
		expect(await slugs('taxonomy:"harbour",hideEmpty:true')).toEqual([]);
		expect(await slugs('taxonomy:"nothing"')).toEqual([]);
	});
});
