import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMediaAddresses } from '../foreign-media/media-address';
import { createReadSheet } from '../foreign-media/read-sheet';
import { type PictureHost, pictureHost, sends } from '../foreign-media/testing/picture-host';
import { builderPage } from './testing/builder-page';
import { SITE, throughOptions } from './testing/page-parts';
import { type StubWordPress, startStubWordPress } from './testing/stub-wordpress';
import { createThrough, type Through } from './through';

const CSS = { 'content-type': 'text/css' };
const { read, write } = createMediaAddresses(() => 'tests');

let stub: StubWordPress;
let cdn: PictureHost;
let clock: number;
let head: string;
let content: string;
const own = new Map<string, string>();
let through: Through;
beforeEach(async () => {
	[stub, cdn] = await Promise.all([startStubWordPress(), pictureHost()]);
	clock = 1_000_000;
	content = '<p class="boat">';
	own.clear();
	const foreignSheet = createReadSheet({ resolve: async () => [], trusted: new Set([cdn.origin]) });
	through = createThrough(throughOptions(stub.origin, [], { now: () => clock, foreignSheet }));
	stub.answer = ({ url = '' }, response) => {
		const css = own.get(url);
		if (css !== undefined) response.writeHead(200, CSS).end(css);
		else if (url.startsWith('/wp-')) response.writeHead(404).end();
		else {
			const page = builderPage({ origin: stub.origin, scripts: head, content });
			response.writeHead(200, { 'content-type': 'text/html' }).end(page);
		}
	};
});
afterEach(async () => {
	cdn.close();
	await stub.close();
});

const html = async (path = '/boats/') =>
	(await (await through.answer(new Request(SITE + path), { address: '192.0.2.1' }))?.text()) ?? '';
const theme = (css: string) => {
	own.set('/wp-content/a.css', css);
	head = `<link rel="stylesheet" id="a-css" href="${stub.origin}/wp-content/a.css">`;
};
const shown = async () => /<style id="a-css">([^<]*)<\/style>/.exec(await html())?.[1];
const link = (more = '') =>
	`<link rel="stylesheet" id="a-css" href="${cdn.origin}/lib/a.css"${more}>`;

describe('a sheet with a relative address', () => {
	const relative = (href: string, base = '') => {
		own.set('/wp-content/a.css', '@import "b.css";.boat{background:url(../x.png)}.plane{top:0}');
		own.set('/wp-content/b.css', '.boat{top:1px}');
		head = `${base}<link rel="stylesheet" id="a-css" href="${href}">`;
	};
	const CUT = '.boat{top:1px}.boat{background:url(/x.png)}';

	it.each([
		['wp-content/a.css', '/index.html'],
		['../wp-content/a.css', '/boats/'],
		['./../../wp-content/a.css', '/boats/old/index.html'],
	])('%s at %s stands in the page like one with an absolute address', async (href, path) => {
		relative(href);
		expect(await html(path)).toContain(`<style id="a-css">${CUT}</style>`);
	});

	it.each([
		['a <base> of the site', () => `<base href="${stub.origin}/">`],
		['a <base> with a path', () => "<base target=_top href='/'>"],
		[
			'the first <base> outside of a comment',
			() => '<!-- <base href="/x/"> --><base><base href="/">',
		],
	])('is read below %s', async (_, base) => {
		relative('wp-content/a.css', base());
		expect(await html('/boats/old/')).toContain(`<style id="a-css">${CUT}</style>`);
	});

	it('is read below the page where the <base> is of another host', async () => {
		relative('../wp-content/a.css', `<base href="${cdn.origin}/lib/">`);
		expect(await html('/boats/')).toContain(`<style id="a-css">${CUT}</style>`);
		expect(cdn.asked).toEqual([]);
	});

	it('is read once for all pages that name it', async () => {
		relative('../wp-content/a.css');
		for (const path of ['/boats/', '/planes/']) await html(path);
		expect(stub.requests.filter(({ url }) => url === '/wp-content/a.css')).toHaveLength(1);
	});
});

describe('a sheet of another host', () => {
	beforeEach(() => {
		head = link();
		const font = '@font-face{font-family:Sea;src:url(sea.woff2)}';
		const css = `${font}.boat{font-family:Sea;background:url(../a.png)}.plane{top:0}`;
		cdn.answers.set('/lib/a.css', sends(css, CSS));
	});

	it('stands in the page with the rules that it can use, its fonts and pictures on this host', async () => {
		const css = (await shown()) ?? '';
		expect(css).not.toContain('plane');
		const named = [...css.matchAll(/url\("?([^")]*)/g)].map(([, path = '']) => read(path));
		expect(named).toMatchObject([
			{ kind: 'font', address: `${cdn.origin}/lib/sea.woff2` },
			{ kind: 'latin-font', address: `${cdn.origin}/lib/sea.woff2` },
			{ kind: 'picture', address: `${cdn.origin}/a.png` },
		]);
		await html('/other/');
		expect(cdn.asked).toEqual(['/lib/a.css']);
	});

	it('is a link to this host where the page keeps all rules', async () => {
		content = '<div class="e-load-more-anchor"></div>';
		head = link(' integrity="md5-any" crossorigin="anonymous"');
		const href = write({ address: `${cdn.origin}/lib/a.css`, kind: 'sheet', width: null });
		const [tag] = /<link[^>]*id="a-css"[^>]*>/.exec(await html()) ?? [];
		expect(tag).toContain(`href="${href}"`);
		expect(tag).not.toContain('integrity');
	});

	it.each([
		['is away', () => cdn.answers.clear(), ''],
		['is another one than the page means', () => undefined, ' integrity="sha256-AAAA"'],
	])(
		'stays a link to where it lies when it %s, and is left alone for a while',
		async (_, change, more) => {
			change();
			head = link(more);
			expect(await html()).toContain(`href="${cdn.origin}/lib/a.css"`);
			clock += 60_000;
			await html('/other/');
			expect(cdn.asked).toHaveLength(1);
		},
	);

	it('is not requested from a host of the own network', async () => {
		head = link();
		through = createThrough(
			throughOptions(stub.origin, [], {
				foreignSheet: createReadSheet({ resolve: async () => [], trusted: new Set() }),
			}),
		);
		expect(await html()).toContain(`href="${cdn.origin}/lib/a.css"`);
		expect(cdn.asked).toEqual([]);
	});
});

describe('a face of another host', () => {
	const face = (more = '') => `@font-face{font-family:Sea;src:url(sea.woff2)${more}}`;
	const part = (kind: 'latin-font' | 'cyrillic-font') =>
		write({ address: `${cdn.origin}/lib/sea.woff2`, kind, width: null });
	const use = (css: string) => {
		head = link();
		cdn.answers.set('/lib/a.css', sends(`${css}.boat,body{font-family:Sea}`, CSS));
	};

	it('has one for the letters of the page behind it, which is fetched first', async () => {
		use(face(';font-weight:400'));
		const page = await html();
		const behind = `@font-face{font-family:Sea;font-weight:400;src:url("${part('latin-font')}") format("woff2");unicode-range:U+0000-024F`;
		expect(page).toContain(behind);
		expect(page.indexOf(behind)).toBeGreaterThan(page.indexOf('/font/sea.woff2'));
		expect(page).toContain(`as="font" type="font/woff2" crossorigin href="${part('latin-font')}"`);
		expect(read(part('latin-font'))?.kind).toBe('latin-font');
	});

	it('of another script has another part, and stays whole where no part holds all letters', async () => {
		use(face());
		content = '<p class="boat">Море';
		expect(await html('/more/')).toContain(part('cyrillic-font'));
		content = '<p class="boat">Море, 海';
		expect(await html('/sea/')).not.toContain('-font/');
	});

	it('stays unchanged if it is a part already, or draws icons', async () => {
		use(
			`${face(';unicode-range:U+0-FF')}@font-face{font-family:Sea Icons;src:url(i.woff2)}i{font-family:Sea Icons}`,
		);
		expect(await html()).not.toContain('-font/');
	});
});

describe('imported sheets', () => {
	it('stand in the place of their imports, in order, under their conditions, with their own imports', async () => {
		theme('@import "b/b.css" layer(base) print;@import url(c.css);.boat{top:1px}');
		own.set('/wp-content/b/b.css', '@import "../d.css";.boat{background:url(b.png)}');
		own.set('/wp-content/c.css', '.plane{top:0}.boat{top:2px}');
		own.set('/wp-content/d.css', '.boat{top:3px}');
		expect(await shown()).toBe(
			'@media print{@layer base{.boat{top:3px}.boat{background:url(/wp-content/b/b.png)}}}.boat{top:2px}.boat{top:1px}',
		);
	});

	it('come from other hosts as well, and for a <style> of the page', async () => {
		head = `<style id="a-css">@import url('${cdn.origin}/c.css') print;.boat{top:1px}</style>`;
		cdn.answers.set('/c.css', sends('.boat{top:2px}', CSS));
		expect(await shown()).toBe('@media print{.boat{top:2px}}.boat{top:1px}');
	});

	it('that import each other are read once', async () => {
		theme('@import "b.css";.boat{top:1px}');
		own.set('/wp-content/b.css', '@import "a.css";@import "b.css";.boat{top:2px}');
		expect(await shown()).toBe('.boat{top:2px}.boat{top:1px}');
	});

	it.each([
		['cannot be read', 0, 2],
		['are too many', 40, 20],
	])('leave their sheet a link where they %s', async (_, imports, requested) => {
		theme('@import "b0.css";.boat{top:1px}');
		for (let at = 0; at < imports; at += 1) {
			own.set(`/wp-content/b${at}.css`, `@import "b${at + 1}.css";`);
		}
		expect(await html()).toMatch(/<link[^>]*a\.css/);
		const sheets = stub.requests.filter(({ url }) => /^\/wp-content\/[ab]\d*\.css$/.test(url));
		expect(sheets).toHaveLength(requested);
	});
});
