import { expect, it } from 'vitest';
import { contentFolder } from './testing/content-folder';
import { openWith, WHOLE_SITE_URL } from './testing/whole-site';

const ROUTE = 'users/7/application-passwords';

/** A site with an administrator and a reader, and a function that requests its REST as one of them. */
async function openSite() {
	const contentDir = contentFolder({
		'users.json': JSON.stringify([
			{ databaseId: 7, login: 'keeper', role: 'administrator', applicationPasswords: ['oars'] },
			{ databaseId: 8, login: 'guest', role: 'subscriber', applicationPasswords: ['rope'] },
		]),
	});
	const site = await openWith({ CONTENT_DIR: contentDir, CONTENT_WRITES: 'on' });
	return async (
		login: string | null,
		method: string,
		path: string,
		sent?: object,
		address = '192.0.2.4',
	) => {
		const init = {
			method,
			headers: {
				'content-type': 'application/json',
				...(login && { authorization: `Basic ${Buffer.from(login).toString('base64')}` }),
			},
			...(sent && { body: JSON.stringify(sent) }),
		};
		const request = new Request(`${WHOLE_SITE_URL}/wp-json/wp/v2/${path}`, init);
		const response = await site.backend.handle(request, { address });
		if (!response) throw new Error(`Nothing answers ${path}.`);
		return { status: response.status, headers: response.headers, body: await response.json() };
	};
}

it('a password that REST makes logs its user in, until REST deletes it', async () => {
	const ask = await openSite();
	const made = await ask('keeper:oars', 'POST', ROUTE, { name: 'Build <b>machine</b>' });
	expect(made.status).toBe(201);
	expect(made.body).toMatchObject({ name: 'Build machine', app_id: '', last_used: null });
	expect(made.body.password).toMatch(/^(?:[A-Za-z\d]{4} ){5}[A-Za-z\d]{4}$/);
	expect(made.headers.get('location')).toContain(`/${ROUTE}/${made.body.uuid}`);

	const login = `keeper:${made.body.password}`;
	expect((await ask(login, 'GET', 'users/me')).body.id).toBe(7);
	expect((await ask(login, 'GET', `${ROUTE}/introspect`)).body.uuid).toBe(made.body.uuid);
	const { body: listed } = await ask(login, 'GET', `${ROUTE}?_fields=name,password`);
	expect(listed).toEqual([{ name: 'users.json 1' }, { name: 'Build machine' }]);
	const renamed = await ask(login, 'PATCH', `${ROUTE}/${made.body.uuid}`, { name: 'Robot' });
	expect(renamed.body.name).toBe('Robot');

	const gone = await ask('keeper:oars', 'DELETE', `${ROUTE}/${made.body.uuid}`);
	expect(gone.body).toMatchObject({ deleted: true, previous: { name: 'Robot' } });
	expect((await ask(login, 'GET', 'users/me')).body.code).toBe('incorrect_password');
	expect((await ask('keeper:oars', 'GET', 'users/me')).status).toBe(200);
	const all = await ask('keeper:oars', 'DELETE', ROUTE);
	expect(all.body).toEqual({ deleted: true, count: 1 });
	expect((await ask('keeper:oars', 'GET', 'users/me')).status).toBe(401);
});

it.each([
	[null, 'GET', ROUTE, {}, 401, 'rest_cannot_list_application_passwords'],
	['guest:rope', 'GET', ROUTE, {}, 403, 'rest_cannot_list_application_passwords'],
	['guest:rope', 'POST', ROUTE, { name: 'x' }, 403, 'rest_cannot_create_application_passwords'],
	['guest:rope', 'DELETE', ROUTE, {}, 403, 'rest_cannot_delete_application_passwords'],
	['guest:rope', 'GET', `${ROUTE}/none`, {}, 403, 'rest_cannot_read_application_password'],
	['keeper:oars', 'GET', `${ROUTE}/none`, {}, 404, 'rest_application_password_not_found'],
	['keeper:oars', 'POST', ROUTE, {}, 400, 'rest_missing_callback_param'],
	['keeper:oars', 'POST', ROUTE, { name: ' ' }, 400, 'rest_invalid_param'],
	['keeper:oars', 'POST', ROUTE, { name: '<b></b>' }, 400, 'application_password_empty_name'],
	['keeper:oars', 'POST', ROUTE, { name: 'x', app_id: 'y' }, 400, 'rest_invalid_param'],
	['keeper:oars', 'GET', 'users/99/application-passwords', {}, 404, 'rest_user_invalid_id'],
] as const)('%s %s %s %o is refused', async (login, method, path, sent, status, code) => {
	const ask = await openSite();
	const answer = await ask(login, method, path, method === 'GET' ? undefined : sent);
	expect([answer.status, answer.body.code]).toEqual([status, code]);
});

it('readers list and make their own, and the Allow header has these methods', async () => {
	const ask = await openSite();
	const own = await ask('guest:rope', 'GET', 'users/me/application-passwords');
	expect(own.headers.get('allow')).toBe('GET, POST, DELETE');
	expect(own.body).toHaveLength(1);
	const described = await ask('guest:rope', 'OPTIONS', 'users/me/application-passwords');
	expect(described.body.schema.title).toBe('application-password');
	expect(described.body.endpoints[1].args.name).toMatchObject({ required: true, minLength: 1 });
});

it('the first use of a day is kept with its moment and address', async () => {
	const ask = await openSite();
	const made = await ask('keeper:oars', 'POST', ROUTE, { name: 'Robot' });
	const one = `${ROUTE}/${made.body.uuid}`;
	expect((await ask('keeper:oars', 'GET', one)).body).toMatchObject({ last_used: null });
	const login = `keeper:${made.body.password}`;
	const before = new Date().toISOString().slice(0, 19);
	const { body: used } = await ask(login, 'GET', `${ROUTE}/introspect`, undefined, '192.0.2.9');
	expect(used.last_ip).toBe('192.0.2.9');
	expect(used.last_used >= before).toBe(true);
	await ask(login, 'GET', 'users/me', undefined, '192.0.2.10');
	expect((await ask('keeper:oars', 'GET', one)).body).toMatchObject({
		last_used: used.last_used,
		last_ip: '192.0.2.9',
	});
	const [own] = (await ask('keeper:oars', 'GET', ROUTE)).body;
	expect(own).toMatchObject({ name: 'users.json 1', last_ip: '192.0.2.4' });
	expect((await ask('keeper:wrong', 'GET', 'users/me')).status).toBe(401);
});
