import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, EDITOR, form, SITE_URL, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
let time = Date.UTC(2026, 10, 1);
beforeEach(async () => {
	server = await startTestServer({ isWritable: true, now: () => time });
	server.site.changeSettings({ usersCanRegister: true });
	await server.wordpress.reload();
});
afterEach(async () => {
	expect(server.errors).toEqual([]);
	await server.close();
});

interface Mail {
	to: string[];
	subject: string;
	text: string;
}
const outbox = async (): Promise<Mail[]> => {
	const answer = await server.fetch('/wp-admin/outbox?format=json', { headers: ADMIN });
	return (await answer.json()) as Mail[];
};
const register = (fields: object) =>
	server.ask(
		'mutation($input:RegisterUserInput!){registerUser(input:$input){clientMutationId user{databaseId username email roles{nodes{name}}}}}',
		{ input: fields },
	);
const logIn = (username: string, password: string) =>
	server
		.ask('mutation($u:String!,$p:String!){login(input:{username:$u,password:$p}){user{name}}}', {
			u: username,
			p: password,
		})
		.then(({ data, errors }) => data?.login?.user.name ?? errors?.[0]?.message);
const reset = (input: { key: string; login: string; password: string }) =>
	server
		.ask(
			'mutation($input:ResetUserPasswordInput!){resetUserPassword(input:$input){user{username email}}}',
			{ input },
		)
		.then(({ data, errors }) => data?.resetUserPassword?.user ?? errors?.[0]?.message);
const askForMail = (username: string) =>
	server.ask(
		'mutation($u:String!){sendPasswordResetEmail(input:{username:$u}){success user{id}}}',
		{
			u: username,
		},
	);
const linkIn = (mail: Mail | undefined): URL =>
	new URL(/^http\S+action=rp\S+$/m.exec(mail?.text ?? '')?.[0] ?? 'about:blank');
const keyIn = (mail: Mail | undefined) => linkIn(mail).searchParams.get('key') ?? '';

describe('registration', () => {
	it('opens an account of a subscriber, and mails both sides', async () => {
		// The input has no roles, as in WPGraphQL.
		const mighty = { username: 'nina', email: 'nina@example.test', roles: ['administrator'] };
		const refused = await register(mighty);
		expect(refused.errors?.[0]?.message).toContain('"roles" is not defined');
		const made = await register({
			username: 'nina',
			email: 'nina@example.test',
			clientMutationId: 'a',
		});
		expect(made.errors).toBeUndefined();
		expect(made.data.registerUser).toMatchObject({
			clientMutationId: 'a',
			user: {
				username: 'nina',
				email: 'nina@example.test',
				roles: { nodes: [{ name: 'subscriber' }] },
			},
		});
		expect((await outbox()).map(({ to, subject }) => [to, subject])).toEqual([
			[['owner@example.test'], '[Blue Wake & Sons] New User Registration'],
			[['nina@example.test'], '[Blue Wake & Sons] Login Details'],
		]);
		const [, welcome] = await outbox();
		expect(await reset({ key: keyIn(welcome), login: 'nina', password: 'oars' })).toEqual({
			username: 'nina',
			email: 'nina@example.test',
		});
		expect(await logIn('nina', 'oars')).toBe('nina');
	});

	it.each([
		[{ username: '', email: 'a@b.test' }, 'A username was not provided.'],
		[{ username: 'x' }, 'An email address was not provided.'],
		[{ username: 'a/b', email: 'a@b.test' }, /This username is invalid because it uses illegal/],
		[{ username: 'mara', email: 'a@b.test' }, /This username is already registered\./],
		[{ username: 'nina', email: 'a' }, /The email address is not correct\./],
		[{ username: 'nina', email: 'MARA@example.test' }, /This email address is already registered/],
	])('refuses %j', async (input, message) => {
		const { errors } = await register(input);
		expect(errors?.[0]?.message).toMatch(message);
		expect(await outbox()).toEqual([]);
	});
});

describe('a lost password', () => {
	it('is replaced by a link that is good once, and for a day', async () => {
		expect((await askForMail('mara@example.test')).data.sendPasswordResetEmail).toEqual({
			success: true,
			user: null,
		});
		await expect.poll(async () => (await outbox()).length).toBe(1);
		const [mail] = await outbox();
		expect(mail?.subject).toBe('[Blue Wake & Sons] Password Reset');
		const key = keyIn(mail);
		expect(await reset({ key: `${key}x`, login: 'mara', password: 'new' })).toBe(
			'Password reset link is invalid.',
		);
		expect(await reset({ key, login: 'admin', password: 'new' })).toBe(
			'Password reset link is invalid.',
		);
		const both = await Promise.all(
			['one', 'two'].map((password) => reset({ key, login: 'mara', password })),
		);
		expect(both).toEqual([
			{ username: 'mara', email: 'mara@example.test' },
			'Password reset link is invalid.',
		]);
		expect(await logIn('mara', 'one')).toBe('Mara');
		await askForMail('mara');
		await expect.poll(async () => (await outbox()).length).toBe(2);
		const second = keyIn((await outbox())[0]);
		time += 86_401_000;
		expect(await reset({ key: second, login: 'mara', password: 'late' })).toBe(
			'Password reset link has expired.',
		);
	});

	it('mails an account five times an hour at most', async () => {
		for (let count = 0; count < 7; count++) await askForMail('mara');
		await expect.poll(async () => (await outbox()).length).toBe(5);
		await askForMail('nobody');
		time += 3_601_000;
		await askForMail('mara');
		await expect.poll(async () => (await outbox()).length).toBe(6);
	});

	it('is replaced on the page of the login as well', async () => {
		const own = { Origin: SITE_URL };
		const asked = await server.fetch(
			'/wp-login.php?action=lostpassword',
			form({ user_login: 'admin' }, own),
		);
		expect(await asked.text()).toContain('We have sent you a mail');
		const link = linkIn((await outbox())[0]);
		const page = await server.fetch(link.pathname + link.search);
		expect(await page.text()).toContain('autocomplete="new-password"');
		const fields = { key: link.searchParams.get('key') ?? '', login: 'admin', pass1: 'fresh one' };
		const foreign = await server.fetch(
			'/wp-login.php?action=resetpass',
			form(fields, { Origin: 'https://evil.example' }),
		);
		expect(foreign.status).toBe(403);
		const saved = await server.fetch('/wp-login.php?action=resetpass', form(fields, own));
		expect([saved.status, saved.headers.get('location')]).toEqual([302, '/wp-login.php']);
		expect(await logIn('admin', 'fresh one')).toBe('Crew');
		const again = await server.fetch('/wp-login.php?action=resetpass', form(fields, own));
		expect(await again.text()).toContain('This password link is not valid');
	});
});

it('the outbox is shown to administrators alone', async () => {
	expect((await server.fetch('/wp-admin/outbox')).status).toBe(401);
	expect((await server.fetch('/wp-admin/outbox', { headers: EDITOR })).status).toBe(403);
	await askForMail('mara');
	await expect.poll(async () => (await outbox()).length).toBe(1);
	const page = await server.fetch('/wp-admin/outbox', { headers: ADMIN });
	expect(await page.text()).toContain('<h2>[Blue Wake &amp; Sons] Password Reset</h2>');
});
