import { expect, type Page, test } from '@playwright/test';
import { expectNoPopup, openPopup, stopClock, visit } from '../popup-rules/popup-page';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

/** Scrolls, and waits for the page's scroll event. */
const scrollTo = (page: Page, top: number) =>
	page.evaluate(
		(y) =>
			new Promise((done) => {
				addEventListener('scroll', done, { once: true });
				window.scrollTo({ top: y, behavior: 'instant' });
			}),
		top,
	);

/** Swipes up with a finger by a number of pixels. */
async function swipeUp(page: Page, x: number, y: number, way: number): Promise<void> {
	const touch = await page.context().newCDPSession(page);
	const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', top?: number) =>
		touch.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: top === undefined ? [] : [{ x, y: top }],
		});
	await at('touchStart', y);
	for (let moved = 0; moved <= way; moved += 20) await at('touchMove', y - moved);
	await at('touchEnd');
}

/** Returns true if the page keeps a finger that moves there from scrolling anything. */
const isHeld = (page: Page, selector: string) =>
	page.evaluate((place) => {
		const target = document.querySelector(place) as Element;
		const touch = new Touch({ identifier: 1, target });
		const move = { touches: [touch], bubbles: true, cancelable: true };
		return !target.dispatchEvent(new TouchEvent('touchmove', move));
	}, selector);

test('taps open and close a popup, and the page behind it stays where it is', async ({ page }) => {
	await page.goto('/widgets/popups/dialog/');
	const opener = page.getByRole('link', { name: 'Tall', exact: true });
	await opener.scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
	const place = await page.evaluate(() => scrollY);
	expect(place).toBeGreaterThan(0);
	await opener.tap();
	const message = openPopup(page).locator('.dialog-message');
	await expect(message).toBeVisible();

	await test.step('fingers scroll the popup, and nothing else', async () => {
		expect(await isHeld(page, 'main')).toBe(true);
		expect(await isHeld(page, '.elementor-popup-modal')).toBe(true);
		expect(await isHeld(page, '.elementor-popup-modal .dialog-message p')).toBe(false);
		await swipeUp(page, 200, 500, 300);
		await expect.poll(() => message.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
		expect(await page.evaluate(() => scrollY)).toBe(place);
	});

	await test.step('a tap inside leaves it open, one on its button or beside it closes it', async () => {
		await message.tap({ position: { x: 40, y: 60 } });
		await expect(openPopup(page)).toHaveAttribute('data-state', 'shown');
		await openPopup(page).getByRole('button', { name: 'Close' }).tap();
		await expect(openPopup(page)).toHaveCount(0);
		expect(await page.evaluate(() => scrollY)).toBe(place);
		expect(await isHeld(page, 'main')).toBe(false);
		await page.getByRole('link', { name: 'Plain', exact: true }).tap();
		await expect(message).toBeVisible();
		await page.touchscreen.tap(4, 4);
		await expect(openPopup(page)).toHaveCount(0);
	});
});

test('exit intent: a fast scroll back up counts once the visitor has been there for a while', async ({
	page,
}) => {
	await stopClock(page);
	await visit(page, 'exit-intent');
	const fling = async () => {
		for (const top of [700, 650, 400, 150]) {
			await scrollTo(page, top);
			await page.clock.runFor(50);
		}
	};
	await fling();
	await page.clock.runFor(1000);
	await expectNoPopup(page);
	await page.clock.runFor(5000);
	await fling();
	await expect(openPopup(page)).toBeVisible();
});

test('no trigger opens a second popup on a phone, nor any popup over the consent dialog', async ({
	page,
}) => {
	await stopClock(page);
	// The page is served without the setting that prevents the second popup.
	await page.route('**/widgets/popups/several/', async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace(
			'avoid_multiple_popups&quot;:true',
			'avoid_multiple_popups&quot;:false',
		);
		await route.fulfill({ response, body });
	});
	await visit(page, 'several');
	await page.clock.runFor(500);
	await expect(openPopup(page)).toContainText('Opens at once');
	await page.clock.runFor(5000);
	await expect(openPopup(page)).toHaveCount(1);

	await page.setViewportSize({ width: 1280, height: 800 });
	await visit(page, 'several');
	await page.clock.runFor(5000);
	await expect(openPopup(page)).toHaveCount(2);

	await visit(page, 'page-load');
	await page.evaluate(() => {
		document.documentElement.dataset.consent = 'unanswered';
	});
	await page.clock.runFor(5000);
	await expectNoPopup(page);
});
