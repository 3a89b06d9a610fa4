import { expect, test } from '@playwright/test';
import { holdRequests } from '../support/held-requests';
import { accessibilityViolations, watchErrors } from '../support/page-health';
import { loopOf, REFRESH, strayItems } from './loop-page';

const POSTS = '/widgets/posts/';
/** A list that loads the next page when its end comes near; four stories on a page, five pages. */
const ENDLESS = '3e7000a';
/** A list in masonry that is filtered by tag and loads the next page on a press; five stories on a page. */
const MASONRY = '3e70007';

test('a list grows as its end comes near, leaves the footer within reach, and ends by key', async ({
	page,
}) => {
	const errors = watchErrors(page);
	let asked = 0;
	page.on('request', (request) => {
		if (request.url().endsWith('/refresh-loop')) asked += 1;
	});
	await page.goto(POSTS);
	const { loop, items } = loopOf(page, ENDLESS);
	const footer = page.locator('footer').last();
	const toEnd = () =>
		loop.locator('.e-load-more').evaluate((element) => {
			element.scrollIntoView({ behavior: 'instant', block: 'end' });
		});
	await expect(items).toHaveCount(4);
	expect(asked).toBe(0);
	for (const count of [8, 12, 16]) {
		await toEnd();
		await expect(items).toHaveCount(count);
	}
	await expect(page.getByRole('status')).toHaveText('4 more');
	await page.keyboard.press('End');
	await expect(footer).toBeInViewport();
	await toEnd();
	await expect(loop.getByText('These were all the stories.')).toBeHidden();
	await loop.getByRole('link', { name: 'Still more' }).press('Enter');
	await expect(items).toHaveCount(20);
	expect(asked).toBe(4);
	await expect(items.nth(16)).toBeFocused();
	await expect(loop).toHaveClass(/e-load-more-pagination-end/);
	await expect(loop.getByText('These were all the stories.')).toBeVisible();
	await expect(loop.getByRole('link', { name: 'Still more' })).toHaveCount(0);
	expect(new URL(page.url()).search).toBe('');
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(errors).toEqual([]);
});

test('masonry holds at every width, after more has come and after a filter, and Back ends a filter', async ({
	page,
}) => {
	await page.goto(POSTS);
	const { loop, items, button, texts, pressed } = loopOf(page, MASONRY);
	const stray = () => strayItems(page, MASONRY);
	const raised = loop.locator('article[style*="margin"]');
	await loop.scrollIntoViewIfNeeded();
	const first = await texts();
	await expect(raised, 'a second row moves up').not.toHaveCount(0);
	for (const [width, columns] of [
		[1280, 3],
		[900, 2],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await expect.poll(stray, `at ${width}`).toEqual([]);
		const lefts = await items.evaluateAll((all) =>
			all.map((one) => one.getBoundingClientRect().left),
		);
		expect(new Set(lefts.map(Math.round)).size).toBe(columns);
	}
	await page.setViewportSize({ width: 390, height: 900 });
	await expect(raised).toHaveCount(0);
	await page.setViewportSize({ width: 1280, height: 900 });

	await loop.getByRole('link', { name: 'More stories' }).click();
	await expect(items).toHaveCount(10);
	await expect.poll(stray, 'after more has come').toEqual([]);

	await button('safety').click();
	await expect(items).toHaveCount(5);
	await expect.poll(stray, 'after a filter').toEqual([]);
	const safety = await texts();
	await loop.getByRole('link', { name: 'More stories' }).click();
	await expect(items).not.toHaveCount(5);
	await page.goBack();
	await expect.poll(texts).toEqual(first);
	expect(await pressed()).toEqual(['__all']);
	await expect.poll(stray, 'after Back').toEqual([]);
	await page.goForward();
	await expect.poll(texts).toEqual(safety);
	expect(await pressed()).toEqual(['safety']);
	await expect(loop.getByRole('link', { name: 'More stories' })).toBeVisible();
});

test('a loop grid is in masonry too', async ({ page }) => {
	await page.goto('/widgets/loop-grid/');
	const { loop } = loopOf(page, '3280c06');
	await loop.scrollIntoViewIfNeeded();
	for (const width of [1280, 900]) {
		await page.setViewportSize({ width, height: 900 });
		await expect.poll(() => strayItems(page, '3280c06'), `at ${width}`).toEqual([]);
	}
	await page.setViewportSize({ width: 390, height: 900 });
	await expect(loop.locator('.e-loop-item[style*="margin"]')).toHaveCount(0);
	await expect.poll(() => strayItems(page, '3280c06')).toEqual([]);
});

test('a page that changes in place begins at the editor’s offset, by key too', async ({ page }) => {
	await page.goto('/widgets/loop-grid/');
	const { loop, texts } = loopOf(page, '3280c01');
	const top = async () => Math.round((await loop.boundingBox())?.y ?? Number.NaN);
	// A bar that is fixed at the top of the window must not cover the list.
	const header = await page.evaluate(
		() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
	);
	const before = await texts();
	await loop.getByRole('link', { name: 'Page 2' }).click();
	await expect.poll(texts).not.toEqual(before);
	await expect.poll(top).toBe(120 + Math.round(header));
	await expect(loop.locator('[aria-current=page]')).toBeFocused();
	const second = await texts();

	await page.emulateMedia({ reducedMotion: 'reduce' });
	await loop.getByRole('link', { name: 'Page 3' }).press('Enter');
	await expect.poll(texts).not.toEqual(second);
	await expect.poll(top).toBe(120 + Math.round(header));
	await page.goBack();
	await expect.poll(texts).toEqual(second);
	await page.goBack();
	await expect.poll(texts).toEqual(before);
});

test('a page that was left before its answer came, and is restored, shows the state of its address', async ({
	page,
}) => {
	await page.goto('/widgets/taxonomy-filter/');
	const { loop, button, texts, pressed } = loopOf(page, '3250f01');
	const all = await texts();
	// A browser aborts a request in this way when it puts the page into the back-forward cache.
	const call = await holdRequests(page, REFRESH, (route) => route.abort());
	await button('places').click();
	await expect(loop).toHaveClass(/e-loading-overlay/);
	await expect(loop).toHaveAttribute('aria-busy', 'true');
	// The pulsing text, which is the builder's design, has no fixed contrast, so it is left out.
	const violations = await accessibilityViolations(page);
	expect(violations.filter((one) => !one.startsWith('color-contrast'))).toEqual([]);
	call.release();
	await expect(loop).not.toHaveClass(/e-loading-overlay/);
	expect(await texts()).toEqual(all);
	await page.unroute(REFRESH);
	// Playwright's Chromium has no back-forward cache. The test dispatches the event of a page that returns from it.
	await page.evaluate(() =>
		dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
	);
	await expect.poll(texts).not.toEqual(all);
	const places = await texts();
	expect(await pressed()).toEqual(['places']);

	await loop.getByRole('link', { name: 'Page 2' }).click();
	await expect.poll(texts).not.toEqual(places);
	const second = await texts();
	await page.goto('/fleet/');
	await page.goBack();
	await expect(page).toHaveURL(/category=places&e-page-3250f01=2$/);
	expect(await texts()).toEqual(second);
	expect(await pressed()).toEqual(['places']);
	await expect(loop.locator('[aria-current=page]')).toHaveText('Page 2');
	await page.goBack();
	await expect.poll(texts).toEqual(places);
});

test('Back that is pressed before a restored page has its script is followed when it comes', async ({
	page,
}) => {
	await page.goto('/widgets/taxonomy-filter/?e-filter-3250f01-category=places');
	const { loop, texts } = loopOf(page, '3250f01');
	const places = await texts();
	await loop.getByRole('link', { name: 'Page 2' }).click();
	await expect.poll(texts).not.toEqual(places);
	const second = await texts();
	await page.goto('/fleet/');
	const scripts = await holdRequests(page, /\/assets\/.+\.js$/);
	await page.goBack({ waitUntil: 'commit' });
	await expect.poll(texts).toEqual(second);
	await page.goBack({ waitUntil: 'commit' });
	await expect(page).toHaveURL(/category=places$/);
	expect(await texts()).toEqual(second);
	scripts.release();
	await expect.poll(texts).toEqual(places);
	await expect(loop.locator('[aria-current=page]')).toHaveText('Page 1');
});

test('a row of terms that is too wide is dragged, and a drag presses nothing', async ({ page }) => {
	await page.setViewportSize({ width: 500, height: 900 });
	await page.goto('/widgets/taxonomy-filter/', { waitUntil: 'networkidle' });
	const { button, pressed } = loopOf(page, '3250f03');
	const row = page.locator('.e-filter.e-scroll').first();
	await row.scrollIntoViewIfNeeded();
	const scrolled = () => row.evaluate((element) => element.scrollLeft);
	const box = await button('fuel').boundingBox();
	const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x - 100, y, { steps: 10 });
	await expect(row).toHaveClass(/e-scroll-active/);
	expect(await scrolled()).toBe(100);
	// The pointer moves faster than the builder's script accepts.
	await page.mouse.move(x - 160, y);
	expect(await scrolled()).toBe(105);
	await page.mouse.up();
	await expect(row).not.toHaveClass(/e-scroll-active/);
	expect(await pressed()).toEqual(['__all']);
	expect(new URL(page.url()).search).toBe('');
	await page.mouse.move(0, 0);
	expect(await scrolled()).toBe(105);

	await button('safety').focus();
	await expect(button('safety')).toBeInViewport();
	await button('safety').press('Enter');
	await expect(page).toHaveURL(/e-filter-3250f03-post_tag=safety$/);
});

test('a row of terms on a phone shows the pressed term, and holds still under a finger', async ({
	browser,
}) => {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	});
	const page = await context.newPage();
	await page.goto('/fleet/?e-filter-c514afe-boat_type=wooden-runabout');
	const { button, items } = loopOf(page, 'c514afe');
	const row = page.locator('.e-filter.e-scroll').first();
	const scrolled = () => row.evaluate((element) => element.scrollLeft);
	const pressed = button('wooden-runabout');
	await expect.poll(scrolled).toBeGreaterThan(0);
	await expect(pressed).toBeInViewport({ ratio: 1 });
	expect(await page.evaluate(() => scrollY)).toBe(0);

	const before = await scrolled();
	await pressed.tap();
	await expect(items).toHaveCount(8);
	await expect(button('__all').first()).toHaveAttribute('aria-pressed', 'true');
	expect(await scrolled()).toBe(before);
	await button('rib').tap();
	await expect(button('rib')).toBeInViewport({ ratio: 1 });
	await page.goBack();
	await expect(button('__all').first()).toBeInViewport({ ratio: 1 });
	await page.goForward();
	await expect(button('rib')).toBeInViewport({ ratio: 1 });
	await context.close();
});

test('several lists of one page are filtered and paged at once, each by itself', async ({
	page,
}) => {
	await page.goto('/widgets/taxonomy-filter/');
	const [stories, boats, more] = ['3250f01', '3250f02', '3250f03'].map((id) => loopOf(page, id));
	if (!stories || !boats || !more) throw new Error('Three lists stand on this page.');
	await stories.button('places').click();
	await boats.button('rib').click();
	await boats.button('porto-sereno').click();
	await more.button('safety').click();
	await expect(boats.items).toHaveCount(1);
	await expect(page.locator('.e-loading-overlay')).toHaveCount(0);
	await stories.loop.getByRole('link', { name: 'Page 2' }).click();
	await expect(page).toHaveURL(
		/\?e-filter-3250f01-category=places&e-filter-3250f02-boat_type=rib&e-filter-3250f02-destination=porto-sereno&e-filter-3250f03-post_tag=safety&e-page-3250f01=2$/,
	);
	await expect(stories.loop.locator('[aria-current=page]')).toHaveText('Page 2');
	await expect(page.locator('.e-loading-overlay')).toHaveCount(0);
	const shown = await Promise.all([stories.texts(), boats.texts(), more.texts()]);
	await page.reload();
	expect(await Promise.all([stories.texts(), boats.texts(), more.texts()])).toEqual(shown);
	await more.loop.getByRole('link', { name: 'More stories' }).click();
	await expect(more.items).not.toHaveCount(shown[2]?.length ?? 0);
	expect([await stories.texts(), await boats.texts()]).toEqual([shown[0], shown[1]]);
});

test('the stories load more from the pages of their archive, the address stays', async ({
	page,
}) => {
	await page.goto('/stories/');
	const { loop, items } = loopOf(page, 'de8c572');
	await expect(items).toHaveCount(9);
	const links = () =>
		loop
			.locator('.elementor-post__title a')
			.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
	const more = loop.getByRole('link', { name: 'More stories' });
	const asked = page.waitForRequest(REFRESH);
	await more.click();
	expect((await asked).postDataJSON()).toMatchObject({
		pagination_base_url: new URL('/stories/page/2/', page.url()).href,
	});
	await expect(items).toHaveCount(18);
	await more.press('Enter');
	await expect(items.nth(18)).toBeFocused();
	await expect(loop.getByText('That was all of them.')).toBeVisible();
	expect(new Set(await links()).size).toBe(await items.count());
	await expect(page).toHaveURL('/stories/');
});

test('the fleet shows every boat at once, and finds those that need no licence', async ({
	page,
}) => {
	await page.goto('/fleet/');
	const { items, button } = loopOf(page, 'c514afe');
	await expect(items).toHaveCount(8);
	await button('no-licence').click();
	await expect(items).toHaveCount(2);
	await expect(page).toHaveURL('/fleet/?e-filter-c514afe-driver=no-licence');
	await button('tender').click();
	await expect(items).toHaveCount(1);
	await page.goBack();
	await expect(items).toHaveCount(2);
	await page.goBack();
	await expect(items).toHaveCount(8);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('pages and more are links, and lead back', async ({ page }) => {
		await page.goto(POSTS);
		const { loop, texts } = loopOf(page, MASONRY);
		const first = await texts();
		await loop.getByRole('link', { name: 'More stories' }).click();
		await expect(page).toHaveURL(/\?e-page-3e70007=2$/);
		await expect.poll(async () => (await texts()).length).toBeGreaterThan(0);
		expect(await texts()).not.toEqual(first);
		await loop.getByRole('link', { name: 'Previous' }).click();
		await expect.poll(texts).toEqual(first);
	});
});
