import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
	type PictureHost,
	pictureHost,
	sends,
} from 'outrigger/site/foreign-media/testing/picture-host';
import { builderPage } from 'outrigger/site/through/testing/builder-page';
import type { FakeSite } from 'outrigger/site/through/testing/fake-site';
import { type PassedSite, startPassedSite } from '../../support/passed-site';
import { watchErrors } from '../support/page-health';

/** The font contains the letters of many scripts. */
const font = readFileSync(
	'node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2',
);

/** The builder's transition between pages, and the preloader of a plugin whose script the host removes. */
const CURTAINS = `<style>e-page-transition,#loftloader-wrapper{position:fixed;inset:0;z-index:9999;background:#123}</style>
<e-page-transition preloader-type="animation" class="e-page-transition--entering"></e-page-transition>
<div id="loftloader-wrapper" class="pl-imgloading"><div class="loader-section"></div></div>
<script src="/wp-content/plugins/loftloader/assets/js/loftloader.min.js" id="loftloader-lite-front-main-js"></script>`;

/** Contents that the sheets of add-ons hide until their scripts have split or built them. */
const UNBUILT = `<style>.ui-split-animate{opacity:0}.premium-carousel-hidden{visibility:hidden;opacity:0}[class*=" elementor-widget-bdt-"] .swiper:not(.swiper-initialized){opacity:0}</style>
<div class="elementor-element ui-split-animate"><h2>Sails</h2></div>
<div class="premium-carousel-wrapper premium-carousel-hidden"><p>Ropes</p></div>
<div class="elementor-widget elementor-widget-bdt-logo-carousel"><div class="swiper"><p>Masts</p></div></div>`;

let cdn: PictureHost;
let site: PassedSite;

// One host serves all these tests, instead of one in each worker.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
	cdn = await pictureHost();
	cdn.answers.set('/fonts/sea.woff2', sends(font, { 'access-control-allow-origin': '*' }));
	const face = '@font-face{font-family:Sea;src:url(../fonts/sea.woff2) format("woff2")}';
	cdn.answers.set('/lib/face.css', sends(face, { 'content-type': 'text/css' }));
	const sheet = '@import "face.css";body{font-family:Sea}h1{color:rgb(1, 2, 3)}';
	cdn.answers.set('/lib/a.css', sends(sheet, { 'content-type': 'text/css' }));
	const scripts = `<link rel="stylesheet" href="${cdn.origin}/lib/a.css">`;
	const fill = ({ origin, pages }: FakeSite) => {
		pages.set('/', builderPage({ origin, scripts }));
		const content = '<h1>Boats</h1><div class="e-load-more-anchor"></div>';
		pages.set('/list/', builderPage({ origin, scripts, content }));
		pages.set(
			'/curtains/',
			builderPage({ origin, content: `<a href="/list/">Boats</a>${UNBUILT}`, footer: CURTAINS }),
		);
	};
	site = await startPassedSite(fill, { IMAGE_ORIGINS: cdn.origin });
});
test.afterAll(async () => {
	await site.stop();
	cdn.close();
});

for (const [path, where] of [
	['/', 'in a page that holds its rules'],
	['/list/', 'in a page that keeps its links'],
] as const) {
	test(`a sheet and a font of another host come through this one, ${where}`, async ({ page }) => {
		const errors = watchErrors(page);
		const hosts = new Set<string>();
		page.on('request', (request) => hosts.add(new URL(request.url()).origin));
		await page.goto(site.origin + path);
		await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)');
		await expect
			.poll(() =>
				page.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status])),
			)
			.toEqual([
				// The face with the letters of the page follows the whole font, which browsers then do not fetch.
				...(path === '/' ? [['Sea', 'unloaded']] : []),
				['Sea', 'loaded'],
			]);
		expect([...hosts]).toEqual([site.origin]);
		expect(errors).toEqual([]);
		const preloads = page.locator('link[rel="preload"][as="font"]');
		await expect(preloads).toHaveCount(path === '/' ? 1 : 0);
	});
}

test('a font of another host is cut behind its first visitor', async ({ page }) => {
	await page.goto(site.origin);
	const address = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
	const length = async () => (await (await page.request.get(address ?? '')).body()).length;
	await expect.poll(length, { timeout: 60_000 }).toBeLessThan(font.length / 2);
	await page.goto(`${site.origin}/?again`);
	const status = () => page.evaluate(() => [...document.fonts].map((face) => face.status));
	await expect.poll(status).toEqual(['unloaded', 'loaded']);
});

test('no curtain stays in front of a page without the script that takes it away', async ({
	page,
}) => {
	await page.goto(`${site.origin}/curtains/`);
	await expect(page.locator('e-page-transition, #loftloader-wrapper')).toHaveCount(2);
	await page.getByRole('link', { name: 'Boats' }).click();
	await expect(page).toHaveURL(`${site.origin}/list/`);
});

test('contents that the scripts of add-ons would show are visible without them', async ({
	page,
}) => {
	await page.goto(`${site.origin}/curtains/`);
	for (const [text, hidden] of [
		['Sails', '.ui-split-animate'],
		['Ropes', '.premium-carousel-hidden'],
		['Masts', '.swiper'],
	] as const) {
		await expect(page.getByText(text)).toBeVisible();
		await expect(page.locator(hidden)).toHaveCSS('opacity', '1');
	}
});
