import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_URL, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

/** Returns the answer of one field, without an error. */
async function field(query: string, variables?: Record<string, unknown>) {
	const { data, errors } = await server.ask(query, variables);
	expect(errors).toBeUndefined();
	return Object.values(data)[0] as never;
}

describe('one node', () => {
	it.each([
		['a slug', '{post(id:"nope",idType:SLUG){id}}'],
		['a database id', '{post(id:"999999",idType:DATABASE_ID){id}}'],
		['a valid global id', '{post(id:"cG9zdDo5OTk5OTk="){id}}'],
		['an id of another type', '{post(id:"79",idType:DATABASE_ID){id}}'],
		['a global id of another kind', '{post(id:"dGVybToy"){id}}'],
		['a term slug', '{category(id:"nope",idType:SLUG){id}}'],
		['a URI', '{page(id:"/nope/",idType:URI){id}}'],
	])('is null without an error when %s finds nothing', async (_, query) => {
		expect(await field(query)).toBeNull();
	});

	it('is an error, with its neighbours intact, when a global id is malformed', async () => {
		const { status, data, errors } = await server.ask(
			'{post(id:"not-base64"){id} generalSettings{url}}',
		);
		expect(status).toBe(200);
		expect(data).toEqual({ post: null, generalSettings: { url: SITE_URL } });
		expect(errors).toMatchObject([
			{
				message: 'The ID input is invalid. Make sure you set the proper idType for your input.',
				path: ['post'],
			},
		]);
	});

	it.each([
		[
			'contentNode(id:"x!")',
			'The ID input is invalid. Make sure you set the proper idType for your input.',
		],
		['category(id:"x!")', 'The ID input is invalid'],
		['termNode(id:"17")', 'The ID input is invalid'],
		['comment(id:"x!")', 'The ID input is invalid'],
		['menu(id:"x!")', 'The ID input is invalid'],
		['menuItem(id:"x!")', 'The ID input is invalid'],
		['boatType(id:"x!")', 'The ID input is invalid'],
		['postBy(id:"x!")', 'The &quot;id&quot; is invalid'],
		['theme(id:"x!")', 'An unknown error occurred.'],
		['userRole(id:"x!")', 'An unknown error occurred.'],
		['node(id:"a\'<i>")', 'The global ID isn&#039;t recognized ID: a&#039;&lt;i&gt;'],
		['user(id:"x!")', null],
		['contentType(id:"x!")', null],
		['taxonomy(id:"x!")', null],
		['plugin(id:"x!")', null],
	])('%s of a malformed id has the error: %s', async (call, message) => {
		const { data, errors } = await server.ask(`{${call}{__typename}}`);
		expect(data).toEqual({ [call.split('(')[0] ?? '']: null });
		expect(errors?.map((error) => error.message)).toEqual(message ? [message] : undefined);
	});

	it('has a global id of its kind: pages, media and menu items are posts, all taxonomies are terms', async () => {
		const { data } = await server.ask(
			'{post(id:"17",idType:DATABASE_ID){id} page(id:"79",idType:DATABASE_ID){id} mediaItem(id:"5",idType:DATABASE_ID){id} menuItem(id:"85",idType:DATABASE_ID){id} category(id:"4",idType:DATABASE_ID){id} tag(id:"7",idType:DATABASE_ID){id} user(id:"2",idType:DATABASE_ID){id} comment(id:"1",idType:DATABASE_ID){id}}',
		);
		const ids = Object.values(data).map((node) =>
			Buffer.from((node as { id: string }).id, 'base64').toString(),
		);
		expect(ids).toEqual([
			'post:17',
			'post:79',
			'post:5',
			'post:85',
			'term:4',
			'term:7',
			'user:2',
			'comment:1',
		]);
	});

	it('is found again by its global id through node', async () => {
		const ids = [
			'post:17',
			'post:5',
			'post:85',
			'post:500',
			'post:600',
			'post:40',
			'term:9',
			'term:50',
			'user:2',
			'comment:1',
			'comment_author:1',
			'post_type:boat',
			'taxonomy:category',
			'setting_group:general',
		];
		const names = [];
		for (const id of ids) {
			const node = await field('query($id:ID){node(id:$id){__typename id}}', { id: btoa(id) });
			expect(node).toMatchObject({ id: btoa(id) });
			names.push((node as { __typename: string }).__typename);
		}
		expect(names).toEqual([
			'Post',
			'MediaItem',
			'MenuItem',
			'ElementorTemplate',
			'ElementorPopup',
			'ElementorKit',
			'BoatType',
			'Menu',
			'User',
			'Comment',
			'CommentAuthor',
			'ContentType',
			'Taxonomy',
			'GeneralSettings',
		]);
	});

	it('is found by every kind of id that its enum names', async () => {
		const { data } = await server.ask(
			`{a:post(id:"first-light",idType:SLUG){databaseId} b:post(id:"/first-light/",idType:URI){databaseId} c:category(id:"Amalfi & Capri",idType:NAME){databaseId} d:category(id:"/category/cyclades/mykonos/",idType:URI){databaseId} e:mediaItem(id:"${SITE_URL}/wp-content/uploads/2026/05/bay-1.jpg",idType:SOURCE_URL){databaseId} f:menu(id:"PRIMARY",idType:LOCATION){databaseId} g:user(id:"/author/mara-author/",idType:URI){databaseId} h:termNode(id:"gulet",idType:SLUG,taxonomy:TAG){databaseId} i:contentNode(id:"/about/crew/",idType:URI){databaseId}}`,
		);
		expect(Object.values(data).map((node) => (node as { databaseId: number }).databaseId)).toEqual([
			17, 17, 4, 6, 5, 50, 2, 7, 83,
		]);
	});
});

describe('texts and dates', () => {
	it('give a title decoded and with its typography, tags and all', async () => {
		expect(await field('{post(id:"17",idType:DATABASE_ID){title}}')).toEqual({
			title: '“Quiet” bays — what’s new & <em>old</em> <b>',
		});
	});

	it('return a written excerpt in a paragraph, else one of 55 words', async () => {
		expect(await field('{post(id:"17",idType:DATABASE_ID){excerpt}}')).toEqual({
			excerpt: '<p>Left at dawn &#038; found calm.</p>\n',
		});
		const { excerpt } = (await field('{post(id:"18",idType:DATABASE_ID){excerpt}}')) as {
			excerpt: string;
		};
		expect(excerpt).toMatch(/^<p>One two .* \[&hellip;\]<\/p>\n$/);
		expect(excerpt.split(' ')).toHaveLength(56);
	});

	it('give dates in the site’s zone and in UTC, neither naming it', async () => {
		expect(
			await field('{post(id:"17",idType:DATABASE_ID){date dateGmt modified modifiedGmt}}'),
		).toEqual({
			date: '2025-06-30T21:00:00',
			dateGmt: '2025-06-30T18:00:00',
			modified: '2025-06-30T21:00:00',
			modifiedGmt: '2025-06-30T18:00:00',
		});
	});

	it('give comment dates with a space, and comments as paragraphs', async () => {
		expect(await field('{comment(id:"1",idType:DATABASE_ID){date dateGmt content}}')).toEqual({
			date: '2025-07-01 09:30:00',
			dateGmt: '2025-07-01 06:30:00',
			content: '<p>Nice &#038; calm</p>\n',
		});
	});

	it('give the site’s title and tagline encoded', async () => {
		expect(await field('{generalSettings{title description language timezone}}')).toEqual({
			title: 'Blue Wake &amp; Sons',
			description: 'Boats &amp; &quot;quiet&quot; bays',
			language: 'en_US',
			timezone: 'Europe/Athens',
		});
	});

	it('give a term’s name decoded, its description encoded, and null for none', async () => {
		const { data } = await server.ask(
			'{a:category(id:"4",idType:DATABASE_ID){name description} b:category(id:"2",idType:DATABASE_ID){description}}',
		);
		expect(data).toEqual({
			a: { name: 'Amalfi & Capri', description: 'Sailing in Amalfi &amp; Capri.' },
			b: { description: null },
		});
	});

	it('name the template of the theme by its own type', async () => {
		const { data } = await server.ask(
			'{a:post(id:"17",idType:DATABASE_ID){template{__typename templateName}} b:page(id:"2265",idType:DATABASE_ID){template{__typename}} c:page(id:"82",idType:DATABASE_ID){template{__typename templateName}}}',
		);
		expect(data).toEqual({
			a: { template: { __typename: 'Template_WidePage', templateName: 'Wide Page' } },
			b: { template: { __typename: 'Template_ElementorCanvas' } },
			c: { template: { __typename: 'DefaultTemplate', templateName: 'Default' } },
		});
	});
});

describe('media', () => {
	it('gives sizes as texts, the address of the requested size, and a srcset of the same picture', async () => {
		const media = await field(
			'{mediaItem(id:"5",idType:DATABASE_ID){altText caption description mediaType sourceUrl(size:LARGE) sizes srcSet(size:LARGE) mediaDetails{width height sizes(include:[MEDIUM,BOAT_CARD]){name width height}}}}',
		);
		expect(media).toMatchObject({
			altText: 'A bay',
			caption: '<p>Caption for bay 1</p>\n',
			description: null,
			mediaType: 'image',
			sourceUrl: `${SITE_URL}/wp-content/uploads/2026/05/bay-1-1024x683.jpg`,
			sizes: '(max-width: 300px) 100vw, 300px',
			mediaDetails: {
				width: 2400,
				height: 1600,
				sizes: [
					{ name: 'medium', width: '300', height: '200' },
					{ name: 'boat-card', width: '600', height: '400' },
				],
			},
		});
		expect((media as { srcSet: string }).srcSet).toMatch(
			/bay-1-1024x683\.jpg 1024w, .*bay-1-300x200\.jpg 300w/,
		);
	});

	it('leaves sizes out by name, and has an empty alt text where none was written', async () => {
		const { data } = await server.ask(
			'{a:mediaItem(id:"5",idType:DATABASE_ID){mediaDetails{sizes(exclude:[LARGE,MEDIUM,THUMBNAIL,MEDIUM_LARGE,_1536X1536,_2048X2048]){name}}} b:mediaItem(id:"6000",idType:DATABASE_ID){altText srcSet}}',
		);
		expect(data.a.mediaDetails.sizes).toEqual([{ name: 'boat-card' }]);
		expect(data.b).toEqual({ altText: '', srcSet: null });
	});
});
