import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { SITE_URL, tinySite } from '../testing/tiny-site';
import { WHOLE_SITE_URL, wholeSite } from '../testing/whole-site';
import { closedComments } from './closed-comments';
import { type ExportOptions, exportSite } from './export-site';
import { hostFiles } from './host-files';

const place = () => join(mkdtempSync(join(tmpdir(), 'outrigger-export-')), 'site');
const options = (more: Partial<ExportOptions> = {}): ExportOptions => ({
	out: place(),
	siteUrl: WHOLE_SITE_URL,
	basePath: '',
	actionsUrl: null,
	client: '/@outrigger/web/client.ts',
	firstScript: '/first.js',
	paths: null,
	concurrency: 2,
	redirects: [],
	force: false,
	incremental: false,
	onProgress: () => {},
	...more,
});

describe('an exported site', () => {
	it('has a file for every address, texts compressed as well', async () => {
		const site = await wholeSite();
		const wanted = options();
		const report = await exportSite(site.app, wanted);
		expect(report.failed).toEqual([]);
		const read = (file: string) => readFileSync(join(wanted.out, file), 'utf8');
		for (const file of [
			'',
			'stories/',
			'stories/first/',
			'fleet/wren/',
			'boat-type/rib/',
			'search/',
		]) {
			expect(read(`${file}index.html`)).toContain('<html');
			expect(existsSync(join(wanted.out, `${file}index.html.br`))).toBe(true);
			expect(existsSync(join(wanted.out, `${file}index.html.gz`))).toBe(true);
		}
		expect(read('feed/index.xml')).toContain('<rss');
		expect(read('sitemap-1.xml')).toContain(`${WHOLE_SITE_URL}/stories/first/`);
		expect(read('robots.txt')).toContain('Sitemap');
		expect(read('404.html')).toContain('data-exported');
		expect(read('_redirects')).toContain('/feed/ /feed/index.xml 200');
		const [, rules = ''] =
			/<script type="application\/speculationrules\+json">(\{"prefetch.*?)<\/script>/.exec(
				read('index.html'),
			) ?? [];
		const hash = createHash('sha256').update(rules).digest('base64');
		expect(read('index.html')).toContain(`script-src &#039;self&#039; &#039;sha256-${hash}&#039;;`);
		expect(read('_headers')).toContain("content-security-policy: frame-ancestors 'self'");
		const index: { address: string }[] = JSON.parse(read('assets/search-index.json'));
		expect(index.map(({ address }) => address)).toContain('/stories/first/');
		// The index contains no drafts and no posts with a password.
		expect(read('assets/search-index.json')).not.toMatch(/Unfinished|Secret cove/);
		const again = await exportSite(site.app, { ...wanted, incremental: true });
		expect(again).toMatchObject({ removed: 0, unchanged: again.files });
	});

	it('lies below a path: no file names anything above it', async () => {
		const site = await wholeSite();
		const wanted = options({ basePath: '/sub' });
		await exportSite(site.app, wanted);
		for (const file of readdirSync(wanted.out, { recursive: true, encoding: 'utf8' })) {
			if (!/\.(?:html|xml|txt|css)$/.test(file)) continue;
			const text = readFileSync(join(wanted.out, file), 'utf8');
			const named = text.matchAll(
				new RegExp(`(?:${WHOLE_SITE_URL}|(?:href|src|action|srcset)="|url\\("?)(/[^"<\\s]*)`, 'g'),
			);
			for (const [, path = ''] of named)
				expect(path, `${file} names it`).toMatch(/^\/(?:sub\/|\/)/);
		}
		const index = readFileSync(join(wanted.out, 'assets/search-index.json'), 'utf8');
		expect(index).toContain('"address":"/sub/stories/first/"');
	});

	it('holds the requested pages, and names the missing one', async () => {
		const site = await wholeSite();
		const wanted = options({ paths: ['/fleet/*', '/nowhere/'] });
		const report = await exportSite(site.app, wanted);
		expect(report.failed).toEqual([{ address: '/nowhere/', reason: '404' }]);
		expect(existsSync(join(wanted.out, 'fleet/wren/index.html'))).toBe(true);
		expect(existsSync(join(wanted.out, 'stories'))).toBe(false);
		expect(readFileSync(join(wanted.out, 'sitemap-1.xml'), 'utf8')).not.toContain('/stories/');
	});

	it('is not written if the site cannot be read', async () => {
		const { app } = tinySite();
		const wanted = options({ siteUrl: SITE_URL });
		await expect(exportSite(app, wanted)).rejects.toThrow('The sitemap cannot be read (503).');
		expect(existsSync(wanted.out)).toBe(false);
	});
});

it('comments are closed in the answers of WordPress, and the answer itself stays unchanged', async () => {
	const answer = { data: { node: { commentStatus: 'open' }, other: { a: [1] } } };
	const comments = closedComments();
	const { backend } = await wholeSite();
	const { execute } = comments.around({ ...backend, execute: async () => answer as never });
	const changed = await execute({ query: parse('{ node }'), variables: {} });
	expect(changed).toEqual({ data: { node: { commentStatus: 'closed' }, other: { a: [1] } } });
	expect(answer.data.node.commentStatus).toBe('open');
	expect(comments.hasClosed()).toBe(true);
});

it('hosts of files get the redirects in their own words', () => {
	const files = hostFiles({
		redirects: [
			{ from: '/old/*', to: '/new/*', status: 301 },
			{ from: '/gone/', to: null, status: 410 },
			{ from: '/a"; }/', to: '/b/', status: 301 },
		],
		feeds: [],
		headers: { 'referrer-policy': 'no-referrer' },
		basePath: '',
	});
	expect(files._redirects).toBe('/old/* /new/:splat 301\n/gone/ /404.html 410\n');
	expect(files['nginx.include.conf']).toContain('location ~ "^/old/(.*)$" { return 301 /new/$1; }');
	expect(files['Caddyfile.include']).toContain('redir @moved0 /new/{re.moved0.1} 301');
	expect(files['nginx.include.conf']).toContain('add_header referrer-policy "no-referrer" always;');
	expect(files['Caddyfile.include']).toContain('referrer-policy "no-referrer"');
	expect(files._headers).toContain('/*\n  referrer-policy: no-referrer\n');
});

it('hosts of files get every path below that of the folder', () => {
	const files = hostFiles({
		redirects: [{ from: '/old/', to: '/new/', status: 301 }],
		feeds: [['/feed/', '/feed/index.xml']],
		headers: {},
		basePath: '/sub',
	});
	for (const text of Object.values(files)) {
		expect(text).not.toMatch(/(?<!\/sub|a|to|this|\/folder|\w)\/(?:assets|feed|old|new|404\.html)/);
		expect(text).toContain('/sub/');
	}
	expect(files._redirects).toBe('/sub/feed/ /sub/feed/index.xml 200\n/sub/old/ /sub/new/ 301\n');
});
