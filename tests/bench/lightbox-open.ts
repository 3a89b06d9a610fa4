/**
 * The time from the click on a picture of the gallery page to the first frame that shows it whole, in Chromium at a
 * quarter of its speed, and the bytes of script for that, compared with PhotoSwipe on the same page. The page for
 * PhotoSwipe has no policy, because PhotoSwipe cannot run under Trusted Types.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/find-browser';
import { startBuiltSite } from '../support/built-site';
import { judge } from './support/judge';
import { median } from './support/median';

const ROUNDS = 15;
const CPU_SLOWDOWN = 4;
const BAR = 1;
const VIEWPORT = { width: 1280, height: 800 };
/**
 * A width in CSS pixels that is larger than a small picture of the page and smaller than the large picture in the
 * lightbox.
 */
const LARGE_PX = 400;
/** The longest wait for a picture in milliseconds, longer than any machine needs. */
const LIMIT_MS = 20_000;
const LINKS = '.postcards .e-gallery-item';
const TWIN = '/photoswipe-twin/';

const photoSwipe = dirname(createRequire(import.meta.url).resolve('photoswipe'));

// The data folder contains the pictures that the build has made; without them the page would wait while each is made.
const site = await startBuiltSite({ DATA_DIR: resolve('data') });
const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
const own = await prepare(`${site.origin}/gallery/`, 'dialog.elementor-lightbox img');
const twin = await prepare(`${site.origin}${TWIN}`, '.pswp__img:not(.pswp__img--placeholder)');
// Both are measured in turn, so that other work on the machine affects both.
for (let round = 0; round < ROUNDS; round += 1) {
	for (const side of [own, twin]) side.times.push(await open(side));
}
await browser.close();
await site.stop();
judge({
	what: 'from a click to the first frame with the whole picture, 4× slower processor',
	value: median(own.times) / median(twin.times),
	unit: '×',
	atMost: BAR,
	sides: `lightbox ${median(own.times).toFixed(0)} ms (the first ${own.times[0]?.toFixed(0)} ms), PhotoSwipe ${median(twin.times).toFixed(0)} ms (the first ${twin.times[0]?.toFixed(0)} ms)`,
});
const bytes = { ours: ownScripts(), theirs: theirScripts() };
judge({
	what: 'scripts of an open picture that can be zoomed, brotli',
	value: bytes.ours / bytes.theirs,
	unit: '×',
	atMost: BAR,
	sides: `lightbox with what runs links and reads settings ${bytes.ours} bytes, PhotoSwipe ${bytes.theirs} bytes`,
});

/** Opens one of the two pages, and loads its scripts as a pointer over a picture does. */
async function prepare(address: string, picture: string) {
	const page = await browser.newPage({ viewport: VIEWPORT });
	// The compiler of the benchmarks wraps named functions in a call of `__name`, which the page lacks.
	await page.addInitScript('globalThis.__name = (named) => named');
	if (address.endsWith(TWIN)) await serveTwin(page, address);
	await page.goto(address, { waitUntil: 'networkidle' });
	await page.locator(LINKS).nth(1).hover();
	await page.waitForLoadState('networkidle');
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	return { page, picture, times: [] as number[] };
}

/** Opens the second picture and closes it again; returns the milliseconds until it was open. */
async function open({ page, picture }: { page: Page; picture: string }): Promise<number> {
	await page.bringToFront();
	const time = await timeToPicture(page, picture);
	await page.waitForTimeout(500);
	await page.keyboard.press('Escape');
	await page.locator('dialog.elementor-lightbox, .pswp').waitFor({ state: 'detached' });
	await page.waitForTimeout(200);
	return time;
}

/** Milliseconds until a whole picture, not the small one in its place, has been painted. */
function timeToPicture(page: Page, picture: string): Promise<number> {
	return page.evaluate(
		({ links, picture, width, limit }) =>
			new Promise<number>((resolve, reject) => {
				const link = document.querySelectorAll<HTMLElement>(links)[1];
				const start = performance.now();
				link?.click();
				const look = () => {
					const image = document.querySelector<HTMLImageElement>(picture);
					// If an image has `sizes`, its natural width is the width in `sizes`.
					const isThere =
						image?.complete && image.naturalWidth > width && image.clientWidth > width;
					if (!isThere) {
						if (performance.now() - start < limit) return requestAnimationFrame(look);
						return reject(new Error(`No picture came within ${limit} ms.`));
					}
					return image
						.decode()
						.then(() =>
							requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))),
						);
				};
				look();
			}),
		{ links: LINKS, picture, width: LARGE_PX, limit: LIMIT_MS },
	);
}

/** The gallery page itself without its scripts and its policy, and PhotoSwipe as its documentation sets it up. */
async function serveTwin(page: Page, address: string): Promise<void> {
	const html = await (await fetch(new URL('/gallery/', address))).text();
	const body = `${html.replace(/<script[^>]*src=.*?<\/script>/gs, '')}
<link rel="stylesheet" href="/twin/photoswipe.css">
<script type="module">import Lightbox from '/twin/photoswipe-lightbox.esm.min.js';
const lightbox = new Lightbox({ gallery: '.postcards', children: '.e-gallery-item', pswpModule: () => import('/twin/photoswipe.esm.min.js') });
lightbox.addFilter('domItemData', (item, element) => ({
	...item,
	src: element.href,
	width: Number(element.dataset.elementorLightboxWidth),
	height: Number(element.dataset.elementorLightboxHeight),
	srcset: element.querySelector('img').srcset,
}));
lightbox.init();</script>`;
	await page.route(`**${TWIN}`, (route) => route.fulfill({ contentType: 'text/html', body }));
	await page.route('**/twin/*', (route) => {
		const name = new URL(route.request().url()).pathname.replace('/twin/', '');
		return route.fulfill({
			contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript',
			body: readFileSync(join(photoSwipe, name)),
		});
	});
}

function theirScripts(): number {
	return ['photoswipe-lightbox.esm.min.js', 'photoswipe.esm.min.js'].reduce(
		(sum, name) => sum + brotliCompressSync(readFileSync(join(photoSwipe, name))).length,
		0,
	);
}

/**
 * The size of all scripts that a page fetches for the lightbox in addition to its runtime. The scripts for sharing and
 * films are not counted, because they are fetched only on use.
 */
function ownScripts(): number {
	const folder = join(import.meta.dirname, '../../dist/client');
	const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
		readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
	);
	const withImports = (name: string, seen: Set<string>): Set<string> => {
		if (seen.has(name)) return seen;
		seen.add(name);
		for (const one of manifest[name]?.imports ?? []) withImports(one, seen);
		return seen;
	};
	const runtime = withImports('web/client.ts', new Set());
	const all = new Set<string>();
	for (const part of ['run-lightbox', 'zoom']) {
		withImports(`web/lightbox/${part}.ts`, all);
	}
	withImports('web/url-actions.ts', all);
	return [...all]
		.filter((name) => !runtime.has(name))
		.reduce(
			(sum, name) =>
				sum + brotliCompressSync(readFileSync(join(folder, manifest[name]?.file ?? ''))).length,
			0,
		);
}
