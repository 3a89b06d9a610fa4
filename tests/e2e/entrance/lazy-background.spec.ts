import { expect, type Page, test } from '@playwright/test';
import { shift, stateOf } from '../motion/moving-state';
import {
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';

const PAGE = '/widgets/lazy-backgrounds/';
const PICTURES = ['night-watch', 'the-boathouse', 'the-workshop', 'hero-wide'];

/** The names of the backgrounds that the page has requested so far. */
function fetchedOn(page: Page): () => string[] {
	const asked = new Set<string>();
	page.on('request', (request) => {
		const name = PICTURES.find((picture) => request.url().includes(picture));
		if (name) asked.add(name);
	});
	return () => [...asked].sort();
}

test('backgrounds come within 200 pixels of the screen, those of the first screen at once', async ({
	page,
}) => {
	const errors = watchErrors(page);
	const fetched = fetchedOn(page);
	await recordLayoutShift(page);
	await page.setViewportSize({ width: 1280, height: 700 });
	await page.goto(PAGE);
	await page.waitForLoadState('networkidle');
	expect(fetched()).toEqual(['night-watch']);
	await expect(page.locator('#early')).not.toHaveAttribute('data-lazy-background', /./);
	const below = page.locator('#below');
	const scrollTo = (distance: number) =>
		below.evaluate((node, px) => {
			scrollBy({ top: node.getBoundingClientRect().top - innerHeight - px, behavior: 'instant' });
		}, distance);
	await scrollTo(260);
	await expect(below).not.toHaveClass(/e-lazyloaded/);
	const layer = below.locator(
		':scope > .elementor-motion-effects-container > .elementor-motion-effects-layer',
	);
	await expect(layer).toHaveCSS('background-image', 'none');
	await scrollTo(150);
	await expect(below).toHaveClass(/e-lazyloaded/);
	await expect(layer).toHaveCSS('background-image', /url\(/);
	await expect.poll(fetched).toEqual(['night-watch', 'the-boathouse']);
	for (const id of ['overlay', 'outer']) {
		await page.locator(`#${id}`).evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
		await expect(page.locator(`#${id}`)).toHaveClass(/e-lazyloaded/);
	}
	await expect.poll(fetched).toEqual(PICTURES.toSorted());
	// The last one moves as well.
	await page.mouse.wheel(0, -50);
	await expect
		.poll(async () => {
			const { x, percent } = await stateOf(page, 'inner');
			return Math.abs(x - shift(0.5)(percent));
		})
		.toBeLessThan(1);
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	expect(errors).toEqual([]);
});

test('printing brings all of them', async ({ page }) => {
	const fetched = fetchedOn(page);
	await page.goto(PAGE);
	await page.waitForLoadState('networkidle');
	await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
	await expect(page.locator('[data-lazy-background]:not(.e-lazyloaded)')).toHaveCount(0);
	await expect.poll(fetched).toEqual(PICTURES.toSorted());
});

test('all of them come where their module does not, and where there is no script', async ({
	browser,
	page,
}) => {
	const fetched = fetchedOn(page);
	await page.route(/assets\/handler-/, (route) => route.abort());
	await page.goto(PAGE);
	await expect.poll(fetched).toEqual(PICTURES.toSorted());

	const plain = await browser.newContext({ javaScriptEnabled: false });
	const still = await plain.newPage();
	const fetchedStill = fetchedOn(still);
	await still.goto(PAGE);
	await expect.poll(fetchedStill).toEqual(PICTURES.toSorted());
	await plain.close();
});

test('containers that foreign script announces are watched', async ({ page }) => {
	await page.goto(PAGE);
	await page.waitForLoadState('networkidle');
	const added = await page.evaluateHandle(() => {
		const node = document.createElement('div');
		node.dataset.lazyBackground = '4320';
		node.textContent = 'Added';
		document.querySelector('main')?.prepend(node);
		document.dispatchEvent(new Event('elementor/lazyload/observe'));
		return node;
	});
	await expect.poll(() => added.evaluate((node) => node.className)).toBe('e-lazyloaded');
});
