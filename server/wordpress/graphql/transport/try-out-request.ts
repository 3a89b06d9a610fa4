import { randomBytes } from 'node:crypto';
import type { UserRecord } from '@outrigger/formats/model/records';

/** The header that GraphiQL sends. No page of the site sends it, so comments of visitors reach the site itself. */
export const TRY_OUT_HEADER = 'X-Outrigger-Try-Out';
const COOKIE = 'outrigger_try_out';
const LIFETIME_S = 3_600;

const idIn = (cookies: string | null): string | null =>
	new RegExp(`(?:^|;\\s*)${COOKIE}=([\\da-f]{32})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null;

/** The visitor of a try-out request of GraphiQL; null for every other request. */
export const tryOutOf = ({ headers }: Request): string | null =>
	headers.has(TRY_OUT_HEADER) ? idIn(headers.get('cookie')) : null;

/** The cookie that the page of GraphiQL sets; null where the browser has one. */
export function tryOutCookie(request: Request): string | null {
	if (idIn(request.headers.get('cookie')) !== null) return null;
	const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
	const id = randomBytes(16).toString('hex');
	return `${COOKIE}=${id}; Path=/graphql; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Strict${secure}`;
}

/**
 * A visitor who tries out mutations: an editor of the visitor's own layer, without an account that anybody could read.
 */
export const TRYING_VISITOR: UserRecord = {
	databaseId: 0,
	login: 'visitor',
	slug: 'visitor',
	name: 'Visitor',
	firstName: '',
	lastName: '',
	email: '',
	url: '',
	description: '',
	registered: '1970-01-01T00:00:00',
	roles: ['editor'],
	applicationPasswords: [],
	password: '',
	avatarUrl: '',
};
