import { expect, type Locator, test } from '@playwright/test';
import {
	accessibilityViolations,
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';
import { carouselOf } from './carousel-page';

const PAGE = '/widgets/slides/';
const DAY = 'A day on the water';
const STILL = 'Colours of the hours';
const scaleOf = (picture: Locator) =>
	picture.evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).a);

test('slides go by arrow, dot and key, their words come in, and nothing shifts', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await recordLayoutShift(page);
	await page.goto(PAGE);
	const { root, button, seen, start } = carouselOf(page, STILL);
	await start();
	expect(await seen()).toEqual(['1 of 3']);
	// The words that the visitor found there stay, because the list is not filled again.
	await expect(root.locator('[data-contents]')).toHaveCount(0);
	await button('Next slide').click();
	await expect.poll(seen).toEqual(['2 of 3']);
	await expect(root.locator('[data-contents="in"]')).toHaveAttribute('aria-label', '2 of 3');
	await button('Next slide').press('ArrowRight');
	await expect.poll(seen).toEqual(['3 of 3']);
	await expect(button('Next slide')).toBeDisabled();
	await button('Go to slide 1').click();
	await expect.poll(seen).toEqual(['1 of 3']);
	await expect(root.getByText('Before sunrise')).toBeVisible();
	await carouselOf(page, DAY).start();
	await carouselOf(page, DAY).button('Stop the slides').click();
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	expect(errors).toEqual([]);
});

test('pictures draw near until their visitor stops them, also where the slides stand', async ({
	page,
}) => {
	await page.goto(PAGE);
	const { root, button, start } = carouselOf(page, 'A picture that moves');
	await start();
	const picture = root.locator('.elementor-ken-burns--active');
	await expect.poll(() => scaleOf(picture)).toBeGreaterThan(1.001);
	await button('Stop the slides').click();
	const stopped = await scaleOf(picture);
	await page.waitForTimeout(700);
	expect(await scaleOf(picture)).toBe(stopped);
	await button('Play the slides').click();
	await expect.poll(() => scaleOf(picture)).toBeGreaterThan(stopped);
});

test('a visitor who wants less motion sees words and pictures at once, and nothing move', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(PAGE);
	const { root, button, seen, start } = carouselOf(page, DAY);
	await start();
	await page.waitForTimeout(1000);
	expect(await scaleOf(root.locator('.elementor-ken-burns--active'))).toBe(1);
	await button('Next slide').click();
	expect(await seen()).toEqual(['2 of 3']);
	await expect(root.getByText('Two abreast at noon')).toBeVisible();
	expect(await scaleOf(root.locator('.elementor-ken-burns--active'))).toBe(1);
	// This carousel has nothing to stop, and its editor wanted no dots.
	const { root: bare, start: startBare } = carouselOf(page, 'A picture that moves');
	await startBare();
	await expect(bare.locator('.e-carousel-controls')).toBeHidden();
});

test('without script every slide can be scrolled to and read', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(PAGE);
	const { root } = carouselOf(page, DAY);
	for (const words of ['Out before the others', 'Two abreast at noon', 'Home by the lights']) {
		const heading = root.getByText(words);
		await heading.scrollIntoViewIfNeeded();
		await expect(heading).toBeInViewport();
	}
	await expect(root.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
	await context.close();
});
