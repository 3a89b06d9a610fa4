import type { ServerResponse } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { NO_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { outsideScriptsIn } from '@outrigger/rules/wordpress/outside-scripts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CachedPage, SharedPages } from '../cache/page-cache';
import { WordPressUnavailable } from '../contract/unavailable';
import { NoGraphQL } from '../remote/remote-executor';
import { parsePageRules } from './page-rules';
import { RULES_AGAIN_MS } from './plugin-rules';
import { keepPatterns } from './script-fate';
import { builderPage } from './testing/builder-page';
import { SITE, throughOptions } from './testing/page-parts';
import { type StubWordPress, startStubWordPress } from './testing/stub-wordpress';
import { createThrough, type Through, type ThroughOptions } from './through';

const HTML = { 'content-type': 'text/html; charset=UTF-8' };
const SCRIPT = { 'content-type': 'text/javascript' };
const sized = (length: number) => (response: ServerResponse) =>
	response.writeHead(200, { ...SCRIPT, 'content-length': length }).end(Buffer.alloc(length, 'a'));

let stub: StubWordPress;
let clock: number;
let lines: Record<string, unknown>[];
let through: Through;
beforeEach(async () => {
	stub = await startStubWordPress();
	clock = 1_000_000;
	lines = [];
	through = make();
});
afterEach(() => stub.close());

function make(more: Partial<ThroughOptions> = {}): Through {
	return createThrough(throughOptions(stub.origin, lines, { now: () => clock, ...more }));
}

/** Answers every path with this page, except the root of REST. */
function serve(
	body: string | Buffer,
	headers: Record<string, string | string[]> = HTML,
	status = 200,
) {
	stub.answer = ({ url }, response) => {
		if (url?.startsWith('/wp-json')) response.writeHead(403).end();
		else response.writeHead(status, headers).end(body);
	};
}
const page = (content?: string) => builderPage({ origin: stub.origin, content });

async function get(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
	const request = new Request(SITE + path, { headers, ...init });
	return through.answer(request, { address: '192.0.2.1' });
}
async function text(path: string, headers: Record<string, string> = {}) {
	const response = await get(path, headers);
	return (await response?.text()) ?? '';
}
const asked = (path: string) => stub.requests.filter(({ url }) => url === path);

describe('a site with nothing but HTML', () => {
	it('is passed through: its pages with our runtime, under a policy that lets nothing else run', async () => {
		serve(page());
		const response = await get('/boats/');
		expect(response?.status).toBe(200);
		const html = await response?.text();
		expect(html).toContain('/assets/client.js');
		expect(html).not.toMatch(/jquery|elementor-pro\/assets\/js/);
		expect(html).not.toContain(stub.origin);
		const policy = response?.headers.get('content-security-policy') ?? '';
		expect(policy).toContain(`script-src ${SITE}/assets/ 'inline-speculation-rules';`);
		expect(policy).toContain("require-trusted-types-for 'script'");
		expect(await through.find()).toMatchObject({
			...{ mode: 'through', source: null, plugin: false, rest: false, builder: true },
		});
	});

	it('names its rules, and the paths that pass untouched where pages pass through', async () => {
		serve(page());
		through = make({ rules: parsePageRules('/about/ rendered'), untouched: ['/quay/*'] });
		const found = await through.find();
		expect(found.named).toEqual([{ pattern: '/about/', mode: 'rendered' }]);
		expect(found.untouched).toEqual(expect.arrayContaining(['/quay/*', '/checkout/*']));
		through = make({ pages: 'rendered' });
		expect((await through.find()).untouched).toEqual([]);
	});

	it('comes in its declared encoding, compressed or not', async () => {
		const latin = Buffer.from('<html><body><p>B\u00e9al</p></body></html>', 'latin1');
		serve(brotliCompressSync(latin), {
			'content-type': 'text/html; charset=iso-8859-1',
			'content-encoding': 'br',
		});
		const response = await get('/');
		expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
		expect(await response?.text()).toContain('Béal');
	});

	it('gets the values of forms in its own encoding', async () => {
		const latin = (html: string) =>
			serve(Buffer.from(`<html><body>${html}</body></html>`, 'latin1'), {
				'content-type': 'text/html; charset=iso-8859-1',
			});
		const form = '<form action="/post.php">';
		const own = '<form accept-charset="utf-8">';
		latin(`${form}${own}`);
		expect(await text('/write/')).toContain(
			`<form accept-charset="windows-1252" action="/post.php">${own}`,
		);
		latin(`${form}${own}<div class="wpforms-container">`);
		expect(await text('/untouched/')).toContain(
			`<form accept-charset="windows-1252" action="/post.php">${own}`,
		);
		serve(`<html><body>${form}</body></html>`);
		expect(await text('/plain/')).toContain(form);
	});

	it('has a front page of one language, whose folder is no part of its address', async () => {
		const front = `<head><link rel="canonical" href="${stub.origin}/en/"></head>`;
		serve(page(`<a href="${stub.origin}/en/boats/">Boats</a>`).replace('<head>', front));
		expect(await text('/')).toContain('<a href="/en/boats/">');
	});

	it('names another address than WORDPRESS_URL on its front page', async () => {
		const html = page().replaceAll(stub.origin, 'https://bay.example');
		serve(html.replace('https://bay.example/boats/', 'https://bay.example/'));
		expect(await text('/boats/')).not.toContain('bay.example');
	});

	it('names that address in the link to its REST, where its front page is a list of posts', async () => {
		const rest = '<link rel="https://api.w.org/" href="https://bay.example/wp-json/" />';
		serve(`<html><head>${rest}</head><body><a href="https://bay.example/a/">a</a></body></html>`);
		expect(await text('/boats/')).toContain('<a href="/a/">');
	});
});

describe('PAGES and its rules', () => {
	it('leave a site to our own rendering where the plugin delivers elements', async () => {
		serve(page());
		through = make({ capabilities: async () => ({ ...NO_CAPABILITIES, elementor: true }) });
		expect(await get('/boats/')).toBeNull();
		through = make({ capabilities: async () => NO_CAPABILITIES });
		expect((await get('/boats/'))?.status).toBe(200);
	});

	it.each([
		['has no plugin', async () => NO_CAPABILITIES],
		['has neither GraphQL nor REST', () => Promise.reject(new NoGraphQL('closed'))],
	])('make no visitor wait again while a site hangs that %s', async (_, first) => {
		serve(page());
		const capabilities = vi.fn<ThroughOptions['capabilities']>(first);
		through = make({ capabilities });
		await text('/boats/');
		capabilities.mockImplementation(() => new Promise(() => {}));
		expect(await text('/boats/')).toContain('/assets/client.js');
		expect(capabilities).toHaveBeenCalledTimes(2);
	});

	it('pass the usual paths untouched in the folder of a language too', async () => {
		serve(page());
		for (const path of ['/de/members/ann/', '/pt-br/checkout']) {
			expect(await text(path), path).toContain('jquery');
		}
		expect(await text('/news/members/')).not.toContain('jquery');
	});

	it('name paths in the spelling of people', async () => {
		serve(page());
		through = make({ rules: parsePageRules('/Café/ untouched\n/%E8%88%B9/* untouched') });
		for (const path of ['/caf%C3%A9/', '/caf%c3%a9', '/%e8%88%b9/x/']) {
			expect(await text(path), path).toContain('jquery');
		}
	});

	it('name single paths, the longest pattern first', async () => {
		serve(page());
		const rules = parsePageRules('# ours\n/boats/* rendered\n/boats/old/ untouched\n');
		through = make({ rules });
		expect(await get('/boats/new/')).toBeNull();
		expect(await text('/boats/old/')).toContain('jquery');
		expect(await text('/about/')).not.toContain('jquery');
		expect(() => parsePageRules('/a/ drawn')).toThrow('Line 1 of PAGES_FILE is "/a/ drawn"');
	});

	it('come from the settings of the plugin too, and change with a purge', async () => {
		let rules = '[{"pattern":"/boats/*","mode":"rendered"},{"pattern":"/old/","mode":"untouched"}]';
		stub.answer = ({ url }, response) => {
			const isRules = url === '/wp-json/outrigger/v1/page-rules';
			if (!isRules && url?.startsWith('/wp-json')) return void response.writeHead(403).end();
			response.writeHead(200, isRules ? {} : HTML).end(isRules ? rules : page());
		};
		const capabilities = async () => ({ ...NO_CAPABILITIES, elementor: true });
		through = make({
			pages: 'through',
			capabilities,
			rules: parsePageRules('/boats/mine/ through'),
		});
		expect(await get('/boats/new/')).toBeNull();
		expect((await get('/boats/mine/'))?.status).toBe(200);
		expect(await text('/old/')).toContain('jquery');
		expect(await text('/about/')).not.toContain('jquery');
		rules = '[]';
		expect(await get('/boats/new/')).toBeNull();
		await through.purge('everything');
		expect((await get('/boats/new/'))?.status).toBe(200);
		for (rules of ['no JSON', '[{"pattern":"boats","mode":"rendered"}]', '{}']) {
			await through.purge('everything');
			expect((await get('/boats/new/'))?.status).toBe(200);
		}
		expect(asked('/wp-json/outrigger/v1/page-rules').length).toBe(5);
	});

	it('are requested once in five minutes from a site without the plugin, and no page waits again', async () => {
		serve(page());
		await get('/boats/');
		await get('/about/');
		clock += RULES_AGAIN_MS;
		await get('/boats/');
		await vi.waitFor(() => expect(asked('/wp-json/outrigger/v1/page-rules')).toHaveLength(2));
	});

	it.each(['/checkout/', '/cart', '/my-account/orders/', '/portal/x/'])(
		'pass %s with everything in it, and the log has one line about that',
		async (path) => {
			serve(page());
			through = make({ untouched: ['/portal/*'] });
			await get(path);
			const html = await text(path);
			expect(html).toContain('src="/wp-includes/js/jquery/jquery.min.js');
			expect(html).not.toContain('/assets/client.js');
			const said = lines.filter(({ msg }) => msg === 'A page passed with all of its scripts');
			expect(said).toHaveLength(1);
		},
	);

	it.each([
		['<div class="woocommerce-checkout">', 'a page of the shop'],
		["<div class='gform_wrapper'>", 'a form of Gravity Forms'],
	])('pass a page with %s as it is', async (markup, reason) => {
		serve(page(markup));
		expect(await text('/enquire/')).toContain('jquery');
		expect(lines.at(-1)).toMatchObject({ page: '/enquire/', reason });
	});

	it('take the password of a page to WordPress and the cookie that opens it back, without a login', async () => {
		const bodies: string[] = [];
		stub.answer = async (request, response) => {
			bodies.push(Buffer.concat(await request.toArray()).toString());
			const cookies = ['wp-postpass_ab=x; Path=/; Domain=bay.example', 'tracker=1'];
			const location = `${stub.origin}/boats/`;
			response.writeHead(302, { location, 'set-cookie': cookies }).end();
		};
		const path = '/wp-login.php?action=postpass';
		const sent = (origin: string) =>
			get(
				path,
				{ 'content-type': 'application/x-www-form-urlencoded', origin },
				{
					method: 'POST',
					body: 'post_password=sea+air&action=login&log=admin&pwd=1&redirect_to=%2Fboats%2F',
				},
			);
		const answer = await sent(SITE);
		expect(answer?.status).toBe(302);
		expect(answer?.headers.get('location')).toBe('/boats/');
		expect(answer?.headers.getSetCookie()).toEqual(['wp-postpass_ab=x; Path=/']);
		expect(answer?.headers.get('cache-control')).toBe('private, no-store');
		const fields = 'post_password=sea+air&redirect_to=%2Fboats%2F';
		expect(bodies.filter((body) => body !== '')).toEqual([fields]);
		expect((await sent('https://far.example'))?.status).toBe(403);
		expect(asked(path)).toHaveLength(1);
	});

	it('leave login and administration to the real site', async () => {
		const response = await get('/wp-admin/post.php?post=1');
		expect(response?.status).toBe(302);
		expect(response?.headers.get('location')).toBe(`${stub.origin}/wp-admin/post.php?post=1`);
	});

	it('leave our own files to the host', async () => {
		for (const path of ['/reports', '/revalidate', '/wp-fonts/css']) {
			expect(await get(path)).toBeNull();
		}
	});
});

describe('unknown scripts', () => {
	it('are named in the log, once for a page', async () => {
		serve(page('<script src="/wp-content/plugins/map/map.js"></script><b onclick="x()">b</b>'));
		await get('/boats/');
		clock += 24 * 60 * 60 * 1000;
		await get('/boats/');
		const warned = lines.filter(({ page: path }) => path === '/boats/');
		expect(warned).toHaveLength(1);
		expect(warned[0]).toMatchObject({
			level: 40,
			unknown: ['/wp-content/plugins/map/map.js'],
			events: { onclick: 1 },
		});
	});

	it('stand in the log beside those that the host drops knowingly', async () => {
		serve(page('<script src="/wp-includes/js/wp-emoji-release.min.js?ver=6.8"></script>'));
		await get('/boats/');
		expect(lines.find(({ page: path }) => path === '/boats/')).toMatchObject({
			dropped: expect.arrayContaining(['/wp-includes/js/wp-emoji-release.min.js?ver=6.8']),
			replaced: 8,
		});
	});

	/** A page that keeps a script with this text. */
	function keepScript(script: string) {
		const ui =
			'<script src="/wp-includes/js/jquery/ui/core.min.js" id="jquery-ui-core-js"></script>';
		const html = page(`${ui}<script src="/wp-content/plugins/map/map.js"></script>`);
		stub.answer = ({ url }, response) => {
			if (url?.includes('map.js')) response.end(script);
			else response.writeHead(200, HTML).end(html);
		};
		through = make({ keep: keepPatterns('map.js') });
	}

	it('that are kept bring jQuery UI back only where their file calls it', async () => {
		keepScript('jQuery("a").show()');
		expect(await text('/boats/')).not.toContain('jquery/ui');
		keepScript('jQuery("a").draggable()');
		expect(await text('/boats/')).toMatch(/jquery\/ui\/core.+map\.js/s);
	});

	it('that are kept get the functions of the builder, before they run, where they call them', async () => {
		const api =
			'<script type="outrigger/late" data-module="" src="/assets/builder-api.js"></script>';
		keepScript('elementorProFrontend.modules.popup.showPopup({ id: 7 })');
		const html = await text('/boats/');
		expect(html.indexOf(api)).toBeGreaterThan(0);
		expect(html.indexOf('map.js')).toBeGreaterThan(html.indexOf(api));
		keepScript('jQuery("a").show()');
		expect(await text('/boats/')).not.toContain(api);
	});

	it.each([
		'class Boat extends elementorModules.frontend.handlers.Base {}',
		'elementorFrontend.utils.swiper',
		'elementorFrontend.elementsHandler.attachHandler("boat", Boat)',
	])(
		'that are kept and reach into the builder’s runtime leave the page as it is: %s',
		async (script) => {
			keepScript(script);
			expect(await text('/boats/')).toContain('/plugins/elementor/assets/js/');
			expect(lines.at(-1)).toMatchObject({
				page: '/boats/',
				reason: 'a script that is kept and needs the builder’s runtime',
			});
		},
	);

	it('that are kept bring jQuery back where their file calls it', async () => {
		keepScript('(function($){})(jQuery)');
		const response = await get('/boats/');
		expect(await response?.text()).toContain('/wp-includes/js/jquery/jquery.min.js');
		const policy = response?.headers.get('content-security-policy') ?? '';
		expect(policy).toContain(`${SITE}/wp-content/plugins/map/map.js`);
		expect(policy).not.toContain('trusted-types');
	});

	describe('of which only a file calls jQuery', () => {
		const underscore = '<script src="/wp-includes/js/underscore.min.js"></script>';
		beforeEach(() => {
			const sheet = '<style>.never{top:0}.by-map{top:0}.by-jquery{top:0}</style>';
			const map = '<script src="/wp-content/plugins/map/map.js"></script>';
			const files: Record<string, string> = {
				'/wp-content/plugins/map/map.js': 'jQuery("a").addClass("by-map")',
				'/wp-includes/js/jquery/jquery.min.js': 'jQuery=()=>"by-jquery";_.ajax(fetch("x"))',
				'/wp-includes/js/jquery/jquery-migrate.min.js': '1',
			};
			stub.answer = ({ url = '' }, response) => {
				const file = files[url.replace(/\?.*/, '')];
				if (file !== undefined) response.end(file);
				else response.writeHead(200, HTML).end(page(sheet + underscore + map));
			};
			through = make({ keep: keepPatterns('map.js') });
		});

		it('keep no rule that neither their text nor jQuery’s names', async () => {
			const html = await text('/boats/');
			expect(html).toContain('.by-map{top:0}.by-jquery{top:0}');
			expect(html).not.toContain('.never');
		});

		it('bring no library that only the text of jQuery seems to call', async () => {
			const html = await text('/boats/');
			expect(html).toContain('/jquery.min.js');
			expect(html).not.toContain('underscore');
		});
	});
});

describe('the cache', () => {
	it('sends a page for a minute without a request, with any parameters of advertisers', async () => {
		serve(page());
		await get('/boats/');
		const response = await get('/boats/?utm_source=x&fbclid=y');
		expect(response?.headers.get('cache-control')).toContain('s-maxage=60');
		expect(asked('/boats/')).toHaveLength(1);
		expect(await get('/boats/?colour=red')).not.toBeNull();
		expect(asked('/boats/?colour=red')).toHaveLength(1);
	});

	it('checks with WordPress if a page has changed, and keeps an unchanged page', async () => {
		stub.answer = ({ headers }, response) => {
			if (headers['if-none-match'] === '"a"') response.writeHead(304).end();
			else response.writeHead(200, { ...HTML, etag: '"a"' }).end(page('<p>first</p>'));
		};
		await get('/boats/');
		clock += 24 * 60 * 60 * 1000;
		expect(await text('/boats/')).toContain('first');
		expect(asked('/boats/').at(-1)?.headers['if-none-match']).toBe('"a"');
		expect(await text('/boats/')).toContain('first');
		expect(asked('/boats/')).toHaveLength(2);
	});

	it.each([
		['a server error', 500, '<html><body>Oh</body></html>'],
		['a maintenance page', 503, 'Briefly unavailable for scheduled maintenance.'],
		['an error page with status 200', 200, '<body id="error-page"><p>Error</p></body>'],
		['a database error with status 200', 200, 'Error establishing a database connection'],
		['a page that PHP broke off', 200, '<html><body><p>half'],
		['nothing at all', 200, ''],
	])(
		'the cache sends the old page in the place of %s, and no visitor gets a broken page',
		async (_, status, body) => {
			serve(page('<p>whole</p>'));
			await get('/boats/');
			serve(body, HTML, status);
			clock += 25 * 60 * 60 * 1000;
			expect(await text('/boats/')).toContain('whole');
			if (body.includes('half')) return;
			await expect(get('/other/')).rejects.toBeInstanceOf(WordPressUnavailable);
		},
	);

	it('makes a page again after a purge', async () => {
		serve(page('<p>first</p>'));
		await get('/boats/');
		serve(page('<p>second</p>'));
		await through.purge(['/boats/']);
		expect(await text('/boats/')).toContain('second');
	});

	it('makes pages again when the feed or a part of the sitemap reports a change', async () => {
		let words = 'first';
		let feed = '<rss>1</rss>';
		let part = '<urlset>1</urlset>';
		const index = `<sitemapindex><sitemap><loc>${stub.origin}/wp-sitemap-posts-page-1.xml</loc></sitemap></sitemapindex>`;
		stub.answer = ({ url = '' }, response) => {
			const xml = { 'content-type': 'application/xml; charset=UTF-8' };
			if (url === '/feed/') response.writeHead(200, xml).end(feed);
			else if (url === '/wp-sitemap.xml') response.writeHead(200, xml).end(index);
			else if (url.includes('posts-page-1')) response.writeHead(200, xml).end(part);
			else response.writeHead(200, HTML).end(page(`<p>${words}</p>`));
		};
		const looked = async (times: number) => {
			await vi.waitFor(() => expect(asked('/wp-sitemap-posts-page-1.xml')).toHaveLength(times));
		};
		await get('/boats/');
		await looked(1);
		words = 'second';
		feed = '<rss>2</rss>';
		clock += 61_000;
		// The host sends the old page while it checks both addresses.
		expect(await text('/other/')).toContain('second');
		await looked(2);
		await vi.waitFor(async () => expect(await text('/boats/')).toContain('second'));
		words = 'third';
		part = '<urlset>2</urlset>';
		clock += 61_000;
		await text('/other/');
		await looked(3);
		await vi.waitFor(async () => expect(await text('/boats/')).toContain('third'));
	});

	it('no longer looks at a feed that has a clock in it', async () => {
		let looks = 0;
		stub.answer = ({ url = '' }, response) => {
			if (url !== '/feed/') return response.writeHead(200, HTML).end(page());
			looks += 1;
			response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(`<rss>${looks}</rss>`);
		};
		for (let minutes = 0; minutes < 12; minutes += 1) {
			clock += 61_000;
			await get('/boats/');
			await vi.waitFor(() => expect(looks).toBe(Math.min(minutes + 1, 6)));
		}
		expect(lines.map(({ msg }) => msg)).toContain(
			'The file differs at each look, so the host no longer watches it',
		);
	});

	describe('of a site with plain permalinks', () => {
		const XML = { 'content-type': 'application/xml; charset=UTF-8' };
		let words: string;
		let feed: string;
		/** The headers of pages. */
		let headers: Record<string, string>;
		beforeEach(() => {
			const rest = `<${stub.origin}/index.php?rest_route=/>; rel="https://api.w.org/"`;
			headers = { ...HTML, link: rest };
			words = 'first';
			feed = '<rss>1</rss>';
			const index = `<sitemap><loc>${stub.origin}/?sitemap=posts&#038;paged=1</loc></sitemap>`;
			stub.answer = ({ url = '' }, response) => {
				if (url === '/?feed=rss2') response.writeHead(200, XML).end(feed);
				else if (url === '/?sitemap=index') response.writeHead(200, XML).end(index);
				else if (url.startsWith('/?sitemap=')) response.writeHead(200, XML).end('<urlset/>');
				else response.writeHead(200, headers).end(page(`<p>${words}</p>`));
			};
		});

		it.each([
			'/?p=12',
			'/?page_id=2&utm_source=x',
			'/?attachment_id=7',
			'/?cat=3&paged=2',
			'/?author=1',
			'/?m=202611',
			'/?tag=small-boats&paged=12',
		])('sends %s for a minute without a request', async (path) => {
			for (const _ of [1, 2]) expect(await text(path)).toContain('first');
			expect(asked(path.replace('&utm_source=x', ''))).toHaveLength(1);
			expect((await get(path))?.headers.get('cache-control')).toContain('s-maxage=60');
		});

		it('knows such a site by a link in its pages too', async () => {
			headers = HTML;
			words = `<link rel="https://api.w.org/" href="${stub.origin}/index.php?rest_route=/">`;
			for (const _ of [1, 2]) await text('/?p=12');
			expect(asked('/?p=12')).toHaveLength(1);
		});

		it('is another than one that answers each query, such as a copy in files', async () => {
			headers = HTML;
			for (const _ of [1, 2]) await text('/?p=12');
			expect(asked('/?p=12')).toHaveLength(2);
			for (const _ of [1, 2]) await text('/boats/');
			expect(asked('/boats/')).toHaveLength(1);
		});

		it.each([
			'/?p=012',
			'/?p=12&x=1',
			'/?p=12&paged=2',
			'/?p=12&page_id=2',
			'/boats/?p=12',
			'/?p=a',
		])('requests %s for each visitor, since anybody could invent more of these', async (path) => {
			for (const _ of [1, 2]) await text(path);
			expect(asked(path)).toHaveLength(2);
		});

		it.each([
			['/?p=12', '/?p=12'],
			['/?cat=3&paged=2', '/?cat=3'],
			['/?p=12', '/'],
		])('makes %s again after a purge of %s', async (path, purged) => {
			await text(path);
			await text('/?p=99');
			words = 'second';
			await through.purge([purged]);
			expect(await text(path)).toContain('second');
			expect((await text('/?p=99')).includes('first')).toBe(purged !== '/');
		});

		it('makes a page again to which a comment leads', async () => {
			await text('/?p=12');
			await text('/');
			const answer = stub.answer;
			stub.answer = (request, response) => {
				if (request.method !== 'POST') return answer(request, response);
				words = 'second';
				response.writeHead(302, { location: `${stub.origin}/?p=12#comment-1` }).end();
			};
			const init = { method: 'POST', body: 'comment=Fine+boats' };
			await get('/wp-comments-post.php', { origin: SITE }, init);
			expect(await text('/?p=12')).toContain('second');
			expect(await text('/')).toContain('first');
		});

		it('looks for changes at the plain addresses of its feed and sitemap', async () => {
			await text('/?p=12');
			await vi.waitFor(() => expect(asked('/?sitemap=posts&paged=1')).toHaveLength(1));
			words = 'second';
			feed = '<rss>2</rss>';
			clock += 61_000;
			await text('/?p=99');
			await vi.waitFor(async () => expect(await text('/?p=12')).toContain('second'));
			expect(asked('/?feed=rss2')).toHaveLength(2);
		});

		it('names each page in the log by its query', async () => {
			await text('/?p=12');
			expect(lines.some(({ page: path }) => path === '/?p=12')).toBe(true);
		});
	});

	it('the cache holds no pages that WordPress gives to a single visitor', async () => {
		serve(page(), { ...HTML, 'cache-control': 'private, no-store' });
		const response = await get('/boats/');
		expect(response?.headers.get('cache-control')).toBe('private, no-store');
		await get('/boats/');
		expect(asked('/boats/')).toHaveLength(2);
	});
});

describe('a cache that several hosts share', () => {
	let pages: Map<string, CachedPage>;
	let shared: SharedPages;
	beforeEach(() => {
		pages = new Map();
		shared = {
			claimMs: 1_000,
			get: async (key) => pages.get(key) ?? null,
			set: async (key, kept) => void pages.set(key, kept),
			lock: async () => async () => {},
			purge: async () => {},
			onPurge: () => {},
		};
		through = make({ shared });
	});

	it('has the pages after a start while WordPress is away', async () => {
		serve(page('<p>boats</p>'));
		await text('/boats/');
		await vi.waitFor(() => expect(pages.size).toBe(1));
		stub.answer = ({ socket }) => socket.destroy();
		through = make({ shared });
		clock += 24 * 60 * 60 * 1000;
		expect(await text('/boats/')).toContain('<p>boats</p>');
		await expect(get('/other/')).rejects.toBeInstanceOf(WordPressUnavailable);
	});

	it('has no page at an address that anybody can invent', async () => {
		stub.answer = ({ url = '' }, response) => {
			const isSheet = url.startsWith('/wp-content/');
			const linked = { ...HTML, link: `<${stub.origin}/?rest_route=/>; rel="https://api.w.org/"` };
			response.writeHead(200, isSheet ? { 'content-type': 'text/css' } : linked).end(page());
		};
		const paths = ['/boats/?x=1', '/?p=12&x=1', '/wp-content/a.css?ver=1', '/?p=12', '/boats/'];
		for (const path of paths) await text(path);
		await vi.waitFor(() => expect(pages.has('through:/boats/')).toBe(true));
		expect([...pages.keys()].sort()).toEqual([
			'through:/?p=12',
			'through:/boats/',
			'through:/wp-content/a.css?ver=1',
		]);
	});
});

describe('the sheets of pages', () => {
	const LINK = '<link rel="stylesheet" href="/wp-content/themes/bay/style.css?a=1&#038;b=2">';
	let css: string;
	beforeEach(() => {
		css = '.boat{background:url(img/a.png)}.plane{top:0}';
		stub.answer = ({ url = '' }, response) => {
			if (!url.includes('.css')) response.writeHead(200, HTML).end(page(`${LINK}<p class="boat">`));
			else if (css === '') response.writeHead(500).end();
			else response.writeHead(200, { 'content-type': 'text/css' }).end(css);
		};
	});
	const SHEET = '/wp-content/themes/bay/style.css?a=1&b=2';

	it('are read once for many pages, and name their files by whole paths', async () => {
		const html = await text('/boats/');
		expect(html).toContain(
			'<style>.boat{background:url(/wp-content/themes/bay/img/a.png)}</style>',
		);
		await text('/other/');
		expect(asked(SHEET)).toHaveLength(1);
	});

	it('are read again after some minutes and after a purge; the old one stays while the site is away', async () => {
		await text('/boats/');
		css = '';
		clock += 10 * 60_000;
		expect(await text('/other/')).toContain('img/a.png');
		css = '.boat{left:0}';
		clock += 10_000;
		expect(await text('/third/')).toContain('<style>.boat{left:0}</style>');
		css = '.boat{left:1px}';
		await through.purge('everything');
		expect(await text('/boats/')).toContain('<style>.boat{left:1px}</style>');
	});

	it.each(['', '@namespace x "y";.boat{top:0}', '.boat{content:"</style>"}', '.boat{top:0'])(
		'stay links where they cannot be read: %s',
		async (broken) => {
			css = broken;
			expect(await text('/boats/')).toContain('style.css?a=1&#038;b=2"');
		},
	);
});

describe('visitors', () => {
	it.each(['wordpress_logged_in_ab=1', 'woocommerce_items_in_cart=1', 'wp-postpass_ab=x'])(
		'with %s pass by the cache, with this cookie and no other',
		async (cookie) => {
			serve(page(), {
				...HTML,
				'set-cookie': ['wp_woocommerce_session_a=1; Domain=bay.example; Secure', 'ad=2'],
			});
			await get('/boats/');
			const response = await get('/boats/', { cookie: `tracker=9; ${cookie}` });
			expect(response?.headers.get('cache-control')).toBe('private, no-store');
			expect(response?.headers.getSetCookie()).toEqual(['wp_woocommerce_session_a=1']);
			expect(asked('/boats/').map(({ headers }) => headers.cookie)).toEqual([undefined, cookie]);
		},
	);

	it('share pages on which no cookie is set', async () => {
		serve(page(), { ...HTML, 'set-cookie': 'pll_language=en' });
		expect((await get('/boats/', { cookie: 'tracker=9' }))?.headers.getSetCookie()).toEqual([]);
	});

	it('see their comment on the page, and so do all others', async () => {
		const comments: string[] = [];
		stub.answer = ({ method }, response) => {
			if (method !== 'POST') return response.writeHead(200, HTML).end(page(comments.join()));
			comments.push('<p>Fine boats</p>');
			response.writeHead(302, { location: `${stub.origin}/boats/#comment-1` }).end();
		};
		await text('/boats/');
		await text('/other/');
		const init = { method: 'POST', body: 'comment=Fine+boats' };
		await get('/wp-comments-post.php', { origin: SITE }, init);
		expect(await text('/boats/')).toContain('Fine boats');
		expect(await text('/other/')).not.toContain('Fine boats');
	});

	it('send forms to WordPress from pages of this site alone', async () => {
		serve(page('<p>Thank you</p>'));
		const init = { method: 'POST', body: 'name=Ann' };
		const type = { 'content-type': 'application/x-www-form-urlencoded' };
		const foreign = await get('/contact/', { ...type, origin: 'https://evil.example' }, init);
		expect(foreign?.status).toBe(403);
		const own = await get(
			'/contact/',
			{ ...type, origin: SITE, referer: `${SITE}/contact/` },
			init,
		);
		expect(await own?.text()).toContain('Thank you');
		expect(asked('/contact/')).toMatchObject([
			{
				method: 'POST',
				headers: {
					origin: stub.origin,
					referer: `${stub.origin}/contact/`,
					'x-forwarded-for': '192.0.2.1',
				},
			},
		]);
	});
});

describe('an answer that is no page', () => {
	it('leads to this host: redirects, feeds, sheets, sitemaps', async () => {
		const sent: Record<string, [string, string]> = {
			'/feed/': [
				'application/rss+xml; charset=UTF-8',
				`<link>${stub.origin}/a/</link><a href="//share.test/?u=${encodeURIComponent(`${stub.origin}/a/`)}"/>`,
			],
			'/wp-content/a.css': ['text/css', `a{background:url(${stub.origin}/wp-content/a.png)}`],
			'/robots.txt': ['text/plain', `Sitemap: ${stub.origin}/wp-sitemap.xml`],
		};
		stub.answer = ({ url = '' }, response) => {
			const [type, body] = sent[url] ?? ['text/html', page()];
			if (url === '/old/') response.writeHead(301, { location: `${stub.origin}/new/?a=1` }).end();
			else response.writeHead(200, { 'content-type': type }).end(body);
		};
		expect((await get('/old/'))?.headers.get('location')).toBe('/new/?a=1');
		expect(await text('/feed/')).toBe(
			`<link>${SITE}/a/</link><a href="//share.test/?u=${encodeURIComponent(`${SITE}/a/`)}"/>`,
		);
		expect(await text('/wp-content/a.css')).toBe('a{background:url(/wp-content/a.png)}');
		expect(await text('/robots.txt')).toBe(`Sitemap: ${SITE}/wp-sitemap.xml`);
	});

	it('names this host in the queries of its links, and WordPress in the same queries of requests', async () => {
		const own = encodeURIComponent(`${stub.origin}/boats/`);
		const link = `<link rel="alternate" type="application/json+oembed" href="${stub.origin}/wp-json/oembed/1.0/embed?url=${own}">`;
		stub.answer = ({ url = '' }, response) => {
			const isCall = url.startsWith('/wp-json/oembed');
			const headers = isCall ? { 'content-type': 'application/json' } : HTML;
			const linked = { ...headers, link: `<${stub.origin}/wp-json/>; rel="https://api.w.org/"` };
			response.writeHead(200, linked).end(isCall ? JSON.stringify({ url }) : page(link));
		};
		const response = await get('/boats/');
		const [, href = ''] = /json\+oembed" href="([^"]+)"/.exec((await response?.text()) ?? '') ?? [];
		const call = `/wp-json/oembed/1.0/embed?url=${encodeURIComponent(`${SITE}/boats/`)}`;
		expect(href).toBe(SITE + call);
		expect(JSON.stringify([...(response?.headers ?? [])])).not.toContain(stub.origin);
		await get(call);
		expect(asked(`/wp-json/oembed/1.0/embed?url=${own}`)).toHaveLength(1);
		const login = await get(`/wp-login.php?redirect_to=${encodeURIComponent(`${SITE}/boats/`)}`);
		expect(login?.headers.get('location')).toBe(`${stub.origin}/wp-login.php?redirect_to=${own}`);
		for (const other of [`${SITE}.evil.example/`, `${SITE}:8080/`, `${SITE}-2/`]) {
			const query = `?redirect_to=${encodeURIComponent(other)}`;
			const kept = await get(`/wp-login.php${query}`);
			expect(kept?.headers.get('location')).toBe(`${stub.origin}/wp-login.php${query}`);
		}
	});

	it('leads with the parameters of advertisers, which WordPress’s redirects keep too', async () => {
		stub.answer = ({ url = '' }, response) => {
			if (!url.startsWith('/old')) return response.writeHead(200, HTML).end(page());
			response.writeHead(301, { location: `${stub.origin}/new/${url.slice('/old'.length)}` }).end();
		};
		const moved = async (path: string) => {
			const response = await get(path);
			const shared = response?.headers.get('cache-control')?.startsWith('public');
			return [response?.headers.get('location'), shared];
		};
		expect(await moved('/old?a=1&utm_source=mail')).toEqual(['/new/?a=1&utm_source=mail', false]);
		expect(await moved('/old?a=1')).toEqual(['/new/?a=1', true]);
		expect(asked('/old?a=1')).toHaveLength(1);
	});

	it('says to search engines what WordPress says', async () => {
		const robots = { 'x-robots-tag': 'noindex, follow' };
		const types: Record<string, string> = {
			'/boats/': 'text/html',
			'/checkout/': 'text/html',
			'/feed/': 'application/rss+xml',
			'/wp-content/a.js': 'text/javascript',
			'/wp-content/a.pdf': 'application/pdf',
		};
		stub.answer = ({ url = '' }, response) => {
			const type = types[url];
			if (type) response.writeHead(200, { 'content-type': type, ...robots }).end(page());
			else response.writeHead(200, HTML).end(page());
		};
		for (const path of Object.keys(types)) {
			expect((await get(path))?.headers.get('x-robots-tag'), path).toBe(robots['x-robots-tag']);
		}
		expect((await get('/'))?.headers.has('x-robots-tag')).toBe(false);
	});

	it.each(['text/html', 'text/plain', 'application/json'])(
		'is the file itself if browsers save it: %s',
		async (type) => {
			const saved = { 'content-type': type, 'content-disposition': 'attachment; filename="a.x"' };
			const body = `<html><head></head><body>${stub.origin}</body></html>`;
			stub.answer = ({ url = '' }, response) => {
				if (url === '/export') response.writeHead(200, saved).end(body);
				else response.writeHead(200, HTML).end(page());
			};
			const response = await get('/export');
			expect(response?.headers.get('content-disposition')).toBe(saved['content-disposition']);
			expect(await response?.text()).toBe(body);
		},
	);

	it('is the site’s own security.txt where this host has none', async () => {
		const path = '/.well-known/security.txt';
		serve('Contact: mailto:ann@bay.example', { 'content-type': 'text/plain' });
		expect(await text(path)).toContain('ann@bay.example');
		through = make({ hasSecurityText: true });
		expect(await get(path)).toBeNull();
	});

	it('is compressed and kept where it is a script, a drawing or a plain font', async () => {
		const text = 'let a = 1;'.repeat(1000);
		const types: Record<string, string> = {
			'/wp-content/a.js': 'application/javascript',
			'/wp-content/a.svg': 'image/svg+xml',
			'/wp-content/a.ttf': 'font/ttf',
		};
		stub.answer = ({ url = '' }, response) => {
			const type = types[url];
			if (type) response.writeHead(200, { 'content-type': type, etag: '"a"' }).end(text);
			else response.writeHead(200, HTML).end(page());
		};
		for (const [path, type] of Object.entries(types)) {
			const packed = await get(path, { 'accept-encoding': 'gzip, br' });
			expect(packed?.headers.get('content-encoding')).toBe('br');
			expect(packed?.headers.get('content-type')).toBe(type);
			const bytes = brotliDecompressSync(
				Buffer.from((await packed?.arrayBuffer()) ?? new ArrayBuffer(0)),
			);
			expect(bytes.toString()).toBe(text);
			expect((await get(path))?.headers.get('content-encoding')).toBeNull();
			expect(asked(path)).toHaveLength(1);
		}
		const drawing = await get('/wp-content/a.svg');
		expect(drawing?.headers.get('content-security-policy')).toContain('sandbox');
		stub.answer = (_, response) => response.writeHead(503).end();
		clock += 2 * 60 * 1000;
		expect(await (await get('/wp-content/a.js'))?.text()).toBe(text);
	});

	it('is kept up to 4 MB, and streams beyond, with and without a Content-Length', async () => {
		const [most, huge] = [4 * 1024 * 1024, 17 * 1024 * 1024];
		const packed = gzipSync(Buffer.alloc(huge, 'a'));
		const files: Record<string, [number, string | null, (response: ServerResponse) => unknown]> = {
			'/wp-content/large.js': [most, 'gzip', sized(most)],
			'/wp-content/larger.js': [most + 1, null, sized(most + 1)],
			'/wp-content/unsized.js': [
				most + 1,
				null,
				(response) => response.writeHead(200, SCRIPT).end(Buffer.alloc(most + 1, 'a')),
			],
			'/wp-content/packed.js': [
				huge,
				null,
				(response) =>
					response
						.writeHead(200, {
							...SCRIPT,
							'content-encoding': 'gzip',
							'content-length': packed.length,
						})
						.end(packed),
			],
		};
		stub.answer = ({ url = '' }, response) => {
			if (!url.includes('.js')) return response.writeHead(200, HTML).end(page());
			files[url]?.[2](response);
		};
		for (const [path, [length, encoding]] of Object.entries(files)) {
			const response = await get(path, { 'accept-encoding': 'gzip' });
			expect([response?.status, response?.headers.get('content-encoding')], path).toEqual([
				200,
				encoding,
			]);
			const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
			expect((encoding ? gunzipSync(bytes) : bytes).length, path).toBe(length);
		}
	});

	it('breaks off for the visitor where it breaks off at the site beyond 4 MB', async () => {
		stub.answer = ({ url = '' }, response) => {
			if (!url.includes('.js')) return response.writeHead(200, HTML).end(page());
			response.writeHead(200, SCRIPT).write(Buffer.alloc(5 * 1024 * 1024, 'a'), () => {
				response.destroy();
			});
		};
		const response = await get('/wp-content/cut.js');
		await expect(response?.arrayBuffer()).rejects.toThrow();
	});

	it('is compressed for a single visitor too', async () => {
		serve(page());
		const cookie = 'woocommerce_items_in_cart=1';
		const packed = await get('/boats/', { cookie, 'accept-encoding': 'gzip, br' });
		expect(packed?.headers.get('content-encoding')).toBe('br');
		expect(packed?.headers.get('cache-control')).toContain('private');
		const bytes = brotliDecompressSync(
			Buffer.from((await packed?.arrayBuffer()) ?? new ArrayBuffer(0)),
		);
		expect(bytes.toString()).toBe(await text('/boats/', { cookie }));
	});

	it('streams as it comes, whole or in the requested range', async () => {
		stub.answer = ({ url = '', headers }, response) => {
			if (!url.includes('film')) return response.writeHead(200, HTML).end(page());
			const part = { 'content-type': 'video/mp4', 'content-range': 'bytes 2-3/6', etag: '"f"' };
			if (headers.range) response.writeHead(206, part).end('cd');
			else response.writeHead(200, { 'content-type': 'video/mp4' }).end('abcdef');
		};
		const path = '/wp-content/uploads/film.mp4';
		const both = await Promise.all([text(path), text(path)]);
		expect(both).toEqual(['abcdef', 'abcdef']);
		const part = await get(path, { range: 'bytes=2-3' });
		expect([part?.status, part?.headers.get('content-range')]).toEqual([206, 'bytes 2-3/6']);
		expect(await part?.text()).toBe('cd');
	});

	it('keeps its status if it is a 404, which browsers do not keep, for a file neither', async () => {
		serve(page('<p>Nothing here</p>'), HTML, 404);
		for (const path of ['/missing/', '/wp-content/uploads/missing.png']) {
			const response = await get(path);
			expect(response?.status).toBe(404);
			expect(response?.headers.get('cache-control')).toContain('max-age=0');
			expect(await response?.text()).toContain('Nothing here');
		}
	});
});

it('reports the outcome for the scripts of each page', async () => {
	serve(page('<script>start()</script>'));
	const [first, second] = await through.report(['/', '/checkout/']);
	expect(first).toMatchObject({ path: '/', untouched: null, unknown: ['start()…'] });
	expect(first?.replaced.length).toBeGreaterThan(5);
	expect(second?.untouched).toBe('UNTOUCHED names /checkout/*');
});

it('reports an inline script of a service that is known behind its mark', async () => {
	const snippet =
		"(function(w,d,s,l,i){j.src='https://www.googletagmanager.com/gtm.js?id='+i})(window)";
	serve(page(`<script>${snippet}</script>`));
	const [report] = await through.report(['/']);
	expect(report?.unknown).toEqual([
		expect.stringMatching(/^googletagmanager\.com\/gtm\.js: \(function/),
	]);
	const [service] = outsideScriptsIn(report?.unknown[0] ?? '');
	expect(service?.name).toBe('Google Tag Manager');
});
