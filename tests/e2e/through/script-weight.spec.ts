import { expect, type Page, test } from '@playwright/test';
import { BUILDER_FORMS, MOVING, POPUP } from 'outrigger/site/through/testing/builder-forms';
import {
	MOVING_WIDGETS,
	STICKY_HEADER,
} from 'outrigger/site/through/testing/builder-moving-widgets';
import { builderPage } from 'outrigger/site/through/testing/builder-page';
import { BUILDER_PANELS } from 'outrigger/site/through/testing/builder-panels';
import { BUILDER_WIDGETS, builderContainer } from 'outrigger/site/through/testing/builder-widgets';
import {
	builderDocument,
	inContainers,
	type PassedSite,
	startPassedSite,
} from '../../support/passed-site';
import { widget } from '../support/passed-widget';
import { watchScripts } from '../support/watch-scripts';

/**
 * The script of the builder and jQuery on a start page with a carousel, in bytes of Brotli with headers: two saved ones
 * brought 148 and 150 kB.
 */
const BUILDERS_BYTES = 145_000;

/** The parts of an agency's start page, each with the largest share of the builder's script. */
const PAGES = [
	{
		name: 'panels, a counter, a form, a gallery and a popup behind a link',
		widgets: [
			...[BUILDER_WIDGETS.ACCORDION, BUILDER_WIDGETS.NESTED_TABS, BUILDER_PANELS.TOGGLE],
			...[BUILDER_PANELS.NESTED_ACCORDION, BUILDER_WIDGETS.COUNTER, BUILDER_FORMS.FORM],
			...[BUILDER_PANELS.IMAGE_GALLERY, POPUP.link],
		],
		atMost: 0.2,
	},
	{
		name: 'the same with a sticky header, an entrance, scroll effects and a carousel',
		widgets: [
			...[BUILDER_WIDGETS.ACCORDION, BUILDER_WIDGETS.NESTED_TABS, BUILDER_PANELS.TOGGLE],
			...[BUILDER_PANELS.NESTED_ACCORDION, BUILDER_WIDGETS.COUNTER, BUILDER_FORMS.FORM],
			...[BUILDER_PANELS.IMAGE_GALLERY, POPUP.link],
			...[MOVING_WIDGETS.HEADING, MOVING[1] ?? '', BUILDER_WIDGETS.CAROUSEL],
		],
		header: STICKY_HEADER,
		// The aim is a fifth.
		atMost: 0.25,
	},
];

let site: PassedSite;

// One host serves all these tests, instead of one in each worker.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
	site = await startPassedSite(({ origin, pages }) => {
		for (const [at, { widgets, header = '' }] of PAGES.entries()) {
			const inside = inContainers(widgets, `cd${at}00`, '<div style="height:400px"></div>');
			const content = `${header}<p>First screen</p><div style="height:900px"></div>${builderDocument(inside)}`;
			pages.set(`/${at}/`, builderPage({ origin, content, footer: POPUP.markup }));
		}
		const playing = builderContainer(
			'cd90001',
			BUILDER_WIDGETS.CAROUSEL.replace(
				'&quot;speed&quot;:300',
				'&quot;speed&quot;:300,&quot;autoplay&quot;:&quot;yes&quot;,&quot;autoplay_speed&quot;:1000',
			),
		);
		const content = `<p>First screen</p><div style="height:900px"></div>${builderDocument(playing)}<div style="height:900px"></div>`;
		pages.set('/playing/', builderPage({ origin, content }));
		const slides = BUILDER_WIDGETS.SLIDES.replace(
			'&quot;transition&quot;',
			'&quot;autoplay&quot;:&quot;yes&quot;,&quot;autoplay_speed&quot;:1000,&quot;infinite&quot;:&quot;yes&quot;,&quot;transition&quot;',
		);
		const slideshow = builderDocument(builderContainer('cd91001', slides));
		pages.set('/slides/', builderPage({ origin, content: slideshow }));
	});
});
test.afterAll(() => site.stop());

for (const [at, { name, atMost }] of PAGES.entries()) {
	test(`a page that is scrolled to its end brings at most ${atMost} of the builder's script: ${name}`, async ({
		page,
	}) => {
		const fetched = await watchScripts(page);
		await page.goto(`${site.origin}/${at}/`, { waitUntil: 'load' });
		await page.evaluate(async () => {
			for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
				scrollTo({ top, behavior: 'instant' });
				// Observers report between two frames.
				for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
			}
		});
		await page.waitForLoadState('networkidle');
		const { bytes, files } = fetched();
		expect(files.length).toBeGreaterThan(3);
		expect(bytes / BUILDERS_BYTES, `${bytes} bytes: ${files.join(', ')}`).toBeLessThanOrEqual(
			atMost,
		);
	});
}

/** Opens a page. @returns a function that is true once the page has fetched Swiper */
async function openCounting(page: Page, path: string): Promise<() => boolean> {
	const fetched = await watchScripts(page);
	await page.goto(site.origin + path, { waitUntil: 'load' });
	return () => fetched().files.some((file) => file.includes('start-carousel'));
}

test('a row that plays by itself moves without Swiper, which comes with its visitor and moves no slide', async ({
	page,
}) => {
	const hasSwiper = await openCounting(page, '/playing/');
	const carousel = widget(page, 'image-carousel');
	await carousel.scrollIntoViewIfNeeded();
	await expect(carousel).toHaveAttribute('data-state', 'playing');
	const slide = (number: number) =>
		carousel.locator(`.e-carousel-at-rest .swiper-slide-active[aria-label="${number} of 5"]`);
	await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
	await expect(slide(3)).toBeInViewport({ ratio: 0.9 });
	expect(hasSwiper()).toBe(false);
	// The row does not move between the look at its slide and the visitor's coming.
	const shown = await carousel.evaluate((element) => {
		const pause = element.querySelector('.e-carousel-pause');
		pause?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
		return element.querySelector('.swiper-slide-active')?.getAttribute('aria-label');
	});
	await carousel.locator('.swiper').hover();
	await expect(carousel.locator('.swiper.swiper-watch-progress')).toBeVisible();
	expect(hasSwiper()).toBe(true);
	const active = carousel.locator('.swiper-slide-active');
	await expect(active).toHaveAttribute('aria-label', `${shown}`);
	await expect(active).toBeInViewport({ ratio: 0.9 });
});

test('a row that the page scrolls under a mouse at rest gets Swiper once the mouse moves', async ({
	page,
}) => {
	const hasSwiper = await openCounting(page, '/playing/');
	const carousel = widget(page, 'image-carousel');
	const box = await carousel.boundingBox();
	const [x, y] = [(box?.x ?? 0) + 100, 100];
	await page.mouse.move(x, y);
	await carousel.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
	await expect(carousel).toHaveAttribute('data-state', 'playing');
	await expect.poll(() => carousel.evaluate((element) => element.matches(':hover'))).toBe(true);
	await page.waitForLoadState('networkidle');
	expect(hasSwiper()).toBe(false);
	await page.mouse.move(x + 3, y);
	await expect(carousel.locator('.swiper.swiper-watch-progress')).toBeVisible();
	expect(hasSwiper()).toBe(true);
});

test('slides play without Swiper, and their texts enter when the row has come to rest', async ({
	page,
}) => {
	const hasSwiper = await openCounting(page, '/slides/');
	const slides = widget(page, 'slides');
	await slides.scrollIntoViewIfNeeded();
	const active = slides.locator('.swiper-slide-active .swiper-slide-contents');
	await expect(active).toContainText('Evening sail');
	await expect(active).toHaveClass(/animated fadeInUp/);
	await expect(active).toBeInViewport();
	await expect(active).toContainText('Morning sail');
	expect(hasSwiper()).toBe(false);
	const next = slides.getByRole('button', { name: 'Next slide' });
	await next.hover();
	await expect(slides.locator('.swiper.swiper-watch-progress')).toBeVisible();
	const shown = await active.textContent();
	await next.click();
	await expect(active).not.toContainText(`${shown}`);
	await expect(active).toHaveClass(/animated fadeInUp/);
});
