import { expect, type Page, test } from '@playwright/test';
import { holdRequests } from '../support/held-requests';
import {
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';

const PAGE = '/widgets/lottie/';

/** The present drawing of a widget: the place of every path and group. */
const drawing = (page: Page, id: string) =>
	page
		.locator(`#${id} .e-lottie__stage svg`)
		.evaluate((svg) =>
			[...svg.querySelectorAll('g')]
				.map((group) => `${group.getAttribute('transform')}${group.getAttribute('opacity')}`)
				.join(),
		);

const isDrawn = (page: Page, id: string) =>
	expect(page.locator(`#${id} .e-lottie__animation`)).toHaveAttribute('data-state', 'drawn');

/** Returns true if a drawing changes within some frames. */
async function moves(page: Page, id: string): Promise<boolean> {
	const before = await drawing(page, id);
	await page.evaluate(async () => {
		for (let frame = 0; frame < 10; frame++)
			await new Promise((done) => requestAnimationFrame(done));
	});
	return (await drawing(page, id)) !== before;
}

test('a drawing plays in view until its button stops it, under the policy of the site', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await recordLayoutShift(page);
	await page.goto(PAGE);
	await page.locator('#arriving').scrollIntoViewIfNeeded();
	await isDrawn(page, 'arriving');
	await expect(page.locator('#arriving').getByRole('img').first()).toHaveAccessibleName(
		/lighthouse/,
	);
	await expect.poll(() => moves(page, 'arriving')).toBe(true);
	await page.getByRole('button', { name: 'Pause the animation' }).first().click();
	await expect.poll(() => moves(page, 'arriving')).toBe(false);
	await page.getByRole('button', { name: 'Play the animation' }).first().press('Enter');
	await expect.poll(() => moves(page, 'arriving')).toBe(true);
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	expect(errors).toEqual([]);
});

test('a drawing follows the scrolling, both ways', async ({ page }) => {
	await page.goto(PAGE);
	const widget = page.locator('#scrolling');
	const scrollToShare = (share: number) =>
		widget.evaluate((element, part) => {
			const { top, height } = element.getBoundingClientRect();
			scrollBy({ top: top - innerHeight + part * (innerHeight + height), behavior: 'instant' });
		}, share);
	await scrollToShare(0.3);
	await isDrawn(page, 'scrolling');
	await expect.poll(() => moves(page, 'scrolling')).toBe(false);
	const early = await drawing(page, 'scrolling');
	await scrollToShare(0.6);
	await expect.poll(() => drawing(page, 'scrolling')).not.toBe(early);
	await scrollToShare(0.3);
	await expect.poll(() => drawing(page, 'scrolling')).toBe(early);
});

test('drawings answer to pointer and key, and links wait for them', async ({ page }) => {
	await page.goto(PAGE);
	const button = page.locator('#click').getByRole('button');
	await page.locator('#click').scrollIntoViewIfNeeded();
	await isDrawn(page, 'click');
	expect(await moves(page, 'click')).toBe(false);
	await button.press('Enter');
	await expect.poll(() => moves(page, 'click')).toBe(true);
	await isDrawn(page, 'hover');
	await page.locator('#hover').hover();
	await expect.poll(() => moves(page, 'hover')).toBe(true);
	await page.locator('#linked').scrollIntoViewIfNeeded();
	await isDrawn(page, 'linked');
	const next = await holdRequests(page, '**/widgets/countdown/');
	const before = await drawing(page, 'linked');
	await page.locator('#linked').getByRole('link').click({ noWaitAfter: true });
	await expect.poll(() => drawing(page, 'linked')).not.toBe(before);
	next.release();
	await expect(page).toHaveURL(/\/widgets\/countdown\/$/);
});

test('a canvas is drawn where the editor chose it; a file that is no drawing keeps its picture', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto(PAGE);
	await page.locator('#canvas').scrollIntoViewIfNeeded();
	await isDrawn(page, 'canvas');
	await expect(page.locator('#canvas canvas')).toBeVisible();
	await page.locator('#broken').scrollIntoViewIfNeeded();
	await page.waitForLoadState('networkidle');
	await expect(page.locator('#broken img')).toBeVisible();
	await expect(page.locator('#elsewhere .e-lottie')).toHaveCount(0);
	expect(errors).toEqual([]);
});

test('without script and with less motion there is a still picture', async ({ browser }) => {
	for (const options of [{ javaScriptEnabled: false }, { reducedMotion: 'reduce' as const }]) {
		const context = await browser.newContext(options);
		const page = await context.newPage();
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await page.goto(PAGE);
		await page.locator('#scrolling').scrollIntoViewIfNeeded();
		await page.waitForLoadState('networkidle');
		await expect(page.locator('#scrolling img')).toBeVisible();
		await expect(page.locator('.e-lottie__stage, .e-lottie__pause')).toHaveCount(0);
		expect(asked.filter((url) => /lottie_light|07\/.*\.json/.test(url))).toEqual([]);
		await context.close();
	}
});
