import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	neverEnds,
	type PictureHost,
	pictureHost,
	pictureOf,
	redirects,
	sends,
} from 'outrigger/site/foreign-media/testing/picture-host';
import { type BuiltSite, startBuiltSite } from '../support/built-site';
import { accessibilityViolations, watchErrors } from './support/page-health';

let host: PictureHost;
let inside: PictureHost;
let site: BuiltSite;
const folder = mkdtempSync(join(tmpdir(), 'outrigger-foreign-media-'));

const widget = (id: string, widgetType: string, settings: object) => ({
	id,
	elType: 'widget',
	widgetType,
	settings,
	elements: [],
});

test.beforeAll(async () => {
	[host, inside] = await Promise.all([pictureHost(), pictureHost()]);
	host.answers.set('/bay.jpg', sends(await pictureOf(1600, 900, 'jpeg')));
	host.answers.set('/wide.jpg', sends(await pictureOf(2400, 800, 'jpeg')));
	host.answers.set('/inward.jpg', redirects(`${inside.origin}/secret.jpg`));
	host.answers.set(
		'/page.jpg',
		sends('<!doctype html><h1>Log in</h1>', { 'content-type': 'image/jpeg' }),
	);
	host.answers.set('/endless.png', neverEnds(await pictureOf(40, 30)));
	inside.answers.set('/secret.jpg', sends(await pictureOf(40, 30)));
	const refused = [
		['inward', `${host.origin}/inward.jpg`],
		['page', `${host.origin}/page.jpg`],
		['endless', `${host.origin}/endless.png`],
		['machine', `${inside.origin}/secret.jpg`],
		['written as a number', `http://0x7f000001:${inside.port}/secret.jpg`],
	];
	mkdirSync(join(folder, 'content', 'pages'), { recursive: true });
	writeFileSync(
		join(folder, 'content', 'site.json'),
		JSON.stringify({ title: 'Bay', pageOnFront: 'home' }),
	);
	writeFileSync(
		join(folder, 'content', 'pages', 'home.json'),
		JSON.stringify({
			title: 'Home',
			type: 'wp-page',
			content: [
				{
					id: 'aaaaaa1',
					elType: 'container',
					settings: {
						min_height: { unit: 'px', size: 300 },
						background_background: 'classic',
						background_image: { url: `${host.origin}/wide.jpg`, id: '', size: '', alt: '' },
					},
					elements: [
						widget('aaaaaa4', 'heading', { title: 'The bay and more', header_size: 'h1' }),
						widget('aaaaaa2', 'image', {
							image: { url: `${host.origin}/bay.jpg`, id: '', alt: 'The bay' },
							link_to: 'file',
						}),
						widget('aaaaaa3', 'text-editor', {
							editor: refused
								.map(
									([alt, url]) =>
										`<p><img src="${url}" alt="Refused: ${alt}" width="200" height="100"></p>`,
								)
								.join(''),
						}),
					],
				},
			],
		}),
	);
	site = await startBuiltSite({
		CONTENT_DIR: join(folder, 'content'),
		DATA_DIR: join(folder, 'data'),
		IMAGE_ORIGINS: host.origin,
	});
});
test.afterAll(async () => {
	await site?.stop();
	rmSync(folder, { recursive: true, force: true });
	host?.close();
	inside?.close();
});

test('pictures of another host come through this one, and those that are refused leave their text', async ({
	page,
}) => {
	const errors = watchErrors(page);
	const picture = page.getByRole('img', { name: 'The bay' });

	await test.step('they show at the first visit, from this host alone', async () => {
		const hosts = new Set<string>();
		page.on('request', (request) => hosts.add(new URL(request.url()).origin));
		await page.goto(`${site.origin}/`);
		await expect
			.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBeGreaterThan(0);
		expect([...hosts]).toEqual([site.origin]);
	});

	await test.step('their measures and sizes stand in the page as soon as they are known', async () => {
		await expect(async () => {
			await page.goto(`${site.origin}/`);
			await expect(picture).toHaveAttribute('width', '1600', { timeout: 500 });
			await expect(page.locator('.e-missing-picture')).toHaveCount(5, { timeout: 500 });
		}).toPass({ timeout: 30_000 });
		await expect(picture).toHaveAttribute('srcset', /^\/foreign-media\/\S+ 150w, .* 1600w$/);
		const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
		const answer = await page.request.get(shown, { headers: { accept: 'image/webp' } });
		expect(answer.headers()['content-type']).toBe('image/webp');
	});

	await test.step('a background is painted', async () => {
		const background = await page
			.locator('.elementor-element-aaaaaa1')
			.evaluate((element) => getComputedStyle(element).backgroundImage);
		const [, address = ''] = /url\("([^"]+)"\)/.exec(background) ?? [];
		expect(new URL(address).origin).toBe(site.origin);
		expect((await page.request.get(address)).status()).toBe(200);
	});

	await test.step('a refused medium leaves its text in a box of its measures', async () => {
		const box = page.getByText('Refused: inward');
		await expect(box).toBeVisible();
		const size = await box.boundingBox();
		expect([size?.width, size?.height]).toEqual([200, 100]);
		expect(inside.asked).toEqual([]);
		// Two of the five addresses are the same address in different spellings.
		await expect.poll(site.said).toContain('4 pictures or films of other hosts could not be had');
	});

	await test.step('nothing moves, nothing fails, and all of it can be read', async () => {
		expect(await accessibilityViolations(page)).toEqual([]);
		expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
	});

	await test.step('the lightbox shows them', async () => {
		await page.getByRole('link', { name: 'The bay' }).click();
		const large = page.locator('dialog.elementor-lightbox').getByRole('img');
		await expect(large).toHaveAttribute('src', /^\S*\/foreign-media\/\S+\/full\/bay\.jpg$/);
		await expect
			.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBeGreaterThan(0);
	});

	await test.step('they lie in the data folder', async () => {
		expect(readdirSync(join(folder, 'data', 'foreign-media')).length).toBeGreaterThan(3);
	});
});
