import { expect, type Page, test } from '@playwright/test';
import {
	accessibilityViolations,
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';
import { loopOf } from './loop-page';

const PAGE = '/widgets/loop-carousel/';
const carousel = (page: Page, name: string) => page.getByRole('region', { name });

async function seen(page: Page, name: string) {
	return carousel(page, name)
		.locator('.swiper-slide:not([aria-hidden])')
		.evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')));
}

test('a carousel goes by arrow, key and dot, and hides the slides outside', async ({ page }) => {
	const errors = watchErrors(page);
	await recordLayoutShift(page);
	await page.goto(PAGE);
	const name = 'Stories that stand still';
	await carousel(page, name).scrollIntoViewIfNeeded();
	await expect.poll(() => seen(page, name)).toEqual(['1 of 6', '2 of 6']);
	const previous = carousel(page, name).getByRole('button', { name: 'Previous slide' });
	const next = carousel(page, name).getByRole('button', { name: 'Next slide' });
	await expect(previous).toBeDisabled();
	await next.click();
	await expect.poll(() => seen(page, name)).toEqual(['2 of 6', '3 of 6']);
	await expect(carousel(page, name).locator('.swiper-pagination')).toHaveText('2 / 5');
	await next.press('ArrowLeft');
	await expect.poll(() => seen(page, name)).toEqual(['1 of 6', '2 of 6']);
	await expect(carousel(page, name).locator('.swiper-slide[inert]')).toHaveCount(4);
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	// Scrolls so that the header does not cover half of the carousel.
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(errors).toEqual([]);
});

test('a filter leaves another carousel, which goes by its arrows, and Back brings the first', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto(PAGE);
	const name = 'Stories that stand still';
	const { loop, button, pressed } = loopOf(page, '3281c02');
	const first = carousel(page, name).locator('.swiper-slide').first();
	const next = carousel(page, name).getByRole('button', { name: 'Next slide' });
	const all = await first.innerText();
	await button('places').click();
	await expect(first).not.toHaveText(all);
	await expect(page.getByRole('status')).toHaveText('6 results');
	await expect(page).toHaveURL(/\?e-filter-3281c02-category=places$/);
	await next.click();
	await expect.poll(() => seen(page, name)).toEqual(['2 of 6', '3 of 6']);
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.goBack();
	await expect.poll(() => first.innerText()).toBe(all);
	expect(await pressed()).toEqual(['__all']);
	await expect.poll(() => seen(page, name)).toEqual(['1 of 6', '2 of 6']);
	await next.click();
	await expect.poll(() => seen(page, name)).toEqual(['2 of 6', '3 of 6']);
	await expect(loop.locator('.e-carousel')).toHaveCount(1);
	expect(errors).toEqual([]);
});

test('three slides show, two on a tablet, one on a phone', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(PAGE);
	const name = 'Stories that play';
	await carousel(page, name).scrollIntoViewIfNeeded();
	for (const [width, slides] of [
		[1280, ['1 of 6', '2 of 6', '3 of 6']],
		[1000, ['1 of 6', '2 of 6']],
		[390, ['1 of 6']],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await expect.poll(() => seen(page, name), `at ${width}`).toEqual(slides);
	}
	// A visitor who wants less motion can move the slides only by hand, and they move at once.
	await carousel(page, name).getByRole('button', { name: 'Next slide' }).press('Enter');
	await expect.poll(() => seen(page, name)).toEqual(['2 of 6']);
});

test('a carousel that reads from right to left goes the other way by key', async ({ page }) => {
	await page.goto(PAGE);
	const name = 'Stories from right to left';
	await carousel(page, name).scrollIntoViewIfNeeded();
	await expect.poll(() => seen(page, name)).toContain('1 of 6');
	await carousel(page, name).getByRole('button', { name: 'Next slide' }).press('ArrowLeft');
	await expect.poll(() => seen(page, name)).toContain('4 of 6');
	await carousel(page, name).getByRole('button', { name: 'Go to slide 1' }).click();
	await expect.poll(() => seen(page, name)).toContain('1 of 6');
});

test('a carousel plays until its visitor stops it, and after that only when the visitor starts it', async ({
	page,
}) => {
	await page.clock.install();
	await page.goto(PAGE);
	const name = 'Stories that play';
	await carousel(page, name).scrollIntoViewIfNeeded();
	await page.clock.runFor(3000);
	const stop = carousel(page, name).getByRole('button', { name: 'Stop the slides' });
	await expect(stop).toBeVisible();
	await expect(carousel(page, name).locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'off');
	await page.clock.runFor(7000);
	await expect.poll(() => seen(page, name)).not.toContain('1 of 6');
	await stop.click();
	await page.mouse.move(0, 0);
	const play = carousel(page, name).getByRole('button', { name: 'Play the slides' });
	await expect(play).toBeVisible();
	await page.clock.runFor(2000);
	const before = await seen(page, name);
	await page.clock.runFor(20_000);
	expect(await seen(page, name)).toEqual(before);
	await play.click();
	await page.clock.runFor(7000);
	await expect.poll(() => seen(page, name)).not.toEqual(before);
});

test('a carousel does not move by itself for a visitor who wants less motion, live', async ({
	page,
}) => {
	await page.clock.install();
	await page.goto(PAGE);
	const name = 'Stories that play';
	await carousel(page, name).scrollIntoViewIfNeeded();
	await page.clock.runFor(3000);
	await expect(carousel(page, name).getByRole('button', { name: 'Stop the slides' })).toBeVisible();
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await expect(carousel(page, name).locator('.e-carousel-pause')).toBeHidden();
	const before = await seen(page, name);
	await page.clock.runFor(20_000);
	expect(await seen(page, name)).toEqual(before);
});

test('without script a carousel is a row that is scrolled by key', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(PAGE);
	const row = carousel(page, 'Stories that stand still').locator('.swiper-wrapper');
	await expect(carousel(page, 'Stories that stand still').getByRole('button')).toHaveCount(0);
	const left = async () => (await row.locator('.swiper-slide').first().boundingBox())?.x ?? 0;
	const before = await left();
	await row.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(left).toBeLessThan(before - 100);
	await context.close();
});
