import {
	buildSchema,
	type GraphQLField,
	getNamedType,
	isLeafType,
	isObjectType,
	isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

/** One node of every type, by its global id before the encoding. */
const NODES: Record<string, string> = {
	Post: 'post:17',
	Page: 'post:2265',
	Boat: 'post:700',
	MediaItem: 'post:5',
	Category: 'term:6',
	Tag: 'term:7',
	BoatType: 'term:10',
	Harbour: 'term:11',
	User: 'user:1',
	Comment: 'comment:2',
	CommentAuthor: 'comment_author:1',
	Menu: 'term:50',
	MenuItem: 'post:89',
	ContentType: 'post_type:post',
	Taxonomy: 'taxonomy:category',
	GeneralSettings: 'setting_group:general',
	ReadingSettings: 'setting_group:reading',
	DiscussionSettings: 'setting_group:discussion',
	WritingSettings: 'setting_group:writing',
	PermalinkSettings: 'setting_group:permalink',
	UserRole: 'user_role:administrator',
	ElementorTemplate: 'post:500',
	ElementorPopup: 'post:600',
	ElementorKit: 'post:40',
};

/** A field with everything below it, except nodes of their own. */
function selection(field: GraphQLField<unknown, unknown>, depth: number): string | null {
	if (field.args.some(isRequiredArgument)) return null;
	const type = getNamedType(field.type);
	if (isLeafType(type)) return field.name;
	if (!isObjectType(type) || depth === 0) return `${field.name}{__typename}`;
	const inner = Object.values(type.getFields())
		.map((each) => selection(each, depth - 1))
		.filter(Boolean);
	return `${field.name}{${inner.join(' ')}}`;
}

describe('every field', () => {
	it.each(Object.keys(NODES))('of %s answers, to visitors and to administrators', async (name) => {
		const schema = buildSchema(await (await server.fetch('/schema.graphql')).text());
		const type = schema.getType(name);
		if (!isObjectType(type)) throw new Error(`The schema has no type ${name}.`);
		const fields = Object.values(type.getFields()).map((field) => selection(field, 2));
		// The fields are requested in portions, because a document may have only a thousand tokens.
		for (let from = 0; from < fields.length; from += 8) {
			const query = `{node(id:"${btoa(NODES[name] ?? '')}"){__typename ... on ${name}{${fields.slice(from, from + 8).join(' ')}}}}`;
			for (const headers of [{}, ADMIN]) {
				const { data, errors } = await server.ask(query, undefined, headers);
				expect(errors, query).toBeUndefined();
				if (name !== 'UserRole' || 'Authorization' in headers)
					expect(data.node.__typename).toBe(name);
			}
		}
	});

	it('of the root answers without arguments', async () => {
		const schema = buildSchema(await (await server.fetch('/schema.graphql')).text());
		const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
			.map((field) => selection(field, 1))
			.filter(Boolean);
		expect(fields.length).toBeGreaterThan(25);
		for (const field of fields) {
			if (/^(?:post|page|mediaItem)By\{/.test(String(field))) continue;
			const { errors } = await server.ask(`{${field}}`, undefined, ADMIN);
			expect(errors, String(field)).toBeUndefined();
		}
	});

	it('of the old questions answers by each of its arguments', async () => {
		const { data, errors } = await server.ask(
			'{a:postBy(postId:17){postId} b:postBy(slug:"quiet-bays"){id} c:postBy(id:"cG9zdDoxNw=="){postId} d:pageBy(pageId:2265){pageId uri} e:pageBy(uri:"/gallery/"){pageId} f:mediaItemBy(mediaItemId:5){mediaItemId} g:postBy(postId:2265){id} h:postBy(uri:"/no/where/"){id}}',
		);
		expect(errors).toBeUndefined();
		expect(data).toMatchObject({
			a: { postId: 17 },
			c: { postId: 17 },
			d: { pageId: 2265, uri: '/gallery/' },
			e: { pageId: 2265 },
			f: { mediaItemId: 5 },
			g: null,
			h: null,
		});
		for (const question of ['postBy', 'pageBy', 'mediaItemBy']) {
			const none = await server.ask(`{${question}{id}}`);
			expect(none.errors).toHaveLength(1);
			expect(none.data).toEqual({ [question]: null });
		}
	});

	it('that the schema promises is really there: no field is undefined by mistake', async () => {
		const { data } = await server.ask(
			'{node(id:"cG9zdDoxNw=="){... on Post{guid link slug commentStatus contentTypeName isRestricted authorId authorDatabaseId featuredImageId featuredImageDatabaseId}}}',
		);
		expect(Object.values(data.node).every((value) => value !== null)).toBe(true);
	});
});
