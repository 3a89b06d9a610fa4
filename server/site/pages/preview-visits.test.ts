import { readPreviewLink, signPreviewLink } from '@outrigger/http/preview-link';
import { describe, expect, it } from 'vitest';
import type { Previews } from '../backend/previews';
import { createPreviewVisits } from './preview-visits';

const SECRET = 'only-for-this-test';
const ID = 'a'.repeat(32);
const PLACE = '/?p=9&preview=true';

/** A host in front of a WordPress that redeems each link once. */
function host({ key = 7, redeemed = new Set<string>() } = {}) {
	const clock = { time: 1_800_000_000_000 };
	const previews: Previews = {
		read: (token) => readPreviewLink(token, SECRET),
		async begin(id) {
			if (redeemed.has(id)) return null;
			redeemed.add(id);
			return { visit: `visit of ${id}`, until: clock.time / 1000 + 3600 };
		},
		executeAs: (visit) => async () => ({ data: { visit } }),
	};
	const visits = createPreviewVisits({
		backend: { previews },
		secret: () => Buffer.alloc(32, key),
		siteUrl: 'https://site.test',
		now: () => clock.time,
	});
	return { clock, redeemed, ...visits };
}

const tokenAt = (time: number, place = PLACE, secret = SECRET) =>
	signPreviewLink({ id: ID, place, until: time / 1000 + 60 }, secret);
const arrival = (token: string, cookie = '') =>
	new Request(`https://site.test${PLACE}&preview_token=${token}`, { headers: { cookie } });
const cookieOf = (answer: Response | null) =>
	answer?.headers.get('set-cookie')?.split(';')[0] ?? '';

/** The name of the preview visit of a browser's request; null without a visit. */
async function visitOf(site: ReturnType<typeof host>, cookie: string) {
	const execute = site.executorOf(new Request('https://site.test/', { headers: { cookie } }));
	const answer = await execute?.({} as Parameters<typeof execute>[0]);
	return answer?.data?.visit ?? null;
}

describe('a signed link to a preview', () => {
	it('gives the browser a visit and takes the token out of its address', async () => {
		const site = host();
		const answer = await site.open(arrival(tokenAt(site.clock.time)));
		expect([answer?.status, answer?.headers.get('location')]).toEqual([303, PLACE]);
		expect(answer?.headers.get('cache-control')).toBe('private, no-store');
		expect(answer?.headers.get('referrer-policy')).toBe('no-referrer');
		expect(answer?.headers.get('set-cookie')).toMatch(
			/^__Host-outrigger_preview=[\w-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
		);
		expect(await visitOf(site, cookieOf(answer))).toBe(`visit of ${ID}`);
		expect(await site.open(new Request(`https://site.test${PLACE}`))).toBeNull();
	});

	it('is refused in another browser, and leads on in the one that opened it', async () => {
		const site = host();
		const token = tokenAt(site.clock.time);
		const cookie = cookieOf(await site.open(arrival(token)));
		const replayed = await site.open(arrival(token));
		expect([replayed?.status, replayed?.headers.get('set-cookie')]).toEqual([403, null]);
		expect((await site.open(arrival(token, cookie)))?.headers.get('location')).toBe(PLACE);
	});

	it.each([
		['forged', (time: number) => tokenAt(time, PLACE, 'another secret')],
		[
			'changed',
			(time: number) => tokenAt(time).replace(/^./, (first) => (first === 'e' ? 'f' : 'e')),
		],
		['expired', (time: number) => tokenAt(time - 61_000)],
		['to another host', (time: number) => tokenAt(time, '//elsewhere.test/')],
		['to another host by a backslash', (time: number) => tokenAt(time, '/\\elsewhere.test/')],
		['no token', () => 'x'],
	])('that is %s begins nothing', async (_, make) => {
		const site = host();
		const answer = await site.open(arrival(make(site.clock.time)));
		expect([answer?.status, answer?.headers.get('set-cookie')]).toEqual([403, null]);
		expect(answer?.headers.get('cache-control')).toBe('private, no-store');
		expect(site.redeemed.size).toBe(0);
	});

	it('ends with its hour, in the browser and on the host', async () => {
		const site = host();
		const cookie = cookieOf(await site.open(arrival(tokenAt(site.clock.time))));
		site.clock.time += 3_600_001;
		expect(await visitOf(site, cookie)).toBeNull();
	});

	it('counts on the hosts that share a secret, and on no other', async () => {
		const site = host();
		const cookie = cookieOf(await site.open(arrival(tokenAt(site.clock.time))));
		expect(await visitOf(host(), cookie)).toBe(`visit of ${ID}`);
		expect(await visitOf(host({ key: 8 }), cookie)).toBeNull();
		expect(await visitOf(site, '__Host-outrigger_preview=forged')).toBeNull();
	});

	it('is left by an answer that deletes the cookie', () => {
		const answer = host().leave('/draft/');
		expect(answer.headers.get('location')).toBe('/draft/');
		expect(answer.headers.get('set-cookie')).toMatch(/^__Host-outrigger_preview=; Max-Age=0;/);
	});
});
