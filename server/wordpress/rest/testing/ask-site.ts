import type { UserRecord } from '@outrigger/formats/model/records';
import { createStore } from '../../store/create-store';
import { createRest } from '../create-rest';
import { SITE_URL, testSite } from './test-site';

/** Parsed JSON whose shape a test knows. */
export type Json = Record<string, never> & Record<string, unknown>;

/** A fresh site. The test sends its requests as an anonymous visitor or as the user with the login. */
export function site(login?: string, content = testSite()) {
	const store = createStore(content);
	const viewer: UserRecord | null = login ? (store.userByLogin(login) ?? null) : null;
	const rest = createRest({
		store: () => store,
		siteUrl: SITE_URL,
		viewerOf: () => ({ viewer }),
		corsOrigins: ['http://friend.test'],
		now: () => Date.UTC(2026, 6, 20),
	});
	return async (path: string, init: RequestInit = {}) => {
		const response = await rest(new Request(SITE_URL + path, init));
		if (response === null) throw new Error(`${path} was passed on`);
		const text = await response.text();
		const body = text === '' ? null : JSON.parse(text);
		return { status: response.status, headers: response.headers, body };
	};
}

/** Ids of the things that a list gives. */
export async function ids(path: string, login?: string, content = testSite()): Promise<number[]> {
	const { body } = await site(login, content)(path);
	return body.map((item: Json) => item.id);
}
