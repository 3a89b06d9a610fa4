import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserRecord } from '@outrigger/formats/model/records';
import { parseBasic } from '@outrigger/http/basic-authorization';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../content/load-content';
import { createStore } from '../store/create-store';
import { createLoginCookies } from './login-cookie';
import { createNonces } from './nonce';
import { capabilitiesOf, may } from './roles';

const HOUR = 3_600_000;
const SECRET = new Uint8Array(32).fill(7);
const SITE = 'https://boats.test';

async function storeWith(users: unknown[]) {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-auth-'));
	try {
		writeFileSync(join(folder, 'users.json'), JSON.stringify(users));
		return createStore(await loadContent(folder));
	} finally {
		rmSync(folder, { recursive: true });
	}
}
const user = { login: 'ma|ra', name: 'Mara', roles: ['editor'], password: 'old' };
const first = (store: Awaited<ReturnType<typeof storeWith>>) =>
	store.content.users[0] as UserRecord;

describe('a login cookie', () => {
	it('is good for two days, or two weeks when remembered', async () => {
		const store = await storeWith([user]);
		let now = 0;
		const cookies = createLoginCookies(SECRET, SITE, () => now);
		const short = cookies.issue(first(store), false);
		const long = cookies.issue(first(store), true);
		expect(short).toContain('; Secure');
		now = 47 * HOUR;
		expect(cookies.read(store, short)?.user.login).toBe('ma|ra');
		now = 49 * HOUR;
		expect(cookies.read(store, short)).toBeNull();
		expect(cookies.read(store, `other=1; ${long}`)?.user.login).toBe('ma|ra');
		now = 15 * 24 * HOUR;
		expect(cookies.read(store, long)).toBeNull();
	});

	it('ends with the password, the key, and on another site', async () => {
		const store = await storeWith([user]);
		const cookie = createLoginCookies(SECRET, SITE, () => 0).issue(first(store), false);
		const changed = await storeWith([{ ...user, password: 'new' }]);
		expect(createLoginCookies(SECRET, SITE, () => 0).read(changed, cookie)).toBeNull();
		expect(createLoginCookies(new Uint8Array(32), SITE, () => 0).read(store, cookie)).toBeNull();
		expect(
			createLoginCookies(SECRET, 'https://other.test', () => 0).read(store, cookie),
		).toBeNull();
	});
});

describe('a nonce', () => {
	it('is good for one action, one login, and half a day to a day', async () => {
		const session = { user: first(await storeWith([user])), token: 't' };
		let now = 1;
		const nonces = createNonces(SECRET, () => now);
		const nonce = nonces.create(session, 'wp_rest');
		expect(nonce).toMatch(/^[0-9a-f]{10}$/);
		expect(nonces.verify(session, 'wp_rest', nonce)).toBe(true);
		expect(nonces.verify(session, 'log-out', nonce)).toBe(false);
		expect(nonces.verify({ ...session, token: 'u' }, 'wp_rest', nonce)).toBe(false);
		now = 23 * HOUR;
		expect(nonces.verify(session, 'wp_rest', nonce)).toBe(true);
		now = 25 * HOUR;
		expect(nonces.verify(session, 'wp_rest', nonce)).toBe(false);
	});
});

describe('secrets', () => {
	it('are read from Basic headers, colons and all', () => {
		const header = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
		expect(parseBasic(header('mara:a:b c'))).toEqual({ login: 'mara', password: 'a:b c' });
		for (const broken of [null, 'Basic', 'Bearer x', header('mara'), header(':x'), 'Basic a b']) {
			expect(parseBasic(broken)).toBeNull();
		}
	});
});

describe('roles', () => {
	it('grow from subscriber to administrator, and an unknown one may read', () => {
		const rights = ['subscriber', 'contributor', 'author', 'editor', 'administrator'].map(
			(role) =>
				new Set(
					capabilitiesOf({ ...user, roles: [role] } as unknown as UserRecord).filter(
						(right) => right !== role,
					),
				),
		);
		// As a WordPress 7.1 lists them.
		expect(rights.map(({ size }) => size)).toEqual([2, 5, 10, 34, 61]);
		for (const [index, smaller] of rights.slice(0, -1).entries()) {
			const larger = rights[index + 1];
			expect([...smaller].every((right) => larger?.has(right))).toBe(true);
			expect(larger?.size).toBeGreaterThan(smaller.size);
		}
		expect(may({ ...user, roles: ['captain'] } as unknown as UserRecord, 'edit_posts')).toBe(false);
		expect(may(null, 'read')).toBe(false);
	});
});
