import { expect, type Locator, type Page, test } from '@playwright/test';
import { watchErrors } from '../support/page-health';

const PAGE = '/widgets/interactions/';
const HANDLER = /interaction/;

/**
 * Opens the page and waits until its handler has hidden the elements below the first screen that wait for their
 * interaction.
 */
async function open(page: Page): Promise<void> {
	await page.goto(PAGE);
	await expect(page.locator('#scroll-in')).toHaveClass(/elementor-invisible/);
}

/**
 * Keeps the ids of elements that an interaction of the visitor moves; because an animation may end before a test
 * checks.
 */
async function recordMoved(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const moved: string[] = [];
		Object.assign(window, { moved });
		const { animate } = Element.prototype;
		Element.prototype.animate = function (...options) {
			moved.push(this.id);
			return animate.apply(this, options);
		};
	});
	return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
const opacity = (element: Locator) =>
	element.evaluate((node) => Number(getComputedStyle(node).opacity));
const bringIntoView = (element: Locator) =>
	element.evaluate((node) => node.scrollIntoView({ behavior: 'instant', block: 'center' }));
const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

test('an element that begins with the page is hidden in the first frame and ends at rest', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.addInitScript(() => {
		const seen: number[] = [];
		Object.assign(window, { seen });
		const look = () => {
			const box = document.querySelector('#load-fade');
			if (box) seen.push(Number(getComputedStyle(box).opacity));
			if (seen.length < 5) requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
	await page.goto(PAGE);
	const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
	expect(seen[0]).toBeLessThan(0.5);
	for (const id of ['load-fade', 'load-slide', 'load-scale']) {
		await expect.poll(() => opacity(page.locator(`#${id}`))).toBe(1);
	}
	expect(errors).toEqual([]);
});

test('an entrance waits below the first screen and plays once in view', async ({ page }) => {
	await open(page);
	const box = page.locator('#scroll-in');
	await bringIntoView(box);
	await expect(box).not.toHaveClass(/elementor-invisible/);
	await expect.poll(() => opacity(box)).toBe(1);
	await toTop(page);
	await expect(box).not.toHaveClass(/elementor-invisible/);
});

test('an exit plays as its element leaves, and the element is there again on the way back', async ({
	page,
}) => {
	await open(page);
	const box = page.locator('#scroll-out');
	// An exit is played when the handler has seen the element; the script may load only after the first try.
	await expect(async () => {
		await bringIntoView(box);
		await expect.poll(() => opacity(box)).toBe(1);
		await toTop(page);
		await expect.poll(() => opacity(box), { timeout: 3000 }).toBe(0);
	}).toPass();
	await bringIntoView(box);
	await expect.poll(() => opacity(box)).toBe(1);
});

test('a mouse and the keyboard start the interactions they reach', async ({ page }) => {
	const moved = await recordMoved(page);
	await open(page);
	expect(await moved()).not.toContain('hover');
	await page.locator('#hover').hover();
	// The page scrolls to the element, in several steps on a busy machine: elements that it passes may move too.
	await expect.poll(moved).toContain('hover');
	await page.locator('#click').focus();
	expect(await moved()).not.toContain('click');
	await page.keyboard.press('Enter');
	await expect.poll(moved).toContain('click');
});

test('a visitor who wants less motion sees everything at rest', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const moved = await recordMoved(page);
	await page.goto(PAGE);
	const load = page.locator('#load-fade');
	expect(await load.evaluate((node) => node.getAnimations().length)).toBe(0);
	expect(await opacity(load)).toBe(1);
	const box = page.locator('#scroll-in');
	await bringIntoView(box);
	await page.locator('#click').click();
	await expect.poll(moved).toContain('click');
	expect(await opacity(page.locator('#click'))).toBe(1);
	expect(await opacity(box)).toBe(1);
});

test('a phone plays the interactions that do not exclude phones', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(PAGE);
	const names = (id: string) =>
		page.locator(`#${id}`).evaluate((node) => getComputedStyle(node).animationName);
	expect(await names('load-slide')).toBe('none');
	expect(await names('load-fade')).toBe('e-fade-in');
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect.poll(() => names('load-slide')).toContain('e-slide-in');
});

test('everything shows without a script', async ({ browser, baseURL }) => {
	const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
	await page.goto(PAGE);
	for (const id of ['load-fade', 'scroll-in', 'scroll-out', 'hover']) {
		await expect(page.locator(`#${id}`)).toBeVisible();
	}
	await page.close();
});

test('a page without interactions fetches no script for them', async ({ page }) => {
	const fetched: string[] = [];
	page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
	await page.goto('/widgets/e-heading/', { waitUntil: 'networkidle' });
	expect(fetched.filter((path) => HANDLER.test(path))).toEqual([]);
});
