import { expect, test } from '@playwright/test';
import {
	accessibilityViolations,
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';
import { carouselOf } from './carousel-page';

test('voices go by arrow and key, the portrait with its words, and nothing shifts', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.setViewportSize({ width: 1600, height: 900 });
	await recordLayoutShift(page);
	await page.goto('/widgets/testimonial-carousel/');
	const { root, button, seen, start } = carouselOf(page, 'Voices on cards');
	await start();
	await expect.poll(seen).toEqual(['1 of 4', '2 of 4']);
	await button('Next slide').click();
	await expect.poll(seen).toEqual(['2 of 4', '3 of 4']);
	await expect(root.locator('.swiper-pagination')).toHaveText('2 / 3');
	await button('Next slide').press('ArrowRight');
	await expect(button('Next slide')).toBeDisabled();
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(errors).toEqual([]);
});

test('reviews have their stars in words, and a cube turns to the next', async ({ page }) => {
	const errors = watchErrors(page);
	await page.goto('/widgets/reviews/');
	const { root, button, seen, start } = carouselOf(page, 'Reviews on a cube');
	await start();
	await expect(root.getByRole('img', { name: '5 / 5' })).toBeVisible();
	await button('Next slide').click();
	await expect.poll(seen).toEqual(['2 of 3']);
	await expect(root.getByRole('img', { name: '4.5 / 5' })).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(errors).toEqual([]);
});

test('a carousel in a slide has its own arrows and keys, and leaves those around it alone', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto('/widgets/nested-carousel/');
	const outer = carouselOf(page, 'The outer carousel');
	await outer.start();
	const ownDots = outer.root.locator('> .e-carousel-controls');
	await ownDots.getByRole('button', { name: 'Go to slide 2' }).click();
	await expect.poll(outer.seen).toEqual(['2 of 2']);
	const inner = carouselOf(page, 'The inner carousel');
	await inner.start();
	await inner.button('Next slide').click();
	await expect.poll(inner.seen).toEqual(['2 of 2']);
	await inner.button('Next slide').press('ArrowRight');
	await expect.poll(inner.seen).toEqual(['1 of 2']);
	expect(await outer.seen()).toEqual(['2 of 2']);
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(errors).toEqual([]);
});

test('slides look in from both sides before anybody moved them', async ({ page }) => {
	await page.setViewportSize({ width: 1600, height: 900 });
	await page.goto('/widgets/nested-carousel/');
	const { root, start } = carouselOf(page, 'Hours that look in');
	await start();
	const box = await root.locator('> .swiper').boundingBox();
	const middles = await root
		.locator('> .swiper > .swiper-wrapper > .swiper-slide')
		.evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()));
	const left = box?.x ?? 0;
	const right = left + (box?.width ?? 0);
	expect(middles.some((slide) => slide.left < left && slide.right > left + 20)).toBe(true);
	expect(middles.some((slide) => slide.right > right && slide.left < right - 20)).toBe(true);
});

test('small pictures bring their slides, and the large one opens', async ({ page }) => {
	const errors = watchErrors(page);
	await page.goto('/widgets/media-carousel/');
	const { root, seen, start } = carouselOf(page, 'A slideshow');
	await start();
	const small = root.locator('.e-carousel-thumbnail');
	await small.nth(3).click();
	await expect.poll(seen).toEqual(['4 of 6']);
	await expect(small.nth(3)).toHaveAttribute('aria-current', 'true');
	await expect(page).not.toHaveURL(/#/);
	expect(await accessibilityViolations(page)).toEqual([]);
	await root.locator('.swiper-slide:not([inert]) a').click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.keyboard.press('Escape');
	const flow = carouselOf(page, 'A coverflow');
	await flow.start();
	await flow.button('Next slide').click();
	await expect.poll(flow.seen).toContain('2 of 7');
	expect(errors).toEqual([]);
});

test('without script small pictures are links to their slides', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto('/widgets/media-carousel/');
	const { root } = carouselOf(page, 'A slideshow');
	await root.locator('.e-carousel-thumbnail').nth(2).click();
	await expect(root.getByRole('group', { name: '3 of 6' })).toBeInViewport({ ratio: 0.5 });
	await context.close();
});
