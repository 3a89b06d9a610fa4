import { expect, test } from '@playwright/test';
import { builderPage } from 'outrigger/site/through/testing/builder-page';
import type { FakeSite } from 'outrigger/site/through/testing/fake-site';
import { type PassedSite, startPassedSite } from '../../support/passed-site';
import { watchErrors } from '../support/page-health';

let site: PassedSite;

/** The window with a list of what the scripts of a page have done, in order. */
type Recorded = Window & { order: string[] };

const FILES: Readonly<Record<string, string>> = {
	'shop.js': `
order.push('shop ' + document.readyState + ' ' + settings.name);
document.addEventListener('readystatechange', () => order.push('state ' + document.readyState));
document.addEventListener('DOMContentLoaded', ({ type }) => order.push('heard ' + type + ' with ' + sailed));
addEventListener('load', function heard({ type }) {
	order.push('heard ' + type);
	removeEventListener('load', heard);
});
const forgotten = () => order.push('removed');
addEventListener('load', forgotten);
removeEventListener('load', forgotten);
window.onload = () => order.push('onload');`,
	'sails.mjs': "order.push('module'); window.sailed = 'sails';",
	'last.js': "order.push('last after ' + sailed);",
	'counter.js': 'window.counted = true;',
	'theme.js':
		"order.push('theme ' + document.readyState); document.addEventListener('DOMContentLoaded', () => order.push('theme heard'));",
};

/** A theme whose second file uses a variable that an inline script sets from the first file. */
const BETWEEN: Readonly<Record<string, string>> = {
	'boats.js': "order.push('boats'); window.boats = { place: 'jetty' };",
	'harbour.js': "order.push('harbour has ' + berth);",
};

/** A theme whose script loads a further part. */
const PARTS: Readonly<Record<string, string>> = {
	'main.js':
		"const part = document.createElement('script'); part.src = '/wp-content/themes/bay/panel.js'; document.head.append(part);",
	'panel.js': "order.push('panel');",
};

/** A stand-in for jQuery, for a script that waits for it. */
const JQUERY = 'window.jQuery = (ready) => ready();';

const shop = (name: string, more = '') =>
	`<script ${more} src="/wp-content/plugins/shop/${name}"></script>`;

const SCRIPTS = `<script id="shop-js-extra">var settings = { name: 'bay' };</script>
<script id="shop-js" src="/wp-content/plugins/shop/shop.js"></script>
<script>/* shop */ order.push('between'); document.write('<b id="written">2026</b>');</script>
${shop('gone.js')}${shop('sails.mjs', 'type="module"')}${shop('old.js', 'nomodule')}
${shop('last.js')}${shop('counter.js', 'async')}`;

test.beforeAll(async () => {
	const fill = ({ origin, pages }: FakeSite) => {
		pages.set('/', builderPage({ origin, footer: SCRIPTS }));
		pages.set('/plain/', builderPage({ origin }));
		const theme =
			'<script id="bay-js" src="/wp-content/themes/bay/theme.js"></script><script id="bay-js-after">jQuery(() => document.addEventListener("DOMContentLoaded", () => order.push("theme heard by jQuery")));</script>';
		pages.set('/theme/', builderPage({ origin, footer: theme + SCRIPTS }));
		const between =
			'<script id="boats-js" src="/wp-content/themes/bay/boats.js"></script><script id="boats-js-after">var berth = boats.place; order.push("boats gave " + berth);</script><script id="harbour-js" src="/wp-content/themes/bay/harbour.js"></script>';
		pages.set('/between/', builderPage({ origin, footer: between }));
		const parts = '<script id="main-js" src="/wp-content/themes/bay/main.js"></script>';
		pages.set('/parts/', builderPage({ origin, footer: parts }));
		for (const [name, text] of Object.entries({ ...FILES, ...BETWEEN, ...PARTS })) {
			const isOfTheme = name === 'theme.js' || name in BETWEEN || name in PARTS;
			const path = isOfTheme ? '/wp-content/themes/bay/' : '/wp-content/plugins/shop/';
			pages.set(path + name, (_, response) => {
				response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
			});
		}
		pages.set('/wp-includes/js/jquery/jquery.min.js', (_, response) => {
			response.writeHead(200, { 'content-type': 'text/javascript' }).end(JQUERY);
		});
	};
	site = await startPassedSite(fill, { KEEP_SCRIPTS: 'shop' });
});
test.afterAll(() => site.stop());

test.beforeEach(({ page }) =>
	page.addInitScript(() => {
		const recorded = window as unknown as Recorded;
		recorded.order = [];
		addEventListener('load', () => recorded.order.push('the page has loaded'), { once: true });
	}),
);

const LATE = [
	'shop loading bay',
	'between',
	'module',
	'last after sails',
	'state interactive',
	'heard DOMContentLoaded with sails',
	'state complete',
	'heard load',
	'onload',
];

test('scripts of KEEP_SCRIPTS run after the load, in their order, and hear the events of its start', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto(site.origin);
	const order = () => page.evaluate(() => (window as unknown as Recorded).order);
	await expect.poll(order).toEqual(['the page has loaded', ...LATE]);
	await page.waitForFunction(() => 'counted' in window);
	await expect(page.locator('#written')).toHaveText('2026');
	await expect(page.getByRole('heading', { name: 'Boats' })).toBeVisible();
	expect(await page.evaluate(() => document.readyState)).toBe('complete');
	const missing = errors.filter((text) => !/gone\.js|404/.test(text));
	expect(missing).toEqual([]);
});

test('a script of the theme runs before the load, in front of them', async ({ page }) => {
	await page.goto(`${site.origin}/theme/`);
	const order = () => page.evaluate(() => (window as unknown as Recorded).order);
	await expect
		.poll(order)
		.toEqual([
			'theme interactive',
			'theme heard',
			'theme heard by jQuery',
			'the page has loaded',
			...LATE,
		]);
});

test('a page that keeps no script brings nothing that would run it', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto(`${site.origin}/plain/`);
	expect(asked.filter((address) => /late-scripts/.test(address))).toEqual([]);
	expect(asked.filter((address) => /\/assets\/client/.test(address))).toHaveLength(1);
});

test('a script of the theme loads its further parts', async ({ page }) => {
	const errors = watchErrors(page);
	await page.goto(`${site.origin}/parts/`);
	const order = () => page.evaluate(() => (window as unknown as Recorded).order);
	await expect.poll(order).toContain('panel');
	expect(errors).toEqual([]);
});

test('an inline script of the theme runs between the files around it, and its variables are global', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto(`${site.origin}/between/`);
	const order = () => page.evaluate(() => (window as unknown as Recorded).order);
	await expect
		.poll(order)
		.toEqual(['boats', 'boats gave jetty', 'harbour has jetty', 'the page has loaded']);
	expect(errors).toEqual([]);
});
