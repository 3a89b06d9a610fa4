import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, basic, EDITOR, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

describe('visitors', () => {
	it('do not see drafts and private posts, by id or by slug, preview or not', async () => {
		const { data, errors } = await server.ask(
			'{a:post(id:"77",idType:DATABASE_ID){id} b:post(id:"a-draft",idType:SLUG){id} c:post(id:"77",idType:DATABASE_ID,asPreview:true){id} d:post(id:"79001",idType:DATABASE_ID){id} e:node(id:"cG9zdDo3Nw=="){id}}',
		);
		expect(errors).toBeUndefined();
		expect(data).toEqual({ a: null, b: null, c: null, d: null, e: null });
	});

	it('get an empty list, not an error, for a status that is not public', async () => {
		for (const where of ['status:DRAFT', 'stati:[DRAFT,PRIVATE]', 'status:TRASH']) {
			const { data, errors } = await server.ask(`{posts(where:{${where}}){nodes{id}}}`);
			expect(errors).toBeUndefined();
			expect(data.posts.nodes).toEqual([]);
		}
		const { data } = await server.ask(
			'{posts(first:2,where:{stati:[PUBLISH,DRAFT]}){nodes{databaseId}}}',
		);
		expect(data.posts.nodes).toEqual([{ databaseId: 17 }, { databaseId: 18 }]);
	});

	it('see that a post has a password, and nothing of its text', async () => {
		const { data } = await server.ask(
			'{post(id:"78",idType:DATABASE_ID){title hasPassword content excerpt elementorElements{id} elementorPageMeta{excerpt customFields{key}}}}',
		);
		expect(data.post).toEqual({
			title: 'Locked',
			hasPassword: true,
			content: null,
			excerpt: null,
			elementorElements: null,
			elementorPageMeta: { excerpt: '', customFields: [] },
		});
	});

	it('get null for raw texts, without an error', async () => {
		const { data, errors } = await server.ask(
			'{post(id:"17",idType:DATABASE_ID){title(format:RAW) content(format:RAW) excerpt(format:RAW)}}',
		);
		expect(errors).toBeUndefined();
		expect(data.post).toEqual({ title: null, content: null, excerpt: null });
	});

	it('get the published post when they request its preview', async () => {
		const { data } = await server.ask(
			'{post(id:"17",idType:DATABASE_ID,asPreview:true){databaseId isPreview previewRevisionDatabaseId}}',
		);
		expect(data.post).toEqual({
			databaseId: 17,
			isPreview: false,
			previewRevisionDatabaseId: null,
		});
	});

	it('see users with published content, without the private fields of the account', async () => {
		const { data } = await server.ask(
			'{users{nodes{name slug uri firstName description email username url capabilities roles{nodes{name}} isRestricted}} user(id:"3",idType:DATABASE_ID){id}}',
		);
		expect(data.users.nodes.map(({ slug }: { slug: string }) => slug)).toEqual([
			'admin',
			'mara-author',
		]);
		expect(data.users.nodes[1]).toEqual({
			name: 'Mara',
			slug: 'mara-author',
			uri: '/author/mara-author/',
			firstName: 'Mara',
			description: 'Writes.',
			email: null,
			username: null,
			url: 'https://mara.example.test/',
			capabilities: null,
			roles: null,
			isRestricted: true,
		});
		expect(data.user).toBeNull();
	});

	it('may not look up users by login or address', async () => {
		for (const [query, name] of [
			['user(id:"mara",idType:USERNAME)', 'Username'],
			['user(id:"mara@example.test",idType:EMAIL)', 'Email'],
		]) {
			const { data, errors } = await server.ask(`{${query}{id}}`);
			expect(data.user).toBeNull();
			expect(errors?.map(({ message }: { message: string }) => message)).toEqual([
				`You do not have permission to request a User by ${name}`,
			]);
		}
	});

	it('see only a locked post’s title, address and state', async () => {
		const { data, errors } = await server.ask(
			'{post(id:"78",idType:DATABASE_ID){databaseId postId title uri slug status isRestricted date modifiedGmt author{node{id}} authorId commentCount commentStatus guid template{templateName} contentType{node{id}} isPreview isRevision pingStatus categories{nodes{id}} terms{nodes{id}} comments{nodes{id}} revisions{nodes{id}}}}',
		);
		expect(errors).toBeUndefined();
		const { title, uri, slug, ...rest } = data.post;
		expect([title, uri, slug].every((text) => typeof text === 'string')).toBe(true);
		const none = { nodes: [] };
		expect(rest).toEqual({
			databaseId: 78,
			postId: 78,
			status: 'publish',
			isRestricted: true,
			date: null,
			modifiedGmt: null,
			author: null,
			authorId: null,
			commentCount: null,
			commentStatus: null,
			guid: null,
			template: null,
			contentType: null,
			isPreview: null,
			isRevision: null,
			pingStatus: null,
			categories: none,
			terms: none,
			comments: none,
			revisions: none,
		});
		const sticky = '{post(id:"78",idType:DATABASE_ID){title isSticky}}';
		const refused = await server.ask(sticky);
		expect(refused.data).toEqual({ post: null });
		expect(refused.errors).toMatchObject([{ path: ['post', 'isSticky'] }]);
		const shown = await server.ask(sticky, undefined, EDITOR);
		expect(shown.data.post).toEqual({ title: 'Locked', isSticky: false });
	});

	it('are given menus by their names, and of several menus the first items first; editors all of them', async () => {
		const { data } = await server.ask(
			'{menus{nodes{name}} menuItems(first:100){nodes{order databaseId}}}',
			undefined,
			EDITOR,
		);
		const names = data.menus.nodes.map(({ name }: { name: string }) => name);
		expect(names.length).toBeGreaterThan(1);
		expect(names).toEqual([...names].sort());
		const items: { order: number; databaseId: number }[] = data.menuItems.nodes;
		expect(items.filter(({ order }) => order === 1).length).toBeGreaterThan(1);
		expect(items).toEqual(
			[...items].sort((a, b) => a.order - b.order || b.databaseId - a.databaseId),
		);
	});

	it('read of media in words for posts where WordPress has no own, and of no controller that was not named', async () => {
		const { data } = await server.ask(
			'{media:contentType(id:"attachment",idType:NAME){labels{viewItem newItem searchItems}} boatType:taxonomy(id:"boat-type",idType:NAME){restControllerClass} category:taxonomy(id:"category",idType:NAME){restControllerClass} comments(first:1){nodes{karma}}}',
			undefined,
			EDITOR,
		);
		expect(data).toEqual({
			media: {
				labels: { viewItem: 'View Media File', newItem: 'New Post', searchItems: 'Search Posts' },
			},
			boatType: { restControllerClass: null },
			category: { restControllerClass: 'WP_REST_Terms_Controller' },
			comments: { nodes: [{ karma: null }] },
		});
	});

	it('do not see the registration of types and taxonomies; editors do', async () => {
		const query =
			'{contentType(id:"boat",idType:NAME){label labels{singularName addNew} restBase hasArchive public showUi menuIcon isRestricted} page:contentType(id:"page",idType:NAME){connectedTaxonomies{nodes{id}}} taxonomy(id:"category",idType:NAME){label restBase public showCloud isRestricted}}';
		const { data } = await server.ask(query);
		expect(data).toEqual({
			contentType: {
				label: 'Boats',
				labels: null,
				restBase: null,
				hasArchive: null,
				public: null,
				showUi: null,
				menuIcon: null,
				isRestricted: true,
			},
			page: { connectedTaxonomies: null },
			taxonomy: {
				label: null,
				restBase: 'categories',
				public: null,
				showCloud: null,
				isRestricted: true,
			},
		});
		const told = await server.ask(query, undefined, EDITOR);
		expect(told.data).toMatchObject({
			contentType: {
				labels: { singularName: 'Boat', addNew: 'Add' },
				restBase: 'boat',
				public: true,
				isRestricted: false,
			},
			taxonomy: { label: 'Categories', public: true, isRestricted: false },
		});
	});

	it('get null where WPGraphQL returns it, and empty values for an id that is no menu item', async () => {
		const { data, errors } = await server.ask(
			'{root:page(id:"82",idType:DATABASE_ID){menuOrder ancestors{nodes{id}}} below:page(id:"83",idType:DATABASE_ID){menuOrder ancestors{nodes{id}}} category(id:"2",idType:DATABASE_ID){ancestors{nodes{id}}} generalSettings{id} other:menuItem(id:"17",idType:DATABASE_ID){id databaseId menuItemId label connectedObject{__typename}} draft:menuItem(id:"77",idType:DATABASE_ID){id} none:menuItem(id:"999999",idType:DATABASE_ID){id} plugins{nodes{id}} userRoles{nodes{id}} revisions{nodes{id}}}',
		);
		expect(errors).toBeUndefined();
		expect(data).toEqual({
			root: { menuOrder: null, ancestors: null },
			below: { menuOrder: 2, ancestors: { nodes: [{ id: btoa('post:82') }] } },
			category: { ancestors: null },
			generalSettings: { id: btoa('setting_group:general') },
			other: {
				id: btoa('post:17'),
				databaseId: 17,
				menuItemId: null,
				label: null,
				connectedObject: null,
			},
			draft: null,
			none: null,
			plugins: { nodes: [] },
			userRoles: { nodes: [] },
			revisions: { nodes: [] },
		});
	});

	it('may not filter users by role, and find no user by an address', async () => {
		for (const where of ['role:ADMINISTRATOR', 'roleIn:[EDITOR]', 'roleNotIn:[EDITOR]']) {
			const { data, errors } = await server.ask(`{users(where:{${where}}){nodes{id}}}`);
			expect(data).toEqual({ users: null });
			expect(errors).toMatchObject([
				{ message: 'Sorry, you are not allowed to filter users by role.', path: ['users'] },
			]);
		}
		const { data } = await server.ask('{users(where:{search:"mara@example.test"}){nodes{id}}}');
		expect(data).toEqual({ users: { nodes: [] } });
		const editors = await server.ask('{users(where:{role:EDITOR}){nodes{slug}}}', undefined, ADMIN);
		expect(editors.data.users.nodes).toEqual([{ slug: 'mara-author' }]);
	});

	it('do not see the site’s mail address, commenters’ addresses and held comments', async () => {
		const { data } = await server.ask(
			'{generalSettings{email} allSettings{generalSettingsEmail} comments{nodes{databaseId author{email ipAddress node{email}}}} comment(id:"3",idType:DATABASE_ID){id}}',
		);
		expect(data.generalSettings.email).toBeNull();
		expect(data.allSettings.generalSettingsEmail).toBeNull();
		expect(data.comments.nodes).toEqual([
			{ databaseId: 2, author: { email: null, ipAddress: null, node: { email: null } } },
			{ databaseId: 1, author: { email: null, ipAddress: null, node: { email: null } } },
		]);
		expect(data.comment).toBeNull();
	});
});

describe('an application password', () => {
	const viewer = '{viewer{name email roles{nodes{name}}}}';

	it('names the viewer, with and without its gaps', async () => {
		for (const headers of [ADMIN, basic('admin', 'abcdEFGH1234ijkl')]) {
			const { data } = await server.ask(viewer, undefined, headers);
			expect(data.viewer).toEqual({
				name: 'Crew',
				email: 'admin@example.test',
				roles: { nodes: [{ name: 'administrator' }] },
			});
		}
	});

	it.each([
		['a wrong password', basic('admin', 'nope')],
		['an unknown user', basic('nobody', 'abcdEFGH1234ijkl')],
		['the login password', basic('admin', 'correct horse')],
		['a token of another kind', { Authorization: 'Bearer junk' }],
		['junk', { Authorization: 'Basic %%%' }],
	])('that is %s leaves the asker anonymous without a word', async (_, headers) => {
		const { status, data, errors } = await server.ask(viewer, undefined, headers);
		expect(status).toBe(200);
		expect(errors).toBeUndefined();
		expect(data.viewer).toBeNull();
	});

	it('of an editor shows drafts, raw texts, locked texts and held comments', async () => {
		const { data } = await server.ask(
			'{draft:post(id:"77",idType:DATABASE_ID){title status} list:posts(where:{status:DRAFT}){nodes{databaseId}} raw:post(id:"17",idType:DATABASE_ID){title(format:RAW) excerpt(format:RAW)} none:post(id:"18",idType:DATABASE_ID){excerpt(format:RAW)} locked:post(id:"78",idType:DATABASE_ID){excerpt} held:comment(id:"3",idType:DATABASE_ID){status author{email}}}',
			undefined,
			EDITOR,
		);
		expect(data).toMatchObject({
			draft: { title: 'A draft', status: 'draft' },
			list: { nodes: [{ databaseId: 77 }] },
			raw: {
				title: '"Quiet" bays -- what\'s new & <em>old</em> &lt;b&gt;',
				excerpt: 'Left at dawn & found calm.',
			},
			none: { excerpt: null },
			locked: { excerpt: '<p>Secret summary.</p>\n' },
			held: { status: 'HOLD', author: { email: 'w@example.test' } },
		});
	});

	it('of a subscriber shows only what visitors see, and the subscriber’s own account', async () => {
		const { data } = await server.ask(
			'{viewer{slug roles{nodes{name capabilities}}} post(id:"77",idType:DATABASE_ID){id} generalSettings{email}}',
			undefined,
			basic('reader', 'r'),
		);
		expect(data.post).toBeNull();
		expect(data.generalSettings.email).toBeNull();
		expect(data.viewer).toMatchObject({
			slug: 'reader',
			roles: { nodes: [{ name: 'subscriber' }] },
		});
	});
});
