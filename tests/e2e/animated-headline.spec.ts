import { expect, test } from '@playwright/test';
import {
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from './support/page-health';

const PAGE = '/widgets/animated-headline/';
const ACTIVE = '.elementor-headline-text-active';

test('words take turns once they are in view, in one place, and stop at the last', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await recordLayoutShift(page);
	await page.goto(PAGE);
	const once = page.locator('#once');
	const width = () => once.locator('.elementor-headline-dynamic-wrapper').boundingBox();
	await expect(once.locator(ACTIVE)).toHaveText('rib');
	await once.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
	const before = await width();
	await expect(once.locator(ACTIVE)).toHaveText('tender');
	expect((await width())?.width).toBe(before?.width);
	expect(await once.locator('h3').innerText()).toContain('Choose a');
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	expect(errors).toEqual([]);
});

test('a marker waits below the fold, is drawn in view, and can be paused by keyboard', async ({
	page,
}) => {
	await page.goto(PAGE);
	const loop = page.locator('#loop');
	await loop.evaluate((node) => {
		scrollTo({ top: node.getBoundingClientRect().top - innerHeight - 60, behavior: 'instant' });
	});
	const headline = loop.locator('.elementor-headline');
	await expect(headline).toHaveAttribute('data-marker', 'waiting');
	await loop.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
	await expect(headline).toHaveAttribute('data-marker', 'drawing');
	const pause = loop.getByRole('button', { name: /^Pause/ });
	await pause.focus();
	await expect(pause).toHaveCSS('opacity', '1');
	await page.keyboard.press('Enter');
	await expect(headline).toHaveAttribute('data-paused', '');
	await expect(loop.getByRole('button', { name: /^Play/ })).toBeVisible();
});

test('reduced motion and missing script leave a whole sentence and a whole marker', async ({
	browser,
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(PAGE);
	await page
		.locator('#once')
		.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
	await page.waitForLoadState('networkidle');
	await expect(page.locator('.elementor-headline-pause')).toHaveCount(0);
	await expect(page.locator('main :is([data-marker], [data-state])')).toHaveCount(0);
	await expect(page.locator('#loop path').first()).toHaveCSS('stroke-dashoffset', '0px');
	const plain = await browser.newContext({ javaScriptEnabled: false });
	const still = await plain.newPage();
	await still.goto(PAGE);
	await expect(still.locator(`#wave ${ACTIVE}`)).toBeVisible();
	await expect(still.locator('#wave h3')).toHaveText(/anchor, swim ashore, drift/);
	await plain.close();
});
