import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@outrigger/mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, EDITOR, startTestServer, type TestServer } from './ask-graphql';
import { answerOf, sendJson } from './ask-rest';

let dataDir: string;
let server: TestServer;
const host = async () =>
	startTestServer({
		isWritable: true,
		dataDir,
		database: await openDatabase({ url: null, dataDir }),
	});
beforeEach(async () => {
	dataDir = mkdtempSync(join(tmpdir(), 'outrigger-revisions-'));
	server = await host();
});
afterEach(async () => {
	expect(server.errors).toEqual([]);
	await server.close();
	rmSync(dataDir, { recursive: true });
});

const patch = (path: string, body: object, as: HeadersInit = ADMIN) =>
	sendJson(server, 'PATCH', path, body, as);
const revisions = async (path = 'posts/17/revisions', as: HeadersInit = ADMIN) =>
	answerOf(server, path, { headers: as });

// The statuses, codes, slugs and texts are those of a WordPress 6.5 for the same requests.
describe('revisions of a post', () => {
	it('are chosen and ordered by the parameters', async () => {
		await patch('posts/17', { title: 'Alpha', content: 'First words' });
		await patch('posts/17', { title: 'Beta', content: 'Second words' });
		const titles = async (query: string) =>
			(await revisions(`posts/17/revisions?${query}`)).body.map(
				({ title }: { title: { rendered: string } }) => title.rendered,
			);
		const code = async (query: string) =>
			(await revisions(`posts/17/revisions?${query}`)).body.code;
		expect((await titles('')).slice(0, 2)).toEqual(['Beta', 'Alpha']);
		expect((await titles('order=asc')).slice(-2)).toEqual(['Alpha', 'Beta']);
		expect(await titles('search=first')).toEqual(['Alpha']);
		expect((await titles('orderby=title&order=asc'))[0]).toBe('Alpha');
		const [{ id }] = (await revisions()).body;
		expect(await titles(`include=${id}`)).toEqual(['Beta']);
		expect(await titles(`exclude=${id}`)).not.toContain('Beta');
		expect(await code('orderby=include')).toBe('rest_orderby_include_missing_include');
		expect(await code('orderby=relevance')).toBe('rest_no_search_term_defined');
		expect(await code('offset=99&per_page=1')).toBe('rest_revision_invalid_offset_number');
	});

	// Relations and their order are those of a WordPress 7.1.
	it('are counted and linked beside the post, with the actions of an editor', async () => {
		const linksOf = async (query: string, as: HeadersInit) =>
			(await answerOf(server, `posts/17?_fields=_links${query}`, { headers: as })).body._links;
		const href = 'http://boats.test/wp-json/wp/v2/posts/17/revisions';
		const before = await linksOf('', {});
		expect(before['version-history']).toEqual([{ count: 0, href }]);
		expect(before).not.toHaveProperty('predecessor-version');
		await patch('posts/17', { title: 'Second title' });
		const [{ id }] = (await revisions()).body;
		const after = await linksOf('', {});
		expect(after['version-history']).toEqual([{ count: 1, href }]);
		expect(after['predecessor-version']).toEqual([{ id, href: `${href}/${id}` }]);
		const actions = async (as: HeadersInit) =>
			Object.keys(await linksOf('&context=edit', as)).filter((name) => name.includes('action'));
		expect(await actions(EDITOR)).toEqual(
			[
				...['publish', 'unfiltered-html', 'sticky', 'assign-author', 'create-categories'],
				...['assign-categories', 'create-tags', 'assign-tags', 'create-boat-type'],
				'assign-boat-type',
			].map((action) => `wp:action-${action}`),
		);
		expect(Object.keys(after).filter((name) => name.includes('action'))).toEqual([]);
	});

	it('contain exactly each state of its texts, the newest first', async () => {
		expect((await revisions()).body).toEqual([]);
		await patch('posts/17', { title: 'Second title' });
		await patch('posts/17', { content: 'Third text' });
		await patch('posts/17', { comment_status: 'closed' });
		const input = '{id:"17",excerpt:"Fourth"}';
		await server.ask(`mutation{updatePost(input:${input}){post{id}}}`, {}, ADMIN);
		const { body, headers } = await revisions();
		expect(headers.get('x-wp-total')).toBe('3');
		expect(body.map((one: { excerpt: object }) => one.excerpt)).toMatchObject([
			{ rendered: '<p>Fourth</p>\n' },
			{},
			{},
		]);
		expect(body[1]).toMatchObject({
			author: 1,
			parent: 17,
			slug: '17-revision-v1',
			title: { rendered: 'Second title' },
			content: { rendered: '<p>Third text</p>\n' },
			_links: { parent: [{ href: 'http://boats.test/wp-json/wp/v2/posts/17' }] },
		});
		const paged = await revisions('posts/17/revisions?per_page=1&page=2');
		expect(paged.body.map(({ id }: { id: number }) => id)).toEqual([body[1].id]);
		const one = await revisions(`posts/17/revisions/${body[1].id}?context=edit`);
		expect(one.body.content.raw).toBe('Third text');
	});

	it('begin with the first change of any field of a post', async () => {
		const made = await sendJson(server, 'POST', 'posts', {
			...{ title: 'New', content: 'text', status: 'publish' },
		});
		const path = `posts/${made.body.id}/revisions`;
		expect((await revisions(path)).body).toEqual([]);
		await patch(`posts/${made.body.id}`, { slug: 'newer' });
		expect((await revisions(path)).body).toHaveLength(1);
		await sendJson(server, 'DELETE', 'posts/17');
		expect((await revisions()).body).toMatchObject([{ parent: 17 }]);
	});

	it('outlive the host, and go with their post', async () => {
		await patch('posts/17', { title: 'Second title' });
		await server.close();
		server = await host();
		expect((await revisions()).body).toHaveLength(1);
		await sendJson(server, 'DELETE', 'posts/17?force=true');
		expect((await revisions()).body.code).toBe('rest_post_invalid_parent');
	});

	it('are deleted for good only', async () => {
		await patch('posts/17', { title: 'Second title' });
		const [{ id }] = (await revisions()).body;
		const bin = await sendJson(server, 'DELETE', `posts/17/revisions/${id}`);
		expect([bin.status, bin.body.code]).toEqual([501, 'rest_trash_not_supported']);
		const gone = await sendJson(server, 'DELETE', `posts/17/revisions/${id}?force=true`);
		expect([gone.body.deleted, gone.body.previous.id]).toEqual([true, id]);
		const again = await revisions(`posts/17/revisions/${id}`);
		expect([again.status, again.body.message]).toEqual([404, 'Invalid revision ID.']);
	});

	it('are for users with the right to edit the post', async () => {
		const none = await revisions('posts/17/revisions', {});
		expect([none.status, none.body.code, none.body.message]).toEqual([
			401,
			'rest_cannot_read',
			'Sorry, you are not allowed to view revisions of this post.',
		]);
		expect((await revisions('posts/99999/revisions', {})).status).toBe(404);
		expect((await revisions('boat/1/revisions')).status).toBe(404);
	});
});

describe('autosaves', () => {
	it('are one of each user, which the post does not show', async () => {
		const save = (content: string, as: HeadersInit) =>
			sendJson(server, 'POST', 'posts/17/autosaves', { content }, as);
		const first = await save('one', ADMIN);
		expect([first.status, first.body]).toMatchObject([
			200,
			{ slug: '17-autosave-v1', content: { raw: 'one', rendered: '<p>one</p>\n' }, author: 1 },
		]);
		expect((await save('two', ADMIN)).body.id).toBe(first.body.id);
		await save('three', EDITOR);
		const { body } = await revisions('posts/17/autosaves?context=edit');
		expect(body.map((one: { content: { raw: string } }) => one.content.raw)).toEqual([
			'three',
			'two',
		]);
		expect((await revisions()).body).toEqual([]);
		const post = await answerOf(server, 'posts/17', {});
		expect(post.body.content.rendered).not.toContain('three');
		expect((await save('x', {})).status).toBe(401);
	});
});
