import { devices, expect, test } from '@playwright/test';
import {
	ATOMIC_ELEMENTS,
	ATOMIC_INTERACTIONS,
} from 'outrigger/site/through/testing/builder-atomic';
import {
	LOTTIE_FILE,
	MOVING_WIDGETS,
	STICKY_HEADER,
	STRETCHED_SECTION,
} from 'outrigger/site/through/testing/builder-moving-widgets';
import { builderPage } from 'outrigger/site/through/testing/builder-page';
import {
	builderDocument,
	inContainers,
	type PassedSite,
	startPassedSite,
} from '../../support/passed-site';
import { watchErrors } from '../support/page-health';
import { widget } from '../support/passed-widget';

let site: PassedSite;
const ROOM = '<div style="height:1200px"></div>';

// One host serves all these tests, instead of one in each worker.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
	site = await startPassedSite(({ origin, pages }) => {
		const inside = inContainers(Object.values(MOVING_WIDGETS), 'd20000');
		const content = `<p>First screen</p>${ROOM}${builderDocument(inside)}${ROOM}`;
		pages.set('/', builderPage({ origin, content: STICKY_HEADER + content }));
		pages.set(
			'/version-4/',
			builderPage({ origin, content: ATOMIC_ELEMENTS, footer: ATOMIC_INTERACTIONS }),
		);
		pages.set('/stretched/', builderPage({ origin, content: STRETCHED_SECTION }));
		pages.set('/wp-content/uploads/wave.json', (_request, response) => {
			response.writeHead(200, { 'content-type': 'application/json' }).end(LOTTIE_FILE);
		});
	});
});
test.afterAll(() => site.stop());

test.describe('motion on a passed page', () => {
	test.use({ viewport: { width: 1280, height: 900 } });

	test('a header sticks below its offset and marks that it does', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const header = page.locator('.elementor-element-d100001');
		await page.mouse.move(600, 400);
		await header.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top + 300));
		await expect(header).toHaveClass(/elementor-sticky--active/);
		await expect(header).toHaveClass(/elementor-sticky--effects/);
		await expect.poll(async () => Math.round((await header.boundingBox())?.y ?? 0)).toBe(10);
		await page.evaluate(() => scrollTo(0, 0));
		await expect(header).not.toHaveClass(/elementor-sticky--active/);
		expect(errors).toEqual([]);
	});

	test('an element and a background move with the scroll', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const heading = widget(page, 'heading');
		const shift = () =>
			heading.evaluate((one) => Math.round(new DOMMatrix(getComputedStyle(one).transform).m42));
		const bring = (edge: number) =>
			heading.evaluate((one, to) => {
				const top = one.parentElement?.getBoundingClientRect().top ?? 0;
				scrollBy({ top: top - innerHeight * to, behavior: 'instant' });
			}, edge);
		await page.mouse.move(600, 400);
		await bring(0.95);
		await expect.poll(shift).toBeGreaterThan(100);
		await bring(0.5);
		await expect.poll(async () => Math.abs(await shift())).toBeLessThan(60);
		const layer = page.locator('.elementor-element-d100003 .elementor-motion-effects-layer');
		await expect(layer).toHaveCount(1);
		expect(await layer.evaluate((one) => one.style.height)).toBe('140%');
		expect(errors).toEqual([]);
	});

	test('an animation is drawn, a text follows its path, a bar shows how far one has come', async ({
		page,
	}) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const lottie = widget(page, 'lottie');
		await lottie.scrollIntoViewIfNeeded();
		await expect(lottie.locator('svg > g rect')).toBeVisible();
		expect((await lottie.boundingBox())?.height).toBeGreaterThan(100);
		const path = widget(page, 'text-path');
		await path.scrollIntoViewIfNeeded();
		await expect(path.locator('svg textPath')).toHaveText('Round the bay');
		const bar = page.locator('.current-progress');
		await bar.evaluate((one) => one.parentElement?.scrollIntoView({ block: 'center' }));
		const share = () =>
			bar.evaluate((one) => {
				const track = one.parentElement?.getBoundingClientRect();
				const { left, right } = one.getBoundingClientRect();
				return track && left < track.left
					? Math.round(((right - track.left) / track.width) * 10)
					: 0;
			});
		// The tracker comes after a large part of the page.
		await expect.poll(share).toBeGreaterThan(3);
		await expect.poll(share).toBeLessThan(10);
		expect(errors).toEqual([]);
	});

	test('a playlist calls no service before a press, plays by keys and pauses the film that played', async ({
		page,
	}) => {
		const errors = watchErrors(page);
		const asked: string[] = [];
		await page.route('https://www.youtube-nocookie.com/**', (route) => {
			asked.push(route.request().url());
			return route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' });
		});
		await page.goto(site.origin);
		await page.route('**/sea.webm', (route) =>
			route.fulfill({ contentType: 'video/webm', body: '' }),
		);
		const list = widget(page, 'video-playlist');
		await list.scrollIntoViewIfNeeded();
		const first = list.getByRole('tab', { name: 'Casting off' });
		await expect(first).toHaveAttribute('aria-selected', 'true');
		await expect(list.getByRole('link', { name: /YouTube/ })).toBeVisible();
		expect(asked).toEqual([]);
		await first.press('Enter');
		await expect(list.locator('iframe')).toBeVisible();
		expect(asked).toHaveLength(1);
		await first.press('ArrowDown');
		await page.keyboard.press('Space');
		await expect(list.locator('video')).toBeVisible();
		await expect(list.locator('iframe')).toBeHidden();
		expect(errors).toEqual([]);
	});

	test('a flip box turns under a pointer and for keys', async ({ page }) => {
		await page.goto(site.origin);
		const box = widget(page, 'flip-box');
		const back = box.locator('.elementor-flip-box__back');
		await box.scrollIntoViewIfNeeded();
		await page.mouse.move(0, 0);
		await expect(back).toHaveCSS('opacity', '0');
		await box.hover();
		await expect(back).toHaveCSS('opacity', '1');
		await page.mouse.move(0, 0);
		await expect(back).toHaveCSS('opacity', '0');
		await page.keyboard.press('Tab');
		await box.locator('.elementor-flip-box').focus();
		await expect(back).toHaveCSS('opacity', '1');
	});

	test('a stretched section is as wide as the container of the kit, at every width', async ({
		page,
	}) => {
		const errors = watchErrors(page);
		await page.goto(`${site.origin}/stretched/`);
		const places = () =>
			page.evaluate(() =>
				['#content', '.elementor-section-stretched'].map((selector) => {
					const { left, width } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
					return [left, width];
				}),
			);
		for (const width of [1280, 768, 390]) {
			await page.setViewportSize({ width, height: 900 });
			await expect.poll(places).toEqual([
				[200, width - 300],
				[200, width - 300],
			]);
		}
		expect(errors).toEqual([]);
	});

	test('elements of version 4: tabs, a film and entrances', async ({ page }) => {
		const errors = watchErrors(page);
		await page.route('https://www.youtube-nocookie.com/**', (route) =>
			route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' }),
		);
		await page.goto(`${site.origin}/version-4/`);
		const motor = page.getByText('Motor boats.');
		await expect(page.getByText('Sail boats.')).toBeVisible();
		await expect(motor).toBeHidden();
		await page.getByRole('tab', { name: 'Motor' }).click();
		await expect(motor).toBeVisible();
		await expect(page.getByText('Sail boats.')).toBeHidden();
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('Enter');
		await expect(page.getByText('Sail boats.')).toBeVisible();
		const film = page.locator('[data-e-type="e-youtube"]');
		await film.evaluate((one) => one.scrollIntoView());
		await page.getByRole('link', { name: /YouTube/ }).click();
		await expect(film.locator('iframe')).toBeVisible();
		await expect(page.getByText('Comes in')).toBeVisible();
		expect(errors).toEqual([]);
	});
});

test.describe('under a finger', () => {
	const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
	test.use(phone);

	test('a playlist and tabs of version 4 answer, and the header sticks', async ({ page }) => {
		await page.goto(`${site.origin}/version-4/`);
		await page.getByRole('tab', { name: 'Motor' }).tap();
		await expect(page.getByText('Motor boats.')).toBeVisible();
		await page.goto(site.origin);
		const list = widget(page, 'video-playlist');
		await list.scrollIntoViewIfNeeded();
		await list.getByRole('tab', { name: 'Coming home' }).tap();
		await expect(list.locator('video')).toBeVisible();
		const box = widget(page, 'flip-box');
		await box.scrollIntoViewIfNeeded();
		await box.locator('.elementor-flip-box').tap({ position: { x: 20, y: 200 } });
		await expect(box.locator('.elementor-flip-box__back')).toHaveCSS('opacity', '1');
		const header = page.locator('.elementor-element-d100001');
		await header.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top + 300));
		await expect(header).toHaveClass(/elementor-sticky--active/);
	});
});
