import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWordPress, exportSite, openDatabase, type WordPress } from '@outrigger/mock';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADMIN, basic, SITE_URL } from './ask-graphql';
import { writeFixtureSite } from './fixture-site';

const MAIN = new URL('../../content', import.meta.url).pathname;

let dir: string;
let admin: HeadersInit;
const open: WordPress[] = [];
beforeEach(() => {
	admin = ADMIN;
	dir = mkdtempSync(join(tmpdir(), 'outrigger-export-'));
});
afterEach(async () => {
	for (const one of open.splice(0)) await one.close();
	rmSync(dir, { recursive: true });
});

const dataDir = () => join(dir, 'data');
async function host(contentDir: string, data: string): Promise<WordPress> {
	const database = await openDatabase({ url: null, dataDir: data });
	const wordpress = await createWordPress({
		contentDir,
		dataDir: data,
		database,
		siteUrl: SITE_URL,
		isWritable: true,
	});
	open.push(wordpress);
	return wordpress;
}

async function fetchFrom(wordpress: WordPress, path: string, init?: RequestInit) {
	const answer = await wordpress.handle(new Request(new URL(path, SITE_URL), init));
	if (!answer) throw new Error(`The mock leaves ${path} to the host.`);
	return answer;
}
async function send(
	wordpress: WordPress,
	method: string,
	path: string,
	body?: object,
	// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
): Promise<any> {
	const answer = await fetchFrom(wordpress, `/wp-json/wp/v2/${path}`, {
		method,
		headers: { ...admin, 'Content-Type': 'application/json' },
		...(body && { body: JSON.stringify(body) }),
	});
	expect([path, Math.floor(answer.status / 100)]).toEqual([path, 2]);
	return answer.json();
}
async function ask(wordpress: WordPress, query: string, headers: HeadersInit = admin) {
	const answer = await fetchFrom(wordpress, '/graphql', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...headers },
		body: JSON.stringify({ query }),
	});
	const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown };
	expect(errors).toBeUndefined();
	return data;
}

/** Everything that a site tells about itself, to an administrator by REST and to visitors by GraphQL. */
async function answers(wordpress: WordPress): Promise<Record<string, unknown>> {
	const said: Record<string, unknown> = {};
	const types = await send(wordpress, 'GET', 'types?context=edit');
	const taxonomies = await send(wordpress, 'GET', 'taxonomies?context=edit');
	const statuses = 'status=publish,draft,pending,private,future,trash&';
	const restBases = (one: object) =>
		Object.values(one).map(({ rest_base }: { rest_base: string }) => rest_base);
	const lists = [
		...restBases(types)
			// Font faces are left out, because they are listed under their family.
			.filter((base) => base !== 'media' && !base.includes('('))
			.map((base) => `${base}?${statuses}`),
		...restBases(taxonomies).map((base) => `${base}?`),
		'media?',
		'users?',
		...['approve', 'hold', 'spam', 'trash'].map((status) => `comments?status=${status}&`),
	];
	for (const list of lists) {
		const path = `${list}context=edit&per_page=100&orderby=id&order=asc`;
		said[list] = await send(wordpress, 'GET', path);
	}
	said.settings = await send(wordpress, 'GET', 'settings');
	said.menus = await ask(
		wordpress,
		'{menus(first:50){nodes{databaseId name slug locations menuItems(first:100){nodes{databaseId parentDatabaseId order label uri target cssClasses connectedNode{node{__typename}}}}}}}',
	);
	said.elements = await ask(
		wordpress,
		'{contentNodes(first:60){nodes{__typename databaseId uri ... on NodeWithTitle{title}}}elementorTemplates{databaseId type title}}',
		{},
	);
	const { content } = wordpress.store;
	said.documents = content.posts.map(({ databaseId, elementor, product, seo, meta, template }) => {
		return { databaseId, elementor, product, seo, meta, template };
	});
	said.kit = content.kit;
	return said;
}

/**
 * Links that differ between sites: each answer signs another link to a preview, and files contain the newest text
 * without its revisions.
 */
const OF_THIS_SITE = ['preview_link', 'version-history', 'predecessor-version'];
const withoutOwnLinks = (value: unknown): unknown =>
	JSON.parse(JSON.stringify(value ?? null), (key, one) =>
		OF_THIS_SITE.includes(key) ? undefined : one,
	);

/** Sorts answers by their keys, so that order counts only if the site gives an order. */
const byId = (value: unknown): unknown =>
	Array.isArray(value) && value.every((one) => Number.isInteger(one?.databaseId))
		? value.toSorted((one, other) => one.databaseId - other.databaseId)
		: value;

async function exportAndCompare(contentDir: string, write: (site: WordPress) => Promise<void>) {
	const site = await host(contentDir, dataDir());
	await write(site);
	const before = await answers(site);
	await open.pop()?.close();
	const folder = join(dir, 'exported');
	await exportSite({
		contentDir,
		dataDir: dataDir(),
		siteUrl: SITE_URL,
		database: await openDatabase({ url: null, dataDir: dataDir() }),
		folder,
		force: false,
	});
	const again = await host(folder, join(dir, 'other-data'));
	expect(again.warnings).toEqual([]);
	const after = await answers(again);
	for (const [name, said] of Object.entries(before))
		expect({ [name]: byId(withoutOwnLinks(after[name])) }).toEqual({
			[name]: byId(withoutOwnLinks(said)),
		});
	return { folder, again };
}

it('a folder, writes of all kinds, and the exported folder gives the same answers', async () => {
	const fixture = writeFixtureSite();
	let picture = '';
	const { again, folder } = await exportAndCompare(fixture.contentDir, async (site) => {
		const bytes = await sharp({
			create: { width: 640, height: 320, channels: 3, background: '#147' },
		})
			.png()
			.toBuffer();
		const sent = await fetchFrom(site, '/wp-json/wp/v2/media', {
			method: 'POST',
			headers: { ...admin, 'Content-Disposition': 'attachment; filename=cove.png' },
			body: new Uint8Array(bytes),
		});
		const media = (await sent.json()) as { id: number; source_url: string };
		picture = new URL(media.source_url).pathname;
		await send(site, 'PATCH', `media/${media.id}`, { alt_text: 'A cove', caption: 'Caption' });
		const tag = await send(site, 'POST', 'tags', { name: 'Sails & oars', meta: {} });
		const { id } = await send(site, 'POST', 'posts', {
			title: 'Written: "one" — 2026',
			content: '<p>One\n\n<strong>two</strong></p>',
			status: 'publish',
			tags: [tag.id],
			featured_media: media.id,
			sticky: true,
		});
		await send(site, 'PATCH', `media/${media.id}`, { post: id });
		await send(site, 'PATCH', `posts/${id}`, { slug: 'renamed' });
		await send(site, 'POST', 'pages', { title: 'Draft page', status: 'draft', slug: 'draft-page' });
		await send(site, 'PATCH', `tags/${tag.id}`, { slug: 'oars', description: 'Both' });
		const user = await send(site, 'POST', 'users', {
			username: 'nina',
			email: 'nina@boats.test',
			password: 'a very long one',
			roles: ['author'],
		});
		await send(site, 'PATCH', `posts/${id}`, { author: user.id });
		await send(site, 'POST', 'comments', { post: id, content: 'Said by the admin' });
		await send(site, 'POST', 'settings', { title: 'Boats & more', posts_per_page: 7 });
		await ask(site, 'mutation{deletePost(input:{id:"17"}){deletedId}}');
		await ask(site, 'mutation{updateUser(input:{id:"2",description:"Skipper"}){user{name}}}');
	});
	const found = await fetchFrom(again, picture);
	expect((await sharp(Buffer.from(await found.arrayBuffer())).metadata()).width).toBe(640);
	const login = new URLSearchParams({ log: 'nina', pwd: 'a very long one' });
	const page = await fetchFrom(again, '/wp-login.php', {
		method: 'POST',
		headers: { Origin: SITE_URL, 'Content-Type': 'application/x-www-form-urlencoded' },
		body: login.toString(),
	});
	expect(page.headers.get('set-cookie')).toContain('wordpress_logged_in');
	expect(readFileSync(join(folder, 'posts/renamed.html'), 'utf8')).toMatch(
		/^title: .*Written: "one" — 2026/m,
	);
	fixture.remove();
});

it('the exported demonstration is read back unchanged', async () => {
	admin = basic('keeper', 'keep keep keep keep keep keep');
	const { folder } = await exportAndCompare(MAIN, async (site) => {
		await send(site, 'POST', 'settings', { description: 'Other words' });
	});
	expect(readdirSync(folder)).toContain('templates');
});

it('a folder that is not empty stays unchanged', async () => {
	const fixture = writeFixtureSite();
	await expect(
		exportSite({
			contentDir: fixture.contentDir,
			siteUrl: SITE_URL,
			folder: fixture.contentDir,
			force: false,
		}),
	).rejects.toThrow('is not empty');
	fixture.remove();
});
