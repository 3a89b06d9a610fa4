import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

async function ids(call: string): Promise<number[]> {
	const { data, errors } = await server.ask(`{${call}{nodes{databaseId}}}`);
	expect(errors).toBeUndefined();
	const [list] = Object.values(data) as { nodes: { databaseId: number }[] }[];
	return list?.nodes.map(({ databaseId }) => databaseId) ?? [];
}

describe('menus', () => {
	it('give items flat and in their order, roots with parent 0, links of the site as paths', async () => {
		const { data } = await server.ask(
			'{menuItems(where:{location:PRIMARY}){nodes{databaseId parentId parentDatabaseId order label title description url uri path target cssClasses linkRelationship locations connectedNode{node{__typename}} childItems{nodes{label}}}}}',
		);
		const nodes = data.menuItems.nodes;
		expect(nodes.map(({ order }: { order: number }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
		expect(nodes[1]).toMatchObject({
			label: 'Stories',
			uri: '/stories/',
			connectedNode: { node: { __typename: 'Page' } },
		});
		expect(nodes[2].childItems.nodes).toEqual([{ label: 'Crew & co' }]);
		expect(nodes[3]).toMatchObject({
			parentDatabaseId: 88,
			parentId: btoa('post:88'),
			uri: '/about/crew/',
		});
		expect(nodes[4].connectedNode.node.__typename).toBe('Category');
		expect(nodes[5]).toEqual({
			databaseId: 91,
			parentId: null,
			parentDatabaseId: 0,
			order: 6,
			label: 'Book',
			title: null,
			description: null,
			url: 'https://booking.example.test/?a=1&b=2',
			uri: 'https://booking.example.test/?a=1&b=2',
			path: 'https://booking.example.test/?a=1&b=2',
			target: '_blank',
			cssClasses: ['cta', 'big'],
			linkRelationship: null,
			locations: ['PRIMARY'],
			connectedNode: null,
			childItems: { nodes: [] },
		});
	});

	it('give roots alone by parent 0, and children by their parent', async () => {
		expect(await ids('menuItems(where:{location:PRIMARY,parentDatabaseId:0})')).toEqual([
			85, 87, 88, 90, 91,
		]);
		expect(await ids(`menuItems(where:{parentId:"${btoa('post:88')}"})`)).toEqual([89]);
	});

	it('fail a whole query for a place that the site has not', async () => {
		const { data, errors } = await server.ask(
			'{menuItems(where:{location:NOPE}){nodes{id}} generalSettings{url}}',
		);
		expect(data).toBeUndefined();
		expect(errors?.[0]?.message).toBe('Value "NOPE" does not exist in "MenuLocationEnum" enum.');
	});

	it('show visitors only those that stand in a place', async () => {
		expect(await ids('menus')).toEqual([50]);
		expect(await ids('menuItems(where:{location:FOOT_LINKS})')).toEqual([]);
	});
});

describe('a type that a site adds by itself', () => {
	it('has fields under its own names, in both directions', async () => {
		const { data } = await server.ask(
			'{boat(id:"swift",idType:SLUG){title uri boatTypes{nodes{name}} harbours{nodes{name}} terms{nodes{__typename}}} boatType(id:"speedboat",idType:SLUG){uri boats{nodes{title}} posts{nodes{databaseId}} children{nodes{name}} taxonomy{node{name}} contentNodes(first:5){nodes{__typename}}}}',
		);
		expect(data.boat).toEqual({
			title: 'Swift',
			uri: '/fleet/swift/',
			boatTypes: { nodes: [{ name: 'Speedboat' }] },
			harbours: { nodes: [{ name: 'North quay' }] },
			terms: { nodes: [{ __typename: 'Harbour' }, { __typename: 'BoatType' }] },
		});
		expect(data.boatType).toMatchObject({
			boats: { nodes: [{ title: 'Swift' }] },
			posts: { nodes: [] },
			children: { nodes: [{ name: 'Rib' }] },
			taxonomy: { node: { name: 'boat-type' } },
		});
		expect(data.boatType.contentNodes.nodes).toHaveLength(1);
	});

	it('lists of a term have the content with that term itself, as many items as its count', async () => {
		const { data } = await server.ask(
			'{category(id:"cyclades",idType:SLUG){count posts(first:100){nodes{databaseId}} children{nodes{count posts{nodes{databaseId}}}}}}',
		);
		const { count, posts, children } = data.category;
		expect(posts.nodes).toHaveLength(count);
		expect(children.nodes).toEqual([{ count: 1, posts: { nodes: [{ databaseId: 17 }] } }]);
		expect(posts.nodes).not.toContainEqual({ databaseId: 17 });
	});

	it('stands in the schema that can be downloaded, with its version', async () => {
		const response = await server.fetch('/schema.graphql');
		const sdl = await response.text();
		expect(sdl).toMatch(/^# Outrigger contract, version \d+\.\d+\.\d+\n/);
		expect(sdl).toContain('type BoatType implements');
		expect(sdl).toContain('BOAT_CARD');
		expect(sdl).toContain('FOOT_LINKS');
	});
});
