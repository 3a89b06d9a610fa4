import { faultsOf, load } from '@outrigger/mock/content/testing/content-folder';
import { describe, expect, it } from 'vitest';
import { createReport } from './content-folder/report';
import { isRedirectionExport, readRedirectionExport } from './redirection-export';

/** An entry as Redirection 5 exports it. */
const entry = (url: string, target: string, more: Record<string, unknown> = {}) => ({
	id: 1,
	url,
	match_url: url,
	match_data: { source: { flag_query: 'pass', flag_case: false, flag_trailing: false } },
	action_code: 301,
	action_type: 'url',
	action_data: { url: target },
	match_type: 'url',
	regex: false,
	group_id: 1,
	enabled: true,
	...more,
});
const exported = (...redirects: unknown[]) => ({
	plugin: { version: '5.5.0' },
	groups: [{ id: 1, name: 'Redirections' }],
	redirects,
});
const read = (...redirects: unknown[]) => {
	const report = createReport();
	const rules = readRedirectionExport({ redirects }, 'redirection.json', report);
	return { rules, warnings: report.warnings };
};

describe('an export of Redirection', () => {
	it('gives exact rules, with their status', () => {
		const { rules, warnings } = read(
			entry('/old/', '/new/'),
			entry('/map', 'https://maps.test/bay', { action_code: 302 }),
			entry('/closed/', '', { action_type: 'error', action_code: 410 }),
		);
		expect(rules).toEqual([
			{ from: '/old/', to: '/new/', status: 301 },
			{ from: '/map', to: 'https://maps.test/bay', status: 302 },
			{ from: '/closed/', to: null, status: 410 },
		]);
		expect(warnings).toEqual([]);
	});

	it('gives a star for the one group of a regular expression', () => {
		const { rules } = read(
			entry('^/blog/(.*)$', '/news/$1', { regex: true }),
			entry('/blog-2/(.*?)\\.html$', '/news/$1/', { regex: true }),
			entry('^/shop/.*', '/', { regex: true }),
		);
		expect(rules.map(({ from, to }) => [from, to])).toEqual([
			['/blog/*', '/news/*'],
			['/blog-2/*.html', '/news/*/'],
			['/shop/*', '/'],
		]);
	});

	it('leaves out redirects that are switched off, and warns of rules that it cannot express', () => {
		const { rules, warnings } = read(
			entry('/off/', '/new/', { enabled: false }),
			entry('^/(\\d+)/(.*)$', '/$2/$1', { regex: true }),
			entry('^/(a+)+$', '/b', { regex: true }),
			entry('/members/', '/login/', { match_type: 'login' }),
			entry('/random/', '', { action_type: 'random' }),
			entry('/star/*', '/new/'),
			entry('/js/', 'javascript:alert(1)'),
			'nothing',
		);
		expect(rules).toEqual([]);
		expect(warnings).toHaveLength(6);
		expect(warnings[0]).toContain('^/(\\d+)/(.*)$');
	});

	it('reads a long pattern in no time', () => {
		const { rules } = read(
			entry(`/${'-'.repeat(20_000)}(`, '/x', { regex: true }),
			entry(`/${'.*'.repeat(20_000)}`, '/x', { regex: true }),
		);
		expect(rules).toEqual([]);
	});

	it('lies at the top of the content folder, beside rules of site.json', async () => {
		const { settings, warnings } = await load({
			'site.json': { redirects: [{ from: '/own', to: '/mine' }] },
			'redirection.json': exported(entry('/old/', '/new/'), entry('/x', '/y'), entry('/y', '/x')),
		});
		expect(settings.redirects?.map(({ from }) => from)).toEqual(['/own', '/old/']);
		expect(warnings.filter((line) => line.includes('never ends'))).toHaveLength(2);
	});

	it('differs from other JSON with redirects', () => {
		expect(isRedirectionExport(exported(entry('/a', '/b')))).toBe(true);
		expect(isRedirectionExport({ redirects: ['/a'] })).toBe(false);
		expect(isRedirectionExport({ redirects: {} })).toBe(false);
	});
});

describe('redirects of site.json', () => {
	it.each([
		[{ from: 'old', to: '/new' }, 'redirects[0].from'],
		[{ from: '//old', to: '/new' }, 'redirects[0].from'],
		[{ from: '/*/*', to: '/new' }, 'redirects[0].from'],
		[{ from: '/old', to: '//new.test/' }, 'redirects[0].to'],
		[{ from: '/old*', to: 'https://new*/' }, 'redirects[0].to'],
		[{ from: '/old', to: 'javascript:x' }, 'redirects[0].to'],
		[{ from: '/old', to: '/new', status: 200 }, 'redirects[0].status'],
		[{ from: '/old' }, 'redirects[0]'],
		[{ from: '/old', to: '/new', status: 410 }, 'redirects[0]'],
		[{ from: '/old', to: '/*' }, 'redirects[0]'],
	])('stop the start where they have another shape: %j', async (redirect, place) => {
		const faults = await faultsOf({ 'site.json': { redirects: [redirect] } });
		expect(faults.map((fault) => fault.split(/, at |: /)[1])).toEqual([place]);
	});
});
