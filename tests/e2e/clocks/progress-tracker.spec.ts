import { expect, type Page, test } from '@playwright/test';
import {
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';

const PAGE = '/widgets/progress-tracker/';

/** Scrolls the page to a share of its height, 0 to 1. */
const scrollPage = (page: Page, share: number) =>
	page.evaluate((part) => {
		const { scrollHeight, clientHeight } = document.documentElement;
		scrollTo({ top: part * (scrollHeight - clientHeight), behavior: 'instant' });
	}, share);

/** Returns the part of its track that a bar fills, in percent. */
const filled = (page: Page, id: string, side: 'left' | 'right' = 'left') =>
	page.locator(`#${id} .elementor-scrolling-tracker`).evaluate((track, from) => {
		const bar = track.querySelector('.current-progress')?.getBoundingClientRect();
		const box = track.getBoundingClientRect();
		if (!bar) return Number.NaN;
		const length = from === 'left' ? bar.right - box.left : box.right - bar.left;
		return Math.round((1000 * length) / box.width) / 10;
	}, side);

test('trackers follow the page from either side and round', async ({ page }) => {
	const errors = watchErrors(page);
	await recordLayoutShift(page);
	await page.goto(PAGE);
	const tracker = page.locator('#page-bar [role=progressbar]');
	await expect(tracker).toHaveAttribute('data-state', 'hidden');
	await expect(tracker.locator('.current-progress')).toBeHidden();
	for (const share of [0.25, 0.8, 1]) {
		await scrollPage(page, share);
		await expect(page.locator('#page-circle')).toHaveText(`${share * 100}%`);
		expect(await filled(page, 'page-bar')).toBeCloseTo(share * 100, 0);
		await expect(tracker).toHaveAttribute('aria-valuenow', `${share * 100}`);
	}
	await page.locator('#rtl-bar').scrollIntoViewIfNeeded();
	await expect(page.locator('#rtl-bar [role=progressbar]')).toBeVisible();
	await scrollPage(page, 0.5);
	await expect.poll(() => filled(page, 'rtl-bar', 'right')).toBeCloseTo(50, 0);
	const offset = (id: string) =>
		page
			.locator(`#${id} circle.current-progress`)
			.evaluate((circle) => Number.parseFloat(getComputedStyle(circle).strokeDashoffset));
	expect(await offset('circle-ltr')).toBeCloseTo(-50, 0);
	expect(await offset('circle-rtl')).toBeCloseTo(50, 0);
	await scrollPage(page, 0);
	await expect(tracker.locator('.current-progress')).toBeHidden();
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	expect(errors).toEqual([]);
});

test('a tracker follows its own text, with the number where there is room', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 480 });
	await page.goto(PAGE);
	const text = page.locator('#story');
	await text.scrollIntoViewIfNeeded();
	const number = page.locator('#story-bar .current-progress-percentage');
	const readTo = (share: number) =>
		text.evaluate((element, part) => {
			const { top, height } = element.getBoundingClientRect();
			scrollBy({ top: top + part * height - innerHeight, behavior: 'instant' });
		}, share);
	await expect(page.locator('#story-bar [role=progressbar]')).toHaveAttribute('data-state', /./);
	// The function waits, because fonts that load late move the text once more.
	const expectNumber = (share: number, text: string) =>
		expect(async () => {
			await readTo(share);
			await expect(number).toHaveText(text, { timeout: 500 });
		}).toPass();
	await expectNumber(0.06, '6%');
	await expect(number).toBeHidden();
	await expectNumber(0.6, '60%');
	await expect(number).toBeVisible();
	await expectNumber(1.2, '100%');
});

test('selectors that find nothing show nothing, nor does a page without script', async ({
	browser,
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto(PAGE);
	await page.locator('#broken').scrollIntoViewIfNeeded();
	await page.waitForLoadState('networkidle');
	await expect(page.locator('#lost .current-progress')).toBeHidden();
	await expect(page.locator('#broken .current-progress')).toBeHidden();
	expect(errors).toEqual([]);
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('#page-circle')).toBeHidden();
	const context = await browser.newContext({ javaScriptEnabled: false });
	const still = await context.newPage();
	await still.goto(PAGE);
	await expect(still.locator('#page-circle [role=progressbar]')).toBeHidden();
	await context.close();
});

test('the tracker follows a page whose body scrolls as well', async ({ page }) => {
	await page.goto(PAGE);
	await expect(page.locator('#page-bar [role=progressbar]')).toHaveAttribute('data-state', /./);
	await page.evaluate(() => {
		document.documentElement.style.overflow = 'hidden';
		document.documentElement.style.height = '100%';
		Object.assign(document.body.style, { overflowX: 'hidden', overflowY: 'auto', height: '100vh' });
	});
	await page.evaluate(() => {
		const { body } = document;
		body.scrollTop = (body.scrollHeight - body.clientHeight) / 2;
	});
	await expect(page.locator('#page-circle')).toHaveText('50%');
});
