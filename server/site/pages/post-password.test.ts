import { describe, expect, it } from 'vitest';
import { createPostPasswords } from './post-password';

const TEN_DAYS_MS = 10 * 24 * 60 * 60 * 1000;

function passwords({ key = 7, siteUrl = 'https://site.test' } = {}) {
	const clock = { time: 1_800_000_000_000 };
	const options = { secret: () => Buffer.alloc(32, key), siteUrl, now: () => clock.time };
	return { clock, ...createPostPasswords(options) };
}

const given = (password: string) => new URLSearchParams({ post_password: password });
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('the cookie of a post password', () => {
	it('holds no password, and nothing that stays the same', () => {
		const { remember } = passwords();
		const [one, two] = [given('octopus'), given('octopus')].map((form) =>
			cookieOf(remember(form, null)),
		) as [string, string];
		const value = one.slice(one.indexOf('=') + 1);
		for (const text of [value, Buffer.from(value, 'base64url').toString('latin1')]) {
			expect(text).not.toContain('octopus');
		}
		expect(one).not.toBe(two);
	});

	it('is read by every host that has the secret, and by no other site', () => {
		const cookie = `a=b; ${cookieOf(passwords().remember(given('octopus'), null))}; c=d`;
		expect(passwords().read(cookie)).toBe('octopus');
		expect(passwords({ key: 8 }).read(cookie)).toBeNull();
		expect(passwords({ siteUrl: 'https://other.test' }).read(cookie)).toBeNull();
	});

	it('is valid for ten days, with any browser', () => {
		const site = passwords();
		const cookie = cookieOf(site.remember(given('octopus'), null));
		site.clock.time += TEN_DAYS_MS - 1;
		expect(site.read(cookie)).toBe('octopus');
		site.clock.time += 1;
		expect(site.read(cookie)).toBeNull();
	});

	it('takes the longest possible password, and cuts longer ones', () => {
		const { remember, read } = passwords();
		const longest = '🐙'.repeat(127);
		expect(read(cookieOf(remember(given(`a${longest}`), null)))).toBe(`a${longest}`);
		expect(read(cookieOf(remember(given('b'.repeat(300)), null)))).toBe('b'.repeat(255));
	});

	it('goes with an empty password', () => {
		const { remember } = passwords();
		expect(remember(given(''), null).headers.get('set-cookie')).toBe(
			'__Host-wp-postpass_outrigger=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
		);
	});

	it.each([
		null,
		'',
		'wp-postpass_outrigger=',
		`wp-postpass_outrigger=${Buffer.from('octopus').toString('base64url')}`,
		`wp-postpass_outrigger=${'A'.repeat(1600)}`,
		'wp-postpass_abc=1',
	])('is no password: %j', (cookies) => {
		expect(passwords().read(cookies)).toBeNull();
	});
});
