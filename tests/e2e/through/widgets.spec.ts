import { type BrowserContextOptions, devices, expect, type Locator, test } from '@playwright/test';
import {
	BUILDER_FORMS,
	LOOP_PAGES,
	MOVING,
	POPUP,
} from 'outrigger/site/through/testing/builder-forms';
import { builderPage } from 'outrigger/site/through/testing/builder-page';
import { BUILDER_WIDGETS } from 'outrigger/site/through/testing/builder-widgets';
import {
	builderDocument,
	inContainers,
	type PassedSite,
	startPassedSite,
} from '../../support/passed-site';
import { watchErrors } from '../support/page-health';
import { pressUntilShown, widget } from '../support/passed-widget';

let site: PassedSite;

// One host serves all these tests, instead of one in each worker.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
	site = await startPassedSite(({ origin, pages }) => {
		const put = (path: string, widgets: readonly string[], footer = '') => {
			const content = builderDocument(inContainers(widgets, 'cc000'));
			pages.set(path, builderPage({ origin, content, footer }));
		};
		put('/', Object.values(BUILDER_WIDGETS));
		put('/sends/', [...Object.values(BUILDER_FORMS), POPUP.link], POPUP.markup);
		put('/moves/', MOVING);
		pages.set(
			'/lazy/',
			builderPage({
				origin,
				content: LAZY_OVERLAY,
				bodyClass: 'e-lazyload',
			}),
		);
		put('/boats/', [LOOP_PAGES[0]]);
		put('/boats/?e-page-cb00002=2', [LOOP_PAGES[1]]);
	});
});
test.afterAll(() => site.stop());

/** An overlay of a container as version 3.18 prints it, with the picture in the `::before`. */
const LAZY_OVERLAY = `<style>.elementor-element-ce00001::before{content:"";--e-bg-lazyload:url("/wp-content/uploads/a.jpg");background-image:var(--e-bg-lazyload-loaded)}</style>
<div class="elementor-element elementor-element-ce00001 e-con e-parent" data-id="ce00001" data-element_type="container" data-e-bg-lazyload=""><p>Bay</p></div>`;

/** Checks that a slide is visible in the row's box. */
const shown = (row: Locator, text: string) => expect(row.getByText(text)).toBeInViewport();

test.describe('widgets of a passed page, under a pointer and keys', () => {
	test.use({ viewport: { width: 1280, height: 900 } });

	test('carousels go on by their arrows, and the arrows are seen', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const carousel = widget(page, 'image-carousel');
		await carousel.scrollIntoViewIfNeeded();
		const next = carousel.getByRole('button', { name: 'Next' });
		await expect(next).toBeVisible();
		await expect(carousel.getByAltText('one').first()).toBeInViewport();
		await next.click();
		// Pictures above may load late and push the carousel down.
		await expect(async () => {
			const three = carousel.getByAltText('three').first();
			await three.scrollIntoViewIfNeeded();
			await expect(three).toBeInViewport({ ratio: 0.9, timeout: 1000 });
		}).toPass();
		// The row ignores a press while its slides still move.
		await expect(async () => {
			await next.press('Enter');
			await expect(carousel.getByAltText('four').first()).toBeInViewport({ timeout: 500 });
		}).toPass();
		const slides = widget(page, 'slides');
		await slides.scrollIntoViewIfNeeded();
		await shown(slides, 'Morning sail');
		await slides.getByRole('button', { name: 'Next slide' }).click();
		await shown(slides, 'Evening sail');
		const nested = widget(page, 'nested-carousel');
		await nested.scrollIntoViewIfNeeded();
		await nested.getByRole('button', { name: 'Next berth' }).click();
		await shown(nested, 'Second berth');
		expect(errors).toEqual([]);
	});

	test('an alert is dismissed', async ({ page }) => {
		await page.goto(site.origin);
		const alert = widget(page, 'alert');
		await alert.getByRole('button', { name: 'Dismiss' }).click();
		await expect(alert).toBeHidden();
	});

	test('the first text of tabs and accordions stands open without script, and others open', async ({
		page,
		browser,
	}) => {
		const still = await browser.newPage({ javaScriptEnabled: false });
		await still.goto(site.origin);
		await expect(still.getByText('Sail boats.')).toBeVisible();
		await expect(still.getByText('Answer to Fuel?')).toBeVisible();
		await still.close();
		await page.goto(site.origin);
		const nested = widget(page, 'nested-tabs');
		await nested.getByRole('tab', { name: 'Motor' }).click();
		await expect(nested.getByText('Motor boats.')).toBeVisible();
		await expect(nested.getByText('Sail boats.')).toBeHidden();
		// The builder lays panels out in a row; hidden panels must leave the whole row to the visible one.
		const row = await nested.locator('.e-n-tabs-content').boundingBox();
		expect((await nested.getByRole('tabpanel').boundingBox())?.width).toBe(row?.width);
		const accordion = widget(page, 'accordion');
		const crew = accordion.getByRole('button', { name: 'Crew?' });
		await pressUntilShown(crew, 'Enter', accordion.getByText('Answer to Crew?'));
		await expect(accordion.getByText('Answer to Fuel?')).toBeHidden();
	});

	test('numbers, bars, headlines and clocks reach their final values', async ({ page }) => {
		await page.goto(site.origin);
		const counter = widget(page, 'counter');
		await counter.scrollIntoViewIfNeeded();
		await expect(counter.locator('.elementor-counter-number')).toHaveText('1,234');
		const bar = widget(page, 'progress').locator('.elementor-progress-bar');
		await bar.scrollIntoViewIfNeeded();
		await expect
			.poll(() => bar.evaluate((one) => one.clientWidth / (one.parentElement?.clientWidth ?? 1)))
			.toBeCloseTo(0.7, 2);
		const headline = widget(page, 'animated-headline');
		await headline.scrollIntoViewIfNeeded();
		await expect(headline.getByText('bays')).toHaveClass(/elementor-headline-text-active/);
		const days = widget(page, 'countdown').locator('.elementor-countdown-days');
		await days.scrollIntoViewIfNeeded();
		await expect(days).toHaveText(/^\d{3,}$/);
	});

	test('a hotspot shows its hint, by mouse and by key', async ({ page }) => {
		await page.goto(site.origin);
		const hotspot = widget(page, 'hotspot');
		await hotspot.scrollIntoViewIfNeeded();
		const mark = hotspot.getByRole('button', { name: 'Bow' });
		await mark.click();
		await expect(hotspot.getByText('The front end')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(hotspot.getByText('The front end')).toBeHidden();
		await mark.press('Enter');
		await expect(hotspot.getByText('The front end')).toBeVisible();
	});

	test('a gallery shows its pictures and opens them', async ({ page }) => {
		await page.goto(site.origin);
		const gallery = widget(page, 'gallery');
		await gallery.scrollIntoViewIfNeeded();
		const first = gallery.locator('.e-gallery-image img').first();
		await expect(first).toBeVisible();
		await expect(first).toHaveAttribute('src', /one\.png$/);
		await first.click();
		await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
	});

	test('a film plays when its picture is pressed', async ({ page }) => {
		await page.goto(site.origin);
		const video = widget(page, 'video');
		await video.scrollIntoViewIfNeeded();
		await video.locator('.elementor-custom-embed-play').click();
		await expect(video.locator('iframe')).toHaveAttribute(
			'src',
			/youtube-nocookie\.com\/embed\/XHO/,
		);
	});

	test('a map contacts no service before its box is pressed, by mouse or by key', async ({
		page,
	}) => {
		const asked: string[] = [];
		await page.route('https://maps.google.com/**', (route) => {
			asked.push(route.request().url());
			return route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' });
		});
		await page.goto(site.origin);
		const frame = widget(page, 'google_maps').locator('iframe');
		await frame.scrollIntoViewIfNeeded();
		expect((await frame.boundingBox())?.height).toBe(300);
		const inside = frame.contentFrame();
		await expect(inside.getByText('Camogli: Show what Google Maps has here')).toBeVisible();
		expect(asked).toEqual([]);
		await expect(async () => {
			await inside.getByRole('link').press('Enter');
			await expect(inside.getByText('The map')).toBeVisible({ timeout: 1000 });
		}).toPass();
		expect(asked).toHaveLength(1);
	});

	test('a map whose box was checked is there on the next page without a press', async ({
		page,
	}) => {
		await page.route('https://maps.google.com/**', (route) =>
			route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' }),
		);
		const frame = widget(page, 'google_maps').locator('iframe');
		const inside = frame.contentFrame();
		await page.goto(site.origin);
		await frame.scrollIntoViewIfNeeded();
		await inside.getByRole('checkbox', { name: 'On the next pages too' }).check();
		await expect(async () => {
			await inside.getByRole('link').press('Enter');
			await expect(inside.getByText('The map')).toBeVisible({ timeout: 1000 });
		}).toPass();
		await page.reload();
		await frame.scrollIntoViewIfNeeded();
		await expect(inside.getByText('The map')).toBeVisible();
	});

	test('a form goes by the builder’s call and shows WordPress’s message', async ({ page }) => {
		const errors = watchErrors(page);
		const bodies: string[] = [];
		site.wordpress.pages.set('/wp-admin/admin-ajax.php', (request, response) => {
			request.setEncoding('utf8').on('data', (text) => bodies.push(text));
			const answer = { success: true, data: { message: 'Thank you, Ann.', data: [] } };
			request.on('end', () => {
				response.writeHead(200, { 'content-type': 'application/json' });
				response.end(JSON.stringify(answer));
			});
		});
		await page.goto(`${site.origin}/sends/`);
		const form = widget(page, 'form');
		await form.getByLabel('Email').fill('ann@example.org');
		await form.getByRole('button', { name: 'Ask for it' }).click();
		await expect(form.getByText('Thank you, Ann.')).toBeVisible();
		expect(bodies.join('')).toContain('elementor_pro_forms_send_form');
		expect(bodies.join('')).toContain('ann@example.org');
		expect(errors).toEqual([]);
	});

	test('a printed popup opens by its link and gives the focus back', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(`${site.origin}/sends/`);
		const link = page.getByRole('link', { name: 'Open the letter' });
		await expect(page.getByText('Join the letter.')).toBeHidden();
		await link.press('Enter');
		await expect(page.getByText('Join the letter.')).toBeVisible();
		await page.getByRole('link', { name: 'No, thank you' }).click();
		await expect(page.getByText('Join the letter.')).toBeHidden();
		await expect(link).toBeFocused();
		expect(errors).toEqual([]);
	});

	test('a search over the whole screen opens and closes', async ({ page }) => {
		await page.goto(`${site.origin}/sends/`);
		const search = widget(page, 'search-form');
		await search.getByRole('button', { name: 'Search', exact: true }).press('Enter');
		await expect(page.getByRole('searchbox')).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('searchbox')).not.toBeFocused();
	});

	test('a film lies behind its section, pictures behind theirs, and entrances end visible', async ({
		page,
	}) => {
		const asked = page.waitForRequest(/\/wp-content\/uploads\/sea\.webm$/);
		await page.goto(`${site.origin}/moves/`);
		await asked;
		const film = page.locator('video.elementor-background-video-hosted');
		const section = page.locator('.elementor-element-cb00005');
		await expect
			.poll(async () => (await film.boundingBox())?.width)
			.toBe((await section.boundingBox())?.width);
		await expect(page.getByText('Over the sea')).toBeVisible();
		await page.locator('.elementor-element-cb00007').evaluate((one) => one.scrollIntoView());
		await expect(page.getByRole('heading', { name: 'Comes in' })).toBeVisible();
		const slides = page.locator('.elementor-element-cb00008');
		await slides.scrollIntoViewIfNeeded();
		await expect(slides.getByRole('button', { name: /background pictures/ })).toBeVisible();
	});

	test('an entrance hides nothing without script, under reduced motion, and where our script does not come', async ({
		browser,
	}) => {
		const shown = async (options: BrowserContextOptions, blocks = false) => {
			const page = await browser.newPage(options);
			if (blocks) await page.route('**/assets/**', (route) => route.abort());
			await page.goto(`${site.origin}/moves/`);
			await expect(page.getByRole('heading', { name: 'Comes in' })).toBeVisible();
			await page.close();
		};
		await shown({ javaScriptEnabled: false });
		await shown({ reducedMotion: 'reduce' });
		await shown({}, true);
	});

	test('an overlay that waits for the builder’s script has its picture', async ({ page }) => {
		await page.goto(`${site.origin}/lazy/`);
		const picture = await page
			.locator('.elementor-element-ce00001')
			.evaluate((overlay) => getComputedStyle(overlay, '::before').backgroundImage);
		expect(picture).toContain('/wp-content/uploads/a.jpg');
	});

	test('a list brings its next page', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(`${site.origin}/boats/`);
		const list = widget(page, 'loop-grid');
		const more = list.getByRole('button', { name: 'Load more' });
		await more.click();
		await expect(list.getByText('Schooner')).toBeVisible();
		await expect(list.getByText('Sloop')).toBeVisible();
		// The builder's markup names a third page, which does not exist.
		await expect(more).toBeHidden();
		expect(errors).toEqual([]);
	});
});

test('under a finger the same widgets answer', async ({ browser }) => {
	const page = await browser.newPage({ ...devices['Pixel 7'], baseURL: site.origin });
	const errors = watchErrors(page);
	await page.goto('/');
	const carousel = widget(page, 'image-carousel');
	await carousel.scrollIntoViewIfNeeded();
	await carousel.getByRole('button', { name: 'Next' }).tap();
	await expect(carousel.getByAltText('three').first()).toBeInViewport();
	await widget(page, 'nested-tabs').getByText('Motor', { exact: true }).tap();
	await expect(page.getByText('Motor boats.')).toBeVisible();
	await widget(page, 'hotspot').getByText('Bow').tap();
	await expect(page.getByText('The front end')).toBeVisible();
	await widget(page, 'alert').getByRole('button').tap();
	await expect(widget(page, 'alert')).toBeHidden();
	expect(errors).toEqual([]);
	await page.close();
});
