import { createWordPress, type WordPress, type WordPressOptions } from '@outrigger/mock';
import { type FixtureSite, writeFixtureSite } from './fixture-site';

export const SITE_URL = 'http://boats.test';
export const ENDPOINT = `${SITE_URL}/graphql`;

/** The answer of an endpoint. */
export interface Answer {
	status: number;
	headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
	data: any;
	errors: { message: string; path?: (string | number)[]; extensions?: unknown }[] | undefined;
}

/** The mock with the fixture site, and functions that send requests to it. */
export interface TestServer {
	wordpress: WordPress;
	site: FixtureSite;
	/** The errors that no client received. */
	errors: unknown[];
	/** Sends a request to any path of the mock. */
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** Posts one operation as JSON. */
	ask(query: string, variables?: Record<string, unknown>, headers?: HeadersInit): Promise<Answer>;
	close(): Promise<void>;
}

/** An `Authorization` header with an application password. */
export const basic = (login: string, password: string) => ({
	Authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
});
export const ADMIN = basic('admin', 'abcd EFGH 1234 ijkl');
export const EDITOR = basic('mara', 'mara-password');

export async function startTestServer(
	options: Partial<WordPressOptions> = {},
): Promise<TestServer> {
	const site = writeFixtureSite();
	const errors: unknown[] = [];
	const wordpress = await createWordPress({
		contentDir: site.contentDir,
		siteUrl: SITE_URL,
		onError: (error) => errors.push(error),
		...options,
	});
	const fetchPath = async (path: string, init?: RequestInit) => {
		const response = await wordpress.handle(new Request(new URL(path, SITE_URL), init));
		if (response === null) throw new Error(`The mock leaves ${path} to the host.`);
		return response;
	};
	return {
		wordpress,
		site,
		errors,
		fetch: fetchPath,
		async ask(query, variables, headers) {
			const response = await fetchPath('/graphql', {
				method: 'POST',
				headers: { 'Content-Type': 'application/json', ...headers },
				body: JSON.stringify({ query, variables }),
			});
			const body = (await response.json()) as Pick<Answer, 'data' | 'errors'>;
			return { status: response.status, headers: response.headers, ...body };
		},
		async close() {
			await wordpress.close();
			site.remove();
		},
	};
}

/** Creates a user with a role and logs in; returns the headers of that user. */
export async function userOf(server: TestServer, role: string): Promise<Record<string, string>> {
	const account = `username:"${role}x",email:"${role}@boats.test",password:"pass-${role}"`;
	const { data } = await server.ask(
		`mutation{createUser(input:{${account},roles:["${role}"]}){user{roles{nodes{name}}}}}`,
		undefined,
		ADMIN,
	);
	if (data?.createUser?.user.roles.nodes[0]?.name !== role) throw new Error(`No new ${role}.`);
	const fromSite = { Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin' };
	const login = await server.fetch(
		'/wp-login.php',
		form({ log: `${role}x`, pwd: `pass-${role}` }, fromSite),
	);
	const cookie = login.headers.get('set-cookie')?.split(';')[0];
	if (login.status !== 302 || !cookie) throw new Error(`No login of the ${role}.`);
	return { Cookie: cookie, ...fromSite };
}

/** Returns the request that a form of a page sends. */
export function form(
	fields: Record<string, string>,
	headers: Record<string, string> = {},
): RequestInit {
	return {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
		body: new URLSearchParams(fields).toString(),
	};
}
