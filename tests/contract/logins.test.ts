import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
let time = Date.UTC(2026, 10, 1);
beforeAll(async () => {
	server = await startTestServer({ isWritable: true, now: () => time });
});
afterAll(() => server.close());

const LOGIN =
	'mutation($username:String!,$password:String!){login(input:{username:$username,password:$password,clientMutationId:"a"}){authToken refreshToken clientMutationId user{name email jwtAuthToken}}}';
const login = (username: string, password: string) =>
	server.ask(LOGIN, { username, password }).then(({ data, errors }) => ({
		...data?.login,
		refusal: errors?.[0]?.message,
	}));
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const refresh = (token: string) =>
	server
		.ask('mutation($t:String!){refreshJwtAuthToken(input:{jwtRefreshToken:$t}){authToken}}', {
			t: token,
		})
		.then(({ data, errors }) => data?.refreshJwtAuthToken?.authToken ?? errors?.[0]?.message);
const nameOf = async (token: string) => {
	const { data, errors } = await server.ask('{viewer{username}}', {}, bearer(token));
	return data?.viewer?.username ?? errors?.[0]?.message;
};

describe('logins by tokens', () => {
	it('are given for a password, prove the user, and show the own account', async () => {
		const { authToken, user, clientMutationId } = await login('admin', 'correct horse');
		expect([clientMutationId, user.name, user.email]).toEqual(['a', 'Crew', 'admin@example.test']);
		expect(await nameOf(authToken)).toBe('admin');
		expect(await nameOf(user.jwtAuthToken)).toBe('admin');
		const claims = JSON.parse(Buffer.from(authToken.split('.')[1], 'base64url').toString());
		expect(claims).toMatchObject({ iss: 'http://boats.test', data: { user: { id: 1 } } });
		expect(claims.exp - claims.iat).toBe(300);
		const me = await server.fetch('/wp-json/wp/v2/users/me', { headers: bearer(authToken) });
		expect(((await me.json()) as { id: number }).id).toBe(1);
		expect((await login('admin@example.test', 'correct horse')).user.name).toBe('Crew');
	});

	it('write, as the user', async () => {
		const { authToken } = await login('admin', 'correct horse');
		const create = 'mutation{createPost(input:{title:"By token",status:PUBLISH}){post{slug}}}';
		const { data } = await server.ask(create, {}, bearer(authToken));
		expect(data.createPost.post.slug).toBe('by-token');
	});

	it('end after five minutes and are renewed for a year, or until the password changes', async () => {
		const made = await server.ask(
			'mutation{createUser(input:{username:"nils",email:"nils@example.test",password:"oar"}){user{databaseId}}}',
			{},
			ADMIN,
		);
		const { databaseId } = made.data.createUser.user;
		const { authToken, refreshToken } = await login('nils', 'oar');
		time += 299_000;
		expect(await nameOf(authToken)).toBe('nils');
		time += 2_000;
		expect(await nameOf(authToken)).toBe('invalid-secret-key | Expired token');
		expect(await nameOf(await refresh(refreshToken))).toBe('nils');
		const invalid = 'The provided refresh token is invalid';
		expect(await refresh(authToken)).toBe(invalid);
		await server.ask(
			'mutation($id:ID!){updateUser(input:{id:$id,password:"new"}){clientMutationId}}',
			{ id: String(databaseId) },
			ADMIN,
		);
		expect(await refresh(refreshToken)).toBe(invalid);
		const { refreshToken: next } = await login('nils', 'new');
		time += 366 * 86_400_000;
		expect(await refresh(next)).toBe(invalid);
	});

	it('are hard to forge: a changed or foreign token proves no user', async () => {
		const { authToken } = await login('admin', 'correct horse');
		const [header, payload = '', signature] = authToken.split('.');
		const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
		claims.data.user.id = 2;
		const other = Buffer.from(JSON.stringify(claims)).toString('base64url');
		const bad = 'invalid-secret-key | Signature verification failed';
		expect(await nameOf(`${header}.${other}.${signature}`)).toBe(bad);
		const none = Buffer.from('{"typ":"JWT","alg":"none"}').toString('base64url');
		expect(await nameOf(`${none}.${payload}.x`)).toBe(bad);
		expect(await nameOf('nothing')).toBe('invalid-secret-key | Wrong number of segments');
	});

	it('name the fault by WordPress’s codes, and limit the guesses', async () => {
		expect((await login('nobody', 'x')).refusal).toBe('invalid_username');
		expect((await login('nobody@example.test', 'x')).refusal).toBe('invalid_email');
		expect((await login('admin', '')).refusal).toBe('empty_password');
		for (let guess = 0; guess < 10; guess++)
			expect((await login('mara', `guess ${guess}`)).refusal).toBe('incorrect_password');
		expect((await login('mara', 'x')).refusal).toBe('too_many_retries');
		expect((await login('admin', 'correct horse')).user.name).toBe('Crew');
	});

	it('give no user the tokens of another', async () => {
		const { data, errors } = await server.ask('{user(id:"2",idType:DATABASE_ID){jwtAuthToken}}');
		expect([data.user.jwtAuthToken, errors?.[0]?.message]).toEqual([
			null,
			'The JWT token could not be returned',
		]);
	});
});

describe('logins by cookies', () => {
	const post = (query: string, headers: HeadersInit) =>
		server.fetch('/graphql', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', ...headers },
			body: JSON.stringify({ query }),
		});
	const ENTER =
		'mutation{loginWithCookies(input:{login:"admin",password:"correct horse"}){status}}';

	it('set a cookie that scripts cannot read, for pages of the site, and end it', async () => {
		const origin = { Origin: 'http://boats.test' };
		const entered = await post(ENTER, origin);
		expect(await entered.json()).toEqual({ data: { loginWithCookies: { status: 'SUCCESS' } } });
		const set = entered.headers.get('set-cookie') ?? '';
		expect(set).toMatch(/HttpOnly/);
		const cookie = { ...origin, Cookie: set.split(';')[0] ?? '' };
		const who = await post('{viewer{username}}', cookie);
		expect(await who.json()).toEqual({ data: { viewer: { username: 'admin' } } });
		const left = await post('mutation{logout(input:{}){status}}', cookie);
		expect(left.headers.get('set-cookie')).toMatch(/Max-Age=0/);
	});

	it('set none for pages of other sites', async () => {
		const answer = await post(ENTER, { Origin: 'http://elsewhere.test' });
		expect(answer.headers.get('set-cookie')).toBeNull();
		expect(((await answer.json()) as { errors: unknown[] }).errors).toHaveLength(1);
	});
});

it('are missing on a host without writes', async () => {
	const closed = await startTestServer();
	const { errors } = await closed.ask(LOGIN, { username: 'admin', password: 'correct horse' });
	expect(errors?.[0]?.message).toContain('Cannot query field "login"');
	await closed.close();
});
