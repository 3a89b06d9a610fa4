/**
 * From the click on a picture to the first frame that shows it whole, in Chromium at a quarter of its speed, and the
 * scripts that takes, beside PhotoSwipe on the same pictures. PhotoSwipe's page has no policy: it cannot run under
 * Trusted Types.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/find-browser';
import { startBuiltSite } from '../support/built-site';
import { judge } from './support/judge';
import { median } from './support/median';

const ROUNDS = 15;
const CPU_SLOWDOWN = 4;
const BAR = 1;
const VIEWPORT = { width: 1280, height: 800 };
const LINKS = '.postcards .e-gallery-item';
const TWIN = '/photoswipe-twin/';

const photoSwipe = join(dirname(createRequire(import.meta.url).resolve('photoswipe')));

const site = await startBuiltSite();
const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
const ours = await opening(
	browser,
	`${site.origin}/gallery/`,
	LINKS,
	'dialog.elementor-lightbox img',
);
const twin = await opening(
	browser,
	`${site.origin}${TWIN}`,
	'#twin a',
	'.pswp__img:not(.pswp__img--placeholder)',
);
await browser.close();
await site.stop();
judge({
	what: 'from a click to the first frame with the whole picture, 4× slower processor',
	value: median(ours.times) / median(twin.times),
	unit: '×',
	atMost: BAR,
	sides: `lightbox ${median(ours.times).toFixed(0)} ms (the first ${ours.times[0]?.toFixed(0)} ms), PhotoSwipe ${median(twin.times).toFixed(0)} ms (the first ${twin.times[0]?.toFixed(0)} ms)`,
});
const bytes = { ours: ownScripts(), theirs: theirScripts() };
judge({
	what: 'scripts of an open lightbox with zoom and share, brotli',
	value: bytes.ours / bytes.theirs,
	unit: '×',
	atMost: BAR,
	sides: `lightbox ${bytes.ours} bytes, PhotoSwipe ${bytes.theirs} bytes (without a share menu)`,
});

/** Opens the second picture again and again. */
async function opening(on: Browser, address: string, links: string, picture: string) {
	const page = await on.newPage({ viewport: VIEWPORT });
	// What the compiler of the benchmarks puts around functions with names.
	await page.addInitScript('globalThis.__name = (named) => named');
	if (address.endsWith(TWIN)) await serveTwin(page, address);
	await page.goto(address);
	const link = page.locator(links).nth(1);
	await link.hover();
	await page.waitForLoadState('networkidle');
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		times.push(await timeToPicture(page, links, picture));
		await page.keyboard.press('Escape');
		await page.locator('dialog.elementor-lightbox, .pswp').waitFor({ state: 'detached' });
		await page.waitForTimeout(100);
	}
	await page.close();
	return { times };
}

/** Milliseconds until a whole picture, not the small one in its place, has been painted. */
function timeToPicture(page: Page, links: string, picture: string): Promise<number> {
	return page.evaluate(
		([linksSelector = '', pictureSelector = '']) =>
			new Promise<number>((resolve) => {
				const link = document.querySelectorAll<HTMLElement>(linksSelector)[1];
				const start = performance.now();
				link?.click();
				const look = () => {
					const image = document.querySelector<HTMLImageElement>(pictureSelector);
					const isThere = image?.complete && image.naturalWidth > 700 && image.clientWidth > 0;
					if (!isThere) return requestAnimationFrame(look);
					return image
						.decode()
						.then(() =>
							requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))),
						);
				};
				look();
			}),
		[links, picture],
	);
}

/** The same small pictures, and PhotoSwipe as its page tells one to set it up. */
async function serveTwin(page: Page, address: string): Promise<void> {
	const html = await (await fetch(new URL('/gallery/', address))).text();
	const cards = [...html.matchAll(/<a class="e-gallery-item.*?<\/a>/gs)].map(([card]) => {
		const of = (pattern: RegExp) => pattern.exec(card)?.[1] ?? '';
		const [width, height] = [of(/lightbox-width="(\d+)"/), of(/lightbox-height="(\d+)"/)];
		const srcset = of(/srcset="([^"]*)"/i);
		return `<a href="${of(/href="([^"]*)"/)}" data-pswp-width="${width}" data-pswp-height="${height}" data-pswp-srcset="${srcset}">${of(/(<img.*?\/>)/s)}</a>`;
	});
	const body = `<!DOCTYPE html><title>Twin</title><link rel="stylesheet" href="/twin/photoswipe.css">
<style>#twin a{display:inline-block;width:272px}#twin img{width:100%;height:auto}</style><div id="twin">${cards.join('')}</div>
<script type="module">import Lightbox from '/twin/photoswipe-lightbox.esm.min.js';
new Lightbox({gallery:'#twin',children:'a',pswpModule:()=>import('/twin/photoswipe.esm.min.js')}).init();</script>`;
	await page.route(`**${TWIN}`, (route) => route.fulfill({ contentType: 'text/html', body }));
	await page.route('**/twin/*', (route) => {
		const name = new URL(route.request().url()).pathname.replace('/twin/', '');
		return route.fulfill({
			contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript',
			body: readFileSync(join(photoSwipe, name.endsWith('.css') ? `../dist/${name}` : name)),
		});
	});
}

function theirScripts(): number {
	return ['photoswipe-lightbox.esm.min.js', 'photoswipe.esm.min.js'].reduce(
		(sum, name) => sum + brotliCompressSync(readFileSync(join(photoSwipe, name))).length,
		0,
	);
}

/** Everything that a page fetches for it beside its runtime. */
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
	for (const part of ['run-lightbox', 'zoom', 'share-menu']) {
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
