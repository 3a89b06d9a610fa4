import { expect, test } from '@playwright/test';
import { holdRequests } from '../support/held-requests';
import {
	accessibilityViolations,
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';
import { carouselOf, leftOf, swipe } from './carousel-page';

const PAGE = '/widgets/image-carousel/';
const PLAYING = 'Places of the coast';
const STILL = 'Places to look at closely';
const FADING = 'Wide waters';
const PHONE = { width: 390, height: 844 };

test('pictures go by arrow and key, open as one slideshow, and nothing shifts', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await recordLayoutShift(page);
	await page.goto(PAGE);
	const { root, button, seen, start } = carouselOf(page, STILL);
	await start();
	await expect.poll(seen).toEqual(['1 of 6', '2 of 6']);
	await expect(button('Previous slide')).toBeDisabled();
	await button('Next slide').click();
	await expect.poll(seen).toEqual(['2 of 6', '3 of 6']);
	await button('Next slide').press('ArrowRight');
	await expect.poll(seen).toEqual(['3 of 6', '4 of 6']);
	await expect(root.locator('.swiper-slide[inert]')).toHaveCount(4);
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	await root.locator('.swiper-slide:not([inert]) a').first().click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toBeHidden();
	expect(errors).toEqual([]);
});

test('one that fades has its dots over the picture, and fetches its effect', async ({ page }) => {
	const errors = watchErrors(page);
	await page.goto(PAGE);
	const { root, button, seen, start } = carouselOf(page, FADING);
	await start();
	await expect(root.locator('> .swiper')).toHaveClass(/swiper-fade/);
	await button('Stop the slides').click();
	await button('Go to slide 3').click();
	await expect.poll(seen).toEqual(['3 of 5']);
	await expect(button('Go to slide 3')).toHaveAttribute('aria-current', 'true');
	expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
	test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

	test('a finger brings the next picture', async ({ page }) => {
		await page.goto(PAGE);
		const { root, seen, start } = carouselOf(page, STILL);
		await start();
		await expect.poll(seen).toEqual(['1 of 6']);
		await swipe(page, root.locator('> .swiper'), -200);
		await expect.poll(seen).toEqual(['2 of 6']);
		await swipe(page, root.locator('> .swiper'), 200);
		await expect.poll(seen).toEqual(['1 of 6']);
	});

	test('a picture that was swiped to before the script came stays where it is', async ({
		page,
	}) => {
		const scripts = await holdRequests(page, /start-carousel/);
		await page.goto(PAGE);
		const { root, seen } = carouselOf(page, STILL);
		await root.scrollIntoViewIfNeeded();
		const second = root.locator('.swiper-slide').nth(1);
		const first = await leftOf(root.locator('.swiper-slide').first());
		await swipe(page, root.locator('> .swiper'), -220);
		await expect.poll(() => leftOf(second)).toBeCloseTo(first, 0);
		await expect(root).not.toHaveAttribute('data-state');
		scripts.release();
		await expect(root).toHaveAttribute('data-state', 'still');
		expect(await leftOf(second)).toBeCloseTo(first, 0);
		expect(await seen()).toEqual(['2 of 6']);
	});

	test('without script the row is swiped and snaps', async ({ browser }) => {
		const context = await browser.newContext({
			javaScriptEnabled: false,
			viewport: PHONE,
			hasTouch: true,
			isMobile: true,
		});
		const page = await context.newPage();
		await page.goto(PAGE);
		const { root } = carouselOf(page, PLAYING);
		await expect(root.getByRole('button')).toHaveCount(0);
		await root.scrollIntoViewIfNeeded();
		const slides = root.locator('.swiper-slide');
		const first = await leftOf(slides.first());
		// A busy browser may ignore a whole swipe, so the visitor swipes again.
		await expect(async () => {
			if (Math.abs((await leftOf(slides.first())) - first) < 1)
				await swipe(page, root.locator('> .swiper'), -220);
			await expect.poll(() => leftOf(slides.nth(1)), { timeout: 5_000 }).toBeCloseTo(first, 0);
		}).toPass();
		await context.close();
	});
});

test('from right to left, in groups of two; and all that are seen have nothing to press', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(PAGE);
	const { button, seen, start } = carouselOf(page, 'Places from right to left');
	await start();
	await expect.poll(seen).toEqual(['1 of 6', '2 of 6']);
	// The page's language is English, but only the direction of its lines matters here.
	await expect(button('Next slide').locator('svg')).toHaveCSS('scale', '-1 1');
	await button('Next slide').press('ArrowLeft');
	await expect.poll(seen).toEqual(['3 of 6', '4 of 6']);
	const two = carouselOf(page, 'Two pictures');
	await two.start();
	await expect(two.button('Next slide')).toBeHidden();
	await expect(two.button('Stop the slides')).toBeHidden();
	await page.setViewportSize({ width: 500, height: 900 });
	await expect(two.button('Next slide')).toBeVisible();
});

test('the pause button is reached first, then the arrows, and slides out of view never', async ({
	page,
}) => {
	await page.goto(PAGE);
	const { root, button, seen, start } = carouselOf(page, PLAYING);
	await start();
	await button('Stop the slides').click();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Tab');
	await expect(button('Stop the slides').or(button('Play the slides'))).toBeFocused();
	const reached: string[] = [];
	for (let tabs = 0; tabs < 12; tabs += 1) {
		await page.keyboard.press('Tab');
		reached.push(
			await root.evaluate((carousel) => {
				const { activeElement } = document;
				if (!carousel.contains(activeElement)) return 'beside';
				const slide = activeElement?.closest('.swiper-slide')?.getAttribute('aria-label');
				return slide ?? activeElement?.getAttribute('aria-label') ?? 'unnamed';
			}),
		);
		if (reached.at(-1) === 'beside') break;
	}
	expect(reached).toEqual(expect.arrayContaining(['Previous slide', 'Next slide', 'beside']));
	const visible = await seen();
	const slides = reached.filter((name) => name.includes(' of '));
	expect(slides.filter((slide) => !visible.includes(slide))).toEqual([]);
});

test('a band passes without standing, until its visitor stops it', async ({ page }) => {
	await page.goto(PAGE);
	const { root, button, start } = carouselOf(page, 'The fleet passes');
	await start();
	const slide = root.locator('.swiper-slide:not([inert])').first();
	const place = async () => Math.round(await leftOf(slide));
	const before = await place();
	await expect.poll(place).not.toBe(before);
	await button('Stop the slides').click();
	const stopped = await place();
	await page.waitForTimeout(600);
	expect(await place()).toBe(stopped);
	await button('Play the slides').click();
	await expect.poll(place).not.toBe(stopped);
});

test('a visitor who wants less motion sees no picture move by itself', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(PAGE);
	const { root, button, seen, start } = carouselOf(page, FADING);
	await start();
	await expect(root.locator('.e-carousel-pause')).toBeHidden();
	await page.waitForTimeout(5000);
	expect(await seen()).toEqual(['1 of 5']);
	await button('Next slide').click();
	expect(await seen()).toEqual(['2 of 5']);
});
