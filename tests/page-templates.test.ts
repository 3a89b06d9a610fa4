import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type {
	PageRenderer,
	PageRequest,
	SiteOptions,
	WidgetRequest,
} from '@outrigger/elements/page';
import { createWordPress } from '@outrigger/mock';
import { NO_FONTS } from '@outrigger/rules/fonts/font-catalogue';
import { ALL_CAPABILITIES, NO_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { createSite } from 'outrigger/create-site';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedWidget } from './support/stored-widget';

const SITE_URL = 'https://boats.example';
const folder = mkdtempSync(join(tmpdir(), 'outrigger-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = (id: string, title: string) =>
	storedWidget(id, 'heading', { title, header_size: 'div' });
const exported = (type: string, content: object[], more = {}) => ({
	title: type,
	type,
	version: '0.4',
	page_settings: [],
	content,
	...more,
});

const FILES: Record<string, unknown> = {
	'site.json': { title: 'Bay &amp; Boats', pageOnFront: 'home' },
	'pages/home.json': exported('page', [text('aaaaaa1', 'Welcome aboard')], { title: 'Home' }),
	'pages/about.json': exported('page', [text('aaaaaa2', 'About the boats')], {
		title: 'About',
		page_settings: { custom_css: 'selector{--about:1}' },
	}),
	'posts/first.md': '---\ntitle: First & best\n---\n\nA bay with **no** name.\n',
	'templates/header.json': exported('header', [text('bbbbbb1', 'Head of every page')], {
		conditions: ['include/general', 'exclude/singular/page/70'],
	}),
	'templates/post.json': exported(
		'single-post',
		[storedWidget('ccccccc', 'theme-post-title'), storedWidget('ccccccd', 'theme-post-content')],
		{ databaseId: 81, conditions: ['include/singular/post'] },
	),
	'templates/other-post.json': exported('single-post', [text('ddddddd', 'The other template')], {
		databaseId: 82,
		// Visitors receive only templates that have a condition.
		conditions: ['include/singular/post/999'],
	}),
	'templates/missing.json': exported('error-404', [text('eeeeeee', 'Lost at sea')], {
		conditions: ['include/singular/not_found404'],
	}),
	'pages/landing.json': exported('page', [text('aaaaaa7', 'Book by Friday')], {
		title: 'Landing',
		databaseId: 71,
		page_settings: { template: 'elementor_canvas' },
	}),
	'pages/wide.json': exported('page', [text('aaaaaa8', 'From edge to edge')], {
		title: 'Wide',
		databaseId: 72,
		template: 'elementor_header_footer',
	}),
	'templates/beside.json': exported('single-page', [text('ddddddc', 'A column beside the page')], {
		conditions: [
			'include/singular/page/71',
			'include/singular/page/72',
			'include/singular/page/73',
		],
	}),
	'pages/plain.json': exported('page', [text('aaaaaa9', 'In the middle')], {
		title: 'Plain',
		databaseId: 73,
	}),
	...Object.fromEntries(
		['ours', 'theirs'].map((slug) => [
			`pages/${slug}.md`,
			'<div class="elementor-element" data-id="a1" data-widget_type="nested-tabs.default"><div class="e-n-tabs"></div></div>\n',
		]),
	),
	'pages/bare.json': exported(
		'page',
		[
			text('aaaaaa3', 'No head here'),
			storedWidget('aaaaaa4', 'posts'),
			storedWidget('aaaaaa6', 'posts', {
				posts_post_type: 'by_id',
				nothing_found_message: 'No boats in harbour',
			}),
			storedWidget('aaaaaa5', 'search', { live_results: 'yes', template_id: 81 }),
		],
		{ title: 'Bare', databaseId: 70 },
	),
};

let site: PageRenderer;
let options: SiteOptions;
let execute: SiteOptions['execute'];
/** Names of the operations that were executed. */
const asked: string[] = [];
/** Names of the operations that get no answer. */
const unanswered = new Set<string>();
beforeAll(async () => {
	for (const [name, content] of Object.entries(FILES)) {
		const file = join(folder, name);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
	}
	const wordpress = await createWordPress({ contentDir: folder, siteUrl: SITE_URL });
	execute = async ({ query, variables, operationName }) => {
		asked.push(operationName ?? '');
		if (unanswered.has(operationName ?? '')) throw new Error(`No answer to ${operationName}`);
		return wordpress.execute(query, variables, operationName ? { operationName } : {});
	};
	options = {
		execute,
		capabilities: ALL_CAPABILITIES,
		siteUrl: SITE_URL,
		assets: {
			address: () => '/assets/client.js',
			editorAddress: () => '',
			imports: () => [],
			before: [],
			fonts: NO_FONTS,
		},
		sanitize: (html) => ({ html, css: '' }),
		localize: (html) => html,
		ownMedia: async (part) => part,
		contentStyles: async (path) => ({
			stylesheets: path === '/theirs/' ? ['/wp-content/uploads/elementor/css/post-74.css'] : [],
			css: '',
		}),
		rest: async (path) => {
			const response = await wordpress.handle(new Request(`${SITE_URL}/wp-json/${path}`));
			return {
				status: response?.status ?? 404,
				body: await response?.json(),
				total: Number(response?.headers.get('x-wp-total')),
				totalPages: Number(response?.headers.get('x-wp-totalpages')),
			};
		},
		measurementId: null,
		collectUrl: 'https://www.google-analytics.com/g/collect',
		popupDebug: false,
		warn: () => {},
	};
	site = createSite(options);
});

const requestOf = (path: string, request: Partial<PageRequest> = {}): PageRequest => ({
	path,
	url: new URL(path, SITE_URL),
	page: 1,
	commentPage: null,
	search: null,
	forcedTemplateId: null,
	returnedForm: null,
	previewPopupId: null,
	previewId: null,
	protectedContent: null,
	pause: () => undefined,
	execute: null,
	...request,
});
const render = (path: string, request: Partial<PageRequest> = {}) =>
	site.render(requestOf(path, request));

describe('a page', () => {
	it('is the editor’s design, under the header whose conditions include it', async () => {
		const { html, status } = await render('/about/');
		expect(status).toBe(200);
		expect(html).toMatch(/Head of every page.*<main id="content".*About the boats/);
		expect(html).toContain('--about:1');
		expect(html).toContain('<title>About – Bay &amp; Boats</title>');
		expect(html).toContain('<link rel="canonical" href="https://boats.example/about/"/>');
	});

	it('has no header where the conditions exclude it', async () => {
		const { html } = await render('/bare/');
		expect(html).not.toContain('Head of every page');
		expect(html).toContain('No head here');
	});

	it.each([
		['/landing/', 'Book by Friday', { header: false, template: false }],
		['/wide/', 'From edge to edge', { header: true, template: false }],
		['/plain/', '', { header: true, template: true }],
	])('has the layout that its editor chose: %s', async (path, own, { header, template }) => {
		const { html } = await render(path);
		expect(html).toContain(own);
		expect(html.includes('Head of every page')).toBe(header);
		expect(html.includes('A column beside the page')).toBe(template);
	});

	it('shows a template that an editor forces, with any layout', async () => {
		const { html } = await render('/landing/', { forcedTemplateId: 82 });
		expect(html).toContain('The other template');
	});

	it('is the front page at the root', async () => {
		const { html } = await render('/');
		expect(html).toContain('Welcome aboard');
		expect(html).toContain('<link rel="canonical" href="https://boats.example/"/>');
	});

	it('has one sheet with its hash, one module, and in other scripts data alone', async () => {
		const { html, styleHashes } = await render('/about/');
		expect(styleHashes).toHaveLength(1);
		expect(html.match(/<style/g)).toHaveLength(1);
		expect(html).not.toMatch(/ style="/);
		expect(html.match(/<script(?! type="application)[^>]*/g)).toEqual([
			expect.stringContaining(' src="'),
		]);
	});

	it('is the same, byte for byte, when it is rendered again', async () => {
		const [one, two] = await Promise.all([render('/first/'), render('/first/')]);
		expect(one.html).toBe(two.html);
	});
});

describe("a text in the builder's own markup", () => {
	it("has the looks of its widgets, unless the builder's own sheets come with it", async () => {
		const stock = createSite({
			...options,
			capabilities: NO_CAPABILITIES,
		});
		const theirs = (await stock.render(requestOf('/theirs/')))?.html;
		const ours = (await stock.render(requestOf('/ours/')))?.html;
		expect(ours).toContain('.e-n-tabs-mobile>');
		expect(theirs).toContain('post-74.css');
		expect(theirs).not.toContain('.e-n-tabs-mobile>');
	});
});

describe('a post', () => {
	it('fills the template whose conditions fit it', async () => {
		const { html } = await render('/first/');
		expect(html).toMatch(/<h1[^>]*>First &amp; best<\/h1>.*no<\/strong> name/);
		expect(html).toContain('data-elementor-type="single-post"');
	});

	it('fills the template that an editor forces', async () => {
		const { html } = await render('/first/', { forcedTemplateId: 82 });
		expect(html).toContain('The other template');
		expect((await render('/first/', { forcedTemplateId: 999 })).html).not.toContain('The other');
	});

	it.each([
		['/first/', { page: 2 }, '/first/?page=2'],
		['/first/3/', {}, '/first/?page=3'],
		[
			'/first/?e-filter-1-category=a',
			{ path: '/first/', page: 2 },
			'/first/?e-filter-1-category=a&page=2',
		],
		['/', { page: 2 }, '/?page=2'],
	])('at WordPress’s address of a later page of its lists moves: %s %o', async (path, more, to) => {
		const { status, redirect } = await render(path, more);
		expect([status, redirect]).toEqual([301, to]);
	});

	it.each(['/first/0/', '/first/1/', '/first/02/x/', '/nowhere/2/', '/2/'])(
		'has no other page: %s',
		async (path) => {
			expect((await render(path)).status).toBe(404);
		},
	);
});

describe('a page that does not exist', () => {
	it('gets the template for it, and stays out of search engines', async () => {
		const { html, status } = await render('/nowhere/');
		expect(status).toBe(404);
		expect(html).toContain('Lost at sea');
		expect(html).toContain('noindex');
		expect(html).not.toContain('rel="canonical"');
	});
});

describe('a site without a template of that kind', () => {
	it('shows a plain foot, a plain list and a plain search', async () => {
		expect((await render('/about/')).html).toContain('<footer');
		const search = await render('/', { search: 'bay' });
		expect(search.html).toMatch(/Results for “bay”.*First &amp; best/);
	});
});

describe('a widget of a page', () => {
	const widgetOf = async (
		widgetId: string,
		page: Partial<PageRequest> = {},
		route: WidgetRequest['route'] = 'refresh-loop',
	) => {
		asked.length = 0;
		const widget = await site.renderWidget({
			page: requestOf('/bare/', page),
			documentId: 70,
			widgetId,
			route,
			settings: null,
		});
		return widget?.html;
	};
	const emptyListOf = (query: string, more: Partial<PageRequest> = {}) =>
		widgetOf('aaaaaa6', { url: new URL(`/bare/?${query}`, SITE_URL), ...more });

	beforeEach(() => site.forget());
	afterEach(() => unanswered.clear());

	it('is rendered from a page that is prepared once, with any parameters', async () => {
		expect(await emptyListOf('e-page-1=2')).toContain('No boats in harbour');
		expect(asked).toContain('Page');
		expect(await emptyListOf('e-page-1=3')).toContain('No boats in harbour');
		expect(asked).toEqual([]);
		site.forget();
		expect(await emptyListOf('e-page-1=3')).toContain('No boats in harbour');
		expect(asked).toContain('Page');
	});

	it.each([
		[59_999, 0, 0],
		[60_000, 1, 0],
		[60_001, 1, 1],
	])(
		'lives for a minute: %i ms later %i shell and %i page are asked for',
		async (laterMs, shells, pages) => {
			const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
			await emptyListOf('e-page-1=2');
			// The page's cache reads the clock at most once in a millisecond, so this waits longer.
			await new Promise((resolve) => setTimeout(resolve, 5));
			clock.mockReturnValue(1000 + laterMs);
			await emptyListOf('e-page-1=3');
			const count = (name: string) => asked.filter((one) => one === name).length;
			expect(count('Page')).toBe(pages);
			// A whole page is requested each time, but its shell is not.
			await render('/about/');
			clock.mockRestore();
			expect(count('Shell')).toBe(shells);
		},
	);

	it('is prepared again for a request with a login', async () => {
		const nobody = vi.fn(async () => ({ data: null }));
		expect(await emptyListOf('', { execute: nobody })).toBeUndefined();
		expect(nobody).toHaveBeenCalled();
		expect(await emptyListOf('')).toContain('No boats in harbour');
	});

	it('is rendered by the call that its definition names, and by no other', async () => {
		expect(await widgetOf('aaaaaa3')).toBeUndefined();
		expect(await widgetOf('aaaaaa3', {}, 'refresh-search')).toBeUndefined();
		expect(await widgetOf('aaaaaa4', {}, 'refresh-search')).toBeUndefined();
		expect(await widgetOf('aaaaaa5')).toBeUndefined();
		expect(await widgetOf('aaaaaa4')).toContain('First &amp; best');
	});

	it('keeps the prepared page for other widgets if it is missing', async () => {
		await emptyListOf('');
		expect(await widgetOf('fffffff')).toBeUndefined();
		await emptyListOf('');
		expect(asked).toEqual([]);
	});

	it('stays for the other visitors where it fails for a user whose request carries a login', async () => {
		await emptyListOf('');
		unanswered.add('ListedNodes');
		await widgetOf('aaaaaa4', { execute });
		expect(asked).toContain('ListedNodes');
		await emptyListOf('');
		expect(asked).toEqual([]);
	});

	it('is prepared again after a rendering with missing data', async () => {
		unanswered.add('ListedNodes');
		expect(await widgetOf('aaaaaa4')).not.toContain('First &amp; best');
		unanswered.clear();
		expect(await widgetOf('aaaaaa4')).toContain('First &amp; best');
		expect(asked).toContain('Page');
	});

	it('is prepared again after a failed rendering', async () => {
		const resultsOf = () => widgetOf('aaaaaa5', { path: '/', search: 'bay' }, 'refresh-search');
		unanswered.add('ListedNodes');
		await expect(resultsOf()).rejects.toThrow('No answer to ListedNodes');
		unanswered.clear();
		expect(await resultsOf()).toContain('First &amp; best');
	});
});
