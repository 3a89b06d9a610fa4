import { describe, expect, it } from 'vitest';
import { compileLinear } from '../linear-pattern/compile';
import { mayShow } from './may-show';
import type { Timing } from './popup';
import { isAllowed } from './rules';
import { browserOf, sourceOf, type Visitor } from './visitor';

const NOW = Date.UTC(2026, 4, 30, 12);
const HOUR = 3_600_000;

const visitor: Visitor = {
	pageViews: 1,
	sessions: 1,
	initial: { pageViews: 1, sessions: 1 },
	impressions: 0,
	impressionsEnd: null,
	isDisabled: false,
	referrer: '',
	host: 'www.bay.example',
	device: 'desktop',
	browser: 'chrome',
	roles: null,
	timeZone: 'UTC',
	compile: compileLinear,
};

const allows = (timing: Timing, who: Partial<Visitor> = {}, now = NOW) =>
	isAllowed(timing, { ...visitor, ...who }, now);
const reasons = (timing: Timing, who: Partial<Visitor> = {}) =>
	mayShow(timing, { ...visitor, ...who }, NOW).verdicts.map(({ reason }) => reason);

describe('the permission of a popup to show', () => {
	it('is not in question without rules', () => {
		expect(mayShow({}, visitor, NOW)).toEqual({ isAllowed: true, verdicts: [] });
	});

	it('needs every rule, and has the reason of each', () => {
		const timing: Timing = {
			devices: { devices: ['mobile'] },
			browsers: { browsers: 'custom', options: ['chrome'] },
		};
		expect(mayShow(timing, visitor, NOW)).toEqual({
			isAllowed: false,
			verdicts: [
				{ rule: 'devices', isMet: false, reason: 'the device is desktop, taken: mobile' },
				{ rule: 'browsers', isMet: true, reason: 'the browser is chrome, taken: chrome' },
			],
		});
	});

	it('is decided alike with the reasons and without', () => {
		for (const device of ['mobile', 'desktop'] as const) {
			for (const isDisabled of [true, false]) {
				const who = { ...visitor, device, isDisabled };
				const timing: Timing = { devices: { devices: ['mobile'] } };
				expect(mayShow(timing, who, NOW).isAllowed).toBe(isAllowed(timing, who, NOW));
			}
		}
	});

	it('never comes back once the visitor chose not to see it again', () => {
		expect(allows({}, { isDisabled: true })).toBe(false);
		expect(reasons({}, { isDisabled: true })).toEqual(['the visitor asked not to see it again']);
	});

	it('ignores an unknown rule', () => {
		expect(allows({ toString: {} } as Timing)).toBe(true);
	});
});

describe('the rule page_views', () => {
	it.each([
		[3, false],
		[4, false],
		[5, false],
		[6, true],
	])('with 3 views, first looked at on view 3: on view %i %s', (pageViews, expected) => {
		const who = { pageViews, initial: { pageViews: 3, sessions: 1 } };
		expect(allows({ page_views: { views: 3 } }, who)).toBe(expected);
	});
});

describe('the rule sessions', () => {
	it.each([
		[1, false],
		[2, false],
		[3, true],
	])('with 2 sessions, first looked at in session 1: in session %i %s', (sessions, expected) => {
		expect(allows({ sessions: { sessions: 2 } }, { sessions })).toBe(expected);
	});
});

describe('the rule times', () => {
	const week: Timing = { times: { times: 3, period: 'week', count: 'open' } };

	it('lets it show until the count is reached', () => {
		expect([0, 2, 3, 4].map((impressions) => allows(week, { impressions }))).toEqual([
			true,
			true,
			false,
			false,
		]);
	});

	it('names the time at which it shows again', () => {
		const again = (impressionsEnd: number | null) =>
			reasons(week, { impressions: 3, impressionsEnd });
		expect(again(NOW + 5 * 24 * HOUR)).toEqual(['shown 3 of 3 this week, again on Thursday']);
		expect(again(NOW + 2 * HOUR)).toEqual(['shown 3 of 3 this week, again at 14:00']);
		expect(again(NOW + 20 * 24 * HOUR)).toEqual(['shown 3 of 3 this week, again on 19 June']);
		expect(again(null)).toEqual(['shown 3 of 3 this week']);
	});

	it('names the counted event', () => {
		const rule = (period: 'session' | 'day' | 'month' | null, count: 'open' | 'close') =>
			reasons({ times: { times: 2, period, count } }, { impressions: 1 })[0];
		expect(rule('session', 'open')).toBe('shown 1 of 2 this session');
		expect(rule('day', 'close')).toBe('closed 1 of 2 today');
		expect(rule('month', 'open')).toBe('shown 1 of 2 this month');
		expect(rule(null, 'open')).toBe('shown 1 of 2 ever');
	});
});

describe('the rule url', () => {
	const referrer = 'https://news.example/boats?id=7';
	it.each([
		['show', 'boats', true],
		['show', 'cars', false],
		['show', '', false],
		['hide', 'boats', false],
		['hide', 'cars', true],
		['hide', '', true],
		['regex', '^https://[a-z]+\\.example/', true],
		['regex', 'cars$', false],
		['regex', '', true],
		['regex', '(', false],
		['regex', '(a)\\1', false],
		['regex', '(?=h)', false],
		['regex', 'h'.repeat(257), false],
	] as const)('%s "%s": %s', (action, url, expected) => {
		expect(allows({ url: { action, url } }, { referrer })).toBe(expected);
	});

	it('takes a direct visit for an empty address', () => {
		expect(allows({ url: { action: 'show', url: 'a' } })).toBe(false);
		expect(allows({ url: { action: 'hide', url: 'a' } })).toBe(true);
		expect(allows({ url: { action: 'regex', url: '^$' } })).toBe(true);
	});

	it.each([
		['(', '('],
		['(a)\\1', '(a)\\1'],
		['h'.repeat(257), 'h'.repeat(80)],
	])('names the pattern that is refused: %.20s', (url, named) => {
		expect(reasons({ url: { action: 'regex', url } })).toEqual([
			`pattern refused: "${named}" is invalid, too long, or cannot run in linear time`,
		]);
	});
});

describe('the origin of a visitor', () => {
	it.each([
		['', 'external'],
		['https://bay.example/fleet/', 'internal'],
		['http://www.bay.example/', 'internal'],
		['https://bay.example.evil.example/', 'external'],
		['https://bay.example:8080/', 'external'],
		['https://google.com/', 'search'],
		['https://www.google.co.uk/', 'search'],
		['https://search.yahoo.com/', 'search'],
		['https://www.bing.com/search', 'search'],
		['https://yandex.ru/', 'search'],
		['https://m.baidu.com/', 'search'],
		['https://notgoogle.com/', 'external'],
		['https://google.evil.example/', 'external'],
		['https://duckduckgo.com/', 'external'],
		['android-app://com.google.android.gm/', 'external'],
		['no address', 'external'],
	] as const)('%s is %s', (referrer, expected) => {
		expect(sourceOf({ referrer, host: 'www.bay.example' })).toBe(expected);
	});

	it('decides the rule sources, where all three mean every visitor', () => {
		const search = { referrer: 'https://google.it/' };
		expect(allows({ sources: { sources: ['search'] } }, search)).toBe(true);
		expect(allows({ sources: { sources: ['external'] } }, search)).toBe(false);
		expect(allows({ sources: { sources: ['external'] } })).toBe(true);
		expect(allows({ sources: { sources: ['internal', 'search'] } })).toBe(false);
		expect(allows({ sources: { sources: [] } })).toBe(false);
		expect(allows({ sources: { sources: ['search', 'external', 'internal'] } })).toBe(true);
	});
});

describe('the rule logged_in', () => {
	const all: Timing = { logged_in: { users: 'all', roles: [] } };
	const editors: Timing = { logged_in: { users: 'custom', roles: ['editor', 'author'] } };
	it.each([
		['all', all, null, true],
		['all', all, ['subscriber'], false],
		['all', all, [], false],
		['editors', editors, null, true],
		['editors', editors, ['subscriber'], true],
		['editors', editors, ['subscriber', 'editor'], false],
	] as const)('hides from %s (%#): %j → %s', (_, timing, roles, expected) => {
		expect(allows(timing, { roles })).toBe(expected);
	});
});

describe('the rules devices and browsers', () => {
	it('allow the entries of the list', () => {
		expect(allows({ devices: { devices: ['mobile', 'desktop'] } })).toBe(true);
		expect(allows({ devices: { devices: ['tablet_extra'] } })).toBe(false);
		expect(allows({ devices: { devices: [] } })).toBe(false);
		expect(allows({ browsers: { browsers: 'all', options: [] } }, { browser: null })).toBe(true);
		expect(allows({ browsers: { browsers: 'custom', options: [] } })).toBe(false);
		expect(allows({ browsers: { browsers: 'custom', options: ['safari'] } })).toBe(false);
		expect(allows({ browsers: { browsers: 'custom', options: ['safari', 'chrome'] } })).toBe(true);
	});

	it.each([
		['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
		['Mozilla/5.0 (Windows) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'edge'],
		['Mozilla/5.0 (Windows) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'chrome'],
		['Mozilla/5.0 (Windows) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/110.0', null],
		['Mozilla/5.0 (Macintosh) AppleWebKit/605.1 Version/18.0 Safari/605.1', 'safari'],
		['Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', 'ie'],
		['curl/8', null],
	])('%s is %s', (userAgent, expected) => {
		expect(browserOf(userAgent)).toBe(expected);
	});
});

describe('the reasons of a rule', () => {
	const referrer = 'https://news.example/boats';
	it.each([
		[{ page_views: { views: 3 } }, '0 of 3 page views since the first on a page with this popup'],
		[{ sessions: { sessions: 2 } }, '0 of 2 sessions since the first on a page with this popup'],
		[{ url: { action: 'show', url: 'boats' } }, `came from ${referrer}, which contains "boats"`],
		[
			{ url: { action: 'show', url: 'cars' } },
			`came from ${referrer}, which does not contain "cars"`,
		],
		[{ url: { action: 'hide', url: 'boats' } }, `came from ${referrer}, which contains "boats"`],
		[{ url: { action: 'regex', url: 'b.a' } }, `came from ${referrer}, which matches "b.a"`],
		[{ url: { action: 'regex', url: 'c$' } }, `came from ${referrer}, which does not match "c$"`],
		[{ sources: { sources: ['search'] } }, 'came from external, taken: search'],
		[{ sources: { sources: ['search', 'internal', 'external'] } }, 'every source is taken'],
		[{ logged_in: { users: 'all', roles: [] } }, 'somebody is logged in'],
		[{ logged_in: { users: 'custom', roles: ['editor'] } }, 'logged in as editor'],
		[{ logged_in: { users: 'custom', roles: ['author'] } }, 'logged in as editor, member'],
		[{ devices: { devices: [] } }, 'the device is desktop, taken: none'],
		[{ browsers: { browsers: 'all', options: [] } }, 'every browser is taken'],
		[{ browsers: { browsers: 'custom', options: ['ie'] } }, 'the browser is chrome, taken: ie'],
	] as [Timing, string][])('%j: %s', (timing, reason) => {
		expect(reasons(timing, { referrer, roles: ['editor', 'member'] })).toEqual([reason]);
	});

	it('name several devices, a browser without a name and an end of a long address', () => {
		expect(reasons({ devices: { devices: ['mobile', 'tablet'] } })).toEqual([
			'the device is desktop, taken: mobile, tablet',
		]);
		expect(
			reasons({ browsers: { browsers: 'custom', options: ['ie'] } }, { browser: null }),
		).toEqual(['the browser is another one, taken: ie']);
		const long = `https://news.example/${'a'.repeat(100)}`;
		expect(reasons({ url: { action: 'show', url: 'x' } }, { referrer: long })).toEqual([
			`came from ${long.slice(0, 80)}, which contains "x"`,
		]);
	});

	it('schedule: no date where it has none', () => {
		const schedule = { start: null, end: null, zone: 'Europe/Rome', timezone: 'site' as const };
		expect(reasons({ schedule })).toEqual(['from ever to ever, Europe/Rome']);
	});

	it('schedule: the date that it waits for, and the zone of its clock', () => {
		const rule = { start: '2026-05-01 08:00', end: '2026-05-31 20:00', zone: 'Europe/Rome' };
		const at = (now: number, timezone: 'site' | 'visitor') =>
			mayShow({ schedule: { ...rule, timezone } }, visitor, now).verdicts[0]?.reason;
		expect(at(0, 'site')).toBe('begins on 2026-05-01 08:00, Europe/Rome');
		expect(at(Date.UTC(2027, 0), 'visitor')).toBe('ended on 2026-05-31 20:00, UTC');
		expect(at(NOW, 'site')).toBe('from 2026-05-01 08:00 to 2026-05-31 20:00, Europe/Rome');
	});

	it('call a visit without a referrer direct, and a visitor without a login not logged in', () => {
		expect(reasons({ url: { action: 'hide', url: 'x' } })).toEqual([
			'a direct visit, which does not contain "x"',
		]);
		expect(reasons({ logged_in: { users: 'all', roles: [] } })).toEqual(['nobody is logged in']);
		expect(reasons({ logged_in: { users: 'custom', roles: [] } }, { roles: [] })).toEqual([
			'logged in as nobody in particular',
		]);
	});
});
