import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SITE_URL, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
let time = Date.UTC(2026, 10, 1);
beforeEach(async () => {
	server = await startTestServer({ hasTryOuts: true, now: () => time });
});
afterEach(async () => {
	expect(server.errors).toEqual([]);
	await server.close();
});

/** Opens GraphiQL as a new browser does. @returns the headers of its requests */
async function visit(): Promise<Record<string, string>> {
	const page = await server.fetch('/graphql', { headers: { Accept: 'text/html' } });
	const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
	expect(await page.text()).toContain('"additionalHeaders":{"X-Outrigger-Try-Out":"1"}');
	return { Cookie: cookie, Origin: SITE_URL, 'X-Outrigger-Try-Out': '1' };
}
const create = (title: string, headers: HeadersInit) =>
	server.ask(
		'mutation($t:String!){createPost(input:{title:$t,status:PUBLISH}){post{databaseId title uri}}}',
		{ t: title },
		headers,
	);
const titles = async (headers: HeadersInit): Promise<string[]> => {
	const { data } = await server.ask('{posts(first:100){nodes{title}}}', {}, headers);
	return data.posts.nodes.map(({ title }: { title: string }) => title);
};

describe('mutations that a visitor tries out', () => {
	it('show to this visitor, in several requests, and to no other', async () => {
		const [one, other] = [await visit(), await visit()];
		expect(one.Cookie).not.toBe(other.Cookie);
		const before = await titles({});
		const made = await create('Mine alone', one);
		expect(made.data.createPost.post).toMatchObject({
			title: 'Mine alone',
			uri: '/mine-alone/',
		});
		await create('Mine too', one);
		expect(await titles(one)).toEqual(expect.arrayContaining(['Mine alone', 'Mine too']));
		expect(await titles(other)).toEqual(before);
		expect(await titles({})).toEqual(before);
		const rest = await server.fetch('/wp-json/wp/v2/posts?search=Mine');
		expect(await rest.json()).toEqual([]);
	});

	it('keep comments of the layer, and take none from pages of the site', async () => {
		const one = await visit();
		const comment = (headers: HeadersInit, content: string) =>
			server.ask(
				'mutation($c:String!){createComment(input:{commentOn:17,content:$c,author:"A",authorEmail:"a@b.test"}){success}}',
				{ c: content },
				headers,
			);
		const held = async (headers: HeadersInit) => {
			const { data } = await server.ask(
				'{comments(first:50,where:{statusIn:[HOLD,APPROVE]}){nodes{content}}}',
				{},
				headers,
			);
			return JSON.stringify(data?.comments ?? null);
		};
		expect((await comment(one, 'From GraphiQL')).data.createComment.success).toBe(true);
		await create('A write after it', one);
		expect(await held(one)).toContain('From GraphiQL');
		const { 'X-Outrigger-Try-Out': _, ...page } = one;
		expect((await comment(page, 'From the page')).data.createComment.success).toBe(true);
		expect(await held(one)).not.toContain('From the page');
	});

	it('need the page itself: neither another site nor a request without the cookie', async () => {
		const one = await visit();
		for (const headers of [
			{ ...one, Origin: 'https://evil.example' },
			{ ...one, Cookie: '' },
			{ ...one, Cookie: 'outrigger_try_out=x' },
		]) {
			const { errors } = await create('x', headers);
			expect(errors?.[0]?.message).toBe('Sorry, you are not allowed to create posts');
		}
	});

	it('read no account, and make none', async () => {
		const one = await visit();
		const { data, errors } = await server.ask('{users{nodes{name email}} viewer{name}}', {}, one);
		expect(errors).toBeUndefined();
		for (const { email } of data.users.nodes) expect(email).toBeNull();
		const made = await server.ask(
			'mutation{createUser(input:{username:"x",email:"x@y.test"}){user{id}}}',
			{},
			one,
		);
		expect(made.errors?.[0]?.message).toBe('Sorry, you are not allowed to create a new user.');
	});

	it('are bounded in number and size, and forgotten after an hour', async () => {
		const one = await visit();
		for (let count = 0; count < 30; count++) await create(`Post ${count}`, one);
		const many = await create('One more', one);
		expect(many.errors?.[0]?.message).toMatch(/^That were many changes in one minute/);
		time += 60_000;
		const long = await server.ask(
			'mutation($c:String!){createPost(input:{title:"Long",content:$c}){post{id}}}',
			{ c: 'a '.repeat(60_000) },
			one,
		);
		expect(long.errors).toBeUndefined();
		const more = await server.ask(
			'mutation($c:String!){a:createPost(input:{title:"Long",content:$c}){post{id}} b:createPost(input:{title:"Long",content:$c}){post{id}}}',
			{ c: 'a '.repeat(55_000) },
			one,
		);
		expect(more.errors?.at(-1)?.message).toMatch(/^What you wrote here is as much as is kept/);
		time += 3_601_000;
		expect(await titles(one)).toEqual(await titles({}));
	});
});
